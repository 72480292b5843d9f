import fc from 'fast-check';
import { MODIFICATIONS, type ModificationName } from '../../src/force/modifications.js';
import type { ModificationInput } from '../../src/force/read-modification.js';
import type { UnitInput } from '../../src/force/read-unit.js';
import type { WeaponInput } from '../../src/force/read-weapon.js';

/** Names that reach into a prototype where names are used as keys. */
export const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'] as const;

/** A gun in which only what a test is about needs to be said. */
export function gun(of: Partial<WeaponInput> = {}): WeaponInput {
  return { name: 'Nail gun', kind: 'gun', damage: 1, range: 8, ...of };
}

/** A modification in which only what a test is about needs to be said. */
export function modification(of: Partial<ModificationInput> = {}): ModificationInput {
  return { name: 'Wheels', cost: 2, ...of };
}

/** A unit with these modifications. */
export function unit(name: string, ...modifications: NonNullable<UnitInput['modifications']>): UnitInput {
  return { name, modifications };
}

/** So many units that are alike. */
export function units(count: number, ...modifications: readonly ModificationName[]): readonly UnitInput[] {
  return Array.from({ length: count }, (_, at) => unit(`u${at + 1}`, ...modifications));
}

/** Any modifications of the list that a unit can have together. */
export const anyModifications: fc.Arbitrary<readonly ModificationName[]> = fc
  .shuffledSubarray(Object.values(MODIFICATIONS))
  .map((drawn) =>
    drawn
      .filter(({ slot }, at) => slot === null || drawn.findIndex((other) => other.slot === slot) === at)
      .map(({ name }) => name as ModificationName),
  );
