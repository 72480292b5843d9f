import { describe, expect, test } from 'vitest';
import { type CraftGunName, GUNS } from '../src/index.js';
import { refusals, refusedIn, swift } from './support/craft.js';
import { quick, round, type Scenery, scene, tough } from './support/scene.js';
import { type Case, judge, judged } from './support/telling.js';

// On maps for vehicles, a part of a vehicle is in one space.

/** A vehicle and somebody on foot so many spaces apart, on one row. */
function apart(spaces: number): readonly string[] {
  return [`PV ${'. '.repeat(spaces - 1)}B1`];
}

/** The dice of a gun in a round: for a repeater gun a 2 first, for six shots in all. */
function dice(gun: CraftGunName, shots: number, face: number): readonly number[] {
  return [...(gun.endsWith('epeater gun') ? [2] : []), ...Array<number>(shots).fill(face)];
}

// biome-ignore format: a table
const LIST: readonly (readonly [gun: CraftGunName, hitsOn: number, damage: number, range: number, shots: number, isPlasma: boolean, goesThrough: boolean, cost: number])[] = [
  ['Gun',                 3, 1, 12, 1, false, false, 0],
  ['Assault gun',         3, 1, 12, 2, false, false, 2],
  ['Plasma gun',          3, 2,  6, 1, true,  true,  2],
  ['Assault plasma gun',  3, 2, 12, 2, true,  true,  3],
  ['Rail gun',            2, 1, 24, 1, false, false, 4],
  ['Plasma rail gun',     2, 2, 24, 1, true,  false, 6],
  ['Repeater gun',        3, 1,  6, 6, false, false, 4],
  ['Plasma repeater gun', 3, 2,  6, 6, true,  true,  6],
  ['Rocket launcher',     3, 2, 12, 1, false, false, 6],
];

describe('guns of craft [S-GUNLIST]', () => {
  const BODY = 40;

  test.each(LIST)('[S-GUNLIST] a %s hits on %i or more, for %i, up to %i spaces away, %i times', (...listed) => {
    const [gun, hitsOn, damage, range, shots] = listed;
    const of: Scenery = {
      scale: 'vehicle',
      has: { B1: [tough(BODY - 1)] },
      craft: { PV: { guns: [{ part: 0, gun }] } },
    };
    const at = (spaces: number, face?: number) => {
      const faces = face === undefined ? [] : dice(gun, shots, face);
      return judged({ map: apart(spaces), ...of, rounds: [['PV: fire 1 at B1', ...faces]] });
    };
    const took = (lines: readonly string[]) => lines.filter((line) => line.startsWith('B1 takes'));
    // A vehicle does twice the damage to somebody on foot.
    expect(took(at(range, hitsOn))).toEqual(
      Array.from({ length: shots }, (_, hit) => {
        const before = BODY - hit * 2 * damage;
        return `B1 takes ${2 * damage}: ${before} -> ${before - 2 * damage}`;
      }),
    );
    expect(took(at(range, hitsOn - 1))).toEqual([]);
    expect(at(range + 1)).toEqual(['PV does not fire gun 1 at B1: out-of-range']);
  });

  test.each(LIST)('[S-GUNLIST] [S-THROUGH] a %s goes through cover, or is not ordered to', (...listed) => {
    const [gun, , , , , , goesThrough] = listed;
    const of: Scenery = { scale: 'vehicle', craft: { PV: { guns: [{ part: 0, gun }] } } };
    const refused = refusals(['PV . # . B1'], of, 'PV: fire 1 through cover at B1');
    expect(refused).toEqual(goesThrough ? [] : ['S-THROUGH']);
  });

  test.each(LIST)('[S-GUNLIST] [S-PSHIELD] a %s is, or is not, absorbed by a plasma shield', (...listed) => {
    const [gun, , damage, , shots, isPlasma] = listed;
    const of: Scenery = {
      scale: 'vehicle',
      craft: {
        PV: { guns: [{ part: 0, gun }] },
        // Two parts, so that the shots that are left of a repeater gun have somewhere to go.
        BV: { hull: 'heavy', guns: [], modifications: ['Plasma shield'] },
      },
    };
    const faces = [...dice(gun, 1, 3), ...Array<number>(shots - 1).fill(1)];
    const lines = judged({ map: ['PV . . BV BV'], ...of, rounds: [['PV: fire 1 at BV', ...faces]] });
    const absorbed = ['BV absorbs it', 'BV has no shield any more'];
    // A rocket harms the part next to it as well.
    const blasted = gun === 'Rocket launcher' ? ['BV.2 takes 2: 5 -> 3'] : [];
    const taken = [`BV.1 takes ${damage}: 5 -> ${5 - damage}`, ...blasted];
    expect(lines.filter((line) => line.startsWith('BV'))).toEqual(isPlasma ? absorbed : taken);
  });

  test('[S-GUNLIST] are all there are, with their points', () => {
    expect(Object.entries(GUNS).map(([name, { cost }]) => [name, cost])).toEqual(
      LIST.map((listed) => [listed[0], listed[7]]),
    );
  });
});

