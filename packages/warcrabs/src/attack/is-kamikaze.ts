import type { Weapon } from '../crab/crab.js';
import type { Rules } from '../rules.js';

type Explosive = Pick<Weapon, 'explosive'>;

/** Whether an attack is an explosive used claw-to-claw, which hurts both crabs. @rule W-KAMIKAZE */
export function isKamikaze({ explosive }: Explosive, close: boolean): boolean {
  return explosive && close;
}

/** Whether such an attack hits without a roll, as it does unless house rules want one. @rule W-KAMIKAZE */
export function isSureKamikaze(
  weapon: Explosive,
  close: boolean,
  { kamikazeNeedsHit }: Pick<Rules, 'kamikazeNeedsHit'>,
): boolean {
  return isKamikaze(weapon, close) && !kamikazeNeedsHit;
}
