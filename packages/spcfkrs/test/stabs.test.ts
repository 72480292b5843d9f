import { describe } from 'vitest';
import { quick, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const SWORD = ['Plasma sword'] as const;

const KNIVES: readonly Case[] = [
  {
    name: '[S-KNIFE] a knife hits with a 3, for 1',
    map: ['P1 B1'],
    has: { B1: [tough(2)] },
    rounds: [
      ['P1: stab B1', 3],
      ['P1: stab B1', 2],
    ],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 1: 3 -> 2', 'P1 stabs B1: 2 miss'],
  },
  {
    name: '[S-STAB] diagonally too',
    map: ['P1 .', '. B1'],
    rounds: [['P1: stab B1', 3]],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'pink wins: last-side'],
  },
  {
    name: '[S-STAB] and no further',
    map: ['P1 . B1'],
    rounds: [['P1: stab B1']],
    tale: ['P1 loses its stab B1: out-of-range'],
  },
  {
    name: '[S-STAB] also between two walls, or two units, that touch at a corner, as a step leads there',
    map: ['P1 # P3 P4', '# B1 B2 B3'],
    has: { B1: [tough(1)], B3: [tough(1)], P3: [quick(1)] },
    rounds: [['P1: stab B1 / P3: stab B3', 3, 3]],
    tale: ['P3 stabs B3: 3 hit', 'B3 takes 1: 2 -> 1', 'P1 stabs B1: 3 hit', 'B1 takes 1: 2 -> 1'],
  },
  {
    name: '[S-STAB] cover does not matter: one die at who stands in it',
    map: ['P1 B1+'],
    has: { B1: [tough(1)] },
    rounds: [['P1: stab B1', 3]],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 1: 2 -> 1'],
  },
  {
    name: '[S-PHASES] stabs come before shots: whoever is stabbed dead does not shoot, however fast',
    map: ['P1 B1', '. B2'],
    has: { B1: [quick(9)] },
    rounds: [['P1: stab B1 / B1: shoot P1', 3]],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies'],
  },
  {
    name: '[S-SHOOT] whoever survives a stab shoots back with ordinary dice',
    map: ['P1 B1', '. B2'],
    has: { B1: [tough(1)] },
    rounds: [['P1: stab B1 / B1: shoot P1', 3, 4]],
    tale: [
      'P1 stabs B1: 3 hit',
      'B1 takes 1: 2 -> 1',
      'B1 shoots P1: 4 hit',
      'P1 takes 1: 1 -> 0',
      'P1 dies',
      'blue wins: last-side',
    ],
  },
  {
    name: '[S-SPEED] [S-DEATH] the faster stabs first, and the dead do not stab back',
    map: ['P1 B1', '. B2'],
    has: { B1: [quick(1)] },
    rounds: [['P1: stab B1 / B1: stab P1', 3]],
    tale: ['B1 stabs P1: 3 hit', 'P1 takes 1: 1 -> 0', 'P1 dies', 'blue wins: last-side'],
  },
  {
    name: '[S-ORDERS] a stab at who has died before it is lost',
    map: ['P1 B1', 'P2 B2'],
    has: { P1: [quick(1)] },
    rounds: [['P1: stab B1 / P2: stab B1', 3]],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P2 loses its stab B1: target-dead'],
  },
  {
    name: '[S-FOLLOW] who is as quick on its feet stays with its target and stabs again in the next round',
    map: ['P1 B1 . . . . . .'],
    has: { B1: [tough(4), quick(1)] },
    rounds: [
      ['P1: stab B1; follow B1 / B1: move C1 D1 E1 F1 G1 H1', 2],
      ['P1: stab B1', 3],
    ],
    tale: [
      'P1 stabs B1: 2 miss',
      'B1 goes B1 C1 D1 E1 F1 G1 H1',
      'P1 follows B1: A1 B1 C1 D1 E1 F1 G1',
      'P1 stabs B1: 3 hit',
      'B1 takes 1: 5 -> 4',
    ],
  },
];