const TWO_GUNS = { shape: ['LL'], guns: [{ part: 0 }, { part: 1 }] } as const;

/** All guns of a craft, each at its own target. */
const FIRING: readonly Case[] = [
  {
    name: '[S-GUNS] a craft that was given no guns has one base gun',
    map: ['PV . B1', '.  . B2'],
    craft: { PV: {} },
    rounds: [['PV: fire 1 at B1', 3]],
    tale: ['PV shoots B1: 3 hit', 'B1 takes 2: 1 -> 0', 'B1 dies'],
  },
  {
    name: '[S-GUNS] all guns fire each round, each at its own target, in the order in which they are listed',
    map: ['PV PV . B1', '.  .  . B2', '.  .  . B3'],
    craft: { PV: TWO_GUNS },
    rounds: [
      ['PV: fire 2 at B1, fire 1 at B2', 3, 2],
      ['PV: fire 1 at B2, fire 2 at B3', 2, 3],
    ],
    tale: [
      ...['PV shoots B1: 3 hit', 'B1 takes 2: 1 -> 0', 'B1 dies', 'PV shoots B2: 2 miss'],
      ...['PV shoots B2: 2 miss', 'PV shoots B3: 3 hit', 'B3 takes 2: 1 -> 0', 'B3 dies'],
    ],
  },
  {
    name: '[S-GUNS] two guns on one part fire both',
    map: ['PV . B1', '.  . B2'],
    craft: { PV: { guns: [{ part: 0 }, { part: 0 }] } },
    rounds: [['PV: fire 1 at B1, fire 2 at B2', 2, 2]],
    tale: ['PV shoots B1: 2 miss', 'PV shoots B2: 2 miss'],
  },
  {
    name: '[S-GUNS] [S-ORDERS] a gun whose target an earlier one has killed does not fire, and the next does',
    map: ['PV PV . B1', '.  .  . B2'],
    craft: { PV: { ...TWO_GUNS, guns: [{ part: 0 }, { part: 0 }, { part: 1 }] } },
    rounds: [['PV: fire 1 at B1, fire 2 at B1, fire 3 at B2', 3, 2]],
    tale: [
      ...['PV shoots B1: 3 hit', 'B1 takes 2: 1 -> 0', 'B1 dies'],
      'PV does not fire gun 2 at B1: target-dead',
      'PV shoots B2: 2 miss',
    ],
  },
  {
    name: '[S-GUNS] each gun measures its range from its own part: 6 from the one, 8 from the other',
    map: ['PV PV PV . . . . . B1'],
    craft: {
      PV: {
        guns: [
          { part: 0, gun: 'Plasma gun' },
          { part: 2, gun: 'Plasma gun' },
        ],
      },
    },
    rounds: [['PV: fire 1 at B1, fire 2 at B1', 2]],
    tale: ['PV does not fire gun 1 at B1: out-of-range', 'PV shoots B1: 2 miss'],
  },
  {
    name: '[S-GUNS] 7 from its own part is too far',
    map: ['PV PV PV . . . . . . B1'],
    craft: { PV: { guns: [{ part: 2, gun: 'Plasma gun' }] } },
    rounds: [['PV: fire 1 at B1']],
    tale: ['PV does not fire gun 1 at B1: out-of-range'],
  },
  {
    name: '[S-GUNS] [S-LOS] and looks from its own part: past cover from the one, at it from the other',
    map: ['PV # . . B1', 'PV . . . . '],
    has: { B1: [tough(4)] },
    craft: { PV: { guns: [{ part: 0 }, { part: 1 }] } },
    rounds: [['PV: fire 1 at B1, fire 2 at B1', 3]],
    tale: ['PV does not fire gun 1 at B1: no-sight', 'PV shoots B1: 3 hit', 'B1 takes 2: 5 -> 3'],
  },
  {
    name: '[S-GUNS] a gun on a part that is wrecked is lost, the other is not',
    map: ['PV . BV', 'PV . .', 'PV . .', 'PV . .', 'PV . .'],
    craft: { PV: { guns: [{ part: 0 }, { part: 1 }] }, BV: { modifications: [swift(1)] } },
    rounds: [['PV: fire 1 at BV, fire 2 at BV / BV: fire 1 at PV.1', 3, 2]],
    tale: [
      ...['BV shoots PV.1: 3 hit', 'PV.1 takes 1: 1 -> 0', 'PV.1 is wrecked'],
      ...['PV does not fire gun 1 at BV.1: gun-wrecked', 'PV shoots BV.1: 2 miss'],
    ],
  },
  {
    name: '[S-GUNS] [S-PARTS] one on a part with a sixth of its Body left is not',
    map: ['PV . . B1', '.  . . B2', '.  . . B3'],
    scale: 'spaceship',
    has: { B1: ['Assault rifle', quick(2)], B2: [quick(1)] },
    craft: { PV: { shape: ['L'] } },
    rounds: [['PV: fire 1 at B1 / B1: shoot PV', 3, 2, 3]],
    tale: [
      'B1 shoots PV.1: 3 hit',
      'PV.1 takes 3/6: 1 -> 3/6',
      'B1 shoots PV.1: 2 miss',
      'PV shoots B1: 3 hit',
      'B1 takes 2: 1 -> 0',
      'B1 dies',
    ],
  },
  {
    name: '[S-HITCOVER] a gun may be fired at cover: two dice, the lowest counts',
    map: ['PV . # . B1'],
    craft: { PV: {} },
    rounds: [['PV: fire 1 at cover C1', 3, 6]],
    tale: ['PV shoots full cover C1: 3 6 hit', 'cover C1 full -> partial'],
  },
  {
    name: '[S-PARTIAL] and at a part behind partial cover with two',
    map: ['PV . + . BV'],
    craft: { PV: {}, BV: { hull: 'heavy' } },
    rounds: [['PV: fire 1 at BV', 6, 2]],
    tale: ['PV shoots BV.1 behind partial cover: 6 2 miss'],
  },
  {
    name: '[S-SPEED] a craft rolls once for all of its guns',
    map: ['PV PV . B1', '.  .  . B2'],
    has: { B1: [tough(4)] },
    craft: { PV: TWO_GUNS },
    rounds: [['PV: fire 1 at B1, fire 2 at B1 / B1: shoot PV', 5, 6, 3, 2, 1]],
    tale: ['PV rolls 5', 'B1 rolls 6', 'B1 shoots PV.1: 3 miss', 'PV shoots B1: 2 miss', 'PV shoots B1: 1 miss'],
  },
  {
    name: '[S-SPEED] at the same time, guns see what their own craft has done, and no more',
    map: ['PV PV . B1', '.  .  . B2'],
    craft: { PV: TWO_GUNS },
    rules: { ties: 'simultaneous' },
    rounds: [['PV: fire 1 at B1, fire 2 at B1 / B1: shoot PV', 3, 4]],
    tale: [
      ...['PV shoots B1: 3 hit', 'PV does not fire gun 2 at B1: target-dead', 'B1 shoots PV.1: 4 hit'],
      ...['B1 takes 2: 1 -> 0', 'PV.1 takes 3/6: 1 -> 3/6', 'B1 dies'],
    ],
  },
];

