import { type Distribution, exactly } from '@tabletop/dice';
import { FAILED_RAM_DAMAGE } from '../rams/ram-damage.js';
import { CRAFT_CLASSES, type CraftClass, UNIT_CLASSES, type UnitClass } from '../unit-class.js';
import { checkOneOf } from './check-question.js';
import { type OddsUsing, PRINTED } from './using.js';

/** What a ram does to the two of it, in points of Body: to the part that is rammed, and to the part that rams. */
export interface Collision {
  readonly target: number;
  readonly rammer: number;
}

/** The exact odds of a ram to damage its target. @rule S-RAM */
export function ramHitOdds(using: OddsUsing = PRINTED): Distribution<boolean> {
  return exactly((chance) => using.resolveRam(chance, using).succeeds);
}

/**
 * The exact odds of what a ram does, whatever Body the two have left.
 *
 * Throws `RuleError` 'invalid-question' for classes that there are not.
 *
 * @rule S-RAM
 */
export function ramOdds(rammer: CraftClass, target: UnitClass, using: OddsUsing = PRINTED): Distribution<Collision> {
  checkOneOf('rammer', rammer, CRAFT_CLASSES);
  checkOneOf('target', target, UNIT_CLASSES);
  const damage = using.ramDamage(rammer, target);
  return ramHitOdds(using).map((hits) =>
    hits ? { target: damage, rammer: 0 } : { target: 0, rammer: FAILED_RAM_DAMAGE },
  );
}
