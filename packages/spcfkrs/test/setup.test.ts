import { seed } from '@tabletop/dice';
import { MAX_SETUP_PROBLEMS } from '@tabletop/game';
import { cellIndex, cellName } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import { places, refusalOf, untyped } from '../../../scripts/testing/refusal.js';
import { defineModification } from '../src/force/define-modification.js';
import { MAX_PLAYERS, MAX_SIDES, MAX_UNITS } from '../src/limits.js';
import { coverAt } from '../src/map/battle-map.js';
import { FORCES, type ForceName } from '../src/setup/forces.js';
import { MAPS } from '../src/setup/maps.js';
import type { UnitSetup } from '../src/setup/read-force.js';
import type { SpcfkrsSetup } from '../src/setup/read-setup.js';
import type { SideSetup } from '../src/setup/read-side.js';
import { setUp } from '../src/setup/setup.js';
import type { SpcfkrsState } from '../src/state.js';
import { gun, HOSTILE_KEYS, modification, unit, units } from './support/forces.js';

const BUDGETS = { budget: 20, vehicleBudget: 20, spaceshipBudget: 20 };
const START = { game: 'spcfkrs', version: 1, chance: seed('setup'), decision: 0 } as const;
const made = (setup: SpcfkrsSetup = {}): SpcfkrsState => setUp(setup, START);
/** What a set-up that may be anything is refused for. */
const refused = (setup: unknown): readonly string[] => {
  const { code, problems } = refusalOf(() => made(untyped(setup)));
  expect(code).toBe('invalid-setup');
  return places(problems);
};
const names = (state: SpcfkrsState, side: string): string =>
  state.units.flatMap((each) => (each.side === side ? [each.name] : [])).join(' ');
/** Two sides, of which the first has these units and the second one. */
const against = (...force: readonly UnitSetup[]): SpcfkrsSetup => ({
  sides: [
    { id: 'pink', force },
    { id: 'blue', force: [unit('enemy')] },
  ],
});
const SOLO_MATCH: SpcfkrsSetup = {
  sides: [
    { id: 'pink', force: 'pinkPunks', budget: 20 },
    { id: 'blue', force: 'blueBruisers', budget: 22 },
  ],
  houseRules: { plasmaSwordCost: 3, pistolHitsOn: 3, ties: 'simultaneous' },
};

describe('the first state', () => {
  test('is plain JSON with nothing drawn, before the first round', () => {
    const state = made();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const { game, version, chance, decision, units: all, sides, players, map, ...rest } = state;
    expect({ game, version, chance, decision }).toEqual(START);
    expect(rest).toEqual({
      rules: {},
      round: 0,
      orders: [],
      battalions: [],
      queue: [],
      pending: [],
      idle: [],
      slag: [],
      rams: [],
      stage: { step: 'round' },
    });
    expect(map).toEqual(MAPS.yard);
    expect(players).toEqual([{ id: 'pink' }, { id: 'blue' }]);
    expect(sides).toEqual([
      { id: 'pink', owner: 'pink', ...BUDGETS },
      { id: 'blue', owner: 'blue', ...BUDGETS },
    ]);
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 2 * FORCES.squad.length }, (_, at) => at + 1));
  });

  test('[S-BASE] [S-PSHIELD] units are whole, their shields up', () => {
    const [bare, shielded] = made(against(unit('a'), unit('b', 'Heavy armour', 'Plasma shield'))).units;
    expect(bare).toMatchObject({
      id: 1,
      name: 'a',
      side: 'pink',
      alive: true,
      shield: 'none',
      hacked: false,
      acted: false,
    });
    expect(bare?.parts.map(({ sixths }) => sixths)).toEqual([6]);
    expect(shielded?.shield).toBe('ready');
    expect(shielded?.parts.map(({ sixths }) => sixths)).toEqual([30]);
  });

  test('keeps of the house rules what differs from the printed ones', () => {
    const state = made({ houseRules: { ties: 'roll', baseBody: 2, budget: 30 } });
    expect(state.rules).toEqual({ baseBody: 2, budget: 30 });
    expect(state.sides.map(({ budget }) => budget)).toEqual([30, 30]);
    expect(state.units[0]?.profile.body).toBe(2);
  });

  test('shares nothing with what it was given, nor with the lists', () => {
    const own = defineModification(modification({ weapon: gun() }));
    const setup = JSON.parse(JSON.stringify({ ...against(unit('a', own)), map: { ...MAPS.pit } }));
    const state = made(setup);
    const before = JSON.stringify(state);
    setup.sides[0].id = 'x';
    setup.sides[0].force[0].modifications[0].weapon.damage = 9;
    setup.map.cover[0] = '########';
    expect(JSON.stringify(state)).toBe(before);
    expect(made().map.cover).not.toBe(MAPS.yard.cover);
  });

  test('[S-DEPLOY] with nothing said, six units of each side stand apart along its edge', () => {
    const at = made().units.map(({ parts }) => parts.map((part) => cellName(part.at)).join());
    expect(at.join(' ')).toBe('B2 F2 J2 N2 R2 V2 W23 S23 O23 K23 G23 C23');
  });

  test('[S-MATCH-COST] the solo match can be set up as it is printed', () => {
    const state = made(SOLO_MATCH);
    expect([names(state, 'pink'), names(state, 'blue')]).toEqual(['P1 P2 P3 P4 P5', 'B1 B2 B3']);
    const cost = (side: string) =>
      state.units.reduce((sum, each) => (each.side === side ? sum + each.profile.cost : sum), 0);
    expect([cost('pink'), cost('blue')]).toEqual([20, 22]);
  });
});

