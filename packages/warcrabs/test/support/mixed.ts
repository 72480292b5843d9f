import { DEFAULT_RULES, weaponNamed } from '../../src/index.js';
import { weapon } from './scene.js';

const { uses: _uses, toHit: _toHit, explosive: _explosive, flame: _flame, ...rest } = weapon({ name: 'Stick' });
/** A weapon that says only what it must. */
export const STICK = rest;

/** A crab in every way of writing its equipment. */
export const MIXED = {
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
