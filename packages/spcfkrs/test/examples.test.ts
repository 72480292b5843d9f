import { scripted } from '@tabletop/dice';
import { cellName } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import {
  buildForce,
  DEFAULT_RULES,
  FORCES,
  judgeShot,
  MODIFICATIONS,
  type ModificationName,
  type Profile,
  profileOf,
  resolveShot,
  resolveShots,
  spcfkrs,
  WEAPONS,
} from '../src/index.js';
import { quick, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

/** What is fired at, of which only what an example is about needs to be said. */
const MARK = { at: 'unit', cover: 'none', through: false, body: 1, shield: false } as const;

describe('the worked examples', () => {
  test('[S-PARTIAL] 2 and 3 with a sniper hit behind partial cover', () => {
    expect(judgeShot(WEAPONS['Bullet sniper'], 'partial', [2, 3])).toEqual({ counted: 2, hitsOn: 2, hit: true });
    const chance = scripted([2, 3]);
    const { dice, hit } = resolveShot(chance, WEAPONS['Plasma sniper'], {
      at: 'unit',
      through: false,
      cover: 'partial',
    });
    chance.finish();
    expect([dice, hit]).toEqual([[2, 3], true]);
  });

  test('[S-PARTIAL] 1 and 2 with a pistol miss', () => {
    expect(judgeShot(WEAPONS.Pistol, 'partial', [1, 2])).toEqual({ counted: 1, hitsOn: 4, hit: false });
    const chance = scripted([1, 2]);
    expect(resolveShots(chance, WEAPONS.Pistol, { ...MARK, cover: 'partial' })).toMatchObject({ hits: 0, damage: 0 });
    chance.finish();
  });

  test('[S-HITCOVER] an assault rifle at full cover: 4 and 6 reduce it, 1 and 2 fail', () => {
    const chance = scripted([4, 6, 1, 2]);
    const volley = resolveShots(chance, WEAPONS['Assault rifle'], { ...MARK, at: 'cover', cover: 'full' });
    chance.finish();
    expect(volley.shots.map(({ dice, hit }) => [dice, hit])).toEqual([
      [[4, 6], true],
      [[1, 2], false],
    ]);
    expect(volley).toMatchObject({ cover: 'partial', hits: 1, damage: 0, killed: false });
  });

  test('[S-MATCH-COST] the forces of the solo match cost 20 and 22 with swords at 3, and 19 for Pink at 2', () => {
    const costs = (plasmaSwordCost: number) => {
      const rules = { ...DEFAULT_RULES, plasmaSwordCost };
      return [FORCES.pinkPunks, FORCES.blueBruisers].map((units) => buildForce(units, 22, { rules }).cost);
    };
    expect(costs(3)).toEqual([20, 22]);
    expect(costs(2)).toEqual([19, 22]);
  });
});

type Stats = readonly [speed: number, body: number, move: number, cost: number];

function statsOf({ speed, body, move, cost }: Profile): Stats {
  return [speed, body, move, cost];
}

describe('what units are', () => {
  // Speed, Body, Move, points.
  test.each<readonly [rule: string, has: readonly ModificationName[], stats: Stats]>([
    ['S-BASE', [], [3, 1, 6, 1]],
    ['S-LEGS', ['Metal legs'], [3, 1, 12, 2]],
    ['S-JET', ['Jet pack'], [3, 1, 30, 4]],
    ['S-MEDARM', ['Medium armour'], [1, 3, 6, 3]],
    ['S-HVYARM', ['Heavy armour'], [0, 5, 6, 5]],
    ['S-AMPH', ['Amph dose'], [5, 1, 6, 3]],
    ['S-OVERDOSE', ['Amph overdose'], [7, 1, 6, 5]],
    ['S-PSHIELD', ['Plasma shield'], [3, 1, 6, 3]],
    ['S-HACK', ['Hacking implant'], [3, 1, 6, 4]],
    ['S-PSWORD', ['Plasma sword'], [3, 1, 6, 3]],
    ['S-SLOTS', ['Metal legs', 'Jet pack', 'Heavy armour', 'Amph dose'], [2, 5, 36, 11]],
  ])('[%s] with %j: %j', (_rule, has, stats) => {
    expect(statsOf(profileOf(has.map((name) => MODIFICATIONS[name])))).toEqual(stats);
  });

  test('[S-LEGS] [S-HVYARM] [S-MEDARM] [S-SLOTS] Speed is never below 0', () => {
    const slow = profileOf([MODIFICATIONS['Heavy armour']], { rules: { ...DEFAULT_RULES, baseSpeed: 2 } });
    expect(slow.speed).toBe(0);
  });
});

describe('where they are', () => {
  test('[S-GRID] [S-DEPLOY] A1 to X24, each side in its own three outermost rows', () => {
    const { map, units } = spcfkrs.setup({}, 1);
    expect(cellName({ column: map.columns - 1, row: map.rows - 1 })).toBe('X24');
    const rowsOf = (side: string) =>
      units.filter((unit) => unit.side === side).flatMap(({ parts }) => parts.map(({ at }) => at.row));
    expect(Math.max(...rowsOf('pink'))).toBeLessThan(3);
    expect(Math.min(...rowsOf('blue'))).toBeGreaterThanOrEqual(21);
  });
});

const ROUNDS: readonly Case[] = [
  {
    name: '[S-PHASES] specials, then stabs, then shots, then moves, whoever is faster',
    map: ['P1 B1 .', 'P2 . .', 'P3 . B2'],
    has: {
      P1: [tough(9), quick(1)],
      P2: ['Hacking implant'],
      P3: [quick(3)],
      B1: [tough(9), quick(4)],
      B2: [quick(5)],
    },
    rounds: [['P2: hack B2 / P1: stab B1 / P3: shoot B2 / B1: move C1 / B2: shoot P3', 3, 2, 1]],
    tale: [
      ...['P2 hacks B2: 3 yes', 'B2 cannot shoot'],
      'P1 stabs B1: 2 miss',
      ...['B2 loses its shoot P3: hacked', 'P3 shoots B2: 1 miss'],
      'B1 goes B1 C1',
    ],
  },
  {
    name: '[S-ORDERS] a unit without an order does nothing, and is done to',
    map: ['P1 . B1', '. . B2'],
    rounds: [['P1: shoot B1; move B2', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P1 goes A1 B2'],
  },
  {
    name: '[S-MOVE] [S-BASE] 6 spaces, and [S-COVER] 5 where one of them is partial cover',
    map: ['P1 . . . . . . B1', 'P2 + . . . . . .'],
    has: { P1: [quick(1)] },
    rounds: [['P1: move B1 C1 D1 E1 F1 G1 / P2: move B2 C2 D2 E2 F2']],
    tale: ['P1 goes A1 B1 C1 D1 E1 F1 G1', 'P2 goes A2 B2 C2 D2 E2 F2'],
  },
  {
    name: '[S-JET] partial cover costs nothing extra',
    map: [`P1 ${'+ '.repeat(30)}B1`],
    has: { P1: ['Jet pack'] },
    rounds: [[`P1: move ${Array.from({ length: 30 }, (_, at) => cellName({ column: at + 1, row: 0 })).join(' ')}`]],
    tale: [`P1 goes ${Array.from({ length: 31 }, (_, at) => cellName({ column: at, row: 0 })).join(' ')}`],
  },
];

describe('what they do', () => judge(ROUNDS));
