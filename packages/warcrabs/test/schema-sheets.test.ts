import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { everyPlace, put } from '../../../scripts/testing/put.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { CRABS, DEFAULT_RULES, EQUIPMENT, shellNamed, weaponNamed } from '../src/index.js';
import { crabShape } from '../src/schema/crab-schema.js';
import {
  crabSchema,
  equipmentSchema,
  jsonSchemas,
  parseCrab,
  parseEquipment,
  parseRoster,
  rosterSchema,
} from '../src/schema.js';
import { readCrabInput } from '../src/setup/crab-input.js';
import { MIXED, STICK, VALUES } from './support/mixed.js';
import { weapon } from './support/scene.js';
import { armed, season } from './support/season.js';

describe('crabs [W-SHEET]', () => {
  test.each(Object.entries(CRABS))('one is parsed as it is: %s', (_name, crab) => {
    expect(parseCrab(JSON.stringify(crab))).toEqual(crab);
    expect(v.parse(crabSchema, crab)).toEqual(crab);
    expect(isValid(jsonSchemas.crab, crab)).toBe(true);
  });

  test('one by hand has its equipment in full', () => {
    expect(isValid(jsonSchemas.crab, MIXED)).toBe(true);
    const { provenance: _house, ...firecracker } = weaponNamed('Firecracker');
    const { provenance: _source, ...spear } = weaponNamed('Pickle Spear');
    const mixed = { ...MIXED, weapons: [spear, firecracker, weapon({ name: 'Stick' })] };
    expect(parseCrab(MIXED)).toEqual(mixed);
    expect(v.parse(crabSchema, MIXED)).toEqual(mixed);
    const { provenance: _shell, ...basic } = shellNamed('Basic');
    expect(parseCrab({ name: 'Bare', traits: MIXED.traits })).toMatchObject({ shell: basic, weapons: [] });
  });

  test('every bad field of one is named by its rule, the house rules in force', () => {
    const bad = put(MIXED, { 'traits.strength': 0, shell: 'Bucket', 'weapons.2.damage': -1, luck: 1 });
    const { code, problems } = refusalOf(() => parseCrab(bad));
    expect(code).toBe('invalid-crab');
    expect(places(problems)).toEqual([
      'W-SHELL shell',
      'W-TRAITS traits.strength',
      'W-KIT-HOUSE weapons.2.damage',
      'W-SHEET luck',
    ]);
    const strong = put(MIXED, { 'traits.strength': 11 });
    expect(places(refusalOf(() => parseCrab(strong)).problems)).toEqual(['W-TRAITS traits.strength']);
    const rules = { ...DEFAULT_RULES, traitPoints: 20, traitMaximum: 12 };
    expect(parseCrab(strong, { rules }).traits.strength).toBe(11);
    expect(v.safeParse(crabSchema, strong).success).toBe(false);
  });

  test('the shape lets through whatever the reader takes', () => {
    // Where the numbers of a weapon on a crab come from is not read at all.
    const read = everyPlace(MIXED).filter(([place]) => !place.includes('provenance'));
    const taken = read.flatMap(([place]) =>
      VALUES.map((value) => put(MIXED, { [place]: value })).filter((sheet) => readCrabInput(sheet).value !== undefined),
    );
    expect(taken.length).toBeGreaterThan(150);
    expect(taken.filter((sheet) => !v.is(crabShape, sheet))).toEqual([]);
  });
});

describe('equipment [W-KIT-HOUSE]', () => {
  test('a list is parsed as it is', () => {
    expect(parseEquipment(JSON.stringify(EQUIPMENT))).toEqual(EQUIPMENT);
    expect(v.parse(equipmentSchema, EQUIPMENT)).toEqual(EQUIPMENT);
    expect(isValid(jsonSchemas.equipment, EQUIPMENT)).toBe(true);
    expect(parseEquipment({ weapons: [STICK] })).toEqual({ weapons: [weapon({ name: 'Stick' })], shells: [] });
  });

  test.each([
    ['a name twice', { weapons: [STICK, STICK] }, 'W-KIT-HOUSE weapons.1.name'],
    [
      'a shell of negative weight',
      { shells: [{ name: 'Void', weight: -1, armour: 1, price: 1 }] },
      'W-SHELL shells.0.weight',
    ],
    ['257 weapons', { weapons: Array.from({ length: 257 }, () => STICK) }, 'W-KIT-HOUSE weapons'],
    ['claws with a range', { weapons: [{ ...STICK, kind: 'claw', maxRange: 3 }] }, 'W-KIT-HOUSE weapons.0.maxRange'],
    [
      'an origin of nowhere',
      put(EQUIPMENT, { 'weapons.0.provenance.name': 'dream' }),
      'W-KIT-HOUSE weapons.0.provenance.name',
    ],
  ])('a list is refused: %s', (_what, equipment, named) => {
    const { code, problems } = refusalOf(() => parseEquipment(equipment));
    expect(code).toBe('invalid-equipment');
    expect(places(problems)).toContain(named);
    expect(v.safeParse(equipmentSchema, equipment).success).toBe(false);
  });
});

describe('seasons [W-ROSTER]', () => {
  const rosters = [
    ['new', season()],
    ['under way', armed(season(), 1, 'Firecracker', 'Soup Can')],
    ['with accounts of the crabs', season({ purse: 'crab' })],
    ['with a list of its own', { ...season(), equipment: EQUIPMENT }],
  ] as const;

  test.each(rosters)('one is parsed as it is: %s', (_name, roster) => {
    expect(parseRoster(JSON.stringify(roster))).toEqual(roster);
    expect(v.parse(rosterSchema, roster)).toEqual(roster);
    expect(isValid(jsonSchemas.roster, roster)).toBe(true);
  });

  test('every field of one is refused by its place', () => {
    const roster = armed(season(), 1, 'Firecracker', 'Soup Can');
    const missed = everyPlace(roster).filter(([place]) => {
      const { code, problems } = refusalOf(() => parseRoster(put(roster, { [place]: { strange: [] } })));
      expect(code).toMatch(/^invalid-roster$/);
      return !problems.some(({ path }) => path.join('.').startsWith(place));
    });
    expect(missed).toEqual([]);
  });

  test.each([
    ['wrong-game', 'game', { game: 'kraken' }],
    ['later-version', 'version', { version: 2 }],
    ['invalid-roster', 'W-MONEY owners.0.account.money', { 'owners.0.account.money': -1 }],
    ['invalid-roster', 'W-WEIGHT crabs.0.weapons', { 'crabs.0.weapons': [{ ...weapon({ weight: 99 }), left: null }] }],
    ['invalid-roster', 'W-ROSTER crabs.1.id', { 'crabs.1.id': 1 }],
    ['invalid-roster', 'W-ROSTER crabs.0.owner', { 'crabs.0.owner': 'zoe' }],
    ['invalid-roster', 'W-ROSTER luck', { luck: 1 }],
  ])('one is refused, %s: %s', (code, named, changes) => {
    const refusal = refusalOf(() => parseRoster(put(season(), changes)));
    expect(refusal.code).toBe(code);
    expect(places(refusal.problems)).toContain(named);
    expect(v.safeParse(rosterSchema, put(season(), changes)).success).toBe(false);
  });
});
