import { seed } from '@tabletop/dice';
import { MAX_SETUP_PROBLEMS } from '@tabletop/game';
import { compareDistance, discAt, distanceSquared, overlap, quarterTurn, type Vector } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import type { Crab } from '../src/crab/crab.js';
import { derive } from '../src/crab/derive.js';
import { shellNamed, weaponNamed } from '../src/equipment/list.js';
import { MAX_CRABS, MAX_PLAYERS } from '../src/limits.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { BOARDS } from '../src/setup/boards.js';
import { CRABS, TEAMS } from '../src/setup/crabs.js';
import type { WarcrabsSetup } from '../src/setup/read-setup.js';
import { setUp } from '../src/setup/setup.js';
import type { Board, WarcrabsState } from '../src/state.js';
import { footingAt, groundOf, standsClear } from '../src/table/ground.js';
import { toUnits } from '../src/units.js';

const START = { game: 'warcrabs', version: 1, chance: seed('setup'), decision: 0 } as const;
const made = (setup: WarcrabsSetup = {}): WarcrabsState => setUp(setup, START);
/** What a set-up that may be anything is refused for. */
const refused = (setup: unknown): readonly string[] => {
  // A set-up from outside has no type.
  const { code, problems } = refusalOf(() => made(setup as WarcrabsSetup));
  expect(code).toBe('invalid-setup');
  return places(problems);
};
const names = (state: WarcrabsState) => state.crabs.map(({ owner, name }) => `${owner}: ${name}`);
const inches = (x: number, y: number): Vector => ({ x: toUnits(x), y: toUnits(y) });

const CRAB: Crab = {
  name: 'Nipper',
  traits: { strength: 5, dexterity: 5, endurance: 5 },
  shell: { name: 'Thimble', weight: 1, armour: 4, price: 10 },
  weapons: [],
};
const floor = [inches(0, 0), inches(100, 0), inches(100, 100), inches(0, 100)];

describe('the first state', () => {
  test('is plain JSON with nothing drawn, the crabs ranked by Dexterity', () => {
    const state = made({ crabs: 'pairs' });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const { game, version, chance, decision, rules, turn, slot, order, due, burnt, burning } = state;
    expect({ game, version, chance, decision }).toEqual(START);
    expect({ rules, turn, slot, order, due, burnt, burning }).toEqual({
      rules: {},
      turn: 0,
      slot: 0,
      order: [],
      due: [],
      burnt: [],
      burning: [],
    });
    expect(state.stage).toEqual({ phase: 'order', ranks: [[2], [4], [3], [1]], rolled: [] });
  });

  test('[W-ORDER] crabs of equal Dexterity share a rank', () => {
    const { stage } = made({ crabs: [{ crab: 'Death Boy' }, { crab: 'Red Dot' }, { crab: 'Death Boy' }] });
    expect(stage).toEqual({ phase: 'order', ranks: [[2], [1, 3]], rolled: [] });
  });

  test('keeps of the house rules what differs from the printed ones', () => {
    expect(made({ houseRules: { drawAfter: 100, clawReach: 2 } }).rules).toEqual({ clawReach: 2 });
  });

  test('[W-DEPLOY] with nothing said, two crabs face each other on the desk, 24 inches apart', () => {
    const state = made();
    expect(state.players).toEqual([{ id: 'red' }, { id: 'blue' }]);
    expect(state.board).toEqual(BOARDS.desk);
    expect(state.crabs.map(({ at, facing }) => [at, facing])).toEqual([
      [inches(108, 120), { x: 1, y: 0 }],
      [inches(132, 120), { x: -1, y: 0 }],
    ]);
    expect(names(state)).toEqual(['red: Death Boy', 'blue: Crustaceanator']);
  });

  test('[W-HP] [W-SHELL] crabs are whole and their weapons full', () => {
    const [first] = made({ crabs: [{ crab: CRAB }, { crab: 'Death Boy' }] }).crabs;
    expect(first).toMatchObject({ id: 1, hitPoints: 5, armour: 4, stun: null, kills: 0, weapons: [] });
    const [, second] = made({ crabs: [{ crab: CRAB }, { crab: 'Death Boy' }] }).crabs;
    expect(second?.weapons.map(({ weapon, left }) => [weapon.name, left])).toEqual([
      ['Pickle Spear', null],
      ['Firecracker', 1],
    ]);
  });

  test('takes crabs as a season hands them over, worn', () => {
    const weapons = [weaponNamed('Firecracker'), weaponNamed('Pickle Spear')];
    const worn = { crab: { ...CRAB, weapons }, hitPoints: 2, armour: 0, left: [0, null] };
    const [first] = made({ crabs: [worn, { crab: 'Red Dot' }] }).crabs;
    expect(first).toMatchObject({ hitPoints: 2, armour: 0 });
    expect(first?.weapons.map(({ left }) => left)).toEqual([0, null]);
  });

  test('takes equipment by its name', () => {
    const crab = { name: 'Nipper', traits: CRAB.traits, shell: 'Soup Can', weapons: ['Laser Pointer', CRAB_CLAW] };
    const [first] = made({ crabs: [{ crab }, { crab: 'Red Dot' }] }).crabs;
    expect(first?.shell.armour).toBe(shellNamed('Soup Can').armour);
    expect(first?.weapons.map(({ weapon }) => weapon.name)).toEqual(['Laser Pointer', 'Tooth Pick']);
  });

  test('shares nothing with what it was given', () => {
    const crab = JSON.parse(JSON.stringify(CRAB));
    const board = JSON.parse(JSON.stringify(BOARDS.archive));
    const state = made({ board, crabs: [{ crab }, { crab }] });
    const before = JSON.stringify(state);
    crab.traits.strength = 1;
    board.surfaces[0].height = 1;
    board.floor[0].x = 1;
    expect(JSON.stringify(state)).toBe(before);
  });
});

