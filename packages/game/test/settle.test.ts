import { scripted } from '@tabletop/dice';
import { describe, expect, it } from 'vitest';
import { MAX_AUTOMATIC_STEPS, play, settle } from '../src/index.js';
import { bids } from './bids/game.js';
import { bidden, bidding, PLAYERS, pressing } from './bids/positions.js';
import { codeOf } from './code-of.js';

/** Nobody ever chooses and nothing ever ends. */
const endless: typeof bids = { ...bids, actors: () => [], advance: (state) => ({ state, events: [] }) };

describe('settle', () => {
  it('advances until somebody must choose', () => {
    const { state, events } = settle(bids, bids.setup({ players: PLAYERS }, 1));
    expect(bids.actors(state)).toEqual(PLAYERS);
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'dealt', 'dealt', 'dealt']);
  });

  it('advances until the game is over', () => {
    const last = pressing({ lastRound: 1 });
    const { state } = bids.apply(last, { type: 'stop', player: 'ann' });
    expect(settle(bids, state)).toEqual({ state, events: [] });
    expect(bids.outcome(state)).toEqual({ result: 'win', winners: ['ann'], reason: 'last-round', rule: 'B-END' });
  });

  it('takes no step where somebody must choose already', () => {
    const state = bidding();
    expect(settle(bids, state)).toEqual({ state, events: [] });
  });

  it('draws from the chance that it is given', () => {
    const tied = bidden('c01', 'c02');
    const chance = scripted([
      { die: 6, value: 2, rule: 'B-TIE' },
      { die: 6, value: 5, rule: 'B-TIE' },
    ]);
    const { state, events } = settle(bids, tied, chance);
    expect(chance.unused()).toEqual([]);
    expect(state.chance).toEqual(tied.chance);
    expect(bids.actors(state)).toEqual(['bob']);
    expect(events.map((event) => event.dice)).toEqual([undefined, [2], [5]]);
  });

  it('gives up on a game that goes on by itself', () => {
    expect(codeOf(() => settle(endless, bidding()))).toBe('too-many-steps');
    expect(() => settle(endless, bidding())).toThrow(`in ${MAX_AUTOMATIC_STEPS} automatic steps`);
    expect(codeOf(() => settle(bids, bids.setup({ players: PLAYERS }, 1), undefined, { maxSteps: 3 }))).toBe(
      'too-many-steps',
    );
    expect(codeOf(() => settle(endless, bidding(), undefined, { maxSteps: 1e9 }))).toBe('too-many-steps');
  });
});

describe('play', () => {
  it('is apply, then settle', () => {
    const first = bids.apply(bidding(), { type: 'bid', player: 'ann', card: 'c12' });
    const action = { type: 'bid', player: 'bob', card: 'c02' } as const;
    const applied = bids.apply(first.state, action);
    const settled = settle(bids, applied.state);
    expect(play(bids, first.state, action)).toEqual({
      state: settled.state,
      events: [...applied.events, ...settled.events],
    });
  });

  it('refuses what check refuses, and gives up on a game that goes on by itself', () => {
    expect(codeOf(() => play(bids, bidding(), { type: 'stop', player: 'ann' }))).toBe('illegal-action');
    expect(codeOf(() => play(endless, pressing(), { type: 'stop', player: 'ann' }))).toBe('too-many-steps');
  });
});
