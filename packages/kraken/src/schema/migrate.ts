import { show } from '@tabletop/dice';
import { RuleError } from '@tabletop/game';
import { isObject } from '../check-value.js';

/** The version of the format of a state. */
export const STATE_VERSION = 1;

type Json = { readonly [name: string]: unknown };

/** Brings a state of one version of the format to the next. */
export type Migration = (state: Json) => Json;

/** The migrations from each published version, by its number. Version 1 is the first: there are none yet. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map();

/**
 * A state from outside brought to the format of today. What is no state at all is left to the schema.
 *
 * Throws `RuleError` 'wrong-game' for a state of another game, 'later-version' for one of a later version, and
 * 'invalid-state' for a version that was never published.
 */
export function migrate(
  state: unknown,
  game: string,
  version: number = STATE_VERSION,
  migrations: ReadonlyMap<number, Migration> = MIGRATIONS,
): unknown {
  if (!isObject(state)) return state;
  if (typeof state.game === 'string' && state.game !== game)
    throw refusal('wrong-game', 'game', `A state of ${show(game)} is wanted, but this is one of ${show(state.game)}.`);
  let current: Json = state;
  let at = current.version;
  if (typeof at !== 'number' || !Number.isInteger(at)) return state;
  if (at > version)
    throw refusal(
      'later-version',
      'version',
      `States have version ${version}; a later one made this, version ${show(at)}.`,
    );
  for (; at < version; at++) {
    const migration = migrations.get(at);
    if (migration === undefined)
      throw refusal('invalid-state', 'version', `A version ${show(at)} of the state was never published.`);
    current = { ...migration(current), version: at + 1 };
  }
  return current;
}

function refusal(code: string, field: string, message: string): RuleError {
  return new RuleError(code, [{ path: [field], message }]);
}
