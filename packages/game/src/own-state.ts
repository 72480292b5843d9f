import { type Problem, show } from '@tabletop/dice';
import type { GameState } from './contract.js';
import { RuleError } from './rule-error.js';

/** The game whose states are wanted. */
export interface Identity {
  readonly id: string;
  readonly version: number;
}

/** Throws `RuleError` 'wrong-game', 'later-version' or 'earlier-version' unless a state is of this game and version. */
export function assertOwnState(game: Identity, state: GameState): void {
  const foreign = foreignState(game, state);
  if (foreign !== undefined) throw new RuleError(foreign.code, [foreign.problem]);
}

/** Why a state is not one of this game and version, with the code of the error. */
export function foreignState(game: Identity, state: GameState): { code: string; problem: Problem } | undefined {
  if (state?.game === game.id && state.version === game.version) return undefined;
  return differing(game, typeof state === 'object' && state !== null ? state : {});
}

function differing(
  game: Identity,
  state: { readonly game?: unknown; readonly version?: unknown },
): { code: string; problem: Problem } {
  if (state.game !== game.id) {
    const message = `A state of ${show(game.id)} is wanted, but this is one of ${show(state.game)}.`;
    return { code: 'wrong-game', problem: { path: ['game'], message } };
  }
  const later = typeof state.version !== 'number' || state.version > game.version;
  const advice = later ? 'a later version of the game made it' : 'parse it first, which brings it up to date';
  const message = `States of ${show(game.id)} have version ${game.version}, this one has ${show(state.version)}: ${advice}.`;
  return { code: later ? 'later-version' : 'earlier-version', problem: { path: ['version'], message } };
}
