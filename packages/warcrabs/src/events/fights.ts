import type { Vector } from '@tabletop/geometry';
import type { RangeBand } from '../attack/range-band.js';
import type { Arc, CrabId } from '../state.js';
import type { Of } from './of.js';

/** What counted for a roll to hit. */
export interface Aim {
  /** Whether it is claw-to-claw. */
  readonly close: boolean;
  readonly band: RangeBand;
  /** What the distance adds. */
  readonly range: number;
  /** What the weapon adds. */
  readonly weapon: number;
  /** What the difference in height adds. */
  readonly elevation: number;
  /** The greatest roll that hits. */
  readonly target: number;
  readonly arc: Arc;
}

/** A crab rolled to hit. */
export interface Attacked extends Of<'attacked'> {
  readonly crab: CrabId;
  readonly target: CrabId;
  /** The weapon's name; null for bare claws. */
  readonly weapon: string | null;
  /** How often the weapon can still be used; null for any number of times. */
  readonly left: number | null;
  readonly aim: Aim;
  readonly total: number;
  readonly outcome: 'hit' | 'near-miss' | 'miss';
}

/** A crab set off an explosive claw-to-claw, without a roll. */
export interface SetOff extends Of<'set-off'> {
  readonly crab: CrabId;
  readonly target: CrabId;
  readonly weapon: string;
  readonly left: number | null;
}

/** Paper stopped a flame; `obstacle` is its place in the board's list. */
export interface FlameStopped extends Of<'flame-stopped'> {
  readonly crab: CrabId;
  readonly target: CrabId;
  readonly weapon: string;
  readonly left: number | null;
  readonly obstacle: number;
}

/** An attack struck home. */
export interface Struck extends Of<'struck'> {
  readonly crab: CrabId;
  readonly by: CrabId;
  readonly arc: Arc;
  readonly location: 'crab' | 'shell';
  readonly damage: number;
  readonly toArmour: number;
  readonly toHitPoints: number;
  /** What is left. */
  readonly armour: number;
  readonly hitPoints: number;
  /** For the telling alone: bare claws that reach the crab snap off a limb, which grows back. @rule W-BARE */
  readonly flavour: 'limb-snapped' | null;
}

/** An explosive set off claw-to-claw hurt a crab, whatever its armour. */
export interface Scorched extends Of<'scorched'> {
  readonly crab: CrabId;
  readonly by: CrabId;
  readonly damage: number;
  readonly hitPoints: number;
}

/** A crab died, through whom, if anyone. */
export interface Died extends Of<'died'> {
  readonly crab: CrabId;
  readonly by: CrabId | null;
}

/** A crab rolled against Endurance so as not to be stunned. */
export interface EnduranceRolled extends Of<'endurance-rolled'> {
  readonly crab: CrabId;
  readonly why: 'near-miss' | 'fall';
  readonly endurance: number;
  readonly total: number;
  readonly withstood: boolean;
}

/** An explosive pushed a crab. */
export interface Blasted extends Of<'blasted'> {
  readonly crab: CrabId;
  readonly by: CrabId;
  readonly from: Vector;
  readonly to: Vector;
}

/** A crab tried to lift another; `reach` is how far it can throw, in units. */
export interface LiftRolled extends Of<'lift-rolled'> {
  readonly crab: CrabId;
  readonly target: CrabId;
  readonly strength: number;
  readonly total: number;
  readonly lifted: boolean;
  readonly reach: number;
}

/** A crab threw another. */
export interface Thrown extends Of<'thrown'> {
  readonly crab: CrabId;
  readonly target: CrabId;
  readonly from: Vector;
  readonly to: Vector;
  /** How far it was meant to go, in units. */
  readonly distance: number;
}

/** A crab fell so many units. */
export interface Fell extends Of<'fell'> {
  readonly crab: CrabId;
  readonly drop: number;
  readonly damage: number;
  readonly hitPoints: number;
}
