import { describe, expect, test } from 'vitest';
import { type ModificationName, WEAPONS } from '../src/index.js';
import { quick, tough } from './support/scene.js';
import { type Case, judge, judged } from './support/telling.js';

/** Two units so many spaces apart, on one row. */
function apart(spaces: number): readonly string[] {
  return [`P1 ${'. '.repeat(spaces - 1)}B1`];
}

describe('guns [S-SHOOT]', () => {
  // biome-ignore format: a table
  const GUNS: readonly (readonly [rule: string, gun: ModificationName | 'Pistol', hitsOn: number, damage: number, range: number, shots: number])[] = [
    ['S-PISTOL',  'Pistol',             4, 1, 12, 1],
    ['S-ASSAULT', 'Assault rifle',      3, 1, 12, 2],
    ['S-PPISTOL', 'Plasma pistol',      3, 2,  6, 1],
    ['S-PRIFLE',  'Plasma rifle',       3, 2, 12, 2],
    ['S-SNIPER',  'Bullet sniper',      2, 1, 24, 1],
    ['S-PSNIPER', 'Plasma sniper',      2, 2, 24, 1],
    ['S-MG',      'Machine gun',        3, 1,  6, 6],
    ['S-PMG',     'Plasma machine gun', 3, 2,  6, 6],
    ['S-ROCKET',  'Rocket launcher',    3, 2, 12, 1],
  ];
  const BODY = 20;

  test.each(GUNS)('[%s] a %s hits on %i or more, for %i, up to %i spaces away, %i times', (...gun) => {
    const [, name, hitsOn, damage, range, shots] = gun;
    const has = { P1: name === 'Pistol' ? [] : [name], B1: [tough(BODY - 1)] };
    // A machine gun fires 4 shots and, with a 2, 2 more.
    const burst = name.endsWith('achine gun') ? [2] : [];
    const at = (spaces: number, face?: number) => {
      const dice = face === undefined ? [] : [...burst, ...Array<number>(shots).fill(face)];
      return judged({ map: apart(spaces), has, rounds: [['P1: shoot B1', ...dice]] });
    };
    const took = (lines: readonly string[]) => lines.filter((line) => line.startsWith('B1 takes'));
    expect(took(at(range, hitsOn))).toEqual(
      Array.from({ length: shots }, (_, hit) => {
        const before = BODY - hit * damage;
        return `B1 takes ${damage}: ${before} -> ${before - damage}`;
      }),
    );
    expect(took(at(range, hitsOn - 1))).toEqual([]);
    expect(at(range + 1)).toEqual(['P1 loses its shoot B1: out-of-range']);
  });

  test('[S-BASE] are all there are', () => {
    const guns = Object.values(WEAPONS).filter(({ kind }) => kind === 'gun');
    expect(guns.map(({ name }) => name)).toEqual(GUNS.map(([, name]) => name));
  });
});

