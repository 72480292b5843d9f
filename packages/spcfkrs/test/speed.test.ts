import { describe } from 'vitest';
import { quick, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

/** These, too tough to die of a shot. */
function sturdy(...names: readonly string[]): NonNullable<Case['has']> {
  return Object.fromEntries(names.map((name) => [name, [tough(9)]]));
}

const ROLLED: readonly Case[] = [
  {
    name: '[S-SPEED] the faster goes first, without a roll',
    map: ['P1 . . B1'],
    has: { P1: [tough(9)], B1: [tough(9), quick(1)] },
    rounds: [['P1: shoot B1 / B1: shoot P1', 3, 2]],
    tale: ['B1 shoots P1: 3 miss', 'P1 shoots B1: 2 miss'],
  },
  {
    name: '[S-SPEED] [S-AMPH] [S-MEDARM] by what its modifications make of it',
    map: ['P1 . . B1', 'P2 . . .'],
    has: { P1: ['Medium armour'], P2: [tough(1)], B1: ['Amph dose', tough(2)] },
    rounds: [['P1: shoot B1 / P2: shoot B1 / B1: shoot P1', 1, 2, 3]],
    tale: ['B1 shoots P1: 1 miss', 'P2 shoots B1: 2 miss', 'P1 shoots B1: 3 miss'],
  },
  {
    name: '[S-SPEED] of equal Speed the higher die goes first',
    map: ['P1 . . B1'],
    has: sturdy('P1', 'B1'),
    rounds: [
      ['P1: shoot B1 / B1: shoot P1', 5, 6, 3, 2],
      ['P1: shoot B1 / B1: shoot P1', 2, 1, 3, 2],
    ],
    tale: [
      ...['P1 rolls 5', 'B1 rolls 6', 'B1 shoots P1: 3 miss', 'P1 shoots B1: 2 miss'],
      ...['P1 rolls 2', 'B1 rolls 1', 'P1 shoots B1: 3 miss', 'B1 shoots P1: 2 miss'],
    ],
  },
  {
    name: '[S-SPEED] those who are equal again roll again, among themselves alone',
    map: ['P1 . . B1', 'P2 . . .'],
    has: sturdy('P1', 'P2', 'B1'),
    rounds: [['P1: shoot B1 / P2: shoot B1 / B1: shoot P1', 4, 6, 4, 3, 3, 2, 5, 1, 2, 3]],
    tale: [
      ...['P1 rolls 4', 'P2 rolls 6', 'B1 rolls 4'],
      ...['P1 rolls 3', 'B1 rolls 3'],
      ...['P1 rolls 2', 'B1 rolls 5'],
      ...['P2 shoots B1: 1 miss', 'B1 shoots P1: 2 miss', 'P1 shoots B1: 3 miss'],
    ],
  },
  {
    name: '[S-SPEED] anew in every phase, and only those who do something in it',
    map: ['P1 B1 . .', 'P2 . . .'],
    has: sturdy('P1', 'P2', 'B1'),
    rounds: [['P1: stab B1 / B1: stab P1; move C1 / P2: shoot B1; move B2', 1, 2, 2, 2, 3, 4, 3]],
    tale: [
      ...['P1 rolls 1', 'B1 rolls 2', 'B1 stabs P1: 2 miss', 'P1 stabs B1: 2 miss'],
      'P2 shoots B1: 3 miss',
      ...['P2 rolls 4', 'B1 rolls 3', 'P2 goes A2 B2', 'B1 goes B1 C1'],
    ],
  },
  {
    name: '[S-SPEED] also a side’s own units among themselves',
    map: ['P1 . . B1', 'P2 . . .'],
    has: sturdy('P1', 'P2', 'B1'),
    rounds: [['P1: shoot B1 / P2: shoot B1', 1, 2, 3, 3]],
    tale: ['P1 rolls 1', 'P2 rolls 2', 'P2 shoots B1: 3 miss', 'P1 shoots B1: 3 miss'],
  },
  {
    name: '[S-SPEED] tiesWithinSide: listing: not where they alone are tied',
    map: ['P1 . . B1', 'P2 . . .'],
    has: sturdy('P1', 'P2', 'B1'),
    rules: { tiesWithinSide: 'listing' },
    rounds: [
      ['P1: shoot B1 / P2: shoot B1', 3, 3],
      ['P1: shoot B1 / P2: shoot B1 / B1: shoot P1', 1, 2, 3, 1, 1, 1],
    ],
    tale: [
      ...['P1 shoots B1: 3 miss', 'P2 shoots B1: 3 miss'],
      ...['P1 rolls 1', 'P2 rolls 2', 'B1 rolls 3'],
      ...['B1 shoots P1: 1 miss', 'P2 shoots B1: 1 miss', 'P1 shoots B1: 1 miss'],
    ],
  },
  {
    name: '[S-SPEED] whoever wins the roll and kills is not shot at',
    map: ['P1 . B1', 'P2 . B2'],
    rounds: [['P1: shoot B1 / B1: shoot P1', 1, 2, 4]],
    tale: ['P1 rolls 1', 'B1 rolls 2', 'B1 shoots P1: 4 hit', 'P1 takes 1: 1 -> 0', 'P1 dies'],
  },
];

const SIMULTANEOUS = { ties: 'simultaneous' } as const;

/** Cases in which those of equal Speed act at the same time. */
const TOGETHER: readonly Case[] = [
  {
    name: '[S-SPEED] [S-DEATH] two shoot each other dead: a draw [S-WIN]',
    map: ['P1 . B1'],
    rounds: [['P1: shoot B1 / B1: shoot P1', 4, 4]],
    tale: [
      ...['P1 shoots B1: 4 hit', 'B1 shoots P1: 4 hit'],
      ...['B1 takes 1: 1 -> 0', 'P1 takes 1: 1 -> 0', 'B1 dies', 'P1 dies', 'nobody wins: none-left'],
    ],
  },
  {
    name: '[S-SPEED] and stab each other dead',
    map: ['P1 B1', 'P2 B2'],
    rounds: [['P1: stab B1 / B1: stab P1 / P2: shoot B2', 3, 3, 3]],
    tale: [
      ...['P1 stabs B1: 3 hit', 'B1 stabs P1: 3 hit'],
      ...['B1 takes 1: 1 -> 0', 'P1 takes 1: 1 -> 0', 'B1 dies', 'P1 dies'],
      'P2 shoots B2: 3 miss',
    ],
  },
  {
    name: '[S-SPEED] only those of equal Speed: the slower dies before its turn',
    map: ['P1 . B1', 'P2 . B2'],
    has: { P1: [quick(1)] },
    rounds: [['P1: shoot B1 / P2: shoot B2 / B1: shoot P1 / B2: shoot P2', 4, 4, 4]],
    tale: [
      ...['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies'],
      ...['P2 shoots B2: 4 hit', 'B2 shoots P2: 4 hit'],
      ...['B2 takes 1: 1 -> 0', 'P2 takes 1: 1 -> 0', 'B2 dies', 'P2 dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-SPEED] all of them at one target that any of them kills; each sees it alive',
    map: ['P1 . B1', 'P2 . B2'],
    rounds: [['P1: shoot B1 / P2: shoot B1', 4, 6]],
    tale: ['P1 shoots B1: 4 hit', 'P2 shoots B1: 6 hit', 'B1 takes 1: 1 -> 0', 'B1 takes 1: 0 -> 0', 'B1 dies'],
  },
  {
    name: '[S-SPEED] [S-HITCOVER] cover loses no more steps than it has; each sees it as it was',
    map: ['P1 . + . B1', 'P2 . . . .'],
    has: { P1: ['Assault rifle'], P2: ['Assault rifle'] },
    rounds: [['P1: shoot cover C1 / P2: shoot cover C1', 3, 3, 6, 6, 3, 3, 1, 1]],
    tale: [
      'P1 shoots partial cover C1: 3 3 hit',
      'P1 shoots gone cover C1: 6 6 hit wasted',
      'P2 shoots partial cover C1: 3 3 hit',
      'P2 shoots gone cover C1: 1 1 miss wasted',
      'cover C1 partial -> none',
    ],
  },
  {
    name: '[S-SPEED] [S-HITCOVER] full cover that two hit is gone',
    map: ['P1 . # . B1', 'P2 . . . .'],
    rounds: [['P1: shoot cover C1 / P2: shoot cover C1', 4, 4, 5, 5]],
    tale: [
      ...['P1 shoots full cover C1: 4 4 hit', 'P2 shoots full cover C1: 5 5 hit'],
      ...['cover C1 full -> partial', 'cover C1 partial -> none'],
    ],
  },
  {
    name: '[S-SPEED] what one shoots away is still there for the others, and gone for itself',
    map: ['P1 . + . B1', 'P2 . . . .'],
    has: { P1: ['Plasma rifle'], B1: [tough(9), quick(-1)] },
    rounds: [['P1: shoot through B1 / P2: shoot B1 / B1: shoot P1', 3, 3, 3, 4, 4, 3]],
    tale: [
      ...['P1 shoots B1 through partial cover: 3 3 hit', 'P1 shoots B1 through no cover: 3 hit'],
      'P2 shoots B1 behind partial cover: 4 4 hit',
      ...['cover C1 partial -> none', 'B1 takes 1: 10 -> 9', 'B1 takes 2: 9 -> 7', 'B1 takes 1: 7 -> 6'],
      'B1 shoots P1: 3 miss',
    ],
  },
  {
    name: '[S-SPEED] [S-CHAIN] a chain goes by its own shooter’s hits alone',
    map: ['P1 . B1 B2', 'P2 . . .'],
    has: { P1: ['Machine gun'], P2: ['Machine gun'] },
    rounds: [['P1: shoot B1 / P2: shoot B1', 1, 3, 1, 1, 1, 1, 1, 3, 3]],
    tale: [
      ...['P1 has 5 shots: 1', 'P1 shoots B1: 3 hit', 'P1 goes on with 4: B2'],
      ...Array<string>(4).fill('P1 shoots B2: 1 miss'),
      ...['P2 has 5 shots: 1', 'P2 shoots B1: 3 hit', 'P2 goes on with 4: B2'],
      ...['P2 shoots B2: 3 hit', 'P2 goes on with 3: nothing'],
      ...['B1 takes 1: 1 -> 0', 'B1 takes 1: 0 -> 0', 'B2 takes 1: 1 -> 0'],
      ...['B1 dies', 'B2 dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-SPEED] [S-CHAIN] who is killed at the same time fires all its shots',
    map: ['P1 . B1', 'P2 . .', '. . B2'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1 / B1: shoot P1', 1, 2, 2, 2, 2, 3, 4]],
    tale: [
      'P1 has 5 shots: 1',
      ...Array<string>(4).fill('P1 shoots B1: 2 miss'),
      ...['P1 shoots B1: 3 hit', 'B1 shoots P1: 4 hit'],
      ...['B1 takes 1: 1 -> 0', 'P1 takes 1: 1 -> 0', 'B1 dies', 'P1 dies'],
    ],
  },
  {
    name: '[S-SPEED] [S-HACK] two hack each other; neither shoots',
    map: ['P1 . B1'],
    has: { P1: ['Hacking implant'], B1: ['Hacking implant'] },
    rounds: [['P1: hack B1 / B1: hack P1', 3, 3]],
    tale: ['P1 hacks B1: 3 yes', 'B1 hacks P1: 3 yes', 'B1 cannot shoot', 'P1 cannot shoot'],
  },
  {
    name: '[S-SPEED] [S-PSHIELD] a shield absorbs what all of them fire',
    map: ['P1 . B1', 'P2 . .'],
    has: { P1: ['Plasma pistol'], P2: ['Plasma pistol'], B1: ['Plasma shield'] },
    rounds: [['P1: shoot B1 / P2: shoot B1', 3, 3]],
    tale: [
      ...['P1 shoots B1: 3 hit', 'P2 shoots B1: 3 hit'],
      ...['B1 absorbs it', 'B1 absorbs it', 'B1 has no shield any more'],
    ],
  },
  {
    name: '[S-SPEED] [S-BATTALION] of a battalion every member sees what its fellows have done',
    map: ['P1 . B1', 'P2 . .', '. . B2'],
    rounds: [['P1+P2: shoot B1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'P2 loses its shoot B1: target-dead', 'B1 takes 1: 1 -> 0', 'B1 dies'],
  },
];

describe('who goes first', () => judge(ROLLED));
describe('at the same time', () => judge(TOGETHER.map((each) => ({ ...each, rules: SIMULTANEOUS }))));
