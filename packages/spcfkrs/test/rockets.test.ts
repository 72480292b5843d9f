import { describe } from 'vitest';
import { tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const ROCKETS: readonly Case[] = [
  {
    name: '[S-AOE] everyone in the space and the eight around takes 2, friend or foe; two spaces away nobody does',
    map: ['P1 . . . . . .', '. . . . . P2 .', '. . . . . B1 B2', '. . . P3 . . B3', '. . . . . B4 .'],
    has: { P1: ['Rocket launcher'], P2: [tough(4)], B2: [tough(2)] },
    rounds: [['P1: shoot B1', 3]],
    tale: [
      'P1 shoots B1: 3 hit',
      'P2 takes 2: 5 -> 3',
      'B1 takes 2: 1 -> 0',
      'B2 takes 2: 3 -> 1',
      'B3 takes 2: 1 -> 0',
      'B1 dies',
      'B3 dies',
    ],
  },
  {
    name: '[S-AOE] a miss does nothing',
    map: ['P1 . . . B1'],
    has: { P1: ['Rocket launcher'] },
    rounds: [['P1: shoot B1', 2]],
    tale: ['P1 shoots B1: 2 miss'],
  },
  {
    name: '[S-AOE] whoever fires it is hit as well',
    map: ['P1 B1', '. B2'],
    has: { P1: ['Rocket launcher', tough(2)], B2: [tough(2)] },
    rounds: [['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 hit', 'P1 takes 2: 3 -> 1', 'B1 takes 2: 1 -> 0', 'B2 takes 2: 3 -> 1', 'B1 dies'],
  },
  {
    name: '[S-AOE] [S-WIN] the last of both sides: a draw',
    map: ['P1 B1'],
    has: { P1: ['Rocket launcher'] },
    rounds: [['P1: shoot B1', 3]],
    tale: [
      'P1 shoots B1: 3 hit',
      'P1 takes 2: 1 -> 0',
      'B1 takes 2: 1 -> 0',
      'P1 dies',
      'B1 dies',
      'nobody wins: none-left',
    ],
  },
  {
    name: '[S-AOE] all cover there is destroyed, full cover too, and shelters nobody; that further off stays',
    map: ['P1 . . + . # + #', '. . . . B1 B2+ . .', '. . . . . + # #'],
    has: { P1: ['Rocket launcher'], B1: [tough(4)], B2: [tough(4)] },
    rounds: [['P1: shoot B1', 6]],
    tale: [
      'P1 shoots B1: 6 hit',
      'cover D1 partial -> none',
      'cover F1 full -> none',
      'cover F2 partial -> none',
      'cover F3 partial -> none',
      'B1 takes 2: 5 -> 3',
      'B2 takes 2: 5 -> 3',
    ],
  },
  {
    name: '[S-AOE] [S-PARTIAL] at who is behind partial cover it takes two dice',
    map: ['P1 . + . . B1'],
    has: { P1: ['Rocket launcher'], B1: [tough(4)] },
    rounds: [
      ['P1: shoot B1', 6, 2],
      ['P1: shoot B1', 6, 3],
    ],
    tale: [
      'P1 shoots B1 behind partial cover: 6 2 miss',
      'P1 shoots B1 behind partial cover: 6 3 hit',
      'B1 takes 2: 5 -> 3',
    ],
  },
  {
    name: '[S-AOE] [S-FULL] it cannot name who is behind full cover, but that cover, with two dice',
    map: ['P1 . . # B1 .'],
    has: { P1: ['Rocket launcher'], B1: [tough(4)] },
    rounds: [['P1: shoot B1'], ['P1: shoot cover D1', 5, 2], ['P1: shoot cover D1', 3, 3]],
    tale: [
      'P1 loses its shoot B1: no-sight',
      'P1 shoots full cover D1: 5 2 miss',
      'P1 shoots full cover D1: 3 3 hit',
      'cover D1 full -> none',
      'B1 takes 2: 5 -> 3',
    ],
  },
  {
    name: '[S-AOE] spaces off the map are ignored',
    map: ['P1 . . . B1'],
    has: { P1: ['Rocket launcher'], B1: [tough(4)] },
    rounds: [['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 2: 5 -> 3'],
  },
];

describe('rockets', () => judge(ROCKETS));
