import { namesOf } from '@tabletop/game';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { put } from '../../../scripts/testing/put.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { buildCraft } from '../src/force/build-craft.js';
import { CRAFT_MODIFICATIONS } from '../src/force/craft-modifications.js';
import { GUNS } from '../src/force/guns.js';
import { bladeOf, gunsOf } from '../src/force/guns-of.js';
import { buildForce, DEFAULT_RULES, FORCES, MAPS, MODIFICATIONS, spcfkrs, WEAPONS } from '../src/index.js';
import { rulesShape } from '../src/schema/rules-schema.js';
import {
  craftModificationSchema,
  craftSchema,
  forceSchema,
  gunSchema,
  jsonSchemas,
  modificationSchema,
  parseAction,
  parseCraft,
  parseCraftModification,
  parseEvent,
  parseForce,
  parseGun,
  parseModification,
  parseRules,
  parseSetup,
  parseWeapon,
  rulesSchema,
  setupSchema,
  weaponSchema,
} from '../src/schema.js';
import { CRAFT } from '../src/setup/craft.js';
import { readHouseRules } from '../src/setup/house-rules.js';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { SETUPS } from './support/setups.js';
import { EVENTS } from './support/text-scene.js';

/** A weapon, a modification and a set-up that say everything. */
const REPEATER = {
  name: 'Repeater',
  kind: 'gun',
  hitsOn: 2,
  damage: 1,
  range: 9,
  shots: { fixed: 0, dice: 2 },
  through: 1,
  plasma: true,
  chains: true,
  blast: false,
} as const;
const TURRET = {
  name: 'Turret',
  cost: 3,
  slot: 'gun',
  speed: -1,
  body: 2,
  move: -6,
  weapon: REPEATER,
  power: 'hacking',
} as const;
/** A craft, a gun and a modification that say everything. */
const RAY = { cost: 3, weapon: { ...REPEATER, name: 'Ray' } } as const;
const WINGS = { name: 'Wings', cost: 2, class: 'vehicle', slot: 'amph', speed: 1, move: 4, power: 'jet' } as const;
const WALKER = {
  name: 'W1',
  class: 'vehicle',
  shape: ['M.', 'MM'],
  guns: [{ part: 0, gun: 'Rail gun' }, { part: 2, gun: RAY }, { part: 2 }],
  bays: [1],
  modifications: ['Plasma shield', WINGS],
} as const;

const FULL = {
  players: ['ann', 'ben'],
  map: { name: 'Strip', scale: 'on-foot', columns: 3, rows: 2, cover: ['.+.', '#..'] },
  sides: [
    { id: 'pink', owner: 'ann', budget: 9, force: [{ name: 'P1', modifications: [TURRET, 'Jet pack'], at: 'A1' }] },
    { id: 'blue', owner: 'ben', budget: 9, force: [{ name: 'Öl_2-b', at: { column: 1, row: 1 } }] },
  ],
  houseRules: { mode: 'phased', hackRange: 3, maxRounds: 2 },
} as const;

const ORDERS = [
  {
    units: [1, 2],
    act: { type: 'shoot', target: 3, through: false },
    move: { type: 'path', path: [{ column: 0, row: 1 }] },
  },
  { units: [4], act: { type: 'shoot-cover', at: { column: 0, row: 1 } }, move: { type: 'follow', target: 1 } },
  { units: [5], act: { type: 'stab', target: 3, through: true }, move: { type: 'delay' } },
  { units: [6], act: { type: 'hack', target: 3 }, move: null },
  { units: [7], act: null, move: null },
  {
    units: [8],
    act: {
      type: 'fire',
      guns: [
        { gun: 1, aim: { kind: 'unit', unit: 3, part: 2, through: true } },
        { gun: 0, aim: { kind: 'cover', at: { column: 0, row: 1 } } },
      ],
    },
    move: { type: 'ram', target: 3, part: 2, path: [{ column: 0, row: 1 }] },
    crew: [
      { type: 'hack', target: 3 },
      { type: 'recharge' },
      { type: 'slag' },
      { type: 'transport', part: 1, board: [4], leave: [{ unit: 5, at: { column: 0, row: 1 } }] },
    ],
  },
  { units: [9], act: null, move: { type: 'keep', target: 3, distance: 4 } },
  { units: [10], act: { type: 'shoot', target: 3, part: 2, through: false }, move: null },
] as const;
const ACTION = { type: 'orders', player: 'ann', decision: 4, orders: ORDERS } as const;

