import { seed, seeded } from '@tabletop/dice';
import { isRuleError } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { changedStates } from '../../../scripts/testing/changed-states.js';
import { testParsers } from '../../../scripts/testing/hostile-input.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { FORCES, type SpcfkrsState, spcfkrs, WEAPONS } from '../src/index.js';
import {
  jsonSchemas,
  MAX_STATE_LENGTH,
  MAX_STATE_VALUES,
  parseAction,
  parseEvent,
  parseForce,
  parseModification,
  parseRules,
  parseSetup,
  parseState,
  parseWeapon,
} from '../src/schema.js';
import { toSvg } from '../src/svg.js';
import { toText } from '../src/text.js';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { found } from './support/found.js';
import { lasting, SETUPS } from './support/setups.js';
import { soon } from './support/soon.js';
import { EVENTS } from './support/text-scene.js';
import { anyStep, walk } from './support/walk.js';

const order = {
  units: [1, 2],
  act: { type: 'shoot', target: 3, through: true },
  move: { type: 'path', path: [{ column: 1, row: 2 }] },
};

testParsers(refusalOf, [
  { parse: parseState, code: 'invalid-state', sample: found('turn', ({ pending }) => pending.length > 0) },
  { parse: parseAction, code: 'invalid-action', sample: { type: 'orders', player: 'ann', orders: [order] } },
  {
    parse: parseSetup,
    code: 'invalid-setup',
    sample: {
      players: ['ann', 'ben'],
      map: { name: 'Field', columns: 9, rows: 9 },
      sides: [{ id: 'pink', force: [{ name: 'P1', at: 'A1' }] }, { id: 'blue' }],
      houseRules: { mode: 'open' },
    },
  },
  { parse: parseRules, code: 'invalid-rules', sample: { mode: 'open', hackRange: 4 } },
  { parse: parseEvent, code: 'invalid-event', sample: EVENTS['shot-judged'] },
  { parse: parseForce, code: 'invalid-force', sample: { units: FORCES.squad, budget: 20 } },
  { parse: parseWeapon, code: 'invalid-weapon', sample: WEAPONS['Machine gun'] },
  { parse: parseModification, code: 'invalid-modification', sample: { name: 'Sprint', cost: 1, move: 2 } },
]);

describe('−0 becomes 0', () => {
  test('in a state', () => {
    const text = JSON.stringify(spcfkrs.setup({}, 1)).replace('"round":0', '"round":-0');
    expect(Object.is(parseState(text).round, 0)).toBe(true);
  });

  test('in a modification and an action', () => {
    const { speed, cost } = parseModification({ name: 'Sprint', cost: -0, speed: -0 });
    const { orders } = parseAction({ type: 'orders', player: 'ann', orders: [{ ...order, units: [-0] }] });
    expect([speed, cost, orders[0]?.units[0]].filter((value) => Object.is(value, 0))).toHaveLength(3);
  });
});