/** One gun at one enemy. */
const SHOOTING: readonly Case[] = [
  {
    name: '[S-PISTOL] a pistol kills the base unit with a 4',
    map: ['P1 . . B1'],
    rounds: [['P1: shoot B1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'pink wins: last-side'],
  },
  {
    name: '[S-PISTOL] by house rules with a 3, as in the solo match',
    map: ['P1 . . B1'],
    rules: { pistolHitsOn: 3 },
    rounds: [['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'pink wins: last-side'],
  },
  {
    name: '[S-SHOOT] all dice of a burst are thrown, also when the first has killed',
    map: ['P1 . . B1', '. . . B2'],
    has: { P1: ['Plasma rifle'] },
    rounds: [['P1: shoot B1', 3, 5]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 2: 1 -> 0', 'B1 dies', 'P1 shoots B1: 5 hit wasted'],
  },
  {
    name: '[S-SHOOT] with as many dice as before: two at who was behind partial cover',
    map: ['P1 . . . B1+', '. . . B2 .'],
    has: { P1: ['Assault rifle'] },
    rounds: [['P1: shoot B1', 3, 4, 5, 2]],
    tale: [
      'P1 shoots B1 behind partial cover: 3 4 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 shoots B1 behind partial cover: 5 2 miss wasted',
    ],
  },
  {
    name: '[S-SHOOT] an enemy next to the shooter is shot at like any other',
    map: ['P1 B1'],
    has: { B1: [tough(1)] },
    rounds: [['P1: shoot B1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 2 -> 1'],
  },
  {
    name: '[S-ORDERS] a shot at who has died before it is lost, without a die',
    map: ['P1 . B1', 'P2 . B2'],
    has: { P1: [quick(1)] },
    rounds: [['P1: shoot B1 / P2: shoot B1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P2 loses its shoot B1: target-dead'],
  },
  {
    name: '[S-DEATH] the dead do not shoot',
    map: ['P1 . B1', 'P2 . B2'],
    has: { P1: [quick(1)] },
    rounds: [['P1: shoot B1 / B1: shoot P1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies'],
  },
  {
    name: '[S-DEATH] with 1 Body left one shoots like any other',
    map: ['P1 . B1', 'P2 . B2'],
    has: { P1: [quick(1)], B1: [tough(1)] },
    rounds: [['P1: shoot B1 / B1: shoot P1', 4, 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 2 -> 1', 'B1 shoots P1: 4 hit', 'P1 takes 1: 1 -> 0', 'P1 dies'],
  },
];

const PARTIAL: readonly Case[] = [
  {
    name: '[S-PARTIAL] the example: 2 and 3 hit with a sniper',
    map: ['P1 . + . B1'],
    has: { P1: ['Bullet sniper'], B1: [tough(1)] },
    rounds: [['P1: shoot B1', 2, 3]],
    tale: ['P1 shoots B1 behind partial cover: 2 3 hit', 'B1 takes 1: 2 -> 1'],
  },
  {
    name: '[S-PARTIAL] the example: 1 and 2 miss with a pistol',
    map: ['P1 . + . B1'],
    rounds: [['P1: shoot B1', 1, 2]],
    tale: ['P1 shoots B1 behind partial cover: 1 2 miss'],
  },
  {
    name: '[S-PARTIAL] the lowest counts, whichever comes first',
    map: ['P1 . + . B1'],
    has: { B1: [tough(2)] },
    rounds: [
      ['P1: shoot B1', 4, 6],
      ['P1: shoot B1', 6, 3],
      ['P1: shoot B1', 3, 6],
    ],
    tale: [
      'P1 shoots B1 behind partial cover: 4 6 hit',
      'B1 takes 1: 3 -> 2',
      'P1 shoots B1 behind partial cover: 6 3 miss',
      'P1 shoots B1 behind partial cover: 3 6 miss',
    ],
  },
  {
    name: '[S-PARTIAL] two dice for each shot of a burst; the cover stays as it is',
    map: ['P1 . + . B1'],
    has: { P1: ['Assault rifle'], B1: [tough(2)] },
    rounds: [['P1: shoot B1', 3, 3, 2, 6]],
    tale: [
      'P1 shoots B1 behind partial cover: 3 3 hit',
      'B1 takes 1: 3 -> 2',
      'P1 shoots B1 behind partial cover: 2 6 miss',
    ],
  },
  {
    name: '[S-BEHIND] over the cover in front of it a unit shoots with one die, and is shot at with two',
    map: ['P1 + . . B1'],
    has: { P1: [tough(1), quick(1)], B1: [tough(1)] },
    rounds: [['P1: shoot B1 / B1: shoot P1', 4, 6, 4]],
    tale: [
      'P1 shoots B1: 4 hit',
      'B1 takes 1: 2 -> 1',
      'B1 shoots P1 behind partial cover: 6 4 hit',
      'P1 takes 1: 2 -> 1',
    ],
  },
  {
    name: '[S-FULL] [S-LOS] nobody shoots at who is behind full cover',
    map: ['P1 . # . B1'],
    rounds: [['P1: shoot B1']],
    tale: ['P1 loses its shoot B1: no-sight'],
  },
  {
    name: '[S-BLOCK] nor through a friend, also when that one stands in cover',
    map: ['P1 . P2+ . B1'],
    rounds: [['P1: shoot B1']],
    tale: ['P1 loses its shoot B1: unit-in-the-way'],
  },
];

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

const CHAINS: readonly Case[] = [
  {
    name: '[S-CHAIN] when it kills, the shots that are left go to the nearest enemy',
    map: ['P1 . B1 . .', '. . . B2 .', '. . . . B3'],
    has: { P1: ['Machine gun'], B2: [tough(1)] },
    rounds: [['P1: shoot B1', 2, 2, 3, 3, 2, 4, 3]],
    tale: [
      'P1 has 6 shots: 2',
      'P1 shoots B1: 2 miss',
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: B2',
      'P1 shoots B2: 3 hit',
      'B2 takes 1: 2 -> 1',
      'P1 shoots B2: 2 miss',
      'P1 shoots B2: 4 hit',
      'B2 takes 1: 1 -> 0',
      'B2 dies',
      'P1 goes on with 1: B3',
      'P1 shoots B3: 3 hit',
      'B3 takes 1: 1 -> 0',
      'B3 dies',
      'pink wins: last-side',
    ],
  },
  {
    name: '[S-CHAIN] of equally near ones to the lower row',
    map: ['. . . B3', 'P1 . B1 .', '. . . B2'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 1, 6, 2, 2, 2, 2]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 6 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: B3',
      ...Array<string>(4).fill('P1 shoots B3: 2 miss'),
    ],
  },
  {
    name: '[S-CHAIN] and in one row to the lower column',
    map: ['B3 . . . B2', '. . . . .', '. . P1 B1 .'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 1, 6, 2, 2, 2, 2]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 6 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: B3',
      ...Array<string>(4).fill('P1 shoots B3: 2 miss'),
    ],
  },
  {
    name: '[S-CHAIN] to cover that is nearer than any enemy: through full and partial until it is gone, and on',
    map: ['P1 . B1 . .', '. # . . .', '. . . B2 .'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 3, 3, 3, 3, 2, 6, 4, 3, 1, 3]],
    tale: [
      'P1 has 7 shots: 3',
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 6: cover B2',
      'P1 shoots full cover B2: 3 3 hit',
      'cover B2 full -> partial',
      'P1 shoots partial cover B2: 2 6 miss',
      'P1 shoots partial cover B2: 4 3 hit',
      'cover B2 partial -> none',
      'P1 goes on with 3: B2',
      'P1 shoots B2: 1 miss',
      'P1 shoots B2: 3 hit',
      'B2 takes 1: 1 -> 0',
      'B2 dies',
      'pink wins: last-side',
    ],
  },
  {
    name: '[S-CHAIN] [S-HITCOVER] ordered at cover it chains too, once that is gone',
    map: ['P1 . + . B1'],
    has: { P1: ['Machine gun'], B1: [tough(4)] },
    rounds: [['P1: shoot cover C1', 1, 3, 3, 3, 3, 3, 3]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots partial cover C1: 3 3 hit',
      'cover C1 partial -> none',
      'P1 goes on with 4: B1',
      ...[5, 4, 3, 2].flatMap((body) => ['P1 shoots B1: 3 hit', `B1 takes 1: ${body} -> ${body - 1}`]),
    ],
  },
  {
    name: '[S-CHAIN] whoever stands in cover comes before that cover, and is shot at with two dice',
    map: ['P1 . B1 .', '. . . .', '. . . B2+'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 1, 3, 3, 3]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: B2',
      'P1 shoots B2 behind partial cover: 3 3 hit',
      'B2 takes 1: 1 -> 0',
      'B2 dies',
      'pink wins: last-side',
    ],
  },
  {
    name: '[S-CHAIN] where nothing is left in range no more dice are thrown',
    map: ['P1 . B1 . . . . B2 +'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 6, 3]],
    tale: ['P1 has 10 shots: 6', 'P1 shoots B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P1 goes on with 9: nothing'],
  },
  {
    name: '[S-CHAIN] the cover that the shooter stands in is no target',
    map: ['P1+ . B1 . . . . . B2'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 1, 3]],
    tale: ['P1 has 5 shots: 1', 'P1 shoots B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P1 goes on with 4: nothing'],
  },
  {
    name: '[S-CHAIN] with the last shot nothing goes on',
    map: ['P1 . B1 B2'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 1, 2, 2, 2, 2, 3]],
    tale: [
      'P1 has 5 shots: 1',
      ...Array<string>(4).fill('P1 shoots B1: 2 miss'),
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
    ],
  },
  {
    name: '[S-CHAIN] [S-FULL] who is behind full cover is passed over; its cover is not, also where it is further off',
    map: ['P1 . B1 . . .', '. . . . . .', 'B2 . . . . .', '. . . . . .', '# . . . . .', '. . . . . .', 'B3 . . . . .'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 2, 3, 3, 3, 3, 3, 3, 1, 1]],
    tale: [
      'P1 has 6 shots: 2',
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 5: B2',
      'P1 shoots B2: 3 hit',
      'B2 takes 1: 1 -> 0',
      'B2 dies',
      'P1 goes on with 4: cover A5',
      'P1 shoots full cover A5: 3 3 hit',
      'cover A5 full -> partial',
      'P1 shoots partial cover A5: 3 3 hit',
      'cover A5 partial -> none',
      'P1 goes on with 2: B3',
      'P1 shoots B3: 1 miss',
      'P1 shoots B3: 1 miss',
    ],
  },
  {
    name: '[S-CHAIN] friends are passed over, and in the way [S-BLOCK]',
    map: ['P1 . B1 .', 'P2 . . .', '. . . .', 'B2 . . .'],
    has: { P1: ['Machine gun'] },
    rounds: [['P1: shoot B1', 1, 3]],
    tale: ['P1 has 5 shots: 1', 'P1 shoots B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P1 goes on with 4: nothing'],
  },
  {
    name: '[S-CHAIN] chainTargets: all goes on to friends as well',
    map: ['P1 . B1 .', 'P2 . . .', '. . . .', 'B2 . . .'],
    has: { P1: ['Machine gun'] },
    rules: { chainTargets: 'all' },
    rounds: [['P1: shoot B1', 1, 3, 4, 2, 3]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: P2',
      'P1 shoots P2: 4 hit',
      'P2 takes 1: 1 -> 0',
      'P2 dies',
      'P1 goes on with 3: B2',
      'P1 shoots B2: 2 miss',
      'P1 shoots B2: 3 hit',
      'B2 takes 1: 1 -> 0',
      'B2 dies',
      'pink wins: last-side',
    ],
  },
  {
    name: '[S-CHAIN] [S-THROUGH] [S-PMG] plasma goes on through cover at who stands in it',
    map: ['P1 . B1 .', '. . . .', '. . . B2+'],
    has: { P1: ['Plasma machine gun'], B2: [tough(4)] },
    rounds: [['P1: shoot B1', 1, 3, 3, 3, 3, 2, 3]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 3 hit',
      'B1 takes 2: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: through cover B2',
      'P1 shoots B2 through partial cover: 3 3 hit',
      'cover D3 partial -> none',
      'B2 takes 1: 5 -> 4',
      'P1 shoots B2 through no cover: 3 hit',
      'B2 takes 2: 4 -> 2',
      'P1 shoots B2 through no cover: 2 miss',
      'P1 shoots B2 through no cover: 3 hit',
      'B2 takes 2: 2 -> 0',
      'B2 dies',
      'pink wins: last-side',
    ],
  },
  {
    name: '[S-CHAIN] [S-PMG] and at cover that is nearer than who is behind, a step a hit',
    map: ['P1 . B1 . .', '. . . . .', '. . # . .', '. . . . .', '. . . . B2'],
    has: { P1: ['Plasma machine gun'], B2: [tough(4)] },
    rounds: [['P1: shoot B1', 1, 3, 3, 3, 3, 4, 2, 3]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 3 hit',
      'B1 takes 2: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: cover C3',
      'P1 shoots full cover C3: 3 3 hit',
      'cover C3 full -> partial',
      'P1 shoots partial cover C3: 3 4 hit',
      'cover C3 partial -> none',
      'P1 goes on with 2: B2',
      'P1 shoots B2: 2 miss',
      'P1 shoots B2: 3 hit',
      'B2 takes 2: 5 -> 3',
    ],
  },
];

describe('shooting', () => judge(SHOOTING));
describe('partial and full cover', () => judge(PARTIAL));
describe('at cover', () => judge(AT_COVER));
describe('through cover', () => judge(THROUGH));
describe('plasma shields', () => judge(SHIELDS));
describe('rockets', () => judge(ROCKETS));
describe('machine guns', () => judge(CHAINS));