/** Parts as targets. */
const HUGGING: readonly Case[] = [
  {
    name: '[S-BEHIND] partial cover in any space of the craft does not hinder its guns',
    map: ['PV+ PV+ PV+ . . . . BV'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: fire 1 at BV', 2]],
    tale: ['PV shoots BV.1: 2 miss'],
  },
  {
    name: '[S-BEHIND] nor does partial cover next to any of them',
    map: ['PV PV + . . . . BV'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: fire 1 at BV', 2]],
    tale: ['PV shoots BV.1: 2 miss'],
  },
  {
    name: '[S-BEHIND] shootOver: own: cover next to it does',
    map: ['PV PV + . . . . BV'],
    craft: { PV: {}, BV: {} },
    rules: { shootOver: 'own' },
    rounds: [['PV: fire 1 at BV', 6, 2]],
    tale: ['PV shoots BV.1 behind partial cover: 6 2 miss'],
  },
  {
    name: '[S-BEHIND] shootOver: own: cover in its own spaces never does',
    map: ['PV+ PV+ PV+ . . . . BV'],
    craft: { PV: {}, BV: {} },
    rules: { shootOver: 'own' },
    rounds: [['PV: fire 1 at BV', 2]],
    tale: ['PV shoots BV.1: 2 miss'],
  },
  {
    name: '[S-GUNS] a rocket that wrecks the part of its own next gun leaves that silent, at the same time too',
    map: ['PV PV BV'],
    craft: {
      PV: {
        guns: [{ part: 1, gun: 'Rocket launcher' }, { part: 1 }],
      },
      BV: { hull: 'heavy' },
    },
    rules: { ties: 'simultaneous' },
    rounds: [['PV: fire 1 at BV, fire 2 at BV', 3]],
    tale: [
      ...['PV shoots BV.1: 3 hit', 'PV does not fire gun 2 at BV.1: gun-wrecked'],
      ...['PV.2 takes 2: 1 -> 0', 'PV.2 is wrecked', 'BV.1 takes 2: 5 -> 3'],
    ],
  },
];

const PARTS: readonly Case[] = [
  {
    name: '[S-PARTS] an attack names a part, and harms no other',
    map: ['PV . BV BV BV'],
    craft: { PV: { guns: [{ part: 0, gun: 'Plasma gun' }] }, BV: { hull: 'light' } },
    rounds: [['PV: fire 1 at BV.2', 3]],
    tale: ['PV shoots BV.2: 3 hit', 'BV.2 takes 2: 1 -> 0', 'BV.2 is wrecked'],
  },
  {
    name: '[S-PARTS] a wrecked part cannot be targeted: who is too late loses its attack',
    map: ['PV . BV BV BV', 'P1 . .  .  .'],
    has: { P1: [quick(-1)] },
    craft: { PV: { guns: [{ part: 0 }, { part: 0 }] }, BV: {} },
    rounds: [['PV: fire 1 at BV.1, fire 2 at BV.1 / P1: shoot BV.1', 3]],
    tale: [
      ...['PV shoots BV.1: 3 hit', 'BV.1 takes 1: 1 -> 0', 'BV.1 is wrecked'],
      ...['PV does not fire gun 2 at BV.1: part-wrecked', 'P1 loses its shoot BV.1: part-wrecked'],
    ],
  },
  {
    name: '[S-PARTS] [S-SHOOT] the dice of a burst at it are all thrown; it takes no more',
    map: ['PV . BV BV BV'],
    craft: { PV: { guns: [{ part: 0, gun: 'Assault gun' }] }, BV: {} },
    rounds: [['PV: fire 1 at BV.1', 3, 5]],
    tale: ['PV shoots BV.1: 3 hit', 'BV.1 takes 1: 1 -> 0', 'BV.1 is wrecked', 'PV shoots BV.1: 5 hit wasted'],
  },
  {
    name: '[S-PARTS] [S-STAB] a stab names a part too, which has to be next to the stabber',
    map: ['P1 BV BV BV'],
    craft: { BV: { hull: 'medium' } },
    rounds: [['P1: stab BV.1', 3], ['P1: stab BV.2']],
    tale: ['P1 stabs BV.1: 3 hit', 'BV.1 takes 3/6: 3 -> 15/6', 'P1 loses its stab BV.2: out-of-range'],
  },
  {
    name: '[S-BLOCK] a part is shot at past the others of its craft',
    map: ['PV . BV BV BV'],
    craft: { PV: {}, BV: { hull: 'heavy' } },
    rounds: [['PV: fire 1 at BV.3', 3]],
    tale: ['PV shoots BV.3: 3 hit', 'BV.3 takes 1: 5 -> 4'],
  },
  {
    name: '[S-BLOCK] a gun fires over its own hull',
    map: ['PV PV PV . B1'],
    has: { B1: [tough(4)] },
    craft: { PV: { guns: [{ part: 0 }] } },
    rounds: [['PV: fire 1 at B1', 2]],
    tale: ['PV shoots B1: 2 miss'],
  },
  {
    name: '[S-BLOCK] nobody shoots through another craft, friend or foe',
    map: ['PV . PW . B1', 'PX . BV . B2'],
    craft: { PV: {}, PW: {}, PX: { modifications: [swift(1)] }, BV: {} },
    rounds: [['PV: fire 1 at B1 / PX: fire 1 at B2']],
    tale: ['PX does not fire gun 1 at B2: unit-in-the-way', 'PV does not fire gun 1 at B1: unit-in-the-way'],
  },
  {
    name: '[S-PARTS] [S-BLOCK] a wrecked part still blocks sight',
    map: ['PV . BV . B1', '.  . BV . .', '.  . BV . .', '.  . BV . .', '.  . BV . .'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: fire 1 at BV.1', 3], ['PV: fire 1 at B1']],
    tale: [
      ...['PV shoots BV.1: 3 hit', 'BV.1 takes 1: 1 -> 0', 'BV.1 is wrecked'],
      'PV does not fire gun 1 at B1: unit-in-the-way',
    ],
  },
];

/** Guns with rules of their own, at craft. */
const SPECIAL_GUNS: readonly Case[] = [
  {
    name: '[S-CHAIN] a repeater goes on from part to part, the nearest first',
    map: ['PV . BV BV BV BV BV', 'B1 . . . . . .'],
    has: { B1: [tough(30)] },
    craft: { PV: { guns: [{ part: 0, gun: 'Repeater gun' }] }, BV: { modifications: [] } },
    // B1 is nearer than any part once the first is wrecked.
    rounds: [['PV: fire 1 at BV.1', 1, 3, 1, 1, 1, 1]],
    tale: [
      ...['PV has 5 shots: 1', 'PV shoots BV.1: 3 hit', 'BV.1 takes 1: 1 -> 0', 'BV.1 is wrecked'],
      ...['PV goes on with 4: B1', ...Array<string>(4).fill('PV shoots B1: 1 miss')],
    ],
  },
  {
    name: '[S-CHAIN] until the craft is destroyed with the part that makes three quarters',
    map: ['PV . BV BV BV BV BV'],
    craft: { PV: { guns: [{ part: 0, gun: 'Repeater gun' }] }, BV: {} },
    rounds: [['PV: fire 1 at BV.1', 1, 3, 3, 3, 3]],
    tale: [
      ...['PV has 5 shots: 1', 'PV shoots BV.1: 3 hit', 'BV.1 takes 1: 1 -> 0', 'BV.1 is wrecked'],
      ...['PV goes on with 4: BV.2', 'PV shoots BV.2: 3 hit', 'BV.2 takes 1: 1 -> 0', 'BV.2 is wrecked'],
      ...['PV goes on with 3: BV.3', 'PV shoots BV.3: 3 hit', 'BV.3 takes 1: 1 -> 0', 'BV.3 is wrecked'],
      ...['PV goes on with 2: BV.4', 'PV shoots BV.4: 3 hit', 'BV.4 takes 1: 1 -> 0', 'BV.4 is wrecked'],
      ...['BV dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-CHAIN] of parts that are equally near the lower row, then the lower column',
    map: ['.  .  BV BV BV', 'PV .  BV .  .', '.  .  BV .  .'],
    craft: { PV: { guns: [{ part: 0, gun: 'Repeater gun' }] }, BV: {} },
    // Parts 1, 4 and 5 are two spaces away, part 2 three.
    rounds: [['PV: fire 1 at BV.4', 1, 3, 3, 3, 1, 1]],
    tale: [
      ...['PV has 5 shots: 1', 'PV shoots BV.4: 3 hit', 'BV.4 takes 1: 1 -> 0', 'BV.4 is wrecked'],
      ...['PV goes on with 4: BV.1', 'PV shoots BV.1: 3 hit', 'BV.1 takes 1: 1 -> 0', 'BV.1 is wrecked'],
      ...['PV goes on with 3: BV.5', 'PV shoots BV.5: 3 hit', 'BV.5 takes 1: 1 -> 0', 'BV.5 is wrecked'],
      ...['PV goes on with 2: BV.2', 'PV shoots BV.2: 1 miss', 'PV shoots BV.2: 1 miss'],
    ],
  },
  {
    name: '[S-CHAIN] it stays at a part until that is wrecked',
    map: ['PV . BV BV'],
    craft: { PV: { guns: [{ part: 0, gun: 'Repeater gun' }] }, BV: { hull: 'medium' } },
    rounds: [['PV: fire 1 at BV.1', 1, 3, 3, 2, 3, 2]],
    tale: [
      ...['PV has 5 shots: 1', 'PV shoots BV.1: 3 hit', 'BV.1 takes 1: 3 -> 2', 'PV shoots BV.1: 3 hit'],
      ...['BV.1 takes 1: 2 -> 1', 'PV shoots BV.1: 2 miss', 'PV shoots BV.1: 3 hit', 'BV.1 takes 1: 1 -> 0'],
      ...['BV.1 is wrecked', 'PV goes on with 1: BV.2', 'PV shoots BV.2: 2 miss'],
    ],
  },
  {
    name: '[S-CHAIN] the nearest is so from the part that holds the gun',
    map: ['B1 . PV PV PV PV . . B2', '. . . . B3 . . . .'],
    has: { B2: [tough(30)] },
    craft: { PV: { guns: [{ part: 3, gun: 'Repeater gun' }] } },
    // B3 is next to the part; then B2 is 3 spaces from it, and B1 5, though only 2 from the first part.
    rounds: [['PV: fire 1 at B3', 1, 3, 1, 1, 1, 1]],
    tale: [
      ...['PV has 5 shots: 1', 'PV shoots B3: 3 hit', 'B3 takes 2: 1 -> 0', 'B3 dies'],
      ...['PV goes on with 4: B2', ...Array<string>(4).fill('PV shoots B2: 1 miss')],
    ],
  },
  {
    name: '[S-CHAIN] a machine gun on foot goes on from part to part as well',
    map: ['P1 . BV BV'],
    has: { P1: ['Machine gun'] },
    craft: { BV: {} },
    rounds: [['P1: shoot BV.1', 1, 3, 3, 1, 1, 1]],
    tale: [
      ...['P1 has 5 shots: 1', 'P1 shoots BV.1: 3 hit', 'BV.1 takes 3/6: 1 -> 3/6'],
      ...['P1 shoots BV.1: 3 hit', 'BV.1 takes 3/6: 3/6 -> 0', 'BV.1 is wrecked'],
      ...['P1 goes on with 3: BV.2', ...Array<string>(3).fill('P1 shoots BV.2: 1 miss')],
    ],
  },
  {
    name: '[S-CHAIN] [S-THROUGH] a plasma repeater shoots through the cover before its next target',
    map: ['PV . B1 + BV'],
    craft: { PV: { guns: [{ part: 0, gun: 'Plasma repeater gun' }] }, BV: { hull: 'heavy' } },
    rounds: [['PV: fire 1 at B1', 1, 3, 2, 2, 3, 3, 2, 2]],
    // The cover is nearer than the part behind it: three more shots are for that, and the last for the part.
    tale: [
      ...['PV has 5 shots: 1', 'PV shoots B1: 3 hit', 'B1 takes 4: 1 -> 0', 'B1 dies'],
      ...['PV goes on with 4: cover D1', 'PV shoots partial cover D1: 2 2 miss'],
      ...['PV shoots partial cover D1: 3 3 hit', 'cover D1 partial -> none'],
      ...['PV goes on with 2: BV.1', 'PV shoots BV.1: 2 miss', 'PV shoots BV.1: 2 miss'],
    ],
  },
  {
    name: '[S-AOE] a rocket harms each part in the nine spaces once, for one roll',
    map: ['PV . . BV BV BV BV', '.  . . .  B1 . .'],
    has: { B1: [tough(4)] },
    craft: { PV: { guns: [{ part: 0, gun: 'Rocket launcher' }] }, BV: { hull: 'heavy' } },
    rounds: [['PV: fire 1 at BV.2', 3]],
    tale: [
      ...['PV shoots BV.2: 3 hit', 'B1 takes 4: 5 -> 1'],
      ...['BV.1 takes 2: 5 -> 3', 'BV.2 takes 2: 5 -> 3', 'BV.3 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-AOE] parts that it wrecks all at once count together',
    map: ['PV . . BV BV BV BV'],
    craft: { PV: { guns: [{ part: 0, gun: 'Rocket launcher' }] }, BV: {} },
    rounds: [['PV: fire 1 at BV.2', 3]],
    tale: [
      'PV shoots BV.2: 3 hit',
      ...['BV.1 takes 2: 1 -> 0', 'BV.1 is wrecked', 'BV.2 takes 2: 1 -> 0', 'BV.2 is wrecked'],
      ...['BV.3 takes 2: 1 -> 0', 'BV.3 is wrecked', 'BV dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-AOE] wrecked parts take no more, and neither the firer nor its friends are exempt',
    map: ['BV PV PV', 'BV .  . ', 'BV P1 . '],
    has: { P1: [tough(8)] },
    craft: { PV: { hull: 'heavy', guns: [{ part: 1, gun: 'Rocket launcher' }, { part: 0 }] }, BV: {} },
    rounds: [['PV: fire 1 at BV.1, fire 2 at BV.2', 3, 3]],
    tale: [
      ...['PV shoots BV.1: 3 hit', 'BV.1 takes 1: 1 -> 0', 'BV.1 is wrecked', 'PV shoots BV.2: 3 hit'],
      ...['P1 takes 4: 9 -> 5', 'PV.1 takes 2: 5 -> 3', 'BV.2 takes 2: 1 -> 0', 'BV.2 is wrecked'],
      ...['BV.3 takes 2: 1 -> 0', 'BV.3 is wrecked', 'BV dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-AOE] two dice at a part behind cover; all cover there goes, full too',
    map: ['PV . . + BV', '.  . . # .'],
    craft: { PV: { guns: [{ part: 0, gun: 'Rocket launcher' }] }, BV: { hull: 'heavy' } },
    rounds: [['PV: fire 1 at BV', 3, 4]],
    tale: [
      'PV shoots BV.1 behind partial cover: 3 4 hit',
      ...['cover D1 partial -> none', 'cover D2 full -> none', 'BV.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-THROUGH] a plasma gun through full cover does 1 to the part behind it',
    map: ['PV . # . BV BV'],
    craft: { PV: { guns: [{ part: 0, gun: 'Plasma gun' }] }, BV: { hull: 'heavy' } },
    rounds: [['PV: fire 1 through cover at BV.2', 3, 4]],
    tale: ['PV shoots BV.2 through full cover: 3 4 hit', 'cover C1 full -> none', 'BV.2 takes 1: 5 -> 4'],
  },
];

/** The plasma shield of a craft. */
const SHIELDED = { BV: { hull: 'heavy', guns: [], modifications: ['Plasma shield'] } } as const;
const PLASMA = {
  PV: {
    guns: [
      { part: 0, gun: 'Plasma gun' },
      { part: 0, gun: 'Plasma gun' },
    ],
  },
} as const;

const SHIELDS: readonly Case[] = [
  {
    name: '[S-PSHIELD] covers every part, to the end of the round in which it is hit first',
    map: ['PV . . BV BV'],
    craft: { ...PLASMA, ...SHIELDED },
    rounds: [
      ['PV: fire 1 at BV.1, fire 2 at BV.2', 3, 3],
      ['PV: fire 1 at BV.1, fire 2 at BV.2', 3, 3],
    ],
    tale: [
      ...[
        'PV shoots BV.1: 3 hit',
        'BV absorbs it',
        'PV shoots BV.2: 3 hit',
        'BV absorbs it',
        'BV has no shield any more',
      ],
      ...['PV shoots BV.1: 3 hit', 'BV.1 takes 2: 5 -> 3', 'PV shoots BV.2: 3 hit', 'BV.2 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-PSHIELD] a miss spends nothing',
    map: ['PV . . BV BV'],
    craft: { ...PLASMA, ...SHIELDED },
    rounds: [
      ['PV: fire 1 at BV.1', 2],
      ['PV: fire 1 at BV.1', 3],
    ],
    tale: ['PV shoots BV.1: 2 miss', 'PV shoots BV.1: 3 hit', 'BV absorbs it', 'BV has no shield any more'],
  },
  {
    name: '[S-PSHIELD] it absorbs what goes through cover; that is destroyed all the same',
    map: ['PV . # BV BV'],
    craft: { ...PLASMA, ...SHIELDED },
    rounds: [['PV: fire 1 through cover at BV.1', 3, 3]],
    tale: [
      ...['PV shoots BV.1 through full cover: 3 3 hit', 'cover C1 full -> none'],
      ...['BV absorbs it', 'BV has no shield any more'],
    ],
  },
  {
    name: '[S-PSHIELD] a hit that rounding makes worth nothing is a hit',
    map: ['PV . # BS BS BS BS', '.  . . BS BS BS BS'],
    craft: { ...PLASMA, BS: { class: 'spaceship', modifications: ['Plasma shield'] } },
    rules: { fractions: 'down' },
    rounds: [
      ['PV: fire 1 at BS', 3],
      ['PV: fire 1 at BS', 3],
    ],
    tale: [
      ...['PV shoots BS.1: 3 hit', 'BS absorbs it', 'BS has no shield any more'],
      // 2 of a vehicle are 1 to a spaceship.
      ...['PV shoots BS.1: 3 hit', 'BS.1 takes 1: 1 -> 0', 'BS.1 is wrecked'],
    ],
  },
  {
    name: '[S-PSHIELD] on foot and stabs: a plasma sword passes it, a plasma rifle does not',
    map: ['P1 BV BV', 'P2 . .'],
    has: { P1: ['Plasma sword'], P2: ['Plasma rifle'] },
    craft: SHIELDED,
    rounds: [['P1: stab BV.1 / P2: shoot BV.1', 3, 3, 2]],
    tale: [
      ...['P1 stabs BV.1: 3 hit', 'BV.1 takes 9/6: 5 -> 21/6'],
      ...['P2 shoots BV.1: 3 hit', 'BV absorbs it', 'P2 shoots BV.1: 2 miss', 'BV has no shield any more'],
    ],
  },
];

function judgeAmongVehicles(cases: readonly Case[]): void {
  judge(cases.map((each) => ({ scale: 'vehicle', ...each })));
}

describe('firing', () => judgeAmongVehicles(FIRING));
describe('cover that a craft hugs', () => judgeAmongVehicles(HUGGING));
describe('parts as targets', () => judgeAmongVehicles(PARTS));
describe('chains, rockets and shots through cover', () => judgeAmongVehicles(SPECIAL_GUNS));
describe('shields of craft', () => judgeAmongVehicles(SHIELDS));

describe('orders for guns', () => {
  const craft = { PV: TWO_GUNS, BV: { hull: 'heavy' } } as const;
  const map = ['PV PV . . BV', '.  .  . . . '];

  test.each<readonly [orders: string, rules: readonly string[]]>([
    ['PV: fire 1 at BV, fire 2 at BV', []],
    ['PV: fire 1+2 at BV', []],
    ['PV: fire 1 at PV', ['S-ORDERS']],
    ['PV: fire 1 at cover C1', ['S-HITCOVER']],
  ])('[S-GUNS] %s', (orders, rules) => {
    expect(refusals(map, { scale: 'vehicle', craft }, orders)).toEqual(rules);
  });

  test('[S-GUNS] [S-PARTS] none for a gun on a wrecked part, and none at a wrecked part', () => {
    const parts = ['PV . BV', 'PV . BV', 'PV . BV', 'PV . BV', 'PV . BV'];
    const guns = [{ part: 0 }, { part: 1 }];
    const start = scene(parts, { scale: 'vehicle', craft: { PV: { guns }, BV: { guns, modifications: [swift(1)] } } });
    const { state } = round(start, 'BV: fire 1 at PV.1\nPV: fire 2 at BV.1', 3, 3);
    expect(refusedIn(state, 'PV: fire 1 at BV.2')).toEqual(['S-GUNS']);
    expect(refusedIn(state, 'PV: fire 2 at BV.1')).toEqual(['S-PARTS']);
    expect(refusedIn(state, 'PV: fire 2 at BV.2')).toEqual([]);
  });
});