const CRAB_CLAW = { ...weaponNamed('Pickle Spear'), name: 'Tooth Pick', price: 1 };

describe('the House crabs', () => {
  test('[W-MONEY] each can be bought with the money that an account starts with, and moves', () => {
    for (const [name, crab] of Object.entries(CRABS)) {
      expect(crab.name).toBe(name);
      const { strength, dexterity, endurance } = crab.traits;
      expect(strength + dexterity + endurance).toBe(DEFAULT_RULES.traitPoints);
      const price = crab.weapons.reduce((sum, weapon) => sum + weapon.price, crab.shell.price);
      expect(price).toBeLessThanOrEqual(DEFAULT_RULES.startMoney);
      const { weight, maximumCapacity, movement } = derive(crab);
      expect(weight).toBeLessThanOrEqual(maximumCapacity);
      expect(movement).toBeGreaterThan(0);
    }
  });

  test('[W-EXAMPLE] two of them have what the source says of them', () => {
    expect(CRABS['Death Boy'].traits).toMatchObject({ strength: 6, dexterity: 4 });
    expect(derive(CRABS['Death Boy'])).toMatchObject({ optimumCapacity: 6, maximumCapacity: 10, movement: 4 });
    expect(CRABS.Crustaceanator.traits.endurance).toBe(3);
  });

  test.each(Object.keys(TEAMS) as (keyof typeof TEAMS)[])(
    '[W-ROSTER] team %s fits any table and number of players',
    (crabs) => {
      for (const board of Object.keys(BOARDS) as (keyof typeof BOARDS)[]) {
        for (const count of [2, 3, MAX_PLAYERS]) {
          const players = Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
          const state = made({ crabs, board, players });
          expect(new Set(state.crabs.map(({ owner }) => owner)).size).toBe(count);
          everyoneStandsClear(state);
        }
      }
    },
  );

  test('of three players the third has what the first has', () => {
    expect(names(made({ players: ['a', 'b', 'c'] }))).toEqual(['a: Death Boy', 'b: Crustaceanator', 'c: Death Boy']);
  });
});

function everyoneStandsClear({ crabs, board }: WarcrabsState): void {
  const ground = groundOf(board, DEFAULT_RULES);
  for (const { id, at } of crabs) expect(standsClear(at, id, crabs, ground)).toBe(true);
}

