import type { Grenade } from '../figures/sheet.js';
import { toCentimetres, toUnits } from '../units.js';

/** A grenade on the table. @rule F-BLAST */
export interface Charge {
  readonly name: string;
  readonly damage: number;
  /** Its Reduction, in units. */
  readonly step: number;
}

/** A grenade as a state holds it. */
export function chargeOf({ name, damage, reduction }: Grenade): Charge {
  return { name, damage, step: toUnits(reduction) };
}

/** A grenade of a state as sheets tell it, with its Reduction in centimetres. */
export function grenadeOf({ name, damage, step }: Charge): Grenade {
  return { name, damage, reduction: toCentimetres(step) };
}