describe('actions', () => {
  test('one is parsed as it is', () => {
    expect(parseAction(JSON.stringify(ACTION))).toEqual(ACTION);
    expect(isValid(jsonSchemas.action, ACTION)).toBe(true);
  });

  test('orders that can never stand are for the game to refuse, one by one', () => {
    const orders = [
      { units: [], act: null, move: null },
      {
        units: [-1, 0, 99],
        act: { type: 'shoot-cover', at: { column: -3, row: 1e9 } },
        move: { type: 'path', path: [] },
      },
    ];
    expect(parseAction({ ...ACTION, orders })).toEqual({ ...ACTION, orders });
  });

  test.each([
    ['no type', {}, 'type'],
    ['an unknown type', put(ACTION, { type: 'fly' }), 'type'],
    ['no player', { type: 'orders', orders: [] }, 'player'],
    ['a player too long', put(ACTION, { player: 'x'.repeat(81) }), 'player'],
    ['no orders', { type: 'orders', player: 'ann' }, 'orders'],
    ['orders by name', put(ACTION, { orders: { 1: null } }), 'orders'],
    ['a field too many', put(ACTION, { hurry: true }), 'hurry'],
    ['a decision of infinity', '{"type":"orders","player":"ann","orders":[],"decision":1e309}', 'decision'],
    ['half a unit', put(ACTION, { 'orders.0.units.1': 0.5 }), 'orders.0.units.1'],
    ['a unit by name', put(ACTION, { 'orders.0.units': ['P1'] }), 'orders.0.units.0'],
    ['65 units', put(ACTION, { 'orders.0.units': Array.from({ length: 65 }, (_, at) => at) }), 'orders.0.units'],
    ['65 orders', put(ACTION, { orders: Array.from({ length: 65 }, () => ORDERS[4]) }), 'orders'],
    ['an unknown act', put(ACTION, { 'orders.0.act.type': 'bite' }), 'orders.0.act.type'],
    ['an act without its target', put(ACTION, { 'orders.3.act': { type: 'hack' } }), 'orders.3.act.target'],
    ['an act left out', put(ACTION, { 'orders.4': { units: [7], move: null } }), 'orders.4.act'],
    ['a field of another act', put(ACTION, { 'orders.3.act.through': true }), 'orders.3.act.through'],
    ['a space by name', put(ACTION, { 'orders.1.act.at': 'A2' }), 'orders.1.act.at'],
    ['half a gun', put(ACTION, { 'orders.5.act.guns.0.gun': 0.5 }), 'orders.5.act.guns.0.gun'],
    ['a gun at nothing', put(ACTION, { 'orders.5.act.guns.0.aim': { kind: 'air' } }), 'orders.5.act.guns.0.aim.kind'],
    [
      '49 guns',
      put(ACTION, { 'orders.5.act.guns': Array.from({ length: 49 }, () => ORDERS[5].act.guns[0]) }),
      'orders.5.act.guns',
    ],
    ['an unknown crew', put(ACTION, { 'orders.5.crew.1.type': 'cook' }), 'orders.5.crew.1.type'],
    ['an exit to nowhere', put(ACTION, { 'orders.5.crew.3.leave.0': { unit: 5 } }), 'orders.5.crew.3.leave.0.at'],
    ['a distance by name', put(ACTION, { 'orders.6.move.distance': 'far' }), 'orders.6.move.distance'],
    ['a part by name', put(ACTION, { 'orders.7.act.part': 'tail' }), 'orders.7.act.part'],
    ['a crooked step', put(ACTION, { 'orders.0.move.path.0.row': '1' }), 'orders.0.move.path.0.row'],
    [
      'a path of 257 spaces',
      put(ACTION, { 'orders.0.move.path': Array.from({ length: 257 }, () => ({ column: 0, row: 0 })) }),
      'orders.0.move.path',
    ],
  ])('one is refused: %s', (_what, action, place) => {
    const { code, problems } = refusalOf(() => parseAction(action));
    expect(code).toBe('invalid-action');
    expect(places(problems)).toEqual([place]);
  });
});

