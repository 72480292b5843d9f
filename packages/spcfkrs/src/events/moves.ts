import type { Cell } from '@tabletop/geometry/grid';
import type { UnitId } from '../ids.js';
import type { Of } from './of.js';

/** Why a unit stopped before the end of its path. @rule S-CONFLICT */
export type StopReason = 'unit-in-the-way' | 'full-cover' | 'edge' | 'too-far' | 'ram' | 'slag';

/** A unit moved, or could not. @rule S-MOVE */
export interface Moved extends Of<'moved'> {
  readonly unit: UnitId;
  /** The spaces that it went through, the first and the last included: one alone where it stayed. */
  readonly path: readonly Cell[];
  /** Why it went no further than that; null where it went all the way. */
  readonly stopped: StopReason | null;
}

/** A unit moved after another. @rule S-FOLLOW */
export interface Followed extends Of<'followed'> {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly path: readonly Cell[];
  /** Whether it is next to its target. */
  readonly caughtUp: boolean;
}

/** A craft moved to keep its distance from another unit. @rule S-KEEP */
export interface Kept extends Of<'kept'> {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly path: readonly Cell[];
  /** The distance that it was to keep, in spaces. */
  readonly wanted: number;
  /** How far it is from its target now, in spaces. */
  readonly distance: number;
}

/** A unit follows in a circle, or a dead unit or a passenger, and stays. @rule S-FOLLOW */
export interface Stayed extends Of<'stayed'> {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly reason: 'circle' | 'target-dead' | 'target-aboard';
}

/** A battalion was cut apart: its groups are units of their own from now on. @rule S-BATTALION */
export interface CutApart extends Of<'cut-apart'> {
  readonly units: readonly UnitId[];
  readonly groups: readonly (readonly UnitId[])[];
}
