import { describe, expect, test } from 'vitest';
import { refusedAt } from '../../../scripts/testing/refusal.js';
import { BASIC_SHELL } from '../src/crab/basic-shell.js';
import { defineEquipment } from '../src/equipment/define-equipment.js';
import { EQUIPMENT, shellNamed, weaponNamed } from '../src/equipment/list.js';
import { MAX_EQUIPMENT } from '../src/limits.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { HOSTILE_KEYS, shell, weapon } from './support/crabs.js';

describe('the list of equipment', () => {
  test.each([
    ['Pickle Spear', { kind: 'claw' }],
    ['Firecracker', { kind: 'tossed', explosive: true }],
    ['Bottle Rocket Launcher', { kind: 'ranged', explosive: true, toHit: -1 }],
    ['MBRLS', { kind: 'ranged', explosive: true, toHit: 1 }],
    ['Laser Pointer', { kind: 'ranged' }],
    ['Flamethrower', { kind: 'ranged', flame: true }],
  ] as const)('[W-KIT-SOURCE] %s: what the source gives is marked so, and nothing else', (name, given) => {
    const entry = weaponNamed(name);
    expect(entry).toMatchObject(given);
    const { provenance = {} } = entry;
    const source = Object.entries(provenance).flatMap(([field, from]) => (from === 'source' ? [field] : []));
    expect(source.toSorted()).toEqual(['name', ...Object.keys(given)].toSorted());
  });

  test('[W-SHELL] the Basic shell is the one that crabs start in; its price alone is House', () => {
    const { provenance, ...basic } = shellNamed('Basic');
    expect(basic).toEqual(BASIC_SHELL);
    expect(basic).toMatchObject({ weight: 1, armour: 10 });
    expect(provenance).toEqual({ name: 'source', weight: 'source', armour: 'source', price: 'house' });
  });

  test('[W-KIT-HOUSE] every value of every item says where it comes from', () => {
    for (const { provenance, ...item } of [...EQUIPMENT.weapons, ...EQUIPMENT.shells]) {
      expect(Object.keys(provenance ?? {})).toEqual(Object.keys(item));
      for (const from of Object.values(provenance ?? {})) expect(['source', 'house']).toContain(from);
    }
    const houseItems = EQUIPMENT.weapons.filter(({ provenance }) => provenance?.name === 'house');
    for (const { provenance = {} } of houseItems)
      expect(new Set(Object.values(provenance))).toEqual(new Set(['house']));
  });

  test('[W-KIT-HOUSE] a firecracker is used once, reaches medium range, and weighs nothing, as in the example', () => {
    const { uses, maxRange, weight, toHit } = weaponNamed('Firecracker');
    expect([uses, weight, toHit]).toEqual([1, 0, 0]);
    expect(maxRange).toBeGreaterThan(DEFAULT_RULES.rangeLimits.short);
    const others = EQUIPMENT.weapons.filter(({ name }) => name !== 'Firecracker');
    expect(others.map(({ uses: each }) => each)).toEqual(others.map(() => null));
  });

  test('[W-KIT-HOUSE] starting money buys a choice of things, a few prizes buy everything', () => {
    const prices = [...EQUIPMENT.weapons, ...EQUIPMENT.shells].map(({ price }) => price);
    expect(prices.filter((price) => price > 0 && price <= DEFAULT_RULES.startMoney).length).toBeGreaterThanOrEqual(4);
    expect(prices.filter((price) => price > DEFAULT_RULES.startMoney).length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...prices)).toBeLessThanOrEqual(DEFAULT_RULES.startMoney + 4 * DEFAULT_RULES.prize);
  });

  test('[W-KIT-HOUSE] no item is as good as another in every way and cheaper', () => {
    const flags = ['explosive', 'ignoresCover', 'flame'] as const;
    for (const a of EQUIPMENT.weapons) {
      for (const b of EQUIPMENT.weapons) {
        const isAsGood =
          a !== b &&
          a.kind === b.kind &&
          a.damage >= b.damage &&
          a.weight <= b.weight &&
          a.price <= b.price &&
          a.toHit >= b.toHit &&
          (a.maxRange ?? Number.POSITIVE_INFINITY) >= (b.maxRange ?? Number.POSITIVE_INFINITY) &&
          (a.uses ?? Number.POSITIVE_INFINITY) >= (b.uses ?? Number.POSITIVE_INFINITY) &&
          flags.every((flag) => a[flag] === b[flag]);
        expect([a.name, b.name, isAsGood]).toEqual([a.name, b.name, false]);
      }
    }
    for (const a of EQUIPMENT.shells) {
      const better = EQUIPMENT.shells.filter(
        (b) => a !== b && b.armour >= a.armour && b.weight <= a.weight && b.price <= a.price,
      );
      expect([a.name, better]).toEqual([a.name, []]);
    }
  });

  test('[W-KIT-HOUSE] items are found by name, in any list, and hostile names are none', () => {
    expect(weaponNamed('Basic')).toBeUndefined();
    expect(shellNamed('MBRLS')).toBeUndefined();
    for (const name of HOSTILE_KEYS) expect([weaponNamed(name), shellNamed(name)]).toEqual([undefined, undefined]);
    const mine = defineEquipment({ weapons: [weapon({ name: '__proto__' })], shells: [shell({ name: 'toString' })] });
    expect(weaponNamed('__proto__', mine)).toEqual(weapon({ name: '__proto__' }));
    expect(shellNamed('toString', mine)).toEqual(shell({ name: 'toString' }));
    expect(weaponNamed('MBRLS', mine)).toBeUndefined();
  });
});

