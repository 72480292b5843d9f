import type { CraftClass, UnitClass } from '../unit-class.js';

/** What a ram does to a part of its target, in points of Body. The last two are House ones. */
// biome-ignore format: the table of the rule book
const RAMS: Readonly<Record<CraftClass, Readonly<Record<UnitClass, number>>>> = {
  // rammer        on foot         vehicle         spaceship
  'vehicle':   { 'on-foot': 4,  'vehicle': 2,   'spaceship': 1 },
  'spaceship': { 'on-foot': 8,  'vehicle': 4,   'spaceship': 2 },
};

/** What a ram that fails does to the rammer's own part, in points of Body. @rule S-RAM */
export const FAILED_RAM_DAMAGE = 2;

/**
 * What a craft of a class that rams does to a part of a unit of another, in points of Body: as it is, with nothing added for
 * the difference in class.
 *
 * @rule S-RAM
 */
export function ramDamage(rammer: CraftClass, target: UnitClass): number {
  return RAMS[rammer][target];
}
