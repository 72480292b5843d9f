import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { put } from '../../../scripts/testing/put.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { BOARDS, CRABS, DEFAULT_RULES, RANGE_BANDS, TEAMS, type WarcrabsSetup, warcrabs } from '../src/index.js';
import { rulesShape } from '../src/schema/rules-schema.js';
import {
  jsonSchemas,
  parseAction,
  parseEvent,
  parseRules,
  parseSetup,
  rulesSchema,
  setupSchema,
} from '../src/schema.js';
import { readHouseRules } from '../src/setup/house-rules.js';
import { BRAWLS } from './support/found.js';
import { MIXED, VALUES } from './support/mixed.js';
import { EVENTS } from './support/telling.js';

/** A set-up that says everything. */
const FULL = {
  players: ['ann', 'ben'],
  board: BOARDS.cluttered,
  crabs: [
    { crab: 'Death Boy', owner: 'ben', at: { x: 1600, y: 1900 }, facing: { x: 2, y: 4 }, armour: 3, hitPoints: 2 },
    { crab: { ...CRABS['Red Dot'], shell: 'Basic' }, owner: 'ann', left: [null, 0, 1] },
  ],
  houseRules: { drawAfter: 20, rangeLimits: { pointBlank: 1, short: 2, medium: 3, long: 4.5 } },
} as const;

describe('actions', () => {
  test.each([
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'fly', player: 'ann', crab: 1 }, 'type'],
    ['no player', { type: 'end', crab: 1 }, 'player'],
    ['a player too long', { type: 'end', crab: 1, player: 'x'.repeat(81) }, 'player'],
    ['no crab', { type: 'end', player: 'ann' }, 'crab'],
    ['half a crab', { type: 'end', player: 'ann', crab: 0.5 }, 'crab'],
    ['a field too many', { type: 'end', player: 'ann', crab: 1, target: 2 }, 'target'],
    ['a decision of infinity', '{"type":"end","player":"ann","crab":1,"decision":1e309}', 'decision'],
    ['a weapon before the first', { type: 'attack', player: 'ann', crab: 1, weapon: -1, target: 2 }, 'weapon'],
    ['a weapon that no crab has', { type: 'attack', player: 'ann', crab: 1, weapon: 16, target: 2 }, 'weapon'],
    ['a lift of nobody', { type: 'lift', player: 'ann', crab: 1, target: null }, 'target'],
    [
      'a throw backwards',
      { type: 'throw', player: 'ann', crab: 1, direction: { x: 1, y: 0 }, distance: -1 },
      'distance',
    ],
    [
      'a throw too far round',
      { type: 'throw', player: 'ann', crab: 1, direction: { x: 65_537, y: 0 }, distance: 1 },
      'direction.x',
    ],
    [
      '33 legs',
      { type: 'move', player: 'ann', crab: 1, facing: null, path: Array.from({ length: 33 }, () => ({ x: 0, y: 0 })) },
      'path',
    ],
    ['a crooked leg', { type: 'move', player: 'ann', crab: 1, facing: null, path: [{ x: 0, y: '0' }] }, 'path.0.y'],
    ['a facing on no axis', { type: 'move', player: 'ann', crab: 1, path: [], facing: [1, 2] }, 'facing'],
  ])('one is refused: %s', (_what, action, place) => {
    const { code, problems } = refusalOf(() => parseAction(action));
    expect(code).toBe('invalid-action');
    expect(places(problems)).toEqual([place]);
  });
});

