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

describe('shooting', () => judge(SHOOTING));
describe('partial and full cover', () => judge(PARTIAL));
