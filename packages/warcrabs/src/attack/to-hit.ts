import type { Weapon } from '../crab/crab.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { isKamikaze } from './is-kamikaze.js';
import type { RangeBand } from './range-band.js';

/** What of a weapon, or of bare claws, counts for a roll to hit. @rule W-TOHIT */
export type Arm = Pick<Weapon, 'kind' | 'toHit' | 'explosive'>;

/** What counts for a roll to hit. @rule W-TOHIT */
export interface Situation {
  readonly dexterity: number;
  readonly weapon: Arm;
  readonly band: RangeBand;
  /** Whether it is claw-to-claw: within an inch, on about the same height. @rule W-CLAW */
  readonly close: boolean;
  /** Where the attacker is as seen by the target. @rule W-ELEVATION */
  readonly elevation: 'above' | 'level' | 'below';
}

/** What adds up to the target of a roll to hit. */
export interface Modifiers {
  readonly range: number;
  readonly weapon: number;
  readonly elevation: number;
  /** Dexterity and all of them together. */
  readonly target: number;
}

type HitRules = Ruled<'rangeModifiers' | 'fromAbove' | 'fromBelow'>;

/**
 * What adds up for a roll to hit. Claw-to-claw the distance counts only for ranged and tossed weapons that are not
 * explosive, and heights never do.
 *
 * @rule W-TOHIT
 * @rule W-CLAW
 * @rule W-ELEVATION
 */
export function toHitModifiers(
  { dexterity, weapon, band, close, elevation }: Situation,
  { rules }: HitRules = { rules: DEFAULT_RULES },
): Modifiers {
  const isAtArmsLength = weapon.kind === 'claw' || isKamikaze(weapon, close);
  const range = isAtArmsLength ? 0 : rules.rangeModifiers[band];
  const heights = { above: rules.fromAbove, level: 0, below: rules.fromBelow };
  const height = close ? 0 : heights[elevation];
  return { range, weapon: weapon.toHit, elevation: height, target: dexterity + range + weapon.toHit + height };
}

/**
 * The greatest roll of two dice that hits: Dexterity with the modifiers of distance, weapon and height. Below 2 nothing
 * hits, from 12 on everything does.
 *
 * @rule W-TOHIT
 */
export function toHitTarget(situation: Situation, using: HitRules = { rules: DEFAULT_RULES }): number {
  return toHitModifiers(situation, using).target;
}
