import { type Crab, DEFAULT_RULES, type Weapon, weaponNamed } from '../../src/index.js';

/** A weapon that says only what it must. */
export const STICK: Pick<Weapon, 'name' | 'kind' | 'damage' | 'weight' | 'price'> = {
  name: 'Stick',
  kind: 'ranged',
  damage: 2,
  weight: 0,
  price: 0,
};

/** A crab in every way of writing its equipment. */
export const MIXED: Pick<Crab, 'name' | 'traits' | 'shell'> & { readonly weapons: readonly unknown[] } = {
  name: 'Mixed',
  traits: { strength: 6, dexterity: 4, endurance: 5 },
  shell: { name: 'Cup', weight: 1, armour: 3, price: 5 },
  weapons: ['Pickle Spear', weaponNamed('Firecracker'), STICK],
};

/** Values of which each may or may not be right somewhere. */
export const VALUES: readonly unknown[] = [
  ...[-1001, -1000, -1, 0, 0.0625, 0.07, 0.5, 1, 2, 3, 6, 7, 8, 15, 99, 100, 101, 300, 301, 1000, 1001],
  ...[2400, 2400.0625, 2401, 1e6, 1e6 + 1, 1e9, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY],
  ...['once', 'eachTurn', 'free', 'moveOnly', 'any', 'front', 'wholeTurn', 'nextActivation', 'farther', 'nearer'],
  ...['frontward', 'rearward', 'atOnce', 'endOfTurn', 'owner', 'crab', 'priced', 'lost', 'claw', 'ranged', 'Basic'],
  ...['', 'x'.repeat(80), 'x'.repeat(81), true, false, null, [], {}, [1], DEFAULT_RULES.rangeLimits],
  ...[{ ...DEFAULT_RULES.rangeLimits, long: 1 }, DEFAULT_RULES.rangeModifiers, { pointBlank: 1 }],
];
