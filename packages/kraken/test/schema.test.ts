import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { refusalOf } from '../../../scripts/testing/refusal.js';
import { DEFAULT_RULES, kraken, VESSELS } from '../src/index.js';
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
import { places } from './support/places.js';
import { EVENTS } from './support/table.js';
import { SETUPS } from './support/walk.js';

describe('actions, set-ups, house rules and events', () => {
  test.each([
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'fire', player: 'ann' }, 'type'],
    ['no player', { type: 'pass' }, 'player'],
    ['a player too long', { type: 'pass', player: 'x'.repeat(81) }, 'player'],
    ['a field too many', { type: 'pass', player: 'ann', sailor: 1 }, 'sailor'],
    ['half a sailor', { type: 'stay', player: 'ann', sailor: 0.5 }, 'sailor'],
    ['a stale decision of NaN', '{"type":"pass","player":"ann","decision":1e309}', 'decision'],
    [
      '33 legs',
      { type: 'move', player: 'ann', sailor: 1, path: Array.from({ length: 33 }, () => ({ x: 0, y: 0 })) },
      'path',
    ],
    ['a crooked leg', { type: 'move', player: 'ann', sailor: 1, path: [{ x: 0, y: '0' }] }, 'path.0.y'],
  ])('an action is refused: %s', (_what, action, place) => {
    const { code, problems } = refusalOf(() => parseAction(action));
    expect(code).toBe('invalid-action');
    expect(places(problems)).toEqual([place]);
  });

  test.each(Object.entries(SETUPS))('a set-up is parsed as it is: %s', (_name, setup) => {
    expect(parseSetup(JSON.stringify(setup))).toEqual(setup);
    expect(isValid(jsonSchemas.setup, setup)).toBe(true);
    expect(v.parse(setupSchema, setup)).toEqual(setup);
  });

  test('a set-up in full is parsed as it is', () => {
    const setup = {
      players: ['ann', 'ben'],
      vessel: VESSELS.nautilus,
      crew: [10, 9, 8, 7, 6].map((pluck, at) => ({
        pluck,
        name: `S${at}`,
        owner: 'ann',
        at: { x: 200 + 60 * at, y: 210 },
      })),
      tentacles: [{ x: 400, y: 500 }],
      houseRules: { tentacles: 1 },
    };
    const owned = { ...setup, crew: setup.crew.map((member, at) => (at === 0 ? { ...member, owner: 'ben' } : member)) };
    expect(parseSetup(owned)).toEqual(owned);
    expect(kraken.setup(parseSetup(owned), 1).sailors.map(({ owner }) => owner)).toEqual([
      'ben',
      'ann',
      'ann',
      'ann',
      'ann',
    ]);
  });

  test.each([
    ['an unknown field', { luck: 1 }, 'luck'],
    ['a list of house rules', { houseRules: [] }, 'houseRules'],
    ['a player who is no text', { players: ['ann', 7] }, 'players.1'],
    ['an unknown preset', { vessel: 'raft' }, 'vessel'],
    ['a sailor without Pluck', { crew: [{}] }, 'crew.0.pluck'],
    ['a crew too small [K-CREW]', { crew: [{ pluck: 5 }] }, 'crew'],
    ['a crew of too many points [K-CREW]', { crew: Array.from({ length: 6 }, () => ({ pluck: 9 })) }, 'crew'],
    [
      'an owner who does not play [K-CREW]',
      { crew: Array.from({ length: 5 }, () => ({ pluck: 9, owner: 'zoe' })) },
      'crew.0.owner',
    ],
    ['a tentacle missing [K-TENTACLES]', { tentacles: [{ x: 400, y: 500 }] }, 'tentacles'],
    ['house rules at odds [K-KNOBS]', { houseRules: { crewMinimum: 9, crewMaximum: 8 } }, 'houseRules.crewMinimum'],
  ])('a set-up is refused: %s', (_what, setup, place) => {
    const { code, problems } = refusalOf(() => parseSetup(setup));
    expect(code).toBe('invalid-setup');
    expect(places(problems)).toContain(place);
    expect(v.safeParse(setupSchema, setup).success).toBe(false);
  });

  test('house rules keep what differs from the printed game [K-KNOBS]', () => {
    expect(parseRules('{"tentacles":5,"hullPoints":30,"startDistance":-0}')).toEqual({
      tentacles: 5,
      startDistance: 0,
    });
    expect(v.parse(rulesSchema, { hullPoints: 30 })).toEqual({});
    expect(parseRules(JSON.parse(JSON.stringify(DEFAULT_RULES)))).toEqual({});
    expect(isValid(jsonSchemas.rules, DEFAULT_RULES)).toBe(true);
    expect(refusalOf(() => parseRules({ tentacles: 0 })).code).toBe('invalid-rules');
    expect(places(refusalOf(() => parseRules({ nearColumn: 11 })).problems)).toEqual(['nearColumn']);
  });

  const values: readonly unknown[] = [
    ...[
      -1,
      -0.05,
      0,
      0.05,
      0.07,
      0.5,
      1,
      2,
      3,
      6,
      7,
      8,
      13,
      14,
      24,
      25,
      64,
      65,
      399.95,
      400,
      400.05,
      1000,
      1001,
      1e6,
      1e6 + 1,
    ],
    ...[
      'disc',
      'edges',
      'centres',
      'base',
      'centre',
      'even',
      'id',
      'owner',
      'floor',
      'pluck',
      'slide',
      'stop',
      'double',
    ],
    ...['always', 'onWin', 'square', '', '5', true, false, null, [], {}, Number.NaN, Number.POSITIVE_INFINITY],
    DEFAULT_RULES.reactionTable,
    DEFAULT_RULES.reactionTable.slice(1),
    DEFAULT_RULES.reactionTable.map((row) => row.slice(1)),
    DEFAULT_RULES.reactionTable.map((row) => row.map(() => 'sing')),
  ];

  test.each(Object.keys(DEFAULT_RULES).map((name) => [name]))(
    'the shape of %s is what the rules say it is [K-KNOBS]',
    (name) => {
      for (const value of values) {
        const faults = readHouseRules({ [name]: value }).problems.filter(
          ({ message }) => !message.includes('may not exceed'),
        );
        expect([value, v.is(rulesShape, { [name]: value })]).toEqual([value, faults.length === 0]);
      }
    },
  );

  test.each(Object.values(EVENTS).map((event) => [event.type, event] as const))(
    'an event is parsed as it is: %s',
    (_type, event) => {
      expect(parseEvent(JSON.stringify(event))).toEqual(event);
      expect(isValid(jsonSchemas.event, event)).toBe(true);
      const { code, problems } = refusalOf(() => parseEvent({ ...event, luck: 1 }));
      expect(code).toBe('invalid-event');
      expect(places(problems)).toEqual(['luck']);
    },
  );
});
