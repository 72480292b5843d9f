import { isTabletopError } from '@tabletop/dice';
import { RuleError } from './rule-error.js';

/** In what a replay can differ from its record. */
export type DifferenceKind =
  | 'malformed-record'
  | 'wrong-game'
  | 'later-version'
  | 'earlier-version'
  | 'other-revision'
  | 'other-rules'
  | 'refused-setup'
  | 'refused-action'
  | 'refused-step'
  | 'other-draws'
  | 'other-hash'
  | 'other-outcome'
  | 'truncated'
  | 'leftover'
  | 'too-many-steps';

/** Where a replay left its record. */
export interface Place {
  /** The step that differs: 0 is the first state, 1 the first step after it. */
  readonly step: number;
  /** The index in the record's entries of what should have been that step; null where it is none of them. */
  readonly entry: number | null;
}

/** The error of a replay that cannot follow its record: one problem, whose `details` are the {@link Place}. */
export class ReplayError extends RuleError {
  readonly kind: DifferenceKind;
  readonly place: Place;
  readonly rule: string | null;

  constructor(kind: DifferenceKind, { step, entry }: Place, message: string, rule?: string) {
    const named = rule === undefined ? {} : { rule };
    super(kind, [{ path: entry === null ? [] : ['entries', entry], message, details: { step, entry }, ...named }]);
    this.kind = kind;
    this.place = { step, entry };
    this.rule = rule ?? null;
  }
}

/** Runs what a record asks for; a typed error of the game or of its draws becomes a difference, others pass. */
export function following<Result>(place: Place, otherwise: DifferenceKind, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!isTabletopError(error)) throw error;
    const ofDraws = error.code.startsWith('script-') || error.code === 'invalid-script';
    throw new ReplayError(ofDraws ? 'other-draws' : otherwise, place, error.message, error.problems[0]?.rule);
  }
}
