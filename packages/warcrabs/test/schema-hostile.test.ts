import { seed, seeded } from '@tabletop/dice';
import { isRuleError } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { changedStates } from '../../../scripts/testing/changed-states.js';
import { testParsers } from '../../../scripts/testing/hostile-input.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import {
  BOARDS,
  EQUIPMENT,
  MAX_ROSTER_LENGTH,
  type WarcrabsSetup,
  type WarcrabsState,
  warcrabs,
} from '../src/index.js';
import {
  jsonSchemas,
  MAX_ROSTER_VALUES,
  MAX_STATE_LENGTH,
  MAX_STATE_VALUES,
  parseAction,
  parseCrab,
  parseEquipment,
  parseEvent,
  parseRoster,
  parseRules,
  parseSetup,
  parseState,
} from '../src/schema.js';
import { toSvg } from '../src/svg.js';
import { toText } from '../src/text.js';
import { BRAWLS, due } from './support/found.js';
import { MIXED } from './support/mixed.js';
import { weapon } from './support/scene.js';
import { season } from './support/season.js';
import { EVENTS } from './support/telling.js';
import { walk } from './support/walk.js';

testParsers(refusalOf, [
  { parse: parseState, code: 'invalid-state', sample: due('strike') },
  {
    parse: parseAction,
    code: 'invalid-action',
    sample: { type: 'move', player: 'ann', crab: 1, path: [{ x: 1, y: 2 }], facing: null },
  },
  {
    parse: parseSetup,
    code: 'invalid-setup',
    sample: {
      players: ['ann', 'ben'],
      board: BOARDS.cluttered,
      crabs: [{ crab: MIXED }, { crab: 'Death Boy' }],
      houseRules: { drawAfter: 9 },
    },
  },
  {
    parse: parseRules,
    code: 'invalid-rules',
    sample: { drawAfter: 9, rangeLimits: { pointBlank: 1, short: 2, medium: 3, long: 4 } },
  },
  { parse: parseEvent, code: 'invalid-event', sample: EVENTS.attacked },
  { parse: parseCrab, code: 'invalid-crab', sample: MIXED },
  { parse: parseEquipment, code: 'invalid-equipment', sample: EQUIPMENT },
  { parse: parseRoster, code: 'invalid-roster', sample: season() },
]);

describe('−0 becomes 0', () => {
  test('in a state', () => {
    const text = JSON.stringify(warcrabs.setup({}, 1)).replace('"turn":0', '"turn":-0');
    expect(Object.is(parseState(text).turn, 0)).toBe(true);
  });

  test('in the places of a set-up', () => {
    const floor = [
      { x: -0, y: -2000 },
      { x: 4000, y: -0 },
      { x: -0, y: 2000 },
    ];
    const board = { name: 'Wedge', floor, surfaces: [], obstacles: [] };
    const crabs = [200, 400].map((x) => ({ crab: 'Death Boy', at: { x, y: -0 }, facing: { x: 1, y: -0 } }));
    const state = warcrabs.setup(parseSetup({ board, crabs }), 1);
    const all = [...state.board.floor, ...state.crabs.flatMap(({ at, facing }) => [at, facing])];
    expect(all.flatMap(({ x, y }) => [x, y]).filter((number) => Object.is(number, -0))).toEqual([]);
    expect(all).toHaveLength(7);
  });
});

