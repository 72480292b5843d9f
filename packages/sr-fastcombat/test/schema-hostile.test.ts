import { seed, seeded } from '@tabletop/dice';
import { isRuleError } from '@tabletop/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { type SkirmishState, srFastcombat } from '../src/index.js';
import {
  jsonSchemas,
  MAX_ITEMS,
  MAX_STATE_LENGTH,
  parseAction,
  parseCharacter,
  parseEvent,
  parseRules,
  parseSetup,
  parseSheet,
  parseState,
} from '../src/schema.js';
import { toSvg } from '../src/svg.js';
import { toText } from '../src/text.js';
import { VERONICA } from './support/figures.js';
import { found } from './support/found.js';
import { places, refusalOf } from './support/refusal.js';
import { cm, FIGHTER, gun, spell } from './support/scene.js';
import { SETUPS, walk } from './support/walk.js';

const PARSERS = { parseState, parseAction, parseSetup, parseRules, parseEvent, parseSheet, parseCharacter };

describe('hostile input', () => {
  const million = Array.from({ length: 1_000_000 }, () => ({}));
  const endless: unknown[] = [];
  endless.push(endless);
  const cases: readonly (readonly [string, () => unknown])[] = [
    ['a list', () => []],
    ['a truncated text', () => JSON.stringify(found('move')).slice(0, -20)],
    ['an empty text', () => ''],
    ['20,000 open brackets', () => '['.repeat(20_000)],
    ['a text of 50 million characters', () => ' '.repeat(50_000_000)],
    ['a list of a million', () => million],
    ['a list that says it is long', () => ({ length: 1e9 })],
    ['a sparse list of four billion', () => Array(4_294_967_295)],
    ['a list inside itself', () => endless],
    ['a deep nest', () => JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`)],
    ['a field __proto__', () => JSON.parse('{"__proto__":{"version":1}}')],
    ['1e309', () => '{"turn":1e309}'],
    ['NaN', () => ({ turn: Number.NaN })],
    ['undefined', () => undefined],
    ['null', () => null],
    ['a function', () => () => 1],
    ['a symbol', () => Symbol('skirmish')],
    ['a big integer', () => 10n ** 1000n],
    ['a Map', () => new Map([['game', 'sr-fastcombat']])],
    ['a Date', () => new Date(0)],
    ['a boxed text', () => Object('{}')],
    ['an object with a prototype of its own', () => Object.create({ game: 'sr-fastcombat', version: 1 })],
  ];

  test.each(cases)('%s is refused by every parser', (_what, input) => {
    for (const [name, parse] of Object.entries(PARSERS)) {
      const { code, problems } = refusalOf(() => parse(input()));
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
    const text = JSON.stringify(srFastcombat.setup({}, 1)).replace('"turn":0', '"turn":-0');
    expect(Object.is(parseState(text).turn, 0)).toBe(true);
  });

  test('−0 becomes 0 in the places of a set-up', () => {
    const corners = [
      { x: -0, y: -2000 },
      { x: 4000, y: -0 },
      { x: -0, y: 2000 },
    ];
    const figures = ['red', 'blue'].map((owner, seat) => ({
      sheet: FIGHTER,
      owner,
      at: { x: 200 + 200 * seat, y: -0 },
    }));
    const board = { name: 'Wedge', corners, terrain: [] };
    const state = srFastcombat.setup({ board, figures, goal: { kind: 'reach', zone: corners } }, 1);
    const zone = state.goal.kind === 'reach' ? state.goal.zone : [];
    const numbers = [...state.board.corners, ...zone, ...state.figures.map(({ at }) => at)].flatMap(({ x, y }) => [
      x,
      y,
    ]);
    expect(numbers.filter((number) => Object.is(number, -0))).toEqual([]);
    expect(numbers).toHaveLength(16);
  });

  test('no prototype is touched', () => {
    for (const parse of Object.values(PARSERS)) {
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString'])
        refusalOf(() => parse(`{"${key}":{"polluted":true}}`));
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  test('the fullest set-up and its first state are read in good time, and nothing fuller', () => {
    const long = (at: number) => `${at}`.padEnd(80, '\ud800');
    const list = <Item>(length: number, item: (at: number) => Item) => Array.from({ length }, (_, at) => item(at));
    const blade = (at: number) => ({ name: long(at), damage: { kind: 'added', points: -1000 } }) as const;
    const figure = {
      ...VERONICA,
      name: long(0),
      race: long(1),
      meleeWeapons: list(8, blade),
      firearms: [
        { ...gun('Shuriken'), name: long(2), count: 20 },
        ...list(4, (at) => ({ ...gun('Ares Predator', { laser: true, smartgun: true }), name: long(at) })),
      ],
      grenades: [],
      spells: list(16, (at) => spell({ name: long(at), ignoresSight: true })),
    };
    const side = 16_000_000;
    const setup = {
      players: list(8, long),
      board: {
        name: long(0),
        corners: [cm(0, 0), { x: side, y: 0 }, { x: side, y: side }, { x: 0, y: side }],
        terrain: [],
      },
      figures: list(64, (at) => ({ sheet: figure, at: cm(10 + (at % 8) * 5, 10 + (at >> 3) * 5) })),
      scenarioActions: list(16, long),
      houseRules: { startHand: 50, startHandPerFigure: 50 },
    };
    const begun = Date.now();
    const first = srFastcombat.setup(parseSetup(JSON.stringify(setup)), 1);
    const text = JSON.stringify(first);
    expect(parseState(text)).toEqual(first);
    expect(Date.now() - begun).toBeLessThan(5000);
    expect(first.items).toHaveLength(MAX_ITEMS);
    expect(text.length).toBeLessThan(MAX_STATE_LENGTH);

    const fuller = { ...figure, grenades: [{ name: 'Egg', damage: 1, reduction: 1, count: 1 }] };
    const figures = [{ sheet: fuller, at: cm(10, 10) }, ...setup.figures.slice(1)];
    expect(places(refusalOf(() => parseSetup({ ...setup, figures })).problems)).toEqual(['F-WEAPONS figures']);
  });
});

describe('set-ups that ask for much work', () => {
  const square = (left: number, top: number, side: number) =>
    [0, 1, 3, 2].map((at) => ({ x: left + (at % 2) * side, y: top + (at >> 1) * side }));
  const crowd = Array.from({ length: 64 }, () => ({ sheet: FIGHTER }));
  const players = Array.from({ length: 8 }, (_, at) => `player ${at}`);
  test.each([
    ['the largest table', square(-16_000_000, -16_000_000, 32_000_000), []],
    [
      'a table full of walls',
      square(-10_000, -10_000, 20_000),
      Array.from({ length: 32 }, (_, at) => ({ kind: 'wall', corners: square(-9_900 + at, -9_900, 19_700) })),
    ],
  ])('are answered in good time: %s', (_what, corners, terrain) => {
    const begun = Date.now();
    const setup = parseSetup({ players, figures: crowd, board: { name: 'Field', corners, terrain } });
    expect(srFastcombat.setup(setup, 1).figures).toHaveLength(64);
    expect(Date.now() - begun).toBeLessThan(3000);
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

  const WORDS = [
    ...['active', 'out', 'standing', 'prone', 'no', 'move', 'turn', 'down', 'up', 'awaited', 'joker', 'open'],
    ...['red', 'ann', '__proto__', 'heal', 'detect', 'touch', 'los', 'magic-resistance', 'Shuriken', 'SMG', 'JK'],
    ...['leg', 'last', 'deed', 'halt', 'moves', 'deeds', 'end', 'next', 'deal', 'drain', 'F-DRAW', 'fixed'],
  ];
  const strange: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
    fc.integer({ min: -40, max: 40 }).map((by) => (old: unknown) => (typeof old === 'number' ? old + by : old)),
    fc.constantFrom<(old: unknown) => unknown>(
      () => null,
      () => 0,
      () => -1,
      () => '',
      () => [],
      () => ({}),
      (old) => (typeof old === 'boolean' ? !old : old),
      (old) => (Array.isArray(old) ? old.slice(1) : old),
      (old) => (Array.isArray(old) ? old.slice(0, -1) : old),
      (old) => (Array.isArray(old) ? [...old, ...old] : old),
      (old) => (Array.isArray(old) ? old.toReversed() : old),
    ),
    fc.integer().map((number) => () => number),
    fc.integer({ min: -50, max: 2000 }).map((number) => () => number),
    fc.constantFrom(...WORDS).map((word) => () => word),
  );
  /** Cards that change places: hands, deck, discards and what lies on the table stay a partition. */
  const shuffled = (json: unknown, salt: number): unknown => {
    const swap = (cards: readonly string[]) => cards.toSorted((a, b) => order(a) - order(b));
    const order = (card: string) => [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, salt);
    return changed(json, ['deck'], (deck) => (Array.isArray(deck) ? swap(deck) : deck));
  };

  test('plays on without a fault', () => {
    const stops = Object.entries(SETUPS).flatMap(([name, setup]) => [...walk(setup, `${name} changed`, 100)]);
    let through = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...stops),
        fc.array(fc.tuple(fc.nat(), strange), { minLength: 1, maxLength: 2 }),
        fc.nat(),
        ({ state }, changes, salt) => {
          let json: unknown = shuffled(JSON.parse(JSON.stringify(state)), salt);
          for (const [at, to] of changes) {
            // Cards and profiles are most of a state; what matters more is changed as often.
            const all = paths(json).filter(([name]) => salt % 3 === 0 || !PLAIN.includes(String(name)));
            json = changed(json, all[at % all.length] ?? [], to);
          }
          let parsed: SkirmishState;
          try {
            parsed = parseState(json);
          } catch (error) {
            expect(isRuleError(error) && error.problems.length > 0).toBe(true);
            return;
          }
          through++;
          expect(parseState(JSON.stringify(parsed))).toEqual(parsed);
          expect(isValid(jsonSchemas.state, parsed)).toBe(true);
          const view = srFastcombat.view(parsed, parsed.players[0]?.id ?? null);
          expect(toText(view, { maxLength: 2000 }).length).toBeGreaterThan(0);
          expect(toSvg(view)).toContain('</svg>');
          playOn(parsed, salt);
        },
      ),
      { numRuns: 160, seed: 20 },
    );
    expect(through).toBeGreaterThan(20);
  });

  const PLAIN = ['deck', 'discards', 'board', 'items', 'figures'];

  /** Plays 200 steps at random; every few states are parsed again. */
  function playOn(from: SkirmishState, salt: number): void {
    const chance = seeded(seed(salt));
    let state = from;
    for (let step = 0; step < 200 && srFastcombat.outcome(state) === undefined; step++) {
      const [player] = srFastcombat.actors(state);
      const next =
        player === undefined
          ? srFastcombat.advance(state)
          : srFastcombat.apply(state, srFastcombat.sample(state, player, chance));
      state = next.state;
      if (step % 20 === 0) expect(parseState(state)).toEqual(state);
    }
  }
});
