import { seed, seeded } from '@tabletop/dice';
import { MAX_ACTION_LENGTH, perft, record } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { type KrakenSetup, type KrakenState, kraken, LEGAL_LIMIT } from '../src/index.js';

/** As much of everything as the limits allow, on a large raft, with every tentacle at the rim and allowances of 20 m. */
const CROWDED: KrakenSetup = {
  vessel: {
    name: 'raft',
    hull: [
      { x: 0, y: 0 },
      { x: 2400, y: 0 },
      { x: 2400, y: 1200 },
      { x: 0, y: 1200 },
    ],
    obstacles: Array.from({ length: 32 }, (_, k) => ({
      x: 150 + 280 * (k % 8),
      y: 150 + 290 * Math.floor(k / 8),
      radius: 40,
    })),
  },
  crew: Array.from({ length: 64 }, () => ({ pluck: 10 })),
  tentacles: Array.from({ length: 24 }, (_, k) => ({ x: 100 + 200 * (k % 12), y: k < 12 ? 1230 : -30 })),
  houseRules: { pluckTotal: 1000, tentacles: 24, criticalMove: 100, moveBonus: 100 },
};

describe('work has a budget', () => {
  test('the most crowded table that the limits allow still has its moves listed', { timeout: 10_000 }, () => {
    let state = kraken.advance(kraken.setup(CROWDED, 1)).state;
    const chance = seeded(seed(1));
    for (let asked = 0; asked < 3; ) {
      const player = kraken.actors(state)[0] ?? '';
      const legal = kraken.legalActions(state, player);
      if (legal[0]?.type === 'move') {
        asked++;
        expect(legal.length).toBeLessThanOrEqual(LEGAL_LIMIT);
        for (const action of legal) expect(kraken.check(state, action)).toBeUndefined();
      }
      state = kraken.apply(state, kraken.sample(state, player, chance)).state;
    }
  });

  test('a state does not grow with the age of its game', () => {
    const waft = Array.from({ length: 6 }, () => ['waft', 'waft', 'waft', 'waft'] as const);
    let state = kraken.setup({ crew: 'heroes', houseRules: { reactionTable: waft } }, 1);
    const sizeAt = (turn: number): number => {
      while (state.turn < turn || state.stage.phase !== 'movement') {
        const [player] = kraken.actors(state);
        const idle =
          player === undefined ? undefined : kraken.legalActions(state, player).find(({ type }) => type === 'stay');
        state = idle === undefined ? kraken.advance(state).state : kraken.apply(state, idle).state;
      }
      return JSON.stringify({ ...state, chance: [], decision: 0, turn: 0 }).length;
    };
    expect(sizeAt(600)).toBe(JSON.stringify({ ...fresh(waft), chance: [], decision: 0, turn: 0 }).length);
  });

  function fresh(reactionTable: readonly (readonly 'waft'[])[]): KrakenState {
    return kraken.advance(kraken.setup({ crew: 'heroes', houseRules: { reactionTable } }, 1)).state;
  }
});

test('the fingerprint by which a port or a fork can check itself: actions and distinct successors by depth', () => {
  const state = kraken.setup({ crew: 'heroes' }, 'perft');
  const rows = perft(kraken, state, 3).map(({ actions, states, probability }) => [actions, states, `${probability}`]);
  // The turn begins; the first hero rolls or stays; its roll leaves 14 states: an allowance of 6 to 16 or of 18 cm, none
  // (as when it stays), or none and a point less.
  expect(rows).toEqual([
    [1, 1, '1'],
    [2, 14, '1'],
    [358, 238, '1'],
  ]);
});

test('a player cannot swell the record with what the game does not read', () => {
  const match = record(kraken, {}, 1);
  match.settle();
  const player = kraken.actors(match.state)[0] ?? '';
  const sailor = match.state.stage.phase === 'movement' ? (match.state.stage.order[0] ?? 0) : 0;
  const swollen = { type: 'stay' as const, player, sailor, extra: 'x'.repeat(MAX_ACTION_LENGTH) };
  const before = match.state;
  expect(() => match.apply(swollen)).toThrow(/at most/);
  expect(match.state).toBe(before);
  match.apply({ type: 'stay', player, sailor });
  expect(match.record().entries).toHaveLength(1);
});