describe('equipment of one’s own', () => {
  test('[W-KIT-HOUSE] is a copy that shares nothing with what is given; entries of the list may be among it', () => {
    const given = { weapons: [...EQUIPMENT.weapons, weapon()], shells: [...EQUIPMENT.shells, shell()] };
    const equipment = defineEquipment(given);
    expect(equipment).toEqual(given);
    expect(equipment.weapons[0]).not.toBe(given.weapons[0]);
    expect(defineEquipment(EQUIPMENT)).toEqual(EQUIPMENT);
    expect(defineEquipment({})).toEqual({ weapons: [], shells: [] });
  });

  test('[W-KIT-HOUSE] what may be left out: flags, a modifier of 0, a range and uses without an end', () => {
    const bare = { name: 'Thing', kind: 'claw', damage: 1, weight: 1, price: 10 };
    expect(defineEquipment({ weapons: [bare] }).weapons).toEqual([weapon()]);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['nothing', undefined, ['W-KIT-HOUSE']],
    ['a list', [weapon()], ['W-KIT-HOUSE']],
    ['a field too many', { gadgets: [] }, ['W-KIT-HOUSE gadgets']],
    ['no lists', { weapons: 7, shells: 'Basic' }, ['W-KIT-HOUSE weapons', 'W-SHELL shells']],
    [
      'a weapon without anything',
      { weapons: [{}] },
      ['kind', 'name', 'damage', 'weight', 'price'].map((field) => `W-KIT-HOUSE weapons.0.${field}`),
    ],
    [
      'values out of bounds',
      { weapons: [{ ...weapon(), damage: -1, weight: 1001, price: 0.5, toHit: 'good', kind: 'ranged', maxRange: 0 }] },
      ['damage', 'weight', 'price', 'toHit', 'maxRange'].map((field) => `W-KIT-HOUSE weapons.0.${field}`),
    ],
    ['a shell', { shells: [shell({ armour: 1001 })] }, ['W-SHELL shells.0.armour']],
    ['two weapons of one name', { weapons: [weapon(), weapon()] }, ['W-KIT-HOUSE weapons.1.name']],
    [
      'a weapon and a shell of one name',
      { weapons: [weapon({ name: '__proto__' })], shells: [shell({ name: '__proto__' })] },
      ['W-KIT-HOUSE shells.0.name'],
    ],
    ['an unknown flag', { weapons: [{ ...weapon(), poison: true }] }, ['W-KIT-HOUSE weapons.0.poison']],
    [
      'a provenance in part',
      { shells: [{ ...shell(), provenance: { name: 'source', weight: 'house', armour: 'hearsay' } }] },
      ['W-SHELL shells.0.provenance.armour', 'W-SHELL shells.0.provenance.price'],
    ],
    [
      'more than there may be',
      { weapons: Array.from({ length: MAX_EQUIPMENT + 1 }, () => 7) },
      ['W-KIT-HOUSE weapons'],
    ],
  ])('[W-KIT-HOUSE] refused, every bad field named: %s', (_what, given, at) => {
    expect(refusedAt(() => defineEquipment(given))).toEqual(['invalid-equipment', ...at]);
  });

  test('[W-KIT-HOUSE] hostile keys are unknown fields', () => {
    const given: unknown = JSON.parse('{"weapons":[],"__proto__":{"shells":[]},"constructor":1}');
    const refusal = refusedAt(() => defineEquipment(given));
    expect(refusal).toEqual(['invalid-equipment', 'W-KIT-HOUSE __proto__', 'W-KIT-HOUSE constructor']);
  });
});
