import { type PlayerId, type Recorder, record } from '@tabletop/game';
import { Interruption, Refusal } from '../endings.js';
import { writeText } from '../files.js';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import type { AskedMatch } from '../games/asked.js';
import { quoted } from '../screen/plain.js';
import { bold, dim } from '../screen/span.js';
import type { Session } from '../session.js';
import type { Asker } from './asker.js';
import { diceTable } from './dice.js';
import { lineAsker } from './line-asker.js';
import { playOn, type Table } from './match.js';
import { botSeat, personSeat, type Seat } from './seats.js';
import { terminalAsker } from './terminal-asker.js';

type MatchOf<Types extends GameTypes> = Recorder<Types['state'], Types['action'], Types['event']>;

/** Who of the players are people, and what they want. */
export interface Seating {
  readonly people: readonly PlayerId[];
  /** Whether they throw real dice, or draw real cards. */
  readonly dice: boolean;
  /** The file for the record, which is kept also when the match ends early. */
  readonly save: string | undefined;
}

/** Plays a match in which people are asked. Throws where no answer comes, once what was played is kept. */
export async function playWithPeople<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  asked: AskedMatch<Types>,
  seating: Seating,
  session: Session,
): Promise<MatchOf<Types>> {
  const { io, screen } = session;
  const { save } = seating;
  const match = record(adapter.game, asked.setup, asked.seed);
  const hasMenus = io.isTTY.stdin && io.isTTY.stdout && io.columns > 0;
  const asker = hasMenus ? await terminalAsker(session) : lineAsker(session);
  screen.line(bold(adapter.title), ` ${adapter.credit}`);
  try {
    await playOn(adapter, match, tableFor(adapter, asked, seating, asker, session), session);
  } catch (error) {
    await keep(match, save);
    const kept = save === undefined ? '' : ` What was played is in ${quoted(save)}.`;
    if (error instanceof Refusal) throw new Refusal(`${error.message}${kept}`);
    if (error instanceof Interruption) throw new Interruption(`${error.message}${kept}`);
    throw error;
  } finally {
    asker.close();
  }
  await keep(match, save);
  if (adapter.game.outcome(match.state) === undefined) screen.line(bold(`Broken off after ${match.steps} steps.`));
  if (!seating.dice) screen.line(dim(`The seed was ${quoted(asked.seed)}.`));
  if (save !== undefined) screen.note(`The record is in ${quoted(save)}.`);
  return match;
}

function tableFor<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  { players, bot, seed }: AskedMatch<Types>,
  { people, dice }: Seating,
  asker: Asker,
  { screen }: Session,
): Table<Types> {
  const person = personSeat(adapter, asker, screen, people.length === 1);
  const seats = players.map((player): [PlayerId, Seat<Types>] => [
    player,
    people.includes(player) ? person : botSeat(adapter, bot, seed, player),
  ]);
  const [viewer = null] = people;
  return {
    seats: new Map(seats),
    viewer: people.length === 1 ? viewer : null,
    dice: dice ? diceTable(asker, screen) : undefined,
  };
}

async function keep<Types extends GameTypes>(match: MatchOf<Types>, file: string | undefined): Promise<void> {
  if (file !== undefined) await writeText(file, `${JSON.stringify(match.record())}\n`);
}
