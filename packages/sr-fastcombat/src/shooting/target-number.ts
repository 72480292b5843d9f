import type { RangeBand } from '../armoury/ranges.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/** What a shot depends on besides skill; what is left out is not so. */
export interface ShotSituation {
  readonly band: RangeBand;
  /** The weapon has a laser sight. */
  readonly laser?: boolean;
  /** The weapon is a smartgun. */
  readonly smartgun?: boolean;
  /** The attacker has a smartlink. */
  readonly smartlink?: boolean;
  /** The attacker wears smartgoggles. */
  readonly goggles?: boolean;
  /** The target has cover. */
  readonly cover?: boolean;
  /** The target is invisible, and not detected. */
  readonly invisible?: boolean;
  readonly attackerMoving?: boolean;
  readonly targetMoving?: boolean;
  /** The weapon itself, or a grenade, is thrown by hand: sights do not help. */
  readonly thrown?: boolean;
}

/**
 * The Target Number of a shot: by its range, changed by circumstances and by the better sight. May go below 0.
 *
 * @rule F-TN
 */
export function targetNumber(
  situation: ShotSituation,
  using: Ruled<'targetNumbers' | 'sights'> = { rules: DEFAULT_RULES },
): number {
  const { band, cover = false, invisible = false, attackerMoving = false, targetMoving = false } = situation;
  const numbers = using.rules.targetNumbers;
  return (
    numbers[band] +
    sightModifier(situation, using) +
    (cover ? numbers.cover : 0) +
    (invisible ? numbers.invisible : 0) +
    (attackerMoving ? numbers.attackerMoving : 0) +
    (targetMoving ? numbers.targetMoving : 0)
  );
}

/** What sights do to the Target Number: the better one counts, or they add up. A smartgun needs somebody who sees its sights. */
function sightModifier(situation: ShotSituation, using: Ruled<'targetNumbers' | 'sights'>): number {
  const { laser = false, smartgun = false, smartlink = false, goggles = false, thrown = false } = situation;
  if (thrown) return 0;
  const { targetNumbers, sights } = using.rules;
  const usable = [
    ...(laser ? [targetNumbers.laser] : []),
    ...(smartgun && smartlink ? [targetNumbers.smartlink] : []),
    ...(smartgun && goggles ? [targetNumbers.goggles] : []),
  ];
  if (usable.length === 0) return 0;
  return sights === 'best' ? Math.min(...usable) : usable.reduce((sum, modifier) => sum + modifier, 0);
}