describe('places', () => {
  test('[W-DEPLOY] further crabs stand beside the first, in a line', () => {
    const { crabs } = made({ crabs: 'gangs' });
    expect(crabs.map(({ at }) => at)).toEqual([
      inches(108, 120),
      inches(108, 117.5),
      inches(108, 122.5),
      inches(132, 120),
      inches(132, 122.5),
      inches(132, 117.5),
    ]);
  });

  test('[W-DEPLOY] an upright desk has an upright centre line', () => {
    const turned = (corners: readonly Vector[]) => corners.map(quarterTurn);
    const desk = BOARDS.desk;
    const board: Board = {
      ...desk,
      floor: turned(desk.floor),
      surfaces: desk.surfaces.map((flat) => ({ ...flat, corners: turned(flat.corners) })),
    };
    const { crabs } = made({ board });
    expect(crabs.map(({ at, facing }) => [at, facing])).toEqual([
      [inches(-120, 108), { x: 0, y: 1 }],
      [inches(-120, 132), { x: 0, y: -1 }],
    ]);
  });

  test('[W-DEPLOY] more players stand evenly round', () => {
    const { crabs } = made({ players: ['a', 'b', 'c', 'd'], crabs: 'brawl' });
    const middle = inches(120, 120);
    for (const { at } of crabs) expect(compareDistance(at, middle, toUnits(12))).toBe(0);
    expect(crabs.map(({ at }) => at)).toEqual([inches(108, 120), inches(120, 108), inches(132, 120), inches(120, 132)]);
  });

  test('without a surface the floor is fought on', () => {
    const { crabs } = made({ board: { name: 'Floor', floor, surfaces: [], obstacles: [] } });
    expect(crabs.map(({ at }) => at)).toEqual([inches(38, 50), inches(62, 50)]);
  });

  test('a small surface takes its crabs nearer together', () => {
    const corners = [inches(45, 45), inches(55, 45), inches(55, 55), inches(45, 55)];
    const board: Board = { name: 'Stool', floor, surfaces: [{ name: 'stool', height: 320, corners }], obstacles: [] };
    const state = made({ board });
    expect(state.crabs.map(({ at }) => at)).toEqual([inches(45, 50), inches(55, 50)]);
    everyoneStandsClear(state);
  });

  test('[W-MOVE] a mug on the first place moves the crab next to it', () => {
    const corners = [inches(106, 118), inches(110, 118), inches(110, 122), inches(106, 122)];
    const board: Board = { ...BOARDS.desk, obstacles: [{ name: 'mug', kind: 'solid', height: 64, corners }] };
    const state = made({ board });
    everyoneStandsClear(state);
    const ground = groundOf(board, DEFAULT_RULES);
    for (const { at } of state.crabs) expect(footingAt(ground, at)).toBe(toUnits(36));
    expect(distanceSquared(state.crabs[0]?.at ?? inches(0, 0), inches(108, 120))).toBeLessThanOrEqual(toUnits(6) ** 2);
  });

  test('[W-DEPLOY] a set-up may say where crabs stand and face; a facing is kept in lowest terms', () => {
    const { crabs } = made({
      crabs: [
        { crab: CRAB, at: inches(100, 110), facing: { x: -300, y: 450 } },
        { crab: CRAB, at: inches(10, 20), facing: { x: -0, y: 7 } },
        { crab: CRAB, at: inches(120, 120) },
        { crab: CRAB, at: inches(120, 130) },
      ],
    });
    expect(crabs.map(({ facing }) => facing)).toEqual([
      { x: -2, y: 3 },
      { x: 0, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: -1 },
    ]);
    expect(crabs.map(({ owner }) => owner)).toEqual(['red', 'blue', 'red', 'blue']);
    expect(crabs.every(({ facing }) => !Object.is(facing.x, -0))).toBe(true);
  });

  test('[W-MOVE] bases may touch, and one may stand below another that is a crab’s height higher', () => {
    const low = { name: 'book', height: 16, corners: [inches(0, 0), inches(20, 0), inches(20, 20), inches(0, 20)] };
    const board: Board = { name: 'Step', floor, surfaces: [low], obstacles: [] };
    const at = (...points: readonly Vector[]) => ({ board, crabs: points.map((each) => ({ crab: CRAB, at: each })) });
    expect(made(at(inches(50, 50), inches(51.5, 50))).crabs).toHaveLength(2);
    expect(refused(at(inches(50, 50), inches(51.4375, 50)))).toEqual(['W-DEPLOY crabs.0.at', 'W-DEPLOY crabs.1.at']);
    // One crab leans over the edge of a step as high as a crab; below, it is in the way of nobody's shell.
    expect(made(at(inches(20, 10), inches(50, 50))).crabs).toHaveLength(2);
    expect(refused(at(inches(20.0625, 10), inches(50, 50)))).toEqual(['W-DEPLOY crabs.0.at']);
    expect(made(at(inches(20, 10), inches(20.75, 10))).crabs).toHaveLength(2);
  });

  test('[W-TABLE] a base stands within the wall', () => {
    const at = (x: number) => ({ crabs: [{ crab: CRAB, at: inches(x, 120) }, { crab: CRAB }] });
    expect(made(at(0.75)).crabs).toHaveLength(2);
    expect(refused(at(0.6875))).toEqual(['W-DEPLOY crabs.0.at']);
    expect(refused(at(-9))).toEqual(['W-DEPLOY crabs.0.at']);
  });

  test('a table without room refuses every crab that has none', () => {
    const corners = [inches(0, 0), inches(3, 0), inches(3, 2), inches(0, 2)];
    const board: Board = { name: 'Shoe box', floor: corners, surfaces: [], obstacles: [] };
    const crabs = Array.from({ length: 4 }, () => ({ crab: CRAB }));
    expect(refused({ board, crabs })).toContain('W-DEPLOY crabs.3.at');
    expect(made({ crabs: Array.from({ length: MAX_CRABS }, () => ({ crab: CRAB })) }).crabs).toHaveLength(MAX_CRABS);
  });

  test('wherever crabs are wanted, those that are accepted overlap nothing', () => {
    let accepted = 0;
    const point = fc.record({ x: fc.integer({ min: 1400, max: 2500 }), y: fc.integer({ min: 1600, max: 2500 }) });
    fc.assert(
      fc.property(fc.array(fc.option(point, { nil: undefined }), { minLength: 2, maxLength: 12 }), (wanted) => {
        const crabs = wanted.map((at) => ({ crab: CRAB, ...(at === undefined ? {} : { at }) }));
        let state: WarcrabsState;
        try {
          state = made({ board: 'cluttered', crabs });
        } catch {
          return;
        }
        accepted++;
        everyoneStandsClear(state);
        const ground = groundOf(state.board, DEFAULT_RULES);
        for (const one of state.crabs)
          for (const other of state.crabs)
            if (one.id < other.id && overlap(discAt(one.at, 12), discAt(other.at, 12)))
              expect(Math.abs(footingAt(ground, one.at) - footingAt(ground, other.at))).toBeGreaterThanOrEqual(16);
      }),
      { numRuns: 60, seed: 4 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});

describe('refusals', () => {
  const two = (first: object, second: object = { crab: 'Red Dot' }) => ({ crabs: [first, second] });

  test.each<[string, unknown, readonly string[]]>([
    ['nothing', null, ['W-DEPLOY']],
    ['a list', [], ['W-DEPLOY']],
    ['an unknown field', { teams: 'duel' }, ['W-DEPLOY teams']],
    ['one player', { players: ['solo'] }, ['W-FIGHT players']],
    ['too many players', { players: Array.from({ length: MAX_PLAYERS + 1 }, (_, at) => `${at}`) }, ['W-FIGHT players']],
    ['two players of one name', { players: ['a', 'a'] }, ['W-FIGHT players.1']],
    ['another board', { board: 'kitchen' }, ['W-TABLE board']],
    ['a house rule', { houseRules: { drawAfter: 0 } }, ['houseRules.drawAfter']],
    ['another team', { crabs: 'constructor' }, ['W-ROSTER crabs']],
    ['too many crabs', { crabs: Array(MAX_CRABS + 1).fill({ crab: 'Red Dot' }) }, ['W-ROSTER crabs']],
    ['no crabs', { crabs: [] }, ['W-ROSTER crabs', 'W-ROSTER crabs']],
    ['a player without one', two({ crab: 'Red Dot', owner: 'blue' }), ['W-ROSTER crabs']],
    ['an owner who does not play', two({ crab: 'Red Dot', owner: '__proto__' }), ['W-ROSTER crabs.0.owner']],
    ['another House crab', two({ crab: 'Red Spot' }), ['W-ROSTER crabs.0.crab']],
    ['no crab at all', two({}), ['W-SHEET crabs.0.crab']],
    ['an unknown field of a crab', two({ crab: CRAB, speed: 4 }), ['W-ROSTER crabs.0.speed']],
    [
      'traits beyond the budget',
      two({ crab: { ...CRAB, traits: { strength: 6, dexterity: 6, endurance: 4 } } }),
      ['W-TRAITS crabs.0.crab.traits'],
    ],
    ['a shell that is none', two({ crab: { ...CRAB, shell: 'Tea Cup' } }), ['W-SHELL crabs.0.crab.shell']],
    [
      'a weapon that is none',
      two({ crab: { ...CRAB, weapons: ['Firecracker', 'Fire Cracker'] } }),
      ['W-KIT-HOUSE crabs.0.crab.weapons.1'],
    ],
    [
      'too much to carry',
      two({ crab: { ...CRAB, weapons: [{ ...CRAB_CLAW, weight: 10 }] } }),
      ['W-WEIGHT crabs.0.crab.weapons'],
    ],
    ['a place between units', two({ crab: CRAB, at: { x: 1.5, y: 0 } }), ['W-DEPLOY crabs.0.at']],
    ['a facing nowhere', two({ crab: CRAB, facing: { x: 0, y: -0 } }), ['W-FACING crabs.0.facing']],
    ['a facing too long', two({ crab: CRAB, facing: { x: 65_537, y: 0 } }), ['W-FACING crabs.0.facing']],
    ['a dead crab', two({ crab: CRAB, hitPoints: 0 }), ['W-HP crabs.0.hitPoints']],
    ['more than all Hit Points', two({ crab: CRAB, hitPoints: 6 }), ['W-HP crabs.0.hitPoints']],
    ['more than all armour', two({ crab: CRAB, armour: 5 }), ['W-SHELL crabs.0.armour']],
    ['uses of no weapon', two({ crab: CRAB, left: [1] }), ['W-KIT-HOUSE crabs.0.left']],
    [
      'more uses than there were',
      two({ crab: 'Short Fuse', left: Array(7).fill(2) }),
      Array(7).fill('W-KIT-HOUSE crabs.0.left'),
    ],
    ['an end of what has none', two({ crab: 'Shellshock', left: [3] }), ['W-KIT-HOUSE crabs.0.left']],
    [
      'several faults at once',
      { players: 'red', board: {}, crabs: [{ crab: CRAB, hitPoints: 9, at: 'here' }], houseRules: { turning: 1 } },
      [
        'houseRules.turning',
        'W-FIGHT players',
        'W-TABLE board.floor',
        'W-TABLE board.name',
        'W-DEPLOY crabs.0.at',
        'W-HP crabs.0.hitPoints',
      ],
    ],
  ])('of %s', (_what, setup, named) => {
    const before = JSON.stringify(setup);
    expect(refused(setup)).toEqual(named);
    expect(JSON.stringify(setup)).toBe(before);
  });

  test('of House crabs that do not keep the house rules, by name', () => {
    const { problems } = refusalOf(() => made({ houseRules: { traitMaximum: 5 } }));
    expect(problems.map(({ rule, path }) => [rule, ...path])).toContainEqual(['W-TRAITS', 'crabs']);
    expect(problems.every(({ message }) => /"(Death Boy|Crustaceanator)"/.test(message))).toBe(true);
    expect(made({ houseRules: { mustSpendAll: true } }).crabs).toHaveLength(2);
  });

  test('list no more than MAX_SETUP_PROBLEMS, however many there are', () => {
    const crabs = Array.from({ length: MAX_CRABS }, () => ({
      crab: {},
      owner: 1,
      at: 1,
      facing: 1,
      armour: -1,
      left: 1,
    }));
    expect(refused({ crabs })).toHaveLength(MAX_SETUP_PROBLEMS);
    const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field ${at}`, at]));
    expect(refused(fields)).toHaveLength(MAX_SETUP_PROBLEMS);
    expect(refused({ houseRules: fields })).toHaveLength(MAX_SETUP_PROBLEMS);
  });

  test('are short, whatever is given', () => {
    const long = 'x'.repeat(1_000_000);
    const setup: object = { board: long, crabs: [{ crab: long, owner: long }], houseRules: { [long]: 1 } };
    const { problems } = refusalOf(() => made(setup));
    expect(problems).toHaveLength(4);
    for (const { message } of problems) expect(message.length).toBeLessThan(500);
  });
});
