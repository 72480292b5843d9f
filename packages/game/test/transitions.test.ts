import { isTabletopError } from '@tabletop/dice';
import { describe, expect, it } from 'vitest';
import { hash, perft, transitions } from '../src/index.js';
import { bids, makeBids } from './bids/game.js';
import { bidden, bidding, PLAYERS, pressing } from './bids/positions.js';
import { RULEBOOK } from './bids/rulebook.js';
import { codeOf } from './code-of.js';

describe('transitions', () => {
  it('are the exact distribution of what an action leads to', () => {
    const state = pressing();
    const after = transitions(bids, state, { type: 'press', player: 'ann' });
    expect(after.outcomes.map(([step, weight]) => [step.events[0], weight])).toEqual(
      [0, 3, 4, 5, 6, 7].map((pot, index) => [
        { type: 'pressed', rule: 'B-PRESS', player: 'ann', pot, dice: [index + 1] },
        1n,
      ]),
    );
    expect(after.total).toBe(6n);
    expect(after.outcomes.every(([step]) => hash(step.state.chance) === hash(state.chance))).toBe(true);
  });

  it('are those of the automatic step where no action is given', () => {
    const dealt = transitions(bids, bids.setup({ players: PLAYERS }, 1));
    expect(dealt.total).toBe(12n);
    expect(dealt.probability((step) => step.state.seats[0]?.hand[0] === 'c07').toFraction()).toBe('1/12');
    expect(transitions(bids, bidden('c12', 'c02')).outcomes).toHaveLength(1);
  });

  it('leave the state as it was', () => {
    const state = pressing();
    const before = JSON.stringify(state);
    transitions(bids, state, { type: 'press', player: 'ann' });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('merge what a key says is one outcome', () => {
    const action = { type: 'press', player: 'ann' } as const;
    const busts = transitions(bids, pressing(), action, { key: (step) => step.state.stage.phase });
    expect(busts.outcomes.map(([, weight]) => weight)).toEqual([1n, 5n]);
  });

  it('refuse what the step refuses, and a tree that is too large', () => {
    expect(codeOf(() => transitions(bids, bidding()))).toBe('not-automatic');
    expect(codeOf(() => transitions(bids, pressing(), { type: 'press', player: 'bob' }))).toBe('illegal-action');
    const run = () => transitions(bids, pressing(), { type: 'press', player: 'ann' }, { maxBranches: 5 });
    expect(run).toThrow(expect.toSatisfy(isTabletopError));
  });
});

describe('perft', () => {
  it('counts actions and different states, with a probability of exactly 1', () => {
    const setup = { players: PLAYERS, houseRules: { deck: 4, handSize: 1, lastRound: 1, pressLimit: 1 } };
    expect(perft(bids, bids.setup(setup, 'any'), 20)).toEqual([
      // Two cards are dealt, one after the other: 4, then 4 × 3 hands.
      { depth: 1, actions: 1, states: 4, ended: 0, probability: '1' },
      { depth: 2, actions: 4, states: 12, ended: 0, probability: '1' },
      { depth: 3, actions: 12, states: 12, ended: 0, probability: '1' },
      // Either player bids first, and then the other.
      { depth: 4, actions: 24, states: 24, ended: 0, probability: '1' },
      { depth: 5, actions: 24, states: 12, ended: 0, probability: '1' },
      // c04 beats the other three; those tie, whichever they are.
      { depth: 6, actions: 12, states: 12, ended: 0, probability: '1' },
      // Of six wins come five pots each, one bust, and a stop for either player; of six ties six dice each.
      { depth: 7, actions: 18, states: 69, ended: 3, probability: '1' },
      { depth: 8, actions: 66, states: 22, ended: 10, probability: '1' },
      { depth: 9, actions: 24, states: 63, ended: 3, probability: '1' },
      { depth: 10, actions: 60, states: 10, ended: 10, probability: '1' },
    ]);
  });

  it('is the same for every seed, and for states with the same content', () => {
    const rows = perft(bids, bidding(), 5);
    expect(perft(bids, { ...bidding(), chance: [1, 2, 3, 4] }, 5)).toEqual(rows);
    expect(perft(bids, JSON.parse(JSON.stringify(bidding())), 5)).toEqual(rows);
  });

  it('tells a fork from its game', () => {
    const generous = makeBids({ ...RULEBOOK, rollPress: (chance) => (chance.die(6) > 1 ? 6 : 1) }, { id: 'bids' });
    expect(perft(generous, pressing(), 3)).not.toEqual(perft(bids, pressing(), 3));
  });

  it('shows where a choice has gone missing', () => {
    const stuck: typeof bids = {
      ...bids,
      legalActions: (state, player) => (player === 'bob' ? [] : bids.legalActions(state, player)),
    };
    expect(perft(stuck, bidding(), 2).map(({ probability }) => probability)).toEqual(['1', '0']);
  });

  it('of a game that is over, or of no steps, has no rows', () => {
    expect(perft(bids, { ...bidding(), round: 99 }, 3)).toEqual([]);
    expect(perft(bids, bidding(), 0)).toEqual([]);
  });

  it.each<[string, number, object, string]>([
    ['too many states', 2, { maxStates: 3 }, 'too-much-work'],
    ['too many actions', 2, { maxActions: 3 }, 'too-much-work'],
    ['half a depth', 0.5, {}, 'invalid-options'],
    ['a depth of NaN', Number.NaN, {}, 'invalid-options'],
    ['a negative depth', -1, {}, 'invalid-options'],
    ['a depth without end', Number.POSITIVE_INFINITY, {}, 'invalid-options'],
  ])('refuses %s', (_name, depth, options, code) => {
    expect(codeOf(() => perft(bids, bidding(), depth, options))).toBe(code);
  });
});
