import { playMatch } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { randomBot } from '../src/bots.js';
import { DEFAULT_RULES, type SpcfkrsSetup, spcfkrs } from '../src/index.js';
import { quick, round, scene } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const ENDINGS: readonly Case[] = [
  {
    name: '[S-WIN] the last side with a living unit wins, at once: nobody acts or moves any more',
    map: ['P1 . B1', 'P2 . .'],
    has: { P1: [quick(2)], P2: [quick(1)] },
    rounds: [['P1: shoot B1; move B1 / P2: shoot B1; move B2 / B1: shoot P1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'pink wins: last-side'],
  },
  {
    name: '[S-WIN] the shots that are left are not rolled any more where ties are',
    map: ['P1 . B1'],
    has: { P1: ['Assault rifle'] },
    rounds: [['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'pink wins: last-side'],
  },
  {
    name: '[S-WIN] where those of equal Speed act together it is looked at when all of them have',
    map: ['P1 . B1'],
    has: { P1: ['Assault rifle'] },
    rules: { ties: 'simultaneous' },
    rounds: [['P1: shoot B1 / B1: shoot P1', 3, 3, 4]],
    tale: [
      ...['P1 shoots B1: 3 hit', 'P1 shoots B1: 3 hit wasted', 'B1 shoots P1: 4 hit'],
      ...['B1 takes 1: 1 -> 0', 'P1 takes 1: 1 -> 0', 'B1 dies', 'P1 dies', 'nobody wins: none-left'],
    ],
  },
  {
    name: '[S-WIN] with three sides the last one wins, and not before',
    map: ['P1 . B1', 'P2 . G1'],
    has: { P1: [quick(1)] },
    rounds: [['P1: shoot B1 / P2: shoot G1', 4, 4]],
    tale: [
      ...['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies'],
      ...['P2 shoots G1: 4 hit', 'G1 takes 1: 1 -> 0', 'G1 dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-WIN] maxRounds: after the last round that is allowed it is a draw',
    map: ['P1 . B1'],
    rules: { maxRounds: 2 },
    rounds: [['P1: hold'], ['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 miss', 'nobody wins: round-limit'],
  },
  {
    name: '[S-WIN] maxRounds: a side that wins in the last round has won',
    map: ['P1 . B1'],
    rules: { maxRounds: 1 },
    rounds: [['P1: shoot B1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'pink wins: last-side'],
  },
];

describe('how a match ends', () => {
  judge(ENDINGS);

  test('[S-WIN] after 50 rounds where nothing else is said, and not before', () => {
    expect(DEFAULT_RULES.maxRounds).toBe(50);
    let state = scene(['P1 # B1']);
    for (let each = 1; each <= 50; each++) {
      expect(spcfkrs.outcome(state)).toBeUndefined();
      expect(state.round).toBe(each);
      state = round(state, '').state;
    }
    expect(spcfkrs.outcome(state)).toEqual({
      result: 'draw',
      winners: [],
      reason: 'round-limit',
      rule: 'S-WIN',
      side: null,
    });
  });

  test('[S-WIN] the winner is the player of the side, also of two', () => {
    const { state } = round(scene(['P1 . B1'], { solo: true }), 'B1: shoot P1', 4);
    expect(spcfkrs.outcome(state)).toMatchObject({ result: 'win', winners: ['ann'], side: 'blue' });
    expect(spcfkrs.actors(state)).toEqual([]);
  });

  test('[S-WIN] a match that was played tells the side that won', () => {
    const setup: SpcfkrsSetup = { players: ['ann'], map: 'pit', houseRules: { maxRounds: 30 } };
    const { outcome } = playMatch(spcfkrs, { setup, seed: 1, policies: () => randomBot });
    expect(outcome?.side).toBe('blue');
    expect(outcome?.winners).toEqual(['ann']);
  });
});