describe('the fullest input is read in good time, and nothing fuller', () => {
  const list = <Item>(length: number, item: (at: number) => Item) => Array.from({ length }, (_, at) => item(at));
  const long = (at: number) => `${at}`.padEnd(80, '\ud800');
  const values = (value: unknown): number =>
    typeof value === 'object' && value !== null ? Object.values(value).reduce((sum, part) => sum + values(part), 1) : 1;
  /** 64 corners on a parabola, so that no three are on a line. */
  const corners = (x: number) => list(64, (at) => ({ x: x + at * 8, y: -16_770_000 + at * at * 4 }));
  const arm = (at: number) => ({
    ...weapon({ name: long(at), toHit: -1000, price: 1_000_000_000, uses: 1000 }),
    left: 1000,
  });

  test('a set-up, and the states that follow', () => {
    const x = -16_770_000;
    const floor = [
      { x: x - 100, y: x - 100 },
      { x: x + 38_300, y: x - 100 },
      { x: x + 38_300, y: x + 38_300 },
      { x: x - 100, y: x + 38_300 },
    ];
    const board = {
      name: long(0),
      floor,
      surfaces: list(16, (at) => ({ name: long(at), height: 1 + at, corners: corners(x) })),
      obstacles: list(32, (at) => ({
        name: long(at),
        kind: at % 2 === 0 ? 'solid' : 'paper',
        height: 38_400,
        corners: corners(x),
      })),
    };
    const crabs = list(32, (at) => ({
      crab: {
        name: long(at),
        traits: { strength: 5, dexterity: 5, endurance: 5 },
        weapons: list(16, (index) => ({
          ...weapon({ name: long(index), toHit: -1000, price: 1_000_000_000, uses: 1000 }),
        })),
      },
      at: { x: x + 2000 + at * 60, y: x + 20_000 },
      facing: { x: -65_535, y: -65_536 },
    }));
    const setup = { players: list(8, long), board, crabs };
    const begun = Date.now();
    const text = JSON.stringify(setup);
    const first = warcrabs.setup(parseSetup(text), 1);
    const stunned: WarcrabsState = {
      ...first,
      order: first.crabs.map(({ id }) => id),
      turn: 1,
      stage: { phase: 'next' },
      crabs: first.crabs.map((crab) => ({
        ...crab,
        stun: { missed: false, waiting: first.crabs.map(({ id }) => id).filter((id) => id !== crab.id) },
      })),
    };
    const most = JSON.stringify(stunned);
    expect(parseState(most)).toEqual(stunned);
    expect(Date.now() - begun).toBeLessThan(5000);
    expect(Math.max(text.length, most.length)).toBeLessThan(MAX_STATE_LENGTH);
    expect(Math.max(values(setup), values(stunned))).toBeLessThan(MAX_STATE_VALUES);
    expect(Math.max(values(setup), values(stunned))).toBeGreaterThan(MAX_STATE_VALUES / 4);

    const crowded = { ...setup, crabs: [...crabs, crabs[0]] };
    expect(places(refusalOf(() => parseSetup(crowded)).problems)).toEqual(['W-ROSTER crabs']);
  });

  test('a season', () => {
    const long = (at: number) => `${at}`.padEnd(80, 'x');
    const owned = (at: number) => ({ ...arm(at), name: long(at) });
    const store = { weapons: list(1024, owned), shells: [] };
    const tally = { fights: 1_000_000_000, wins: 1_000_000_000, kills: 1_000_000_000 };
    const roster = {
      ...season(),
      equipment: {
        weapons: list(256, (at) => weapon({ name: long(at) })),
        shells: list(256, (at) => ({ name: `s${long(at)}`.slice(0, 80), weight: 0, armour: 0, price: 0 })),
      },
      owners: list(8, (at) => ({ name: long(at), account: { money: 1_000_000_000, store }, ...tally })),
      crabs: list(512, (at) => ({
        id: at + 1,
        owner: long(at % 8),
        name: long(at),
        traits: { strength: 5, dexterity: 5, endurance: 5 },
        shell: { name: long(0), weight: 1, armour: 1000, price: 1_000_000_000, left: 1000 },
        weapons: list(16, owned),
        hitPoints: 5,
        account: null,
        ...tally,
      })),
      nextCrab: 513,
    };
    const text = JSON.stringify(roster);
    const begun = Date.now();
    const parsed = parseRoster(text);
    expect(Date.now() - begun).toBeLessThan(5000);
    expect(parsed.crabs).toHaveLength(512);
    expect(values(roster)).toBeLessThan(MAX_ROSTER_VALUES);
    expect(values(roster)).toBeGreaterThan(MAX_ROSTER_VALUES / 4);
    expect(text.length).toBeLessThan(MAX_ROSTER_LENGTH);
  });
});

test('a set-up that leaves every place to the game is answered in good time', () => {
  const crabs = Array.from({ length: 32 }, () => ({ crab: 'Death Boy' }) as const);
  const boards: readonly NonNullable<WarcrabsSetup['board']>[] = ['desk', 'archive'];
  for (const board of boards) {
    const begun = Date.now();
    expect(warcrabs.setup(parseSetup({ board, crabs }), 1).crabs).toHaveLength(32);
    expect(Date.now() - begun).toBeLessThan(3000);
  }
});

test('whatever is let through plays on without a fault', () => {
  // The largest is as good as its parts, and takes longest to read.
  const { meeting: _large, ...brawls } = BRAWLS;
  const states = Object.entries(brawls).flatMap(([name, setup]) =>
    [...walk(setup, `${name} changed`, 80)].map(({ before }) => before),
  );
  const through = changedStates<WarcrabsState>({
    states,
    parse: parseState,
    isRefusal: isRuleError,
    schema: jsonSchemas.state,
    words: [
      ...['front', 'side', 'behind', 'claw', 'ranged', 'tossed', 'solid', 'paper', 'strike', 'kamikaze', 'near-miss'],
      ...['blast', 'fall', 'order', 'turn', 'next', 'activation', 'over', 'last-standing', 'none-left', 'turn-limit'],
      ...['red', 'blue', '__proto__', 'toString', 'eachTurn', 'endOfTurn', 'nextActivation'],
    ],
    bulk: ['board'],
    runs: 90,
    holds: (state, salt) => {
      const view = warcrabs.view(state, null);
      expect(toText(view, { maxLength: 2000 }).length).toBeGreaterThan(0);
      expect(toSvg(view)).toContain('</svg>');
      playOn(state, salt);
    },
  });
  expect(through).toBeGreaterThan(12);
});

/** Plays 50 steps at random; every few states are parsed again. */
function playOn(from: WarcrabsState, salt: number): void {
  const chance = seeded(seed(salt));
  let state = from;
  for (let step = 0; step < 50 && warcrabs.outcome(state) === undefined; step++) {
    const [player] = warcrabs.actors(state);
    const next =
      player === undefined ? warcrabs.advance(state) : warcrabs.apply(state, warcrabs.sample(state, player, chance));
    state = next.state;
    if (step % 10 === 0) expect(parseState(state)).toEqual(state);
  }
}
