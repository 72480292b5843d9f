import { MAX_MATCH_STEPS, type Match, playMatch } from '@tabletop/game';
import type { Command } from 'commander';
import { checkWritable, writeText } from '../files.js';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import { type AskedMatch, askedMatch, type MatchFlags } from '../games/asked.js';
import { jsonLine, quoted } from '../screen/plain.js';
import { progressOf } from '../screen/progress.js';
import { bold, dim } from '../screen/span.js';
import { tell } from '../screen/telling.js';
import type { Session } from '../session.js';
import { again } from './again.js';
import { addMatchOptions, addPerGame } from './per-game.js';
import { writePicture } from './picture.js';

interface WatchFlags extends MatchFlags {
  readonly json?: boolean;
  readonly svg?: string;
  readonly save?: string;
}

/** `tabletop watch kraken`: a whole game between bots. */
export function addWatch(program: Command, session: Session): void {
  addPerGame(program, {
    name: 'watch',
    about: 'watch a whole game between bots, told as it happens',
    build: (command, game) =>
      game.serve((adapter) => {
        addMatchOptions(command, adapter)
          .option('--json', 'a JSON object on each line: every event, then the outcome')
          .option('--svg <file>', 'write a picture of the table at the end')
          .option('--save <file>', 'write a record that `tabletop replay` plays again')
          .addHelpText('after', examples(game.id))
          .action((flags: WatchFlags) => watch(adapter, flags, session));
      }),
  });
}

function examples(id: string): string {
  return `
Examples:
  tabletop watch ${id} --seed ahoy
  tabletop watch ${id} --players 3 --svg table.svg --save game.json
  tabletop watch ${id} --seed ahoy --json | head -3`;
}

async function watch<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  flags: WatchFlags,
  session: Session,
): Promise<void> {
  const asked = askedMatch(adapter, flags);
  await checkWritable(flags.svg);
  await checkWritable(flags.save);
  const match =
    flags.json === true ? watchAsJson(adapter, asked, session) : watchAsText(adapter, asked, flags, session);
  if (flags.svg !== undefined) await writePicture(adapter, match.state, flags.svg, session);
  if (flags.save !== undefined) {
    await writeText(flags.save, `${JSON.stringify(match.record)}\n`);
    session.screen.note(`The record is in ${quoted(flags.save)}.`);
  }
}

/** The name of a bot where a sentence begins with it. */
function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function watchAsText<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  asked: AskedMatch<Types>,
  flags: WatchFlags,
  session: Session,
): Match<Types['state']> {
  const { screen } = session;
  const { game, title, author } = adapter;
  screen.line(bold(title), ` by ${author}`);
  screen.line(
    dim(`Seed ${quoted(asked.seed)}. ${capitalized(asked.bot.name)} bots play for ${asked.players.join(', ')}.`),
  );
  screen.line();
  screen.text(adapter.toText(game.view(asked.first, null)));
  let before = asked.first;
  const match = played(adapter, asked, session, (state, events) => {
    tell(screen, adapter.narrate(events, before));
    before = state;
  });
  screen.line();
  screen.text(adapter.toText(game.view(match.state, null)));
  if (match.outcome === undefined) screen.line(bold(`Broken off after ${MAX_MATCH_STEPS} steps: it had no end.`));
  screen.line();
  screen.line(dim(`The same game again: ${again('watch', adapter, asked, flags)}`));
  return match;
}

function watchAsJson<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  asked: AskedMatch<Types>,
  session: Session,
): Match<Types['state']> {
  const { screen } = session;
  const match = played(adapter, asked, session, (_state, events) => {
    for (const event of events) screen.text(jsonLine(event));
  });
  const { outcome = null, steps } = match;
  screen.text(jsonLine({ game: adapter.game.id, seed: asked.seed, steps, outcome }));
  return match;
}

function played<Types extends GameTypes>(
  { game }: GameAdapter<Types>,
  { setup, seed, bot }: AskedMatch<Types>,
  session: Session,
  observe: (state: Types['state'], events: readonly Types['event'][]) => void,
): Match<Types['state']> {
  const progress = progressOf(session, (steps) => `Step ${steps} …`);
  const match = playMatch(game, {
    setup,
    seed,
    policies: () => bot.policy,
    observe({ step, state, events }) {
      progress.at(step);
      observe(state, events);
    },
  });
  progress.end();
  return match;
}
