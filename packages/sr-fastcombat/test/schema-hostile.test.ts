import { seed, seeded } from '@tabletop/dice';
import { isRuleError } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { changedAt, changedStates } from '../../../scripts/testing/changed-states.js';
import { testParsers } from '../../../scripts/testing/hostile-input.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
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
import { STEVE, VERONICA } from './support/figures.js';
import { found } from './support/found.js';
import { cm, FIGHTER, gun, spell } from './support/scene.js';
import { EVENTS } from './support/telling.js';
import { SETUPS, walk } from './support/walk.js';

testParsers(refusalOf, [
  { parse: parseState, code: 'invalid-state', sample: found('move') },
  { parse: parseAction, code: 'invalid-action', sample: { type: 'play', player: 'ann', cards: ['AS', '10H'] } },
  { parse: parseSetup, code: 'invalid-setup', sample: { figures: [{ sheet: VERONICA }, { character: STEVE }] } },
  { parse: parseRules, code: 'invalid-rules', sample: { maxTurns: 3, courtValues: { J: 11, Q: 12, K: 13, A: 1 } } },
  { parse: parseEvent, code: 'invalid-event', sample: EVENTS.declared },
  { parse: parseSheet, code: 'invalid-sheet', sample: VERONICA },
  { parse: parseCharacter, code: 'invalid-character', sample: STEVE },
]);

describe('hostile input', () => {
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

const WORDS = [
  ...['active', 'out', 'standing', 'prone', 'no', 'move', 'turn', 'down', 'up', 'awaited', 'joker', 'open'],
  ...['red', 'ann', '__proto__', 'heal', 'detect', 'touch', 'los', 'magic-resistance', 'Shuriken', 'SMG', 'JK'],
  ...['leg', 'last', 'deed', 'halt', 'moves', 'deeds', 'end', 'next', 'deal', 'drain', 'F-DRAW', 'fixed'],
];

test('whatever is let through plays on without a fault', () => {
  const stops = Object.entries(SETUPS).flatMap(([name, setup]) => [...walk(setup, `${name} changed`, 100)]);
  const through = changedStates({
    states: stops.map(({ state }) => state),
    parse: parseState,
    isRefusal: isRuleError,
    schema: jsonSchemas.state,
    words: WORDS,
    bulk: ['deck', 'discards', 'board', 'items', 'figures'],
    rearranged: shuffled,
    runs: 100,
    holds: (parsed, salt) => {
      const view = srFastcombat.view(parsed, parsed.players[0]?.id ?? null);
      expect(toText(view, { maxLength: 2000 }).length).toBeGreaterThan(0);
      expect(toSvg(view)).toContain('</svg>');
      playOn(parsed, salt);
    },
  });
  expect(through).toBeGreaterThan(12);
});

/** Cards that change places: hands, deck, discards and what lies on the table stay a partition. */
function shuffled(json: unknown, salt: number): unknown {
  const swap = (cards: readonly string[]) => cards.toSorted((a, b) => order(a) - order(b));
  const order = (card: string) => [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, salt);
  return changedAt(json, ['deck'], (deck) => (Array.isArray(deck) ? swap(deck) : deck));
}

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
