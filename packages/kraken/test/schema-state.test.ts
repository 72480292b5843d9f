import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { refusalOf } from '../../../scripts/testing/refusal.js';
import { testVersions } from '../../../scripts/testing/versions.js';
import { type KrakenState, kraken, makeKraken, RULEBOOK } from '../src/index.js';
import { jsonSchemas, parseAction, parseEvent, parseState, stateSchema } from '../src/schema.js';
import { places } from './support/places.js';
import { TABLE } from './support/table.js';
import { SETUPS, walk } from './support/walk.js';

/** Every object and list inside a value. */
function parts(value: unknown): readonly object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
}

describe('every reachable state', () => {
  const games = Object.entries(SETUPS).map(([name, setup]) => [name, [...walk(setup, name, 120)]] as const);

  test.each(games)('is parsed as it is: %s', (_name, stops) => {
    for (const { state, events, before } of stops) {
      const json = JSON.stringify(state);
      expect(parseState(json)).toEqual(state);
      expect(isValid(jsonSchemas.state, state)).toBe(true);
      for (const event of events) {
        expect(parseEvent(JSON.stringify(event))).toEqual(event);
        expect(isValid(jsonSchemas.event, event)).toBe(true);
      }
      if (before === null) continue;
      const [player] = kraken.actors(before);
      for (const action of player === undefined ? [] : kraken.legalActions(before, player)) {
        expect(parseAction(JSON.stringify(action))).toEqual(action);
        expect(isValid(jsonSchemas.action, action)).toBe(true);
      }
    }
  });

  test('plays on as if it had never been away, and shares nothing with the input', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(SETUPS)),
        fc.nat(),
        fc.integer({ min: 0, max: 80 }),
        (setup, seed, at) => {
          const states = [...walk(setup, seed, at)];
          const state = states.at(-1)?.state ?? TABLE;
          const parsed = parseState(state);
          const shared = new Set(parts(state));
          expect(parts(parsed).filter((part) => shared.has(part))).toEqual([]);
          if (kraken.actors(state).length === 0 && kraken.outcome(state) === undefined)
            expect(kraken.advance(parsed)).toEqual(kraken.advance(state));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('passes the published schema, which anything that takes a Standard Schema can use', () => {
    expect(v.parse(stateSchema, JSON.parse(JSON.stringify(TABLE)))).toEqual(TABLE);
    expect(stateSchema['~standard'].vendor).toBe('valibot');
    const lost = { ...TABLE, hullDamage: 30 };
    expect(v.safeParse(stateSchema, lost).issues?.map(({ message }) => message)).toEqual([
      'The game would be over by now: "vessel-lost".',
    ]);
  });
});

describe('a state is refused, with the path to what is wrong', () => {
  type Change = (state: KrakenState) => unknown;
  const sailors = (change: object) => (state: KrakenState) => {
    const [first, ...others] = state.sailors;
    return { ...state, sailors: [{ ...first, ...change }, ...others] };
  };
  const stage = (change: object) => (state: KrakenState) => ({ ...state, stage: change });
  const rules = (change: object) => (state: KrakenState) => ({ ...state, rules: { ...state.rules, ...change } });
  const without = (name: string) => (state: KrakenState) =>
    Object.fromEntries(Object.entries(state).filter(([key]) => key !== name));

  const cases: readonly (readonly [string, string, Change])[] = [
    ['no object', '', () => 17],
    ['a list', '', () => []],
    ['an unknown field', 'luck', (state) => ({ ...state, luck: 1 })],
    ['a field called constructor', 'constructor', (state) => ({ ...state, constructor: 1 })],
    ['a field called toString', 'sailors.0.toString', sailors({ toString: 1 })],
    ...Object.keys(TABLE).map((name) => [`no ${name}`, name, without(name)] as const),
    ['the game as a number', 'game', (state) => ({ ...state, game: 1 })],
    ['a version that is no number', 'version', (state) => ({ ...state, version: '1' })],
    ['a random state of three', 'chance.3', (state) => ({ ...state, chance: [1, 2, 3] })],
    ['a random state of zeros', 'chance', (state) => ({ ...state, chance: [0, 0, 0, 0] })],
    ['a random state beyond 32 bits', 'chance.0', (state) => ({ ...state, chance: [2 ** 31, 2, 3, 4] })],
    ['a negative decision', 'decision', (state) => ({ ...state, decision: -1 })],
    ['an unsafe turn', 'turn', (state) => ({ ...state, turn: 2 ** 60 })],
    ['half a turn', 'turn', (state) => ({ ...state, turn: 1.5 })],
    ['turn 0 in the middle of one', 'turn', (state) => ({ ...state, turn: 0 })],
    ['an unknown house rule', 'rules.luck', rules({ luck: 1 })],
    ['a house rule out of bounds', 'rules.tentacles', rules({ tentacles: 25 })],
    ['house rules at odds', 'rules.nearColumn', rules({ nearColumn: 11 })],
    ['a turn past the last', 'turn', rules({ maxTurns: 3 })],
    [
      'a hull that is not convex',
      'vessel.hull.1',
      (state) => ({
        ...state,
        vessel: {
          ...state.vessel,
          hull: [
            [0, 0],
            [40, 10],
            [80, 0],
            [40, 90],
          ].map(([x, y]) => ({ x, y })),
        },
      }),
    ],
    [
      '65 corners',
      'vessel.hull',
      (state) => ({
        ...state,
        vessel: { ...state.vessel, hull: Array.from({ length: 65 }, (_, x) => ({ x, y: x * x })) },
      }),
    ],
    [
      'an obstacle overboard',
      'vessel.obstacles.0',
      (state) => ({
        ...state,
        vessel: { ...state.vessel, obstacles: [{ x: -1, y: -1, radius: 5 }] },
      }),
    ],
    ['no players', 'players', (state) => ({ ...state, players: [] })],
    [
      'two players of one id',
      'players.1.id',
      (state) => ({
        ...state,
        players: [...state.players, state.players[0]].toSpliced(1, 1),
      }),
    ],
    ['an empty id', 'players.0.id', (state) => ({ ...state, players: [{ id: '', destroyed: 0, pluckLost: 0 }] })],
    ['a sailor of nobody', 'sailors.0.owner', sailors({ owner: 'zoe' })],
    ['a name of 81 characters', 'sailors.0.name', sailors({ name: 'x'.repeat(81) })],
    ['an unknown fate', 'sailors.0.fate', sailors({ fate: 'asleep' })],
    ['Pluck 12 [K-PLUCK-BOUNDS]', 'sailors.0.pluck', sailors({ pluck: 12 })],
    ['Pluck 1 in play [K-PLUCK-BOUNDS]', 'sailors.0.pluck', sailors({ pluck: 1 })],
    ['Pluck 2, yet spent [K-PLUCK-BOUNDS]', 'sailors.0.pluck', sailors({ pluck: 2, fate: 'spent' })],
    ['Pluck 3, yet killed [K-MORAL]', 'sailors.0.pluck', sailors({ pluck: 3, fate: 'killed' })],
    ['a sailor overboard [K-MOVE-PATH]', 'sailors.0.at', sailors({ at: { x: 400, y: 396 } })],
    ['a sailor in a mast [K-MOVE-PATH]', 'sailors.0.at', sailors({ at: { x: 440, y: 210 } })],
    ['a sailor on another [K-MOVE-PATH]', 'sailors.2.at', sailors({ at: { x: 949, y: 60 } })],
    ['a place off the table', 'sailors.0.at.x', sailors({ at: { x: 2 ** 25, y: 0 } })],
    ['two sailors of one id', 'sailors.1.id', sailors({ id: 2 })],
    ['ids that fall', 'tentacles.1.id', (state) => ({ ...state, tentacles: [...state.tentacles].reverse() })],
    ['a tentacle too many [K-KNOBS]', 'tentacles.2.id', rules({ tentacles: 4 })],
    [
      'a tentacle on the hull',
      'tentacles.0.at',
      (state) => ({ ...state, tentacles: [{ id: 1, at: { x: 400, y: 449 } }] }),
    ],
    [
      'a tentacle on another',
      'tentacles.1.at',
      (state) => ({
        ...state,
        tentacles: [
          { id: 1, at: { x: 400, y: 500 } },
          { id: 2, at: { x: 459, y: 500 } },
        ],
      }),
    ],
    ['more losses than tentacles', 'lostThisTurn', (state) => ({ ...state, lostThisTurn: 6 })],
    ['an unknown phase', 'stage.phase', stage({ phase: 'lunch' })],
    ['the fields of another phase', 'stage.order', stage({ phase: 'morale', order: [] })],
    ['a stranger in the order', 'stage.order', stage({ phase: 'movement', order: [9], allowance: null })],
    ['a dead sailor in the order', 'stage.order', stage({ phase: 'movement', order: [2], allowance: null })],
    ['a sailor twice in the order', 'stage.order', stage({ phase: 'movement', order: [1, 1], allowance: null })],
    ['an allowance for nobody', 'stage.allowance', stage({ phase: 'movement', order: [], allowance: 20 })],
    ['a seat too many', 'stage.floor', stage({ phase: 'combat', ready: [1], floor: 3, passed: [] })],
    ['a stranger ready', 'stage.ready', stage({ phase: 'combat', ready: [5], floor: 0, passed: [] })],
    ['a stranger passing', 'stage.passed', stage({ phase: 'combat', ready: [1], floor: 0, passed: ['zoe'] })],
    ['a destroyed tentacle in the order', 'stage.order', stage({ phase: 'reaction', order: [2], pending: null })],
    [
      'a grab of nobody',
      'stage.pending.sailors',
      stage({
        phase: 'reaction',
        order: [],
        pending: { reaction: 'grab', tentacle: 1, sailors: [] },
      }),
    ],
    [
      'a grab by no tentacle',
      'stage.pending.tentacle',
      stage({
        phase: 'reaction',
        order: [],
        pending: { reaction: 'grab', tentacle: 2, sailors: [1] },
      }),
    ],
    [
      'a flail at the dead',
      'stage.pending.sailors',
      stage({
        phase: 'reaction',
        order: [],
        pending: { reaction: 'flail', tentacle: 1, sailors: [1, 2] },
      }),
    ],
    [
      'morale without a loss [K-MORALE]',
      'stage.phase',
      (state) => ({ ...state, lostThisTurn: 0, stage: { phase: 'morale' } }),
    ],
    ['no tentacle, yet going on [K-WIN]', 'stage.phase', (state) => ({ ...state, tentacles: [] })],
    ['a wreck, yet going on [K-LOSE]', 'stage.phase', (state) => ({ ...state, hullDamage: 30 })],
    ['an ending that is not true [K-LOSE]', 'stage.ending', stage({ phase: 'over', ending: 'vessel-lost' })],
  ];

  test.each(cases)('%s: at "%s"', (_what, place, change) => {
    const changed = change(TABLE);
    const before = JSON.stringify(changed);
    const { code, problems } = refusalOf(() => parseState(changed));
    expect(code).toBe('invalid-state');
    expect(places(problems)).toContain(place);
    expect(JSON.stringify(changed)).toBe(before);
  });

  test('in sentences that quote and shorten what came from outside', () => {
    const name = `"\n${'x'.repeat(500)}`;
    const { problems } = refusalOf(() => parseState({ ...TABLE, [name]: 1, stage: { phase: name }, turn: name }));
    for (const { message } of problems) {
      expect(message).not.toContain('\n');
      expect(message.length).toBeLessThan(200);
      expect(message).toMatch(/^[A-Z\w[].*\.$/);
    }
  });

  test('at most 20 things at a time', () => {
    const sailors = Array.from({ length: 64 }, (_, id) => ({ id: -id }));
    expect(refusalOf(() => parseState({ ...TABLE, sailors })).problems).toHaveLength(20);
  });
});

testVersions({
  parseState,
  state: TABLE,
  ofFork: makeKraken({ ...RULEBOOK }, { id: 'kraken-mine' }).setup({}, 1),
  field: 'sailors',
});