describe('set-ups', () => {
  const maps = Object.keys(MAPS).map((map) => [map, { map }] as const);
  const forces = Object.keys(FORCES).map(
    (force) => [force, { sides: ['pink', 'blue'].map((id) => ({ id, force, budget: 22 })) }] as const,
  );

  /** One of each House craft, and one of one's own, with somebody aboard. */
  const craft = {
    map: 'dunes',
    sides: ['vehicle', 'spaceship'].map((unitClass, side) => ({
      id: unitClass,
      vehicleBudget: 500,
      spaceshipBudget: 500,
      force: side === 0 ? [{ name: 'P1' }, { name: 'P2', at: 'A1' }] : 'squad',
      craft: [
        ...namesOf(CRAFT)
          .filter((name) => CRAFT[name].class === unitClass)
          .map((design) => ({ name: design, design })),
        ...(side === 0 ? [{ ...WALKER, at: { column: 0, row: 10 }, turn: 3, aboard: [{ unit: 'P1', part: 1 }] }] : []),
      ],
    })),
  };
  const withCraft = [['every craft', craft] as const, ...Object.entries(CRAFT_SETUPS)];

  test.each([...Object.entries(SETUPS), ...maps, ...forces, ...withCraft, ['in full', FULL] as const])(
    'one is parsed as it is: %s',
    (_name, setup) => {
      const parsed = parseSetup(JSON.stringify(setup));
      expect(parsed).toEqual(JSON.parse(JSON.stringify(setup)));
      expect(isValid(jsonSchemas.setup, parsed)).toBe(true);
      expect(v.parse(setupSchema, parsed)).toEqual(parsed);
      expect(spcfkrs.setup(parsed, 1).units.length).toBeGreaterThan(1);
    },
  );

  test('a modification of one’s own may leave out what it has not', () => {
    const lance = { name: 'Lance', cost: 1, weapon: { name: 'Lance', kind: 'blade', damage: 2 } };
    const setup = { sides: ['pink', 'blue'].map((id) => ({ id, force: [{ name: id, modifications: [lance] }] })) };
    expect(isValid(jsonSchemas.setup, setup)).toBe(true);
    const state = spcfkrs.setup(parseSetup(setup), 1);
    expect(
      state.units.map(({ profile }) => [
        bladeOf(profile)?.name,
        gunsOf(profile)[0]?.weapon.name,
        bladeOf(profile)?.range,
      ]),
    ).toEqual([
      ['Lance', 'Pistol', 1],
      ['Lance', 'Pistol', 1],
    ]);
  });

  test.each([
    ['an unknown field', { luck: 1 }, 'S-BUDGET luck'],
    ['a list of house rules', { houseRules: [] }, 'houseRules'],
    ['an unknown house rule', { houseRules: { luck: 1 } }, 'houseRules.luck'],
    ['a player who is no text', { players: ['ann', 7] }, 'S-MODE players.1'],
    ['nobody', { players: [] }, 'S-MODE players'],
    ['an unknown map', { map: 'moon' }, 'S-GRID map'],
    ['a map with a hole', put(FULL, { 'map.cover.0': '. .' }), 'S-COVER map.cover.0'],
    ['one side', { sides: [{ id: 'pink' }] }, 'S-BUDGET sides'],
    ['an unknown force', put(FULL, { 'sides.0.force': 'army' }), 'S-BUDGET sides.0.force'],
    ['an unknown owner', put(FULL, { 'sides.0.owner': 'zoe' }), 'S-MODE sides.0.owner'],
    ['a unit called cover', put(FULL, { 'sides.0.force.0.name': 'Cover' }), 'S-ORDERS sides.0.force.0.name'],
    [
      'an unknown modification',
      put(FULL, { 'sides.0.force.0.modifications.1': 'Wings' }),
      'S-SLOTS sides.0.force.0.modifications.1',
    ],
    ['a side over budget', put(FULL, { 'sides.0.budget': 6 }), 'S-BUDGET sides.0.force'],
    ['a place off the map', put(FULL, { 'sides.0.force.0.at': 'D1' }), 'S-DEPLOY sides.0.force.0.at'],
    [
      'a craft of no design',
      put(FULL, { 'sides.0.craft': [{ name: 'V1', design: 'barge' }] }),
      'S-BUDGET sides.0.craft.0.design',
    ],
    [
      'a craft turned halfway',
      put(FULL, { 'sides.0.craft': [{ name: 'V1', design: 'buggy', turn: 0.5 }] }),
      'S-DEPLOY sides.0.craft.0.turn',
    ],
    ['a map drawn for kites', put(FULL, { 'map.scale': 'kite' }), 'S-SCALE map.scale'],
    ['a place in full cover', put(FULL, { 'sides.0.force.0.at': 'A2' }), 'S-DEPLOY sides.0.force.0.at'],
  ])('one is refused: %s', (_what, setup, named) => {
    const { code, problems } = refusalOf(() => parseSetup(setup));
    expect(code).toBe('invalid-setup');
    expect(places(problems)).toContain(named);
    expect(v.safeParse(setupSchema, setup).success).toBe(false);
  });
});

