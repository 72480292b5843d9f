import { type Distribution, exactly } from '@tabletop/dice';
import { type OddsUsing, PRINTED } from './using.js';

/** The exact odds of a crew to hack the guns of a craft. @rule S-VMODS */
export function crewHackOdds(using: OddsUsing = PRINTED): Distribution<boolean> {
  return exactly((chance) => using.resolveCrewHack(chance, using).succeeds);
}

/** The exact odds of a technician crew to recharge a spent plasma shield. @rule S-VMODS */
export function rechargeOdds(using: OddsUsing = PRINTED): Distribution<boolean> {
  return exactly((chance) => using.resolveRecharge(chance, using).succeeds);
}

/** The exact odds of how many spaces of slag a craft lays: 0 where the exhaust fails. @rule S-SLAG */
export function slagOdds(using: OddsUsing = PRINTED): Distribution<number> {
  return exactly((chance) => using.resolveSlag(chance, using).length);
}
