import { seed, seeded } from '@tabletop/dice';
import { expect } from 'vitest';
import { type GiveOrders, LEGAL_LIMIT, MAX_UNITS, type SpcfkrsState, spcfkrs } from '../../src/index.js';
import { soon } from './soon.js';

/** How much of a battle is looked at. */
export interface Looked {
  /** So many steps, or until eight choices were made. */
  readonly steps: number;
  /** For how many choices all that may be chosen is listed. */
  readonly listed: number;
  /** How many choices are made at random: after them nobody is ordered to do anything. */
  readonly sampled: number;
}

const CHOICES = 8;

/** Plays a battle of as many units as there may be from its first state, whatever is asked for being soon answered. */
export function playSoon(first: SpcfkrsState, { steps, listed, sampled }: Looked): void {
  const chance = seeded(seed(1));
  let state = first;
  let choices = 0;
  // Phase by phase, all roll for their ties before anyone is asked.
  for (let step = 0; step < steps || choices < CHOICES; step++) {
    if (spcfkrs.outcome(state) !== undefined) break;
    const [player] = soon('actors', () => spcfkrs.actors(state));
    if (player === undefined) {
      state = soon(`advance in ${state.stage.step}`, () => spcfkrs.advance(state)).state;
      continue;
    }
    choices++;
    if (choices <= listed) {
      const legal = soon('legalActions', () => spcfkrs.legalActions(state, player));
      expect(legal.length).toBeLessThanOrEqual(LEGAL_LIMIT);
    }
    const action: GiveOrders =
      choices <= sampled
        ? soon('sample', () => spcfkrs.sample(state, player, chance))
        : { type: 'orders', player, orders: [] };
    expect(soon('check', () => spcfkrs.check(state, action))).toBeUndefined();
    expect(soon('view', () => spcfkrs.view(state, player)).units).toHaveLength(MAX_UNITS);
    state = soon('apply', () => spcfkrs.apply(state, action)).state;
  }
  expect(choices).toBeGreaterThanOrEqual(CHOICES);
}