/** Values of every kind, at the bounds and beyond. */
const VALUES: readonly unknown[] = [
  ...[null, true, '', 'secret', 'phased', 'own', 'all', 'euclidean', 'simultaneous', 'listing', 'single', [], {}],
  ...[-1, 0, 1, 2.5, 6, 7, 1000, 1001, 100_000, 100_001, 1_000_000, 1_000_001],
];

describe('house rules', () => {
  test('keep what differs from the printed game', () => {
    expect(parseRules('{"maxRounds":9,"baseMove":6,"hackRange":-0}')).toEqual({ maxRounds: 9, hackRange: 0 });
    expect(v.parse(rulesSchema, { maxRounds: 50 })).toEqual({});
    expect(parseRules(JSON.parse(JSON.stringify(DEFAULT_RULES)))).toEqual({});
    expect(isValid(jsonSchemas.rules, DEFAULT_RULES)).toBe(true);
    expect(refusalOf(() => parseRules({ maxRounds: 0 })).code).toBe('invalid-rules');
    expect(places(refusalOf(() => parseRules({ mode: 'loud', luck: 1 })).problems)).toEqual(['mode', 'luck']);
  });

  test.each(Object.keys(DEFAULT_RULES))('the shape of %s is what the rules say it is', (name) => {
    for (const value of VALUES) {
      const taken = readHouseRules({ [name]: value }).problems.length === 0;
      expect([value, v.is(rulesShape, { [name]: value })]).toEqual([value, taken]);
    }
  });
});

describe('events', () => {
  test.each(Object.values(EVENTS).map((event) => [event.type, event] as const))(
    'one is parsed as it is: %s',
    (_, event) => {
      expect(parseEvent(JSON.stringify(event))).toEqual(event);
      expect(isValid(jsonSchemas.event, event)).toBe(true);
      const { code, problems } = refusalOf(() => parseEvent({ ...event, luck: 1 }));
      expect(code).toBe('invalid-event');
      expect(places(problems)).toEqual(['luck']);
      for (const field of Object.keys(event).filter((name) => name !== 'dice')) {
        const without = Object.fromEntries(Object.entries(event).filter(([name]) => name !== field));
        expect(places(refusalOf(() => parseEvent(without)).problems)).toEqual([field]);
      }
    },
  );

  test('orders are told as they were given, with what was wrong with each', () => {
    const problem = { rule: 'S-MOVE', path: ['orders', 1, 'move'], message: 'Too far.' };
    const plain = {
      ...EVENTS['orders-given'],
      orders: ORDERS,
      refused: [{ order: { ...ORDERS[0], units: [] }, problem }],
    };
    expect(isValid(jsonSchemas.event, plain)).toBe(true);
    const given = put(plain, { 'refused.0.problem.details': { cost: 9, at: null } });
    expect(parseEvent(given)).toEqual(given);
    const named = (changes: Parameters<typeof put>[1]) =>
      places(refusalOf(() => parseEvent(put(given, changes))).problems);
    expect(named({ 'refused.0.problem.details.at': [] })).toEqual(['refused.0.problem.details.at']);
    expect(named({ 'refused.0.problem.path.0': null })).toEqual(['refused.0.problem.path.0']);
    expect(named({ 'orders.0.units.0': 0 })).toEqual(['orders.0.units.0']);
  });

  test.each([
    ['a die of seven', 'tie-rolled', { value: 7 }, 'value'],
    ['an unknown phase', 'phase-began', { phase: 'lunch' }, 'phase'],
    ['an unknown reason', 'act-lost', { reason: 'tired' }, 'reason'],
    ['a path of nothing', 'moved', { path: [] }, 'path'],
    ['a space off every map', 'cover-hit', { at: { column: 64, row: 0 } }, 'at.column'],
    ['a part too many', 'damaged', { part: 24 }, 'part'],
  ] as const)('one is refused: %s', (_what, type, change, place) => {
    expect(places(refusalOf(() => parseEvent({ ...EVENTS[type], ...change })).problems)).toEqual([place]);
  });
});

