import { describe, expect, test } from 'vitest';
import { checkOrders } from '../src/index.js';
import { ordersOf, quick, scene, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const HACKER = ['Hacking implant'] as const;
const DOSED = ['Amph overdose'] as const;

const HACKS: readonly Case[] = [
  {
    name: '[S-HACK] on a 3 the target does not shoot in this round; in the next it does',
    map: ['P1 . B1'],
    has: { P1: [...HACKER, tough(1)] },
    rounds: [
      ['P1: hack B1 / B1: shoot P1', 3],
      ['B1: shoot P1', 4],
    ],
    tale: [
      'P1 hacks B1: 3 yes',
      'B1 cannot shoot',
      'B1 loses its shoot P1: hacked',
      'B1 shoots P1: 4 hit',
      'P1 takes 1: 2 -> 1',
    ],
  },
  {
    name: '[S-HACK] on a 2 it does',
    map: ['P1 . B1'],
    has: { P1: [...HACKER, tough(1)] },
    rounds: [['P1: hack B1 / B1: shoot P1', 2, 4]],
    tale: ['P1 hacks B1: 2 no', 'B1 shoots P1: 4 hit', 'P1 takes 1: 2 -> 1'],
  },
  {
    name: '[S-HACK] by house rules on another face',
    map: ['P1 . B1'],
    has: { P1: HACKER },
    rules: { hackOn: 5 },
    rounds: [
      ['P1: hack B1', 4],
      ['P1: hack B1', 5],
    ],
    tale: ['P1 hacks B1: 4 no', 'P1 hacks B1: 5 yes', 'B1 cannot shoot'],
  },
  {
    name: '[S-HACK] it reaches anywhere, and needs no sight',
    map: [`P1 # P2 ${'. '.repeat(30)}B1`],
    has: { P1: HACKER },
    rounds: [['P1: hack B1', 3]],
    tale: ['P1 hacks B1: 3 yes', 'B1 cannot shoot'],
  },
  {
    name: '[S-HACK] hackRange: so far and no further',
    map: ['P1 . B1 B2'],
    has: { P1: HACKER },
    rules: { hackRange: 2 },
    rounds: [['P1: hack B1', 3], ['P1: hack B2']],
    tale: ['P1 hacks B1: 3 yes', 'B1 cannot shoot', 'P1 loses its hack B2: out-of-range'],
  },
  {
    name: '[S-HACK] bars all shots at cover, but neither stabs nor moves nor its own special',
    map: ['P1 B1 +', 'P2 B2 .', 'P3 B3 .'],
    has: { P1: HACKER, P2: HACKER, P3: HACKER, B3: [...HACKER, quick(-1)] },
    rules: { tiesWithinSide: 'listing' },
    rounds: [
      [
        'P1: hack B1 / P2: hack B2 / P3: hack B3 / B1: shoot cover C1 / B2: stab P2; move C2 / B3: hack P3',
        ...[3, 3, 3, 3, 2],
      ],
    ],
    tale: [
      'P1 hacks B1: 3 yes',
      'B1 cannot shoot',
      'P2 hacks B2: 3 yes',
      'B2 cannot shoot',
      'P3 hacks B3: 3 yes',
      'B3 cannot shoot',
      'B3 hacks P3: 3 yes',
      'P3 cannot shoot',
      'B2 stabs P2: 2 miss',
      'B1 loses its shoot cover C1: hacked',
      'B2 goes B2 C2',
    ],
  },
  {
    name: '[S-HACK] two hackers at one target roll both; a third at who has no shot left rolls as well',
    map: ['P1 B1', 'P2 .'],
    has: { P1: [...HACKER, quick(1)], P2: HACKER },
    rounds: [['P1: hack B1 / P2: hack B1', 3, 4]],
    tale: ['P1 hacks B1: 3 yes', 'B1 cannot shoot', 'P2 hacks B1: 4 yes', 'B1 cannot shoot'],
  },
  {
    name: '[S-HACK] [S-BATTALION] of a battalion it is one member whose gun is barred',
    map: ['P1 . B1 .', '. . B2 .'],
    has: { P1: [...HACKER, tough(4)] },
    rounds: [['P1: hack B1 / B1+B2: shoot P1', 3, 4]],
    tale: [
      'P1 hacks B1: 3 yes',
      'B1 cannot shoot',
      'B1 loses its shoot P1: hacked',
      'B2 shoots P1: 4 hit',
      'P1 takes 1: 5 -> 4',
    ],
  },
];

const OVERDOSES: readonly Case[] = [
  {
    name: '[S-OVERDOSE] every round a die: on 1 the unit dies, and its orders with it',
    map: ['P1 . B1', 'P2 . B2'],
    has: { P1: DOSED },
    rounds: [
      ['P1: hold', 2],
      ['P1: shoot B1; move B1', 1],
    ],
    tale: ['P1 overdoses: 2 good', 'P1 overdoses: 1 too much', 'P1 dies'],
  },
  {
    name: '[S-OVERDOSE] it is no action: the unit still shoots and moves, also without an order it rolls',
    map: ['P1 . B1', '. . .'],
    has: { P1: DOSED, B1: [...DOSED, tough(1), quick(-1)] },
    rounds: [['P1: shoot B1; move A2', 6, 6, 4]],
    tale: [
      'P1 overdoses: 6 good',
      'B1 overdoses: 6 good',
      'P1 shoots B1: 4 hit',
      'B1 takes 1: 2 -> 1',
      'P1 goes A1 A2',
    ],
  },
  {
    name: '[S-OVERDOSE] before all specials, also those of faster units: the dead are hacked no more',
    map: ['P1 . B1', '. . B2'],
    has: { P1: [...HACKER, quick(9)], B1: DOSED },
    rounds: [['P1: hack B1', 1]],
    tale: ['B1 overdoses: 1 too much', 'B1 dies', 'P1 loses its hack B1: target-dead'],
  },
  {
    name: '[S-OVERDOSE] in the order of Speed',
    map: ['P1 . B1', 'P2 . B2'],
    has: { P1: DOSED, P2: [...DOSED, quick(1)], B1: [...DOSED, quick(2)] },
    rounds: [['P1: hold', 2, 3, 4]],
    tale: ['B1 overdoses: 2 good', 'P2 overdoses: 3 good', 'P1 overdoses: 4 good'],
  },
  {
    name: '[S-OVERDOSE] by house rules on other faces',
    map: ['P1 . B1', 'P2 . B2'],
    has: { P1: DOSED },
    rules: { overdoseKillsOn: 3 },
    rounds: [
      ['P1: hold', 4],
      ['P1: hold', 3],
    ],
    tale: ['P1 overdoses: 4 good', 'P1 overdoses: 3 too much', 'P1 dies'],
  },
  {
    name: '[S-OVERDOSE] [S-WIN] it may be the last of its side',
    map: ['P1 . B1'],
    has: { P1: DOSED },
    rounds: [['P1: shoot B1', 1]],
    tale: ['P1 overdoses: 1 too much', 'P1 dies', 'blue wins: last-side'],
  },
  {
    name: '[S-OVERDOSE] [S-BATTALION] every member of a battalion has its own',
    map: ['P1 . . B1', 'P2 . . .'],
    has: { P1: DOSED, P2: DOSED, B1: [tough(4)] },
    rounds: [['P1+P2: shoot B1', 5, 1, 4]],
    tale: ['P1 overdoses: 5 good', 'P2 overdoses: 1 too much', 'P2 dies', 'P1 shoots B1: 4 hit', 'B1 takes 1: 5 -> 4'],
  },
];

describe('hacking', () => {
  judge(HACKS);

  test('[S-HACK] is refused of who has no implant', () => {
    const state = scene(['P1 . B1']);
    const [given] = ordersOf(state, 'P1: hack B1');
    expect(checkOrders(state, 'ann', given?.orders ?? []).refused.map(({ problem }) => problem.rule)).toEqual([
      'S-HACK',
    ]);
  });
});

describe('overdoses', () => judge(OVERDOSES));
