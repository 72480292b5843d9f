import fc from 'fast-check';
import type { Shell, Weapon } from '../../src/crab/crab.js';
import type { Traits } from '../../src/crab/traits.js';

/** Traits as strength, dexterity, endurance. */
export function traits(strength: number, dexterity: number, endurance: number): Traits {
  return { strength, dexterity, endurance };
}

/** A weapon in which only what a test is about needs to be said. */
export function weapon(of: Partial<Weapon> = {}): Weapon {
  return {
    name: 'Thing',
    kind: 'claw',
    damage: 1,
    weight: 1,
    price: 10,
    toHit: 0,
    maxRange: null,
    uses: null,
    explosive: false,
    ignoresCover: false,
    flame: false,
    ...of,
  };
}

/** A shell in which only what a test is about needs to be said. */
export function shell(of: Partial<Shell> = {}): Shell {
  return { name: 'Cup', weight: 2, armour: 12, price: 50, ...of };
}

/** Any traits that a crab may be engineered with. */
export const anyTraits: fc.Arbitrary<Traits> = fc
  .record({
    strength: fc.integer({ min: 1, max: 10 }),
    dexterity: fc.integer({ min: 1, max: 10 }),
    endurance: fc.integer({ min: 1, max: 10 }),
  })
  .filter(({ strength, dexterity, endurance }) => strength + dexterity + endurance <= 15);

/** Names that reach into a prototype where names are used as keys. */
export const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'] as const;
