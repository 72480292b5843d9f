import type { RangeBand } from '../armoury/ranges.js';
import type { FigureId } from '../ids.js';
import type { Of } from './of.js';

/** A shot: cards compared, then the total against the Target Number. */
export interface ShotJudged extends Of<'shot-judged'> {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly attack: number;
  readonly defence: number;
  /** Null where the defender's card was higher. */
  readonly total: number | null;
  readonly targetNumber: number;
  readonly hit: boolean;
}

/** How far it is to the target of a shot or throw, and what is to be reached. */
export interface Aimed extends Of<'aimed'> {
  readonly figure: FigureId;
  readonly band: RangeBand;
  readonly targetNumber: number;
}

/** A fight hand to hand; `hit` is null for a tie. */
export interface MeleeJudged extends Of<'melee-judged'> {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly attackTotal: number;
  readonly defenceTotal: number;
  readonly hit: FigureId | null;
}

/** Damage of a hit, or of a blast, whose card is the first that was turned up. */
export interface DamageJudged extends Of<'damage-judged'> {
  readonly target: FigureId;
  readonly played: number;
  readonly drawn: number;
  readonly damage: number;
  /** Null where the drawn card was higher: no damage. */
  readonly total: number | null;
  readonly knockOutValue: number;
  readonly out: boolean;
}

/** A figure is out of the fight. */
export interface KnockedOut extends Of<'knocked-out'> {
  readonly figure: FigureId;
}