describe('the fullest input is read in good time, and nothing fuller', () => {
  const list = <Item>(length: number, item: (at: number) => Item) => Array.from({ length }, (_, at) => item(at));
  const long = (at: number) => `${at}`.padEnd(80, '\ud800');
  const values = (value: unknown): number =>
    typeof value === 'object' && value !== null ? Object.values(value).reduce((sum, part) => sum + values(part), 1) : 1;

  /** Orders of all units for a path as long as there can be, to and fro. */
  const longest = (first: SpcfkrsState) =>
    first.units.map(({ id, parts, craft }) => {
      const { column = 0, row = 0 } = parts[0]?.at ?? {};
      const path = list(256, (step) => ({ column: column + (step % 2 === 0 ? 1 : 0), row }));
      const target = (id % 64) + 1;
      const guns = list(48, (gun) => ({ gun, aim: { kind: 'unit', unit: target, part: 0, through: false } }));
      const act = craft === null ? { type: 'shoot', target, through: false } : { type: 'fire', guns };
      return { units: [id], act, move: { type: 'path', path } };
    });

  /** As many guns on as many parts as a craft has, and the Move for the longest path. */
  const largest = (name: string, at: object) => ({
    name,
    at,
    turn: 0,
    class: 'vehicle',
    shape: list(4, () => 'LLLLLL'),
    guns: list(48, (gun) => ({ part: gun >> 1 })),
    modifications: ['Plasma slag exhaust', { name: 'Wings', cost: 0, move: 1000 }],
  });

  test('a set-up, the states that follow, and the orders that are given', () => {
    const modifications = list(16, (at) => ({ name: long(at), cost: 1000, move: 1000, speed: -1000 }));
    const room = (side: number, at: number) => ({ column: at * 8, row: side * 8 });
    const setup = {
      players: list(8, long),
      map: { name: long(0), scale: 'vehicle', columns: 64, rows: 64, cover: list(64, () => '+'.repeat(64)) },
      sides: list(8, (side) => ({
        id: long(side),
        budget: 100_000,
        vehicleBudget: 100_000,
        force: list(4, (at) => ({ name: `u${side}-${at}`.padEnd(20, 'x'), at: room(side, at), modifications })),
        craft: list(4, (at) => largest(`c${side}-${at}`.padEnd(20, 'x'), room(side, 4 + at))),
      })),
      houseRules: { partialCoverCost: 1, friendlyFire: true, baseMove: 1000 },
    };
    const text = JSON.stringify(setup);
    const read = soon('a set-up', () => parseSetup(text));
    const first = spcfkrs.advance(soon('setup', () => spcfkrs.setup(read, 1))).state;
    if (first.stage.step !== 'orders') throw new Error('nobody is asked for orders');
    const orders = longest(first);
    const given = first.sides.map(({ id, owner }) => ({
      player: owner,
      orders: orders.filter((each) => first.units[(each.units[0] ?? 1) - 1]?.side === id),
    }));
    const by = first.units.find(({ craft }) => craft !== null)?.id ?? 0;
    const slag = list(64 * 64, (at) => ({ at: { column: at % 64, row: at >> 6 }, by }));
    const most = { ...first, slag, stage: { ...first.stage, given } };
    const written = JSON.stringify(most);
    const full = soon('a state', () => parseState(written));
    expect(full).toEqual(most);
    const revealed = spcfkrs.advance(full);
    expect(soon('the next state', () => parseState(revealed.state))).toEqual(revealed.state);
    for (const event of revealed.events) expect(soon(event.type, () => parseEvent(event))).toEqual(event);
    const action = { type: 'orders', player: 'ann', orders };
    expect(soon('an action', () => parseAction(action))).toEqual(action);
    expect(written.length).toBeLessThan(MAX_STATE_LENGTH);
    expect(values(most)).toBeLessThan(MAX_STATE_VALUES);
    expect(values(most)).toBeGreaterThan(MAX_STATE_VALUES / 8);

    const crowd = {
      ...setup,
      sides: [...setup.sides.slice(1), { id: 'x', force: list(9, (at) => ({ name: `x${at}` })) }],
    };
    expect(places(refusalOf(() => parseSetup(crowd)).problems)).toEqual(['S-BUDGET sides']);
  });

  test('a state in which as much waits as can', () => {
    const state = found('turn', ({ pending, queue }) => pending[0]?.kind === 'damage' && (queue[0]?.length ?? 0) > 0);
    const full = { ...state, pending: list(61_440, () => state.pending[0]) };
    expect(soon('a state', () => parseState(full)).pending).toHaveLength(61_440);
    const over = { ...state, pending: list(61_441, () => state.pending[0]) };
    expect(places(refusalOf(() => parseState(over)).problems)).toEqual(['pending']);
  });
});

test('whatever is let through plays on without a fault', () => {
  const onFoot = Object.keys(SETUPS).map((name) => [name, lasting(name, 2)] as const);
  const states = [...onFoot, ...Object.entries(CRAFT_SETUPS)].flatMap(([name, setup]) =>
    walk(setup, `${name} changed`, 60).map(({ before }) => before),
  );
  const through = changedStates<SpcfkrsState>({
    states,
    parse: parseState,
    isRefusal: isRuleError,
    schema: jsonSchemas.state,
    words: [
      ...['special', 'stab', 'shoot', 'move', 'round', 'declare', 'orders', 'order', 'turn', 'over', 'follow', 'delay'],
      ...['overdose', 'hack', 'burst', 'shot', 'unit', 'cover', 'damage', 'shield', 'ready', 'absorbing', 'spent'],
      ...[
        'malfunction',
        'pilot',
        'recharge',
        'slag',
        'death',
        'ram',
        'keep',
        'fire',
        'transport',
        'vehicle',
        'spaceship',
      ],
      ...['phased', 'open', 'simultaneous', 'listing', 'all', 'jet', 'hacking', 'pink', 'ann', '__proto__', 'toString'],
    ],
    bulk: ['map', 'units'],
    runs: 80,
    holds: (state, salt) => {
      const view = spcfkrs.view(state, null);
      expect(toText(view, { maxLength: 2000 }).length).toBeGreaterThan(0);
      expect(toSvg(view)).toContain('</svg>');
      playOn(state, salt);
    },
  });
  expect(through).toBeGreaterThan(8);
});

/** Plays 24 steps at random; every few states are parsed again. */
function playOn(from: SpcfkrsState, salt: number): void {
  const chance = seeded(seed(salt));
  let state = from;
  for (let step = 0; step < 24 && spcfkrs.outcome(state) === undefined; step++) {
    state = anyStep(state, chance).after;
    if (step % 8 === 0) expect(parseState(state)).toEqual(state);
  }
}