describe('forces [S-BUDGET]', () => {
  test.each(Object.entries(FORCES))('one of the house is bought: %s', (_name, units) => {
    const force = { units, budget: 22 };
    expect(parseForce(JSON.stringify(force))).toEqual(buildForce(units, 22));
    expect(v.parse(forceSchema, force)).toEqual(force);
    expect(isValid(jsonSchemas.force, force)).toBe(true);
  });

  test('one may cost what the rules say, where it says nothing', () => {
    const units = FORCES.blueBruisers;
    const { code, problems } = refusalOf(() => parseForce({ units }));
    expect([code, problems[0]?.details]).toEqual(['over-budget', { cost: 22, budget: 20 }]);
    expect(parseForce({ units }, { rules: { ...DEFAULT_RULES, budget: 22 } }).cost).toBe(22);
    expect(parseForce({ units: [{ name: 'P1' }], budget: 1 }).cost).toBe(1);
  });

  test.each([
    ['a list', [{ name: 'P1' }], 'S-BUDGET '],
    ['an unknown field', { units: [{ name: 'P1' }], luck: 1 }, 'S-BUDGET luck'],
    ['no units', { budget: 7 }, 'S-BUDGET units'],
    ['half a budget', { units: [{ name: 'P1' }], budget: 0.5 }, 'S-BUDGET budget'],
    ['a name twice', { units: [{ name: 'P1' }, { name: 'p1' }] }, 'S-ORDERS units.1.name'],
    [
      'two guns',
      { units: [{ name: 'P1', modifications: ['Machine gun', TURRET] }] },
      'S-SLOTS units.0.modifications.1',
    ],
  ])('one is refused: %s', (_what, force, named) => {
    const { code, problems } = refusalOf(() => parseForce(force));
    expect(code).toBe('invalid-force');
    expect(places(problems)).toEqual([named.trim()]);
    expect(v.safeParse(forceSchema, force).success).toBe(false);
  });
});

describe('craft, their guns and modifications [S-HULL] [S-GUNS] [S-VMODS]', () => {
  test('a craft is built, and its schema says the same', () => {
    expect(parseCraft(JSON.stringify(WALKER))).toEqual(buildCraft(WALKER));
    expect(v.parse(craftSchema, WALKER)).toEqual(WALKER);
    expect(isValid(jsonSchemas.craft, WALKER)).toBe(true);
    const least = { name: 'W2', class: 'spaceship', shape: ['L'] } as const;
    expect(parseCraft(least)).toEqual(buildCraft(least));
    expect(isValid(jsonSchemas.craft, least)).toBe(true);
  });

  test.each([...Object.values(GUNS), RAY])('a gun is parsed as it is: $weapon.name', (gun) => {
    expect(parseGun(JSON.stringify(gun))).toEqual(gun);
    expect(v.parse(gunSchema, gun)).toEqual(gun);
    expect(isValid(jsonSchemas.gun, gun)).toBe(true);
  });

  test.each([...Object.values(CRAFT_MODIFICATIONS), WINGS])(
    'a modification is parsed as it is: $name',
    (modification) => {
      expect(parseCraftModification(JSON.stringify(modification))).toEqual(modification);
      expect(v.parse(craftModificationSchema, modification)).toEqual(modification);
      expect(isValid(jsonSchemas.craftModification, modification)).toBe(true);
    },
  );

  test.each([
    ['of two kinds of parts', put(WALKER, { 'shape.0': 'L.' }), 'S-HULL shape'],
    ['in two pieces', put(WALKER, { shape: ['M.', '.M', 'M.'] }), 'S-HULL shape'],
    ['of nothing', put(WALKER, { shape: [] }), 'S-HULL shape'],
    ['with an unknown gun', put(WALKER, { 'guns.0.gun': 'Slingshot' }), 'S-GUNLIST guns.0.gun'],
    ['with a gun on no part', put(WALKER, { 'guns.0.part': 3 }), 'S-GUNS guns.0.part'],
    ['with a bay in no part', put(WALKER, { 'bays.0': 3 }), 'S-VMODS bays.0'],
    ['with an unknown crew', put(WALKER, { 'modifications.0': 'Cooks' }), 'S-VMODS modifications.0'],
    ['with what a spaceship has', put(WALKER, { 'modifications.0': 'Plasma fuel' }), 'S-VMODS modifications.0'],
  ])('a craft is refused: %s', (_what, craft, named) => {
    const { code, problems } = refusalOf(() => parseCraft(craft));
    expect(code).toBe('invalid-craft');
    expect(places(problems)).toContain(named);
    expect(v.safeParse(craftSchema, craft).success).toBe(false);
  });

  test('so are a gun that is a blade, and a power that there is not', () => {
    const sword = { cost: 1, weapon: { name: 'Sword', kind: 'blade', damage: 3 } };
    const gun = refusalOf(() => parseGun(sword));
    expect([gun.code, ...places(gun.problems)]).toEqual(['invalid-gun', 'S-GUNS weapon']);
    expect(v.safeParse(gunSchema, sword).success).toBe(false);
    const wings = { ...WINGS, power: 'flight', class: 'kite' };
    const odd = refusalOf(() => parseCraftModification(wings));
    expect(odd.code).toBe('invalid-modification');
    expect(places(odd.problems)).toEqual(['S-VMODS class', 'S-VMODS power']);
    expect(v.safeParse(craftModificationSchema, wings).success).toBe(false);
  });
});

