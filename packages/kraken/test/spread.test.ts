import { seed, seeded } from '@tabletop/dice';
import { ceilDistance, type Vector } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceToSailor, type KrakenState, kraken, LEGAL_LIMIT, type Move, moveTo, rulesFor } from '../src/index.js';
import { SETUPS, walk } from './support/walk.js';

/** States in which a sailor may move, from games played at random. */
function movesIn(setup: keyof typeof SETUPS, from: number): readonly KrakenState[] {
  return [...walk(SETUPS[setup], from)]
    .map(({ state }) => state)
    .filter(({ stage }) => stage.phase === 'movement' && stage.allowance !== null);
}

/** A state with the tentacles drawn in, so that many are near the deck. */
function crowdedRim(state: KrakenState, from: number): KrakenState {
  const chance = seeded(seed(from));
  const tentacles = state.tentacles.map(({ id }) => ({
    id,
    at: {
      x: 320 + 160 * ((id - 1) % 8) + chance.index(90),
      y: (id % 2 === 0 ? 450 : -30) + chance.index(20) * (id % 2 === 0 ? 1 : -1),
    },
  }));
  return { ...state, tentacles };
}

const moves = (state: KrakenState): readonly Move[] =>
  kraken
    .actors(state)
    .flatMap((player) => kraken.legalActions(state, player))
    .filter((action): action is Move => action.type === 'move');

function mover(state: KrakenState) {
  const id = state.stage.phase === 'movement' ? state.stage.order[0] : undefined;
  const sailor = state.sailors.find((each) => each.id === id);
  if (sailor === undefined) throw new Error('a sailor must be about to move');
  return sailor;
}

describe('the spread of moves', () => {
  test('[K-MOVE-PATH] holds staying, straight legs first, at most 64 and each of them legal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('plain', 'nautilus', 'crowded', 'odd hull', 'by centres'),
        fc.nat(1000),
        (setup, from) => {
          for (const state of movesIn(setup, from).slice(0, 10)) {
            const spread = moves(state);
            const legs = spread.map(({ path }) => path.length);
            expect(legs[0]).toBe(0);
            const bent = legs.findIndex((count) => count > 1);
            expect(bent < 0 || legs.slice(bent).every((count) => count > 1)).toBe(true);
            expect(spread.length).toBeLessThanOrEqual(LEGAL_LIMIT);
            for (const move of spread) expect(kraken.check(state, move)).toBeUndefined();
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  test('[K-COMBAT-REACH] wherever some legal move reaches a tentacle, the spread holds one', () => {
    let reached = 0;
    for (let from = 0; from < 12; from++) {
      for (const found of movesIn('plain', from).slice(0, 4)) {
        const state = crowdedRim(found, from);
        const rules = rulesFor(state.rules);
        const sailor = mover(state);
        const spread = moves(state);
        const within = (tentacle: KrakenState['tentacles'][number], at: Vector) =>
          distanceToSailor(tentacle, { ...sailor, at }, rules) <= rules.combatReach;
        for (const tentacle of state.tentacles) {
          const isOffered = spread.some(({ path }) => within(tentacle, path.at(-1) ?? sailor.at));
          // Every place of a fine lattice is tried with the path helper, which knows nothing of the spread.
          const isPossible =
            within(tentacle, sailor.at) ||
            lattice(tentacle.at, 115, 9).some(
              (to) => within(tentacle, to) && ceilDistance(sailor.at, to) <= 400 && moveTo(state, to) !== undefined,
            );
          if (isPossible) reached++;
          expect(isOffered || !isPossible).toBe(true);
        }
      }
    }
    expect(reached).toBeGreaterThan(20);
  });

  test('[K-COMBAT-REACH] also at the very edge of the allowance, to the unit', () => {
    // From (600, 100) straight across to a tentacle at (600, 450): its reach of 115 begins at y = 335, 235 units away.
    const base = movesIn('plain', 1)[0];
    if (base?.stage.phase !== 'movement') throw new Error('a sailor must be about to move');
    const sailor = mover(base);
    const at = (allowance: number): KrakenState => ({
      ...base,
      sailors: base.sailors.map((each) =>
        each.id === sailor.id ? { ...each, at: { x: 600, y: 100 } } : { ...each, fate: 'spent' },
      ),
      tentacles: [{ id: 1, at: { x: 600, y: 450 } }],
      stage: { phase: 'movement', order: [sailor.id], allowance },
    });
    const ends = (allowance: number) => moves(at(allowance)).map(({ path }) => path.at(-1)?.y ?? 100);
    expect(Math.max(...ends(235))).toBe(335);
    expect(Math.max(...ends(234))).toBeLessThan(335);
  });

  test('a move at random is always legal', () => {
    const chance = seeded(seed('sample'));
    for (const setup of ['plain', 'crowded', 'odd hull'] as const) {
      for (const state of movesIn(setup, 3)) {
        const player = kraken.actors(state)[0] ?? '';
        for (let i = 0; i < 5; i++) expect(kraken.check(state, kraken.sample(state, player, chance))).toBeUndefined();
      }
    }
  });
});

function lattice(around: Vector, reach: number, step: number): readonly Vector[] {
  const places: Vector[] = [];
  for (let x = around.x - reach; x <= around.x + reach; x += step)
    for (let y = around.y - reach; y <= around.y + reach; y += step) places.push({ x, y });
  return places;
}
