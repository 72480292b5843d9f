import { isTabletopError } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { type KrakenState, kraken } from '../src/index.js';
import { jsonSchemas, parseAction, parseEvent, parseRules, parseSetup, parseState } from '../src/schema.js';
import { toSvg } from '../src/svg.js';
import { toText } from '../src/text.js';
import { places, refusalOf } from './support/refusal.js';
import { TABLE, viewOf } from './support/table.js';
import { SETUPS, walk } from './support/walk.js';

describe('hostile input', () => {
  const parsers = { parseState, parseAction, parseSetup, parseRules, parseEvent };
  const endless: unknown[] = [];
  endless.push(endless);
  const cases: readonly (readonly [string, unknown])[] = [
    ['a list', []],
    ['a truncated text', JSON.stringify(TABLE).slice(0, -20)],
    ['an empty text', ''],
    ['20,000 open brackets', '['.repeat(20_000)],
    ['a text of 50 million characters', ' '.repeat(50_000_000)],
    ['a list of a million', Array.from({ length: 1_000_000 }, () => ({}))],
    ['a list that says it is long', { length: 1e9 }],
    ['a sparse list of four billion', Array(4_294_967_295)],
    ['a list inside itself', endless],
    ['a deep nest', JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`)],
    ['a field __proto__', JSON.parse('{"__proto__":{"version":1}}')],
    ['1e309', '{"turn":1e309}'],
    ['NaN', { turn: Number.NaN }],
    ['undefined', undefined],
    ['null', null],
    ['a function', () => TABLE],
    ['a symbol', Symbol('kraken')],
    ['a big integer', 10n ** 1000n],
    ['a Map', new Map([['game', 'kraken']])],
    ['a Date', new Date(0)],
    ['a boxed text', Object('{}')],
    ['an object with a prototype of its own', Object.create({ game: 'kraken', version: 1 })],
  ];

  test.each(cases)('%s is refused by every parser', (_what, input) => {
    for (const [name, parse] of Object.entries(parsers)) {
      const { code, problems } = refusalOf(() => parse(input));
      expect(code).toBe(`invalid-${name.slice('parse'.length).toLowerCase()}`);
      expect(problems.length).toBeGreaterThan(0);
      for (const { message } of problems) expect(message.length).toBeLessThan(1000);
    }
  });

  test('nothing of the input is called', () => {
    const trap = Object.defineProperty({}, 'type', {
      enumerable: true,
      get: () => {
        throw new Error('called');
      },
    });
    expect(places(refusalOf(() => parseAction(trap)).problems)).toEqual(['type']);
  });

  test('−0 becomes 0', () => {
    const parsed = parseState(JSON.stringify(TABLE).replace('"hullDamage":12', '"hullDamage":-0'));
    expect(Object.is(parsed.hullDamage, 0)).toBe(true);
  });

  test('no prototype is touched', () => {
    for (const parse of Object.values(parsers)) {
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString'])
        refusalOf(() => parse(`{"${key}":{"polluted":true}}`));
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('names like __proto__ are names like any other', () => {
    const players = ['__proto__', 'constructor', 'toString'];
    const setup = parseSetup({
      players,
      crew: players.concat(players).map((owner) => ({ pluck: 5, name: owner, owner })),
    });
    let state = kraken.setup(setup, 1);
    for (let step = 0; step < 60 && kraken.outcome(state) === undefined; step++) {
      state = parseState(JSON.stringify(state));
      const [player] = kraken.actors(state);
      const [action] = player === undefined ? [] : kraken.legalActions(state, player);
      state = (action === undefined ? kraken.advance(state) : kraken.apply(state, action)).state;
    }
    expect(state.turn).toBeGreaterThan(0);
  });
});

describe('whatever is let through', () => {
  /** The places of all values inside a value. */
  function paths(value: unknown): readonly (readonly (string | number)[])[] {
    if (typeof value !== 'object' || value === null) return [[]];
    return [
      [],
      ...Object.entries(value).flatMap(([key, part]) =>
        paths(part).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
      ),
    ];
  }

  function changed(
    value: unknown,
    [key, ...rest]: readonly (string | number)[],
    to: (old: unknown) => unknown,
  ): unknown {
    if (key === undefined) return to(value);
    if (Array.isArray(value)) return value.map((part, at) => (at === key ? changed(part, rest, to) : part));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, name === key ? changed(part, rest, to) : part]),
    );
  }

  const strange: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
    fc.integer({ min: -40, max: 40 }).map((by) => (old: unknown) => (typeof old === 'number' ? old + by : old)),
    fc.constantFrom<(old: unknown) => unknown>(
      () => null,
      () => 0,
      () => -1,
      () => '',
      () => [],
      () => ({}),
      (old) => (Array.isArray(old) ? old.slice(1) : old),
      (old) => (Array.isArray(old) ? [...old, ...old] : old),
      (old) => (Array.isArray(old) ? [...old].reverse() : old),
    ),
    fc.integer().map((number) => () => number),
    fc.integer({ min: -50, max: 2000 }).map((number) => () => number),
    fc
      .constantFrom('in-play', 'spent', 'killed', 'morale', 'start', 'ann', 'captain', 'grab')
      .map((word) => () => word),
  );

  test('never makes the game, its text or its picture fail', () => {
    const stops = Object.entries(SETUPS).flatMap(([name, setup]) => [...walk(setup, `${name} changed`, 120)]);
    let through = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...stops),
        fc.array(fc.tuple(fc.nat(), strange), { minLength: 1, maxLength: 2 }),
        fc.nat(),
        ({ state }, changes, seed) => {
          let json: unknown = JSON.parse(JSON.stringify(state));
          for (const [at, to] of changes) {
            const all = paths(json);
            json = changed(json, all[at % all.length] ?? [], to);
          }
          let found: KrakenState;
          try {
            found = parseState(json);
          } catch (error) {
            expect(isTabletopError(error) && error.problems.length > 0).toBe(true);
            return;
          }
          through++;
          expect(parseState(JSON.stringify(found))).toEqual(found);
          expect(isValid(jsonSchemas.state, found)).toBe(true);
          expect(toText(viewOf(found), { maxLength: 2000 }).length).toBeGreaterThan(0);
          expect(toSvg(viewOf(found))).toContain('</svg>');
          for (let step = 0; step < 12 && kraken.outcome(found) === undefined; step++) {
            const [player] = kraken.actors(found);
            const actions = player === undefined ? [] : kraken.legalActions(found, player);
            if (player !== undefined) expect(actions.length).toBeGreaterThan(0);
            const action = actions[seed % Math.max(1, actions.length)];
            found = (action === undefined ? kraken.advance(found) : kraken.apply(found, action)).state;
            expect(parseState(found)).toEqual(found);
          }
        },
      ),
      { numRuns: 300, seed: 20 },
    );
    expect(through).toBeGreaterThan(30);
  });
});