describe('players and sides', () => {
  const owners = (setup: SpcfkrsSetup) => made(setup).sides.map(({ id, owner }) => `${id}: ${owner}`);
  const three: readonly SideSetup[] = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];

  test('[S-MODE] there is a side for each player, or two for one who plays alone', () => {
    expect(owners({ players: ['ann', 'bob', 'cleo'] })).toEqual(['ann: ann', 'bob: bob', 'cleo: cleo']);
    expect(owners({ players: ['ann'] })).toEqual(['pink: ann', 'blue: ann']);
    expect(owners({ players: ['pink'] })).toEqual(['pink: pink', 'blue: pink']);
  });

  test('[S-MODE] sides are owned in turns, or as the set-up says', () => {
    expect(owners({ sides: three })).toEqual(['x: pink', 'y: blue', 'z: pink']);
    expect(owners({ players: ['ann'], sides: three })).toEqual(['x: ann', 'y: ann', 'z: ann']);
    const sides = [{ id: 'x', owner: 'blue' }, { id: 'y' }, { id: 'z', owner: 'pink' }];
    expect(owners({ sides })).toEqual(['x: blue', 'y: blue', 'z: pink']);
  });

  test('[S-BUDGET] each has its own budget', () => {
    const force = units(3);
    const sides = [{ id: 'x', budget: 3, force }, { id: 'y' }];
    expect(made({ sides }).sides.map(({ budget }) => budget)).toEqual([3, 20]);
    const { problems } = refusalOf(() => made({ sides: [{ id: 'x', budget: 2, force }, { id: 'y' }] }));
    expect(problems).toMatchObject([
      { rule: 'S-BUDGET', path: ['sides', 0, 'force'], details: { cost: 3, budget: 2 } },
    ]);
    expect(problems[0]?.message).toMatch(/3.*2/);
    expect(refused({ sides: [{ id: 'x', force: 'blueBruisers' }, { id: 'y' }] })).toEqual(['S-BUDGET sides.0.force']);
    expect(refused({ houseRules: { budget: 19 } })).toEqual(['S-BUDGET sides.0.force', 'S-BUDGET sides.1.force']);
  });

  test('the units of House forces are called by the letter of their side', () => {
    const state = made({ sides: [{ id: '1st émigrés' }, { id: 'x', force: 'heavies' }] });
    expect([names(state, '1st émigrés'), names(state, 'x')]).toEqual(['S1 S2 S3 S4 S5 S6', 'X1 X2 X3 X4']);
  });

  test.each([
    ['of the same letter', ['pink', 'Purple']],
    ['of which one has none', ['pink', '42']],
    ['whose letter has no single capital', ['pink', 'ǰ']],
  ])('or by A, B and so on where sides are %s', (_what, ids) => {
    const state = made({ sides: ids.map((id) => ({ id, force: 'heavies' })) });
    expect(ids.map((id) => names(state, id))).toEqual(['A1 A2 A3 A4', 'B1 B2 B3 B4']);
  });

  test('they go round the names that are given', () => {
    const force = [unit('b1'), unit('P1'), unit('B3')];
    const state = made({
      sides: [
        { id: 'pink', force },
        { id: 'blue', force: 'heavies' },
      ],
    });
    expect(names(state, 'blue')).toBe('B2 B4 B5 B6');
  });

  test.each([...HOSTILE_KEYS, ...HOSTILE_NAMES])('may be called %j', (name) => {
    const state = made({ players: [name, 'other'] });
    expect(state.players.map(({ id }) => id)).toEqual([name, 'other']);
    expect(state.units.filter(({ side }) => side === name)).toHaveLength(FORCES.squad.length);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe('the units of a side', () => {
  test('[S-DEPLOY] stand where the set-up puts them, by the cell or its name', () => {
    const { units: all } = made(
      against({ name: 'a', at: 'M12' }, { name: 'b', at: { column: 0, row: 23 } }, unit('c')),
    );
    expect(all.slice(0, 3).map(({ parts }) => parts.map(({ at }) => cellName(at)).join())).toEqual([
      'M12',
      'A24',
      'L2',
    ]);
  });

  test('[S-SLOTS] may have modifications of one’s own', () => {
    const own = defineModification(modification({ body: 1, weapon: gun() }));
    const [first] = made(against(unit('a', own, 'Metal legs'))).units;
    expect(first?.profile).toMatchObject({ cost: 4, body: 2, move: 12, modifications: ['Wheels', 'Metal legs'] });
  });

  test.each(HOSTILE_KEYS)('may be called %s', (name) => {
    expect(made(against(unit(name))).units[0]?.name).toBe(name);
  });

  test('whatever force, map and number of sides: they have names and spaces of their own', () => {
    const anyForce = fc.constantFrom<ForceName>('squad', 'stabbers', 'heavies', 'specialists');
    const anyMap = fc.constantFrom<keyof typeof MAPS>('yard', 'ruins', 'alley', 'pit', 'open');
    fc.assert(
      fc.property(anyMap, fc.array(anyForce, { minLength: 2, maxLength: MAX_SIDES }), (map, forces) => {
        const sides = forces.map((force, at) => ({ id: `${at}`, force }));
        const state = made({ map, sides });
        expect(new Set(state.units.map(({ name }) => name.toLowerCase())).size).toBe(state.units.length);
        const spaces = state.units.flatMap(({ parts }) => parts.map(({ at }) => at));
        expect(new Set(spaces.map((at) => cellIndex(at, state.map))).size).toBe(state.units.length);
        for (const at of spaces) expect(coverAt(state.map, at)).not.toBe('full');
      }),
      { numRuns: 30 },
    );
  });
});

describe('a set-up is refused', () => {
  const pair = (first: object, second: object = { id: 'blue' }) => ({ sides: [{ id: 'pink', ...first }, second] });
  const only = (...force: readonly unknown[]) => pair({ force });

  test.each<[string, unknown, readonly string[]]>([
    ['nothing', null, ['S-BUDGET']],
    ['a list', [], ['S-BUDGET']],
    ['an unknown field', { teams: 'duel' }, ['S-BUDGET teams']],
    ['no players', { players: [] }, ['S-MODE players']],
    ['too many players', { players: Array.from({ length: MAX_PLAYERS + 1 }, (_, at) => `${at}`) }, ['S-MODE players']],
    ['two players of one name', { players: ['a', 'a'] }, ['S-MODE players.1']],
    ['another map', { map: 'moon' }, ['S-GRID map']],
    ['a bad map', { map: { name: 'm', columns: 2, rows: 2, cover: ['..', '.x'] } }, ['S-COVER map.cover.1']],
    ['a house rule', { houseRules: { ties: 'none' } }, ['houseRules.ties']],
    ['one side', { sides: [{ id: 'a' }] }, ['S-BUDGET sides']],
    ['too many sides', { sides: Array(MAX_SIDES + 1).fill({}) }, ['S-BUDGET sides']],
    ['sides that are no list', { sides: { pink: {}, blue: {} } }, ['S-BUDGET sides']],
    ['a side that is none', { sides: [{ id: 'a' }, 'b'] }, ['S-BUDGET sides.1']],
    ['a side without a name', { sides: [{}, { id: 'b' }] }, ['S-BUDGET sides.0.id']],
    ['two sides of one name', { sides: [{ id: 'a' }, { id: 'a' }] }, ['S-BUDGET sides.1.id']],
    ['a field too many of a side', pair({ colour: 'pink' }), ['S-BUDGET sides.0.colour']],
    ['an owner who does not play', pair({ owner: '__proto__' }), ['S-MODE sides.0.owner']],
    ['a player without a side', pair({ owner: 'blue' }), ['S-MODE sides']],
    ['no budget', pair({ budget: null }), ['S-BUDGET sides.0.budget']],
    ['a budget below 0', pair({ budget: -1 }), ['S-BUDGET sides.0.budget']],
    ['another force', pair({ force: 'constructor' }), ['S-BUDGET sides.0.force']],
    ['no units', only(), ['S-BUDGET sides.0.force']],
    ['too many units in a side', only(...units(MAX_UNITS + 1)), ['S-BUDGET sides.0.force']],
    ['too many units in all', pair({ force: units(MAX_UNITS - 5), budget: 100 }), ['S-BUDGET sides']],
    ['a unit that is none', only('Metal legs'), ['S-BUDGET sides.0.force.0']],
    ['a unit without a name', only({}), ['S-ORDERS sides.0.force.0.name']],
    ['a unit called cover', only({ name: 'Cover' }), ['S-ORDERS sides.0.force.0.name']],
    ['a field too many of a unit', only({ name: 'a', gun: 1 }), ['S-BUDGET sides.0.force.0.gun']],
    [
      'an unknown modification',
      only(unit('a'), unit('b'), untyped({ name: 'c', modifications: ['Jet pack', 'Jet Pack'] })),
      ['S-SLOTS sides.0.force.2.modifications.1'],
    ],
    ['two guns', only(unit('a', 'Machine gun', 'Assault rifle')), ['S-SLOTS sides.0.force.0.modifications.1']],
    [
      'one name on both sides, capitals aside',
      pair({ force: [unit('ann')] }, { id: 'blue', force: [unit('Ann')] }),
      ['S-ORDERS sides.1.force.0.name'],
    ],
    ['a place off the map', only({ name: 'a', at: 'Y1' }), ['S-DEPLOY sides.0.force.0.at']],
    [
      'a place that is none',
      only({ name: 'a', at: 7 }),
      ['S-DEPLOY sides.0.force.0.at.column', 'S-DEPLOY sides.0.force.0.at.row'],
    ],
    ['a place in part', only({ name: 'a', at: { column: 1 } }), ['S-DEPLOY sides.0.force.0.at.row']],
    ['a place in full cover', { ...only({ name: 'a', at: 'C4' }), map: 'pit' }, ['S-DEPLOY sides.0.force.0.at']],
    [
      'two units in one space',
      pair({ force: [{ name: 'a', at: 'C4' }] }, { id: 'blue', force: [{ name: 'b', at: { column: 2, row: 3 } }] }),
      ['S-DEPLOY sides.1.force.0.at'],
    ],
    [
      'a place in a list of its own on a bad map',
      { ...only({ name: 'a', at: 'ZZ1' }), map: 'moon' },
      ['S-GRID map', 'S-DEPLOY sides.0.force.0.at'],
    ],
    [
      'several faults at once',
      {
        players: 'pink',
        map: {},
        houseRules: { mode: 1 },
        sides: [
          { id: 'a', force: [unit('a'), { name: 'A', at: 'Z' }] },
          { id: 'a', budget: 1, force: 'heavies' },
        ],
        more: 1,
      },
      [
        'houseRules.mode',
        'S-MODE players',
        'S-GRID map.name',
        'S-GRID map.columns',
        'S-GRID map.rows',
        'S-ORDERS sides.0.force.1.name',
        'S-DEPLOY sides.0.force.1.at',
        'S-BUDGET sides.1.id',
        'S-BUDGET sides.1.force',
        'S-BUDGET more',
      ],
    ],
  ])('for %s', (_what, setup, named) => {
    const before = JSON.stringify(setup);
    expect(refused(setup)).toEqual(named);
    expect(JSON.stringify(setup)).toBe(before);
  });

  test('[S-DEPLOY] where there is no room at the edge of a side, unit by unit', () => {
    const map = { name: 'Cell', columns: 2, rows: 2 };
    expect(refused({ ...only(...units(3)), map })).toEqual([
      'S-DEPLOY sides.0.force.2',
      ...Array(4).fill('S-DEPLOY sides.1.force'),
    ]);
    const sides = [
      { id: 'a', force: units(2) },
      { id: 'b', force: [unit('c'), unit('d')] },
    ];
    expect(made({ map, sides }).units).toHaveLength(4);
  });

  test('with hostile keys as unknown fields', () => {
    const setup: unknown = JSON.parse(
      '{"__proto__":{"map":"pit"},"sides":[{"id":"a","__proto__":{"budget":9}},{"id":"b"}]}',
    );
    expect(refused(setup)).toEqual(['S-BUDGET sides.0.__proto__', 'S-BUDGET __proto__']);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  test('naming no more than MAX_SETUP_PROBLEMS, however many there are', () => {
    const bad = { name: '', modifications: Array(16).fill('?'), at: '?' };
    expect(refused(only(...Array(MAX_UNITS).fill(bad)))).toHaveLength(MAX_SETUP_PROBLEMS);
    const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field ${at}`, at]));
    expect(refused(fields)).toHaveLength(MAX_SETUP_PROBLEMS);
    expect(refused({ houseRules: fields })).toHaveLength(MAX_SETUP_PROBLEMS);
  });

  test('in short, whatever is given', () => {
    const long = 'x'.repeat(1_000_000);
    const cover = Array(64).fill(long);
    const setup = {
      map: { name: long, columns: 64, rows: 64, cover },
      players: [long],
      sides: [
        { id: long, owner: long, force: long },
        { id: 'b', force: [{ name: long, modifications: [long], at: long }] },
      ],
      houseRules: { [long]: 1, mode: long },
    };
    const { problems } = refusalOf(() => made(untyped(setup)));
    expect(problems.length).toBeGreaterThan(64);
    for (const { message } of problems) expect(message.length).toBeLessThan(300);
  });

  test('at once, for lists that say that they are endless', () => {
    const endless = Array(4_294_967_295);
    const map = { name: 'm', columns: 2, rows: 2, cover: endless };
    expect(refused({ sides: endless })).toEqual(['S-BUDGET sides']);
    expect(refused({ players: endless })).toEqual(['S-MODE players']);
    expect(refused({ map })).toEqual(['S-COVER map.cover']);
    expect(refused(pair({ force: endless }))).toEqual(['S-BUDGET sides.0.force']);
    expect(refused(only({ name: 'a', modifications: endless }))).toEqual(['S-SLOTS sides.0.force.0.modifications']);
  });

  test('for any JSON at all, with a typed error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (sides, map, at) => {
        for (const setup of [{ sides: [sides, { id: 'b' }] }, { map }, only({ name: 'a', at }), only(at)]) {
          try {
            made(untyped(setup));
          } catch (error) {
            expect(error).toMatchObject({ code: 'invalid-setup' });
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