const SWORDS: readonly Case[] = [
  {
    name: '[S-PSWORD] a plasma sword hits with a 3, for 3',
    map: ['P1 B1'],
    has: { P1: SWORD, B1: [tough(4)] },
    rounds: [
      ['P1: stab B1', 3],
      ['P1: stab B1', 2],
    ],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 3: 5 -> 2', 'P1 stabs B1: 2 miss'],
  },
  {
    name: '[S-PSWORD] at who stands in cover with one die for 3, and the cover stays',
    map: ['P1 B1+'],
    has: { P1: SWORD, B1: [tough(4)] },
    rounds: [['P1: stab B1', 3]],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 3: 5 -> 2'],
  },
  {
    name: '[S-THROUGH] through the cover that somebody stands in: two dice, for 2, and the cover is gone',
    map: ['P1 B1+'],
    has: { P1: SWORD, B1: [tough(4)] },
    rounds: [
      ['P1: stab through B1', 6, 2],
      ['P1: stab through B1', 3, 6],
    ],
    tale: [
      'P1 stabs B1 through cover: 6 2 miss',
      'P1 stabs B1 through cover: 3 6 hit',
      'cover B1 partial -> none',
      'B1 takes 2: 5 -> 3',
    ],
  },
  {
    name: '[S-THROUGH] through cover next to it at who is straight beyond, full cover too',
    map: ['P1 # B1', 'P2 + B2'],
    has: { P1: [...SWORD, quick(1)], P2: SWORD, B1: [tough(4)], B2: [tough(4)] },
    rounds: [['P1: stab through B1 / P2: stab through B2', 3, 3, 4, 5]],
    tale: [
      'P1 stabs B1 through cover: 3 3 hit',
      'cover B1 full -> none',
      'B1 takes 2: 5 -> 3',
      'P2 stabs B2 through cover: 4 5 hit',
      'cover B2 partial -> none',
      'B2 takes 2: 5 -> 3',
    ],
  },
  {
    name: '[S-THROUGH] diagonally too',
    map: ['P1 . .', '. # .', '. . B1'],
    has: { P1: SWORD, B1: [tough(4)] },
    rounds: [['P1: stab through B1', 3, 3]],
    tale: ['P1 stabs B1 through cover: 3 3 hit', 'cover B2 full -> none', 'B1 takes 2: 5 -> 3'],
  },
  {
    name: '[S-THROUGH] not at who is beyond but not straight, or further, or behind no cover',
    map: ['P1 # . .', '. # B1 .', 'P2 . B2 .', 'P3 # . B3'],
    has: { P1: [...SWORD, quick(2)], P2: [...SWORD, quick(1)], P3: SWORD },
    rounds: [['P1: stab through B1 / P2: stab through B2 / P3: stab through B3']],
    tale: [1, 2, 3].map((at) => `P${at} loses its stab B${at}: out-of-range`),
  },
  {
    name: '[S-THROUGH] cover in the victim’s own space stops what has come through the first',
    map: ['P1 # B1+'],
    has: { P1: SWORD, B1: [tough(4)] },
    rounds: [['P1: stab through B1', 3, 3]],
    tale: ['P1 stabs B1 through cover: 3 3 hit', 'cover B1 full -> none'],
  },
  {
    name: '[S-THROUGH] [S-BLOCK] somebody in the cover between is in the way',
    map: ['P1 P2+ B1'],
    has: { P1: SWORD },
    rounds: [['P1: stab through B1']],
    tale: ['P1 loses its stab B1: unit-in-the-way'],
  },
  {
    name: '[S-THROUGH] at who stands in no cover it is an ordinary stab',
    map: ['P1 B1'],
    has: { P1: SWORD, B1: [tough(4)] },
    rounds: [['P1: stab through B1', 3]],
    tale: ['P1 stabs B1: 3 hit', 'B1 takes 3: 5 -> 2'],
  },
  {
    name: '[S-THROUGH] throughCoverDice: single takes one die',
    map: ['P1 # B1'],
    has: { P1: SWORD, B1: [tough(4)] },
    rules: { throughCoverDice: 'single' },
    rounds: [['P1: stab through B1', 3]],
    tale: ['P1 stabs B1 through cover: 3 hit', 'cover B1 full -> none', 'B1 takes 2: 5 -> 3'],
  },
];

describe('knives', () => judge(KNIVES));
describe('plasma swords', () => judge(SWORDS));
