import type { Game, GameAction, GameEvent, GameState } from './contract.js';
import { type DifferenceKind, type Place, ReplayError } from './difference.js';
import { parseRecord } from './parse-record.js';
import { replay } from './replay.js';
import { isRuleError } from './rule-error.js';

/** Whether a match plays again as its record says and, if not, where the two part. */
export type Verdict<State> = Same<State> | Difference;

/** The record holds, from the first state to the last. */
export interface Same<State> {
  readonly ok: true;
  readonly steps: number;
  readonly state: State;
}

/** The first step at which a match and its record part. */
export interface Difference extends Place {
  readonly ok: false;
  readonly kind: DifferenceKind;
  /** The rule that refused or asked for something else; null where none did. */
  readonly rule: string | null;
  readonly message: string;
  /** The last step whose hash agreed, null where none did: what differs was done after it. */
  readonly since: number | null;
}

/**
 * Plays a record again and compares everything that it says: game, version, revision, rules in force, set-up, every
 * action, every draw, every hash, and the outcome. The record may be any value.
 *
 * What differs without being refused is noticed at the next hash: a record with `hashEvery` 1 names the very step.
 */
export function verifyReplay<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  record: unknown,
): Verdict<State> {
  let since: number | null = null;
  try {
    const parsed = parseRecord(record);
    const hashed = new Set(parsed.hashes.map(([step]) => step));
    let reached: Same<State> | undefined;
    for (const { step, state } of replay(game, parsed)) {
      if (hashed.has(step)) since = step;
      reached = { ok: true, steps: step, state };
    }
    if (reached !== undefined) return reached;
    throw new ReplayError('truncated', { step: 0, entry: null }, 'The record has not even a first state.');
  } catch (error) {
    if (error instanceof ReplayError) {
      const { kind, place, rule, message } = error;
      return { ok: false, kind, ...place, rule, message, since };
    }
    if (!isRuleError(error) || error.code !== 'malformed-record') throw error;
    return { ok: false, kind: 'malformed-record', step: 0, entry: null, rule: null, message: error.message, since };
  }
}
