import type { Vector } from '@tabletop/geometry';
import type { FigureId } from '../ids.js';
import type { Of } from './of.js';

/** A grenade was aimed at a spot. */
export interface ThrowJudged extends Of<'throw-judged'> {
  readonly figure: FigureId;
  readonly played: number;
  readonly drawn: number;
  readonly total: number;
  readonly targetNumber: number;
  /** How many points it is short; 0 on target. */
  readonly short: number;
}

/** A grenade went astray. The distance is units. */
export interface Scattered extends Of<'scattered'> {
  readonly from: Vector;
  readonly to: Vector;
  readonly degrees: number;
  readonly distance: number;
}

/** A grenade went off. */
export interface Exploded extends Of<'exploded'> {
  readonly at: Vector;
  readonly grenade: string;
  readonly reached: readonly FigureId[];
}
