import { isTabletopError, type Problem } from '@tabletop/dice';
import { type GameRecord, parseRecord, type ReplayStep, replay } from '@tabletop/game';
import type { Command } from 'commander';
import { Refusal, refusing } from '../endings.js';
import { checkWritable, readText } from '../files.js';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import { gameCalled, noGame } from '../games.js';
import { jsonLine, quoted } from '../screen/plain.js';
import { progressOf } from '../screen/progress.js';
import { bold, dim } from '../screen/span.js';
import { tell } from '../screen/telling.js';
import type { Session } from '../session.js';
import { writePicture } from './picture.js';

interface ReplayFlags {
  readonly json?: boolean;
  readonly svg?: string;
}

/** `tabletop replay game.json`: a recorded game again. */
export function addReplay(program: Command, session: Session): void {
  program
    .command('replay')
    .description('play a recorded game again, every step checked, and tell it')
    .argument('<file>', 'a record that `watch` or `play` has saved')
    .option('--json', 'a JSON object on each line: every event, then the outcome')
    .option('--svg <file>', 'write a picture of the table at the end')
    .addHelpText(
      'after',
      `
A record that does not play again as it says ends with exit code 2 and the first step and rule that differ.

Examples:
  tabletop watch kraken --save game.json
  tabletop replay game.json
  tabletop replay game.json --json | head -3`,
    )
    .action((file: string, flags: ReplayFlags) => replayFile(file, flags, session));
}

/** Reading a text longer than this can take a while. */
const LONG = 1_000_000;

async function replayFile(file: string, flags: ReplayFlags, session: Session): Promise<void> {
  const text = await readText(file);
  if (text.length > LONG) session.screen.status(`Reading ${quoted(file)} …`);
  const record = refusing(() => parseRecord(text), `${quoted(file)}: `);
  const game = gameCalled(record.game);
  if (game === undefined)
    throw new Refusal(`${quoted(file)} is a record of another game. ${noGame(record.game).message}`);
  await checkWritable(flags.svg, [file]);
  await game.serve((adapter) => retell(adapter, record, file, flags, session));
}

async function retell<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  record: GameRecord,
  file: string,
  flags: ReplayFlags,
  session: Session,
): Promise<void> {
  const { screen } = session;
  const { steps, state } = verified(adapter, record, file, session);
  const outcome = adapter.game.outcome(state) ?? null;
  if (flags.json === true) {
    for await (const { events } of paced(replay(adapter.game, record), session)) {
      for (const event of events) screen.text(jsonLine(event));
    }
    screen.text(jsonLine({ game: record.game, seed: record.seed, steps, outcome, verified: true }));
  } else {
    screen.line(bold(adapter.title), ` ${adapter.credit}`);
    screen.line(dim(`${quoted(file)} holds: all ${steps} steps play again as recorded.`));
    let before: Types['state'] | undefined;
    for await (const step of paced(replay(adapter.game, record), session)) {
      if (before === undefined) {
        screen.line();
        screen.text(adapter.toText(adapter.game.view(step.state, null)));
      } else tell(screen, adapter.narrate(step.events, before));
      before = step.state;
    }
    screen.line();
    screen.text(adapter.toText(adapter.game.view(state, null)));
    if (outcome === null) screen.line(bold('The record ends here; the game was not over.'));
  }
  if (flags.svg !== undefined) await writePicture(adapter, state, flags.svg, session);
}

const STEPS_AT_ONCE = 256;

/** The same steps, with a pause now and then for what was shown to be taken, or for nobody to read on. */
async function* paced<Step>(steps: Iterable<Step>, { screen }: Session): AsyncGenerator<Step, void, undefined> {
  let taken = 0;
  for (const step of steps) {
    yield step;
    if (++taken % STEPS_AT_ONCE === 0) await screen.settled();
  }
}

/** Plays a record through. Throws a {@link Refusal} that names the first step that differs, and the rule. */
function verified<Types extends GameTypes>(
  { game }: GameAdapter<Types>,
  record: GameRecord,
  file: string,
  session: Session,
): { readonly steps: number; readonly state: Types['state'] } {
  const total = record.hashes.at(-1)?.[0] ?? 0;
  const progress = progressOf(session, (steps) => `Checked ${steps} of ${total} steps …`);
  let last: ReplayStep<Types['state'], Types['action'], Types['event']> | undefined;
  try {
    for (const step of replay(game, record)) {
      progress.at(step.step);
      last = step;
    }
  } catch (error) {
    if (!isTabletopError(error)) throw error;
    throw new Refusal(`${quoted(file)} does not play again: ${differenceInWords(error.problems[0])}`);
  } finally {
    progress.end();
  }
  if (last === undefined) throw new Refusal(`${quoted(file)} has not even a first state.`);
  return { steps: last.step, state: last.state };
}

function differenceInWords(problem: Problem | undefined): string {
  const step = problem?.details?.step ?? 0;
  const rule = problem?.rule === undefined ? '' : `, rule ${quoted(problem.rule)}`;
  return `step ${step}${rule}: ${problem?.message ?? 'it is refused.'}`;
}