describe('set-ups', () => {
  const boards = Object.keys(BOARDS).map((board) => [board, { board }] as const);
  const teams = Object.keys(TEAMS).map((crabs) => [crabs, { crabs }] as const);

  test.each([...Object.entries(BRAWLS), ...boards, ...teams, ['in full', FULL] as const])(
    'one is parsed as it is: %s',
    (_name, setup) => {
      const parsed = parseSetup(JSON.stringify(setup));
      expect(parsed).toEqual(JSON.parse(JSON.stringify(setup)));
      expect(isValid(jsonSchemas.setup, parsed)).toBe(true);
      expect(v.parse(setupSchema, parsed)).toEqual(parsed);
      expect(warcrabs.setup(parsed, 1).crabs.length).toBeGreaterThan(1);
    },
  );

  test('a crab may leave out what it has not, and be fitted with entries of the list', () => {
    const setup = { crabs: [{ crab: MIXED }, { crab: { name: 'Bare', traits: MIXED.traits } }] };
    expect(isValid(jsonSchemas.setup, setup)).toBe(true);
    const state = warcrabs.setup(parseSetup(setup), 1);
    expect(state.crabs.map(({ weapons, shell }) => [shell.name, ...weapons.map(({ weapon: of }) => of.name)])).toEqual([
      ['Cup', 'Pickle Spear', 'Firecracker', 'Stick'],
      ['Basic'],
    ]);
  });

  test.each([
    ['an unknown field', { luck: 1 }, 'W-DEPLOY luck'],
    ['a list of house rules', { houseRules: [] }, 'houseRules'],
    ['a player who is no text', { players: ['ann', 7] }, 'W-FIGHT players.1'],
    ['one player', { players: ['ann'] }, 'W-FIGHT players'],
    ['an unknown board', { board: 'moon' }, 'W-TABLE board'],
    ['an unknown team', { crabs: 'army' }, 'W-ROSTER crabs'],
    ['an unknown crab', { crabs: [{ crab: 'Nemo' }, { crab: 'Death Boy' }] }, 'W-ROSTER crabs.0.crab'],
    [
      'a crab with an unknown weapon',
      { crabs: [{ crab: { ...MIXED, weapons: ['Trident'] } }, { crab: 'Death Boy' }] },
      'W-KIT-HOUSE crabs.0.crab.weapons.0',
    ],
    [
      'a crab of 16 points',
      { crabs: [{ crab: put(MIXED, { 'traits.strength': 7 }) }, { crab: 'Death Boy' }] },
      'W-TRAITS crabs.0.crab.traits',
    ],
    [
      'a place beyond the wall',
      { crabs: [{ crab: 'Red Dot', at: { x: 0, y: 0 } }, { crab: 'Death Boy' }] },
      'W-DEPLOY crabs.0.at',
    ],
  ])('one is refused: %s', (_what, setup, named) => {
    const { code, problems } = refusalOf(() => parseSetup(setup));
    expect(code).toBe('invalid-setup');
    expect(places(problems)).toContain(named);
    expect(v.safeParse(setupSchema, setup).success).toBe(false);
  });
});

describe('house rules', () => {
  test('keep what differs from the printed game', () => {
    expect(parseRules('{"drawAfter":50,"nearMiss":1,"clawReach":-0}')).toEqual({ drawAfter: 50, clawReach: 0 });
    expect(v.parse(rulesSchema, { drawAfter: 100 })).toEqual({});
    expect(parseRules(JSON.parse(JSON.stringify(DEFAULT_RULES)))).toEqual({});
    expect(isValid(jsonSchemas.rules, DEFAULT_RULES)).toBe(true);
    expect(refusalOf(() => parseRules({ drawAfter: 0 })).code).toBe('invalid-rules');
    expect(places(refusalOf(() => parseRules({ rangeLimits: { short: 1, medium: 2, long: 3 } })).problems)).toEqual([
      'rangeLimits.pointBlank',
    ]);
    expect(places(refusalOf(() => parseRules({ traitPoints: 5, traitMinimum: 2 })).problems)).toEqual([
      'W-TRAITS traitPoints',
    ]);
  });

  // What rules mean together the shape does not tell.
  const TOGETHER: readonly string[] = ['traitPoints', 'traitMinimum', 'traitMaximum'];
  test.each(Object.keys(DEFAULT_RULES))('the shape of %s is what the rules say it is', (name) => {
    for (const value of VALUES) {
      const taken = readHouseRules({ [name]: value }).problems.length === 0;
      const fits = v.is(rulesShape, { [name]: value });
      if (!TOGETHER.includes(name) || taken) expect([value, fits]).toEqual([value, taken]);
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

  test('one names a band that there is', () => {
    for (const band of RANGE_BANDS)
      expect(parseEvent(put(EVENTS.attacked, { 'aim.band': band }))).toMatchObject({ aim: { band } });
    expect(places(refusalOf(() => parseEvent(put(EVENTS.attacked, { 'aim.band': 'near' }))).problems)).toEqual([
      'aim.band',
    ]);
  });
});

test('a set-up is what the game says it is', () => {
  const setup: WarcrabsSetup = parseSetup(FULL);
  expect(warcrabs.setup(setup, 7)).toEqual(warcrabs.setup(FULL, 7));
});
