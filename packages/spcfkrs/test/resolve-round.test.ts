import { scripted, seed, seeded } from '@tabletop/dice';
import { RuleError } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { resolveRound, type SpcfkrsState, spcfkrs } from '../src/index.js';
import { ordersOf, scene } from './support/scene.js';

const ROWS = ['P1 . . B1', '. . . .'];

/** The message of what `resolveRound` throws. */
function refusalOf(state: SpcfkrsState, players: readonly string[]): string {
  try {
    resolveRound(
      seeded(seed(1)),
      state,
      players.map((player) => ({ player, orders: [{ units: [1], act: null, move: null }] })),
    );
  } catch (error) {
    if (error instanceof RuleError) return `${error.code}: ${error.problems[0]?.message}`;
    throw error;
  }
  return 'nothing';
}

describe('a round in one call', () => {
  test('[S-PHASES] goes on from its orders to those of the next round', () => {
    const state = scene(ROWS);
    const { state: after, events } = resolveRound(scripted([3]), state, ordersOf(state, 'P1: shoot B1\nB1: move D2'));
    expect([after.round, after.stage.step]).toEqual([state.round + 1, 'orders']);
    expect(events.map(({ type }) => type)).toEqual([
      ...['orders-given', 'orders-given', 'orders-revealed'],
      ...['phase-began', 'order-set', 'shot-judged'],
      ...['phase-began', 'order-set', 'moved', 'round-began'],
    ]);
  });

  test('takes a state before the first round to its orders, and draws nothing where nobody does anything', () => {
    const state = spcfkrs.setup({}, 'first');
    const { state: after } = resolveRound(undefined, state, []);
    expect([after.round, after.chance]).toEqual([2, state.chance]);
  });

  test('[S-ORDERS] lets a player whose units are dead hand in nothing, and no more', () => {
    const state = scene(ROWS);
    const dead = { ...state, units: state.units.map((unit) => (unit.id === 1 ? { ...unit, alive: false } : unit)) };
    const [first, second] = spcfkrs.actors(state);
    expect(spcfkrs.actors(dead)).toEqual([second]);
    expect(() => resolveRound(seeded(seed(1)), dead, [{ player: first ?? '', orders: [] }])).not.toThrow();
    expect(refusalOf(dead, [first ?? ''])).toBe(
      `not-a-round: Player ${JSON.stringify(first)} is not asked for orders.`,
    );
  });

  test('refuses strangers, a player twice, and what is no beginning of a round', () => {
    const state = scene(ROWS);
    const [first = ''] = spcfkrs.actors(state);
    expect(refusalOf(state, ['nobody'])).toBe('not-a-round: Player "nobody" is not asked for orders.');
    expect(refusalOf(state, [first, first])).toBe('not-a-round: The orders of a player are all in one list.');
    for (const orders of ['null', '[null]', '[{"player":1,"orders":[]}]', '[{"player":"ann"}]']) {
      expect(() => resolveRound(undefined, state, JSON.parse(orders))).toThrow(/Orders are a list/);
    }
    const phased = scene(ROWS, { rules: { mode: 'phased' } });
    expect(refusalOf(phased, [])).toBe('not-a-round: Only the orders of a whole round resolve a round.');
  });
});
