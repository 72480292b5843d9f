import { show } from '@tabletop/dice';
import { isObject } from '../check-value.js';
import { type Foreign, type Identity, otherGame, otherVersion } from '../own-state.js';
import { problem, refusal } from '../problem.js';

/** A state of some version, as plain JSON. */
export type StateJson = { readonly [name: string]: unknown };

/** Brings a state of one version of the format to the next. */
export type Migration = (state: StateJson) => StateJson;

/** The migrations from each published version, by its number. */
export type Migrations = ReadonlyMap<number, Migration>;

const NONE: Migrations = /* @__PURE__ */ new Map();

/**
 * A state from outside, brought to the format of today. What is no state at all is left to the schema.
 *
 * Throws `RuleError` 'wrong-game' for a state of another game, 'later-version' for one of a later version, and
 * 'invalid-state' for a version that was never published.
 */
export function migrate(state: unknown, game: Identity, migrations: Migrations = NONE): unknown {
  if (!isObject(state)) return state;
  if (typeof state.game === 'string' && state.game !== game.id) throw refused(otherGame(game, state.game));
  let current: StateJson = state;
  let at = current.version;
  if (typeof at !== 'number' || !Number.isInteger(at)) return state;
  if (at > game.version) throw refused(otherVersion(game, at));
  for (; at < game.version; at++) {
    const migration = migrations.get(at);
    if (migration === undefined) {
      const message = `A version ${show(at)} of the state was never published.`;
      throw refusal('invalid-state', [problem(['version'], message)]);
    }
    current = { ...migration(current), version: at + 1 };
  }
  return current;
}

function refused(foreign: Foreign): Error {
  return refusal(foreign.code, [foreign.problem]);
}