describe('weapons and modifications [S-SLOTS]', () => {
  test.each([...Object.values(WEAPONS), REPEATER])('a weapon is parsed as it is: $name', (weapon) => {
    expect(parseWeapon(JSON.stringify(weapon))).toEqual(weapon);
    expect(v.parse(weaponSchema, weapon)).toEqual(weapon);
    expect(isValid(jsonSchemas.weapon, weapon)).toBe(true);
  });

  test.each([...Object.values(MODIFICATIONS), TURRET])('a modification is parsed as it is: $name', (modification) => {
    expect(parseModification(JSON.stringify(modification))).toEqual(modification);
    expect(v.parse(modificationSchema, modification)).toEqual(modification);
    expect(isValid(jsonSchemas.modification, modification)).toBe(true);
  });

  test('what is left out is nothing, and the schema says the same as the reader', () => {
    const knife = { name: 'Shiv', kind: 'blade', damage: 1 };
    expect(v.parse(weaponSchema, knife)).toEqual(parseWeapon(knife));
    expect(isValid(jsonSchemas.weapon, knife)).toBe(true);
    const shiv = { name: 'Shiv', cost: 1, weapon: knife };
    expect(v.parse(modificationSchema, shiv)).toEqual(parseModification(shiv));
    expect(isValid(jsonSchemas.modification, shiv)).toBe(true);
    const gun = { name: 'Sling', kind: 'gun', damage: 1 };
    expect(places(refusalOf(() => parseWeapon(gun)).problems)).toEqual(['S-SHOOT range']);
    expect(v.safeParse(weaponSchema, gun).success).toBe(false);
  });

  test('a power of craft is none on foot', () => {
    const layer = { ...TURRET, power: 'slag' };
    expect(places(refusalOf(() => parseModification(layer)).problems)).toEqual(['S-SLOTS power']);
    expect(isValid(jsonSchemas.modification, layer)).toBe(false);
    expect(isValid(jsonSchemas.force, { units: [{ name: 'P1', modifications: [layer] }] })).toBe(false);
  });

  test('every bad field is named by its rule', () => {
    const blade = { ...REPEATER, kind: 'blade', range: 2 };
    const { code, problems } = refusalOf(() => parseWeapon(blade));
    expect(code).toBe('invalid-weapon');
    expect(places(problems)).toEqual(['S-STAB range', 'S-STAB shots', 'S-STAB plasma', 'S-STAB chains']);
    expect(v.safeParse(weaponSchema, blade).success).toBe(false);
    const odd = refusalOf(() => parseModification({ ...TURRET, cost: -1, slot: 'blade', power: 'flight' }));
    expect(odd.code).toBe('invalid-modification');
    expect(places(odd.problems)).toEqual(['S-BUDGET cost', 'S-SLOTS slot', 'S-SLOTS power']);
    expect(v.safeParse(modificationSchema, { ...TURRET, slot: 'blade' }).success).toBe(false);
  });
});
