import type { Command } from 'commander';
import { checkWritable, writeText } from '../files.js';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import { askedMatch, type MatchFlags } from '../games/asked.js';
import { watchAsJson, watchAsText } from '../play/watched.js';
import { quoted } from '../screen/plain.js';
import { dim } from '../screen/span.js';
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
  const { screen } = session;
  const asked = askedMatch(adapter, flags);
  await checkWritable(flags.svg);
  await checkWritable(flags.save, [flags.svg]);
  const asJson = flags.json === true;
  const match = asJson ? watchAsJson(adapter, asked, session) : watchAsText(adapter, asked, session);
  if (!asJson) {
    screen.line();
    screen.line(dim(`The same game again: ${again('watch', adapter, asked, flags)}`));
  }
  if (flags.svg !== undefined) await writePicture(adapter, match.state, flags.svg, session);
  if (flags.save !== undefined) {
    await writeText(flags.save, `${JSON.stringify(match.record)}\n`);
    screen.note(`The record is in ${quoted(flags.save)}.`);
  }
}
