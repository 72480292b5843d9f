import { describe } from 'vitest';
import { quick, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const AT_COVER: readonly Case[] = [
  {
    name: '[S-HITCOVER] the example: an assault rifle at full cover, 4 and 6, then 1 and 2',
    map: ['P1 . # . B1'],
    has: { P1: ['Assault rifle'] },
    rounds: [['P1: shoot cover C1', 4, 6, 1, 2]],
    tale: ['P1 shoots full cover C1: 4 6 hit', 'cover C1 full -> partial', 'P1 shoots partial cover C1: 1 2 miss'],
  },
  {
    name: '[S-HITCOVER] a later shot meets the cover as it then is: full, partial, none',
    map: ['P1 . # . B1'],
    has: { P1: ['Assault rifle'] },
    rounds: [['P1: shoot cover C1', 3, 3, 3, 6]],
    tale: [
      'P1 shoots full cover C1: 3 3 hit',
      'cover C1 full -> partial',
      'P1 shoots partial cover C1: 3 6 hit',
      'cover C1 partial -> none',
    ],
  },
  {
    name: '[S-HITCOVER] at cover that is gone the shots that are left take two dice all the same, for nothing',
    map: ['P1 . + . B1'],
    has: { P1: ['Plasma rifle'] },
    rounds: [['P1: shoot cover C1', 4, 3, 6, 6]],
    tale: [
      'P1 shoots partial cover C1: 4 3 hit',
      'cover C1 partial -> none',
      'P1 shoots gone cover C1: 6 6 hit wasted',
    ],
  },
  {
    name: '[S-HITCOVER] the lowest die counts',
    map: ['P1 . + . B1'],
    rounds: [['P1: shoot cover C1', 6, 3]],
    tale: ['P1 shoots partial cover C1: 6 3 miss'],
  },
  {
    name: '[S-HITCOVER] plasma takes one step as well, and who stands in the cover is not harmed',
    map: ['P1 . . B1+ .'],
    has: { P1: ['Plasma sniper'] },
    rounds: [['P1: shoot cover D1', 2, 2]],
    tale: ['P1 shoots partial cover D1: 2 2 hit', 'cover D1 partial -> none'],
  },
  {
    name: '[S-HITCOVER] where it is gone one shoots freely in the next round',
    map: ['P1 . # . B1'],
    has: { P1: ['Assault rifle'] },
    rounds: [
      ['P1: shoot cover C1', 4, 6, 4, 6],
      ['P1: shoot B1', 2, 3],
    ],
    tale: [
      'P1 shoots full cover C1: 4 6 hit',
      'cover C1 full -> partial',
      'P1 shoots partial cover C1: 4 6 hit',
      'cover C1 partial -> none',
      'P1 shoots B1: 2 miss',
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'pink wins: last-side',
    ],
  },
  {
    name: '[S-ORDERS] a shot at cover that is gone before it is lost',
    map: ['P1 . + . B1', 'P2 . . . .'],
    has: { P1: [quick(1)] },
    rounds: [['P1: shoot cover C1 / P2: shoot cover C1', 4, 4]],
    tale: [
      'P1 shoots partial cover C1: 4 4 hit',
      'cover C1 partial -> none',
      'P2 loses its shoot cover C1: no-cover-there',
    ],
  },
  {
    name: '[S-HITCOVER] cover is in range or not like a unit',
    map: ['P1 . . . . . + # B1'],
    has: { P1: ['Plasma pistol'] },
    rounds: [['P1: shoot cover G1', 3, 3], ['P1: shoot cover H1']],
    tale: [
      'P1 shoots partial cover G1: 3 3 hit',
      'cover G1 partial -> none',
      'P1 loses its shoot cover H1: out-of-range',
    ],
  },
];

const THROUGH: readonly Case[] = [
  {
    name: '[S-THROUGH] a hit destroys full cover and does 1 to who is behind; the next shot looks at the line anew',
    map: ['P1 . # . B1'],
    has: { P1: ['Plasma rifle'], B1: [tough(4)] },
    rounds: [['P1: shoot through B1', 3, 6, 3]],
    tale: [
      'P1 shoots B1 through full cover: 3 6 hit',
      'cover C1 full -> none',
      'B1 takes 1: 5 -> 4',
      'P1 shoots B1 through no cover: 3 hit',
      'B1 takes 2: 4 -> 2',
    ],
  },
  {
    name: '[S-THROUGH] a miss does nothing to either',
    map: ['P1 . # . B1'],
    has: { P1: ['Plasma rifle'], B1: [tough(4)] },
    rounds: [['P1: shoot through B1', 2, 6, 1, 1]],
    tale: ['P1 shoots B1 through full cover: 2 6 miss', 'P1 shoots B1 through full cover: 1 1 miss'],
  },
  {
    name: '[S-THROUGH] partial cover goes too',
    map: ['P1 . + . B1'],
    has: { P1: ['Plasma pistol'], B1: [tough(4)] },
    rounds: [['P1: shoot through B1', 3, 3]],
    tale: ['P1 shoots B1 through partial cover: 3 3 hit', 'cover C1 partial -> none', 'B1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-THROUGH] aimed straight at who is behind partial cover, it does full damage and leaves the cover',
    map: ['P1 . + . B1'],
    has: { P1: ['Plasma pistol'], B1: [tough(4)] },
    rounds: [['P1: shoot B1', 3, 3]],
    tale: ['P1 shoots B1 behind partial cover: 3 3 hit', 'B1 takes 2: 5 -> 3'],
  },
  {
    name: '[S-THROUGH] a second cover stops the shot; the next goes through that one',
    map: ['P1 . # . + . B1'],
    has: { P1: ['Plasma rifle'], B1: [tough(4)] },
    rounds: [['P1: shoot through B1', 3, 3, 4, 4]],
    tale: [
      'P1 shoots B1 through full cover: 3 3 hit',
      'cover C1 full -> none',
      'P1 shoots B1 through partial cover: 4 4 hit',
      'cover E1 partial -> none',
      'B1 takes 1: 5 -> 4',
    ],
  },
  {
    name: '[S-THROUGH] cover in the victim’s own space stands before it',
    map: ['P1 . . . B1+'],
    has: { P1: ['Plasma pistol'], B1: [tough(4)] },
    rounds: [['P1: shoot through B1', 3, 3]],
    tale: ['P1 shoots B1 through partial cover: 3 3 hit', 'cover E1 partial -> none', 'B1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-THROUGH] and is a second cover behind another',
    map: ['P1 . # . B1+'],
    has: { P1: ['Plasma pistol'], B1: [tough(4)] },
    rounds: [['P1: shoot through B1', 3, 3]],
    tale: ['P1 shoots B1 through full cover: 3 3 hit', 'cover C1 full -> none'],
  },
  {
    name: '[S-THROUGH] a unit between the cover and the victim stops it, and is not harmed',
    map: ['P1 . # B2 B1'],
    has: { P1: ['Plasma pistol'] },
    rounds: [['P1: shoot through B1', 6, 6]],
    tale: ['P1 shoots B1 through full cover: 6 6 hit', 'cover C1 full -> none'],
  },
  {
    name: '[S-THROUGH] [S-BLOCK] a unit before the cover is in the way',
    map: ['P1 P2 # . B1'],
    has: { P1: ['Plasma pistol'] },
    rounds: [['P1: shoot through B1']],
    tale: ['P1 loses its shoot B1: unit-in-the-way'],
  },
  {
    name: '[S-THROUGH] cover that the shooter leans over is none to go through',
    map: ['P1 + . . B1'],
    has: { P1: ['Plasma pistol'], B1: [tough(4)] },
    rounds: [['P1: shoot through B1', 3]],
    tale: ['P1 shoots B1 through no cover: 3 hit', 'B1 takes 2: 5 -> 3'],
  },
  {
    name: '[S-THROUGH] the victim has to be in range, seen or not',
    map: ['P1 . . # . . . B1'],
    has: { P1: ['Plasma pistol'] },
    rounds: [['P1: shoot through B1']],
    tale: ['P1 loses its shoot B1: out-of-range'],
  },
  {
    name: '[S-THROUGH] throughCoverDice: single takes one die',
    map: ['P1 . # . B1'],
    has: { P1: ['Plasma pistol'], B1: [tough(4)] },
    rules: { throughCoverDice: 'single' },
    rounds: [['P1: shoot through B1', 3]],
    tale: ['P1 shoots B1 through full cover: 3 hit', 'cover C1 full -> none', 'B1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-THROUGH] but not at who is behind partial cover and not shot at through it',
    map: ['P1 . + . B1'],
    has: { P1: ['Plasma pistol'] },
    rules: { throughCoverDice: 'single' },
    rounds: [['P1: shoot B1', 6, 2]],
    tale: ['P1 shoots B1 behind partial cover: 6 2 miss'],
  },
];

describe('at cover', () => judge(AT_COVER));
describe('through cover', () => judge(THROUGH));
