import { type Problem, show } from '@tabletop/dice';
import type { GameState } from './contract.js';
import { problem } from './problem.js';
import { RuleError } from './rule-error.js';

/** The game whose states are wanted. */
export interface Identity {
  readonly id: string;
  /** The version of the state's format. */
  readonly version: number;
}

/** Why a state is not one of a game and version, with the code of the error. */
export interface Foreign {
  readonly code: 'wrong-game' | 'later-version' | 'earlier-version';
  readonly problem: Problem;
}

/** Throws `RuleError` 'wrong-game', 'later-version' or 'earlier-version' unless a state is of this game and version. */
export function assertOwnState(game: Identity, state: GameState): void {
  const foreign = foreignState(game, state);
  if (foreign !== undefined) throw new RuleError(foreign.code, [foreign.problem]);
}

/** Why a state is not one of this game and version, or undefined when it is. */
export function foreignState(game: Identity, state: GameState): Foreign | undefined {
  if (state?.game === game.id && state.version === game.version) return undefined;
  const found: { readonly game?: unknown; readonly version?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return found.game === game.id ? otherVersion(game, found.version) : otherGame(game, found.game);
}

/** The refusal of a state of another game. */
export function otherGame({ id }: Identity, found: unknown): Foreign {
  const message = `A state of ${show(id)} is wanted, but this is one of ${show(found)}.`;
  return { code: 'wrong-game', problem: problem(['game'], message) };
}

/** The refusal of a state of another version: what is no number is a later one's. */
export function otherVersion({ id, version }: Identity, found: unknown): Foreign {
  const later = typeof found !== 'number' || found > version;
  const advice = later ? 'a later version of the game made it' : 'parse it first, which brings it up to date';
  const message = `States of ${show(id)} have version ${version}, this one has ${show(found)}: ${advice}.`;
  return { code: later ? 'later-version' : 'earlier-version', problem: problem(['version'], message) };
}
