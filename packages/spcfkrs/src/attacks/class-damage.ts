import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { SIXTHS } from '../sixths.js';
import type { UnitClass } from '../unit-class.js';

/** What a point of damage does to a part of a unit, in sixths of a point: so that halves and thirds are whole. */
// biome-ignore format: the table of the rule book
const SIXTHS_A_POINT: Readonly<Record<UnitClass, Readonly<Record<UnitClass, number>>>> = {
  // attacker      on foot          vehicle          spaceship
  'on-foot':   { 'on-foot':  6,  'vehicle':  3,   'spaceship': 2 },
  'vehicle':   { 'on-foot': 12,  'vehicle':  6,   'spaceship': 3 },
  'spaceship': { 'on-foot': 18,  'vehicle': 12,   'spaceship': 6 },
};

/**
 * What so many points of damage by a unit of a class do to one of another, in sixths of a point of Body: a half against the
 * next larger class, and so on. By house rules each hit is rounded to whole points, up or down. Rams are not counted so.
 *
 * @rule S-CLASS-DMG
 */
export function classDamage(
  attacker: UnitClass,
  target: UnitClass,
  damage: number,
  { rules: { fractions } }: Ruled<'fractions'> = { rules: DEFAULT_RULES },
): number {
  const sixths = damage * SIXTHS_A_POINT[attacker][target];
  switch (fractions) {
    case 'exact':
      return sixths;
    case 'up':
      return Math.ceil(sixths / SIXTHS) * SIXTHS;
    case 'down':
      return Math.floor(sixths / SIXTHS) * SIXTHS;
  }
}
