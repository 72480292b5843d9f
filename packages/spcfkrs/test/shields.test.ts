import { describe } from 'vitest';
import { quick, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const SHIELDS: readonly Case[] = [
  {
    name: '[S-PSHIELD] absorbs all plasma in the round in which it is first hit, and none in the next',
    map: ['P1 . . B1', 'P2 . . .'],
    has: { P1: ['Plasma rifle', quick(1)], P2: ['Plasma sniper'], B1: ['Plasma shield', tough(4)] },
    rounds: [
      ['P1: shoot B1 / P2: shoot B1', 3, 4, 2],
      ['P2: shoot B1', 2],
    ],
    tale: [
      'P1 shoots B1: 3 hit',
      'B1 absorbs it',
      'P1 shoots B1: 4 hit',
      'B1 absorbs it',
      'P2 shoots B1: 2 hit',
      'B1 absorbs it',
      'B1 has no shield any more',
      'P2 shoots B1: 2 hit',
      'B1 takes 2: 5 -> 3',
    ],
  },
  {
    name: '[S-PSHIELD] a miss spends nothing',
    map: ['P1 . . B1'],
    has: { P1: ['Plasma sniper'], B1: ['Plasma shield'] },
    rounds: [
      ['P1: shoot B1', 1],
      ['P1: shoot B1', 2],
    ],
    tale: ['P1 shoots B1: 1 miss', 'P1 shoots B1: 2 hit', 'B1 absorbs it', 'B1 has no shield any more'],
  },
  {
    name: '[S-PSHIELD] absorbs what comes through cover; the cover is destroyed',
    map: ['P1 . # . B1'],
    has: { P1: ['Plasma pistol'], B1: ['Plasma shield'] },
    rounds: [['P1: shoot through B1', 3, 3]],
    tale: [
      'P1 shoots B1 through full cover: 3 3 hit',
      'cover C1 full -> none',
      'B1 absorbs it',
      'B1 has no shield any more',
    ],
  },
  {
    name: '[S-PSHIELD] what a second cover stops does not hit it',
    map: ['P1 . # . B1+'],
    has: { P1: ['Plasma pistol'], B1: ['Plasma shield'] },
    rounds: [['P1: shoot through B1', 3, 3]],
    tale: ['P1 shoots B1 through full cover: 3 3 hit', 'cover C1 full -> none'],
  },
  {
    name: '[S-PSHIELD] bullets pass it, and spend nothing',
    map: ['P1 . . B1'],
    has: { P1: ['Assault rifle'], B1: ['Plasma shield', tough(2)] },
    rounds: [['P1: shoot B1', 3, 2]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 1: 3 -> 2', 'P1 shoots B1: 2 miss'],
  },
  {
    name: '[S-PSHIELD] so do rockets',
    map: ['P1 . . B1'],
    has: { P1: ['Rocket launcher'], B1: ['Plasma shield', tough(2)] },
    rounds: [['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 2: 3 -> 1'],
  },
  {
    name: '[S-PSHIELD] so do plasma swords',
    map: ['P1 B1'],
    has: { P1: ['Plasma sword'], B1: ['Plasma shield', tough(4)] },
    rounds: [['P1: stab B1', 3]],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 3: 5 -> 2'],
  },
  {
    name: '[S-PSHIELD] [S-PMG] a plasma machine gun does not get past it',
    map: ['P1 . . B1', '. . . B2'],
    has: { P1: ['Plasma machine gun'], B1: ['Plasma shield'] },
    rounds: [['P1: shoot B1', 1, 3, 2, 3, 2, 3]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 3 hit',
      'B1 absorbs it',
      'P1 shoots B1: 2 miss',
      'P1 shoots B1: 3 hit',
      'B1 absorbs it',
      'P1 shoots B1: 2 miss',
      'P1 shoots B1: 3 hit',
      'B1 absorbs it',
      'B1 has no shield any more',
    ],
  },
];

describe('plasma shields', () => judge(SHIELDS));
