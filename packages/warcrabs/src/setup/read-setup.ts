import { MAX_SETUP_PROBLEMS, type PlayerId, reading, readNames, refusal, under } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import { MAX_PLAYERS } from '../limits.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Board } from '../state.js';
import { BOARDS } from './boards.js';
import type { TEAMS } from './crabs.js';
import { readHouseRules } from './house-rules.js';
import { placeCrabs } from './places.js';
import { readBoard } from './read-board.js';
import { type CrabRead, type CrabSetup, crabsIn } from './read-crabs.js';

/** How a fight begins. Everything may be left out. */
export interface WarcrabsSetup {
  /** Who plays, in the order of seats; by default 'red' and 'blue'. */
  readonly players?: readonly PlayerId[];
  /** The table to fight on; by default the House `desk`. */
  readonly board?: keyof typeof BOARDS | Board;
  /** The crabs; by default the House team `duel`. */
  readonly crabs?: keyof typeof TEAMS | readonly CrabSetup[];
  readonly houseRules?: Partial<Rules>;
}

/** A crab that was read, and where it starts. */
export interface CrabPlaced extends CrabRead {
  readonly at: Vector;
}

/** A set-up that was read: everything that a fight begins with. */
export interface SetupRead {
  readonly houseRules: Partial<Rules>;
  readonly players: readonly PlayerId[];
  readonly board: Board;
  readonly crabs: readonly CrabPlaced[];
}

const DEFAULT_PLAYERS: readonly PlayerId[] = ['red', 'blue'];

/**
 * Reads a set-up, which may be anything. Throws `RuleError` 'invalid-setup' which names every bad field and then, where
 * there is none, what does not fit together.
 *
 * @rule W-DEPLOY
 */
export function readSetup(input: WarcrabsSetup): SetupRead {
  const { crabs, ...read } = reading.accepted(reading.readInput(input, 'W-DEPLOY', setupIn), 'invalid-setup');
  const { houseRules, players, board } = read;
  const unplaced = crabs.map(({ at, owner }) => ({ at, seat: players.indexOf(owner) }));
  const { places, problems } = placeCrabs(unplaced, players.length, board, rulesFor(houseRules));
  if (problems.length > 0) throw refusal('invalid-setup', under(['crabs'], problems), MAX_SETUP_PROBLEMS);
  return { ...read, crabs: crabs.map((crab, index) => ({ ...crab, at: places[index] ?? { x: 0, y: 0 } })) };
}

function setupIn(source: reading.Source): Omit<SetupRead, 'crabs'> & { readonly crabs: readonly CrabRead[] } {
  const houseRules = readHouseRules(reading.valueIn(source, 'houseRules'));
  reading.noteAll(source, ['houseRules'], houseRules.problems);
  const given = reading.valueIn(source, 'players');
  const players =
    given === undefined
      ? { names: DEFAULT_PLAYERS, problems: [] }
      : readNames(given, { what: 'player', least: 2, most: MAX_PLAYERS, rule: 'W-FIGHT' });
  reading.noteAll(source, ['players'], players.problems);
  const board = readBoard(reading.valueIn(source, 'board'));
  reading.noteAll(source, ['board'], board.problems);
  const rules = rulesFor(houseRules.problems.length === 0 ? houseRules.rules : {});
  return {
    houseRules: houseRules.rules,
    players: players.names,
    board: board.value ?? BOARDS.desk,
    crabs: crabsIn(reading.byRule(source, 'W-ROSTER'), players.names, rules),
  };
}
