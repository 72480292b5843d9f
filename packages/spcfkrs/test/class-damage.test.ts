import { describe, expect, test } from 'vitest';
import { classDamage, type UnitClass } from '../src/index.js';
import { quick, type Scenery, tough } from './support/scene.js';
import { type Case, judge, judged } from './support/telling.js';

const CLASSES: readonly UnitClass[] = ['on-foot', 'vehicle', 'spaceship'];

/** What a point of damage is between classes, as it is told. */
// biome-ignore format: the table of the rule book
const POINT: readonly (readonly [attacker: UnitClass, ...took: readonly [onFoot: string, vehicle: string, spaceship: string]])[] = [
  ['on-foot',   '1', '3/6', '2/6'],
  ['vehicle',   '2', '1',   '3/6'],
  ['spaceship', '3', '2',   '1'],
];

const PAIRS = POINT.flatMap(([attacker, ...took]) =>
  CLASSES.map((target, at) => [attacker, target, took[at] ?? ''] as const),
);

/** A part of a heavy craft, or somebody on foot with as much Body, after so much. */
const LEFT: Readonly<Record<string, string>> = { '1': '4', '2': '3', '3': '2', '3/6': '27/6', '2/6': '28/6' };

/** The one of a class that attacks, and another that is attacked, with 5 Body. */
function duel(attacker: UnitClass, target: UnitClass): Scenery {
  return {
    scale: 'vehicle',
    has: target === 'on-foot' ? { B1: [tough(4)] } : {},
    craft: {
      ...(attacker === 'on-foot' ? {} : { P1: { class: attacker, shape: ['L'] } }),
      ...(target === 'on-foot' ? {} : { B1: { class: target, hull: 'heavy', shape: ['HH'], guns: [] } }),
    },
  };
}

const MAP = ['P1 . . . B1 . . .', '.  . . . .  . . .'];

describe('damage between classes [S-CLASS-DMG]', () => {
  test.each(PAIRS)('[S-CLASS-DMG] 1 damage of a unit %s to one %s is %s', (attacker, target, took) => {
    const orders = attacker === 'on-foot' ? 'P1: shoot B1' : 'P1: fire 1 at B1';
    const name = target === 'on-foot' ? 'B1' : 'B1.1';
    expect(judged({ map: MAP, ...duel(attacker, target), rounds: [[orders, 4]] })).toEqual([
      `P1 shoots ${name}: 4 hit`,
      `${name} takes ${took}: 5 -> ${LEFT[took]}`,
    ]);
  });

  // In sixths of a point.
  // biome-ignore format: a table
  test.each<readonly [attacker: UnitClass, target: UnitClass, damage: number, exact: number, up: number, down: number]>([
    ['on-foot',   'vehicle',   1,  3,  6,  0],
    ['on-foot',   'vehicle',   2,  6,  6,  6],
    ['on-foot',   'vehicle',   3,  9, 12,  6],
    ['on-foot',   'spaceship', 1,  2,  6,  0],
    ['on-foot',   'spaceship', 2,  4,  6,  0],
    ['on-foot',   'spaceship', 3,  6,  6,  6],
    ['vehicle',   'spaceship', 1,  3,  6,  0],
    ['vehicle',   'spaceship', 2,  6,  6,  6],
    ['vehicle',   'on-foot',   1, 12, 12, 12],
    ['spaceship', 'on-foot',   2, 36, 36, 36],
    ['spaceship', 'vehicle',   2, 24, 24, 24],
  ])('[S-CLASS-DMG] %s to %s: %i damage is %i sixths, rounded up %i, rounded down %i', (attacker, target, damage, ...sixths) => {
    const by = (['exact', 'up', 'down'] as const).map((fractions) => classDamage(attacker, target, damage, { rules: { fractions } }));
    expect(by).toEqual(sixths);
  });
});

const LIGHT_SHIP = { BS: { class: 'spaceship', guns: [] } } as const;
const HEAVY_TANK = { BV: { hull: 'heavy', guns: [] } } as const;
const ONE_BY_ONE = { P1: [quick(2)], P2: [quick(1)] };

const FRACTIONS: readonly Case[] = [
  {
    name: '[S-CLASS-DMG] three hits of 1 by units on foot are exactly 1 to a part of a spaceship',
    map: ['P1 . . BS', 'P2 . . .', 'P3 . . .'],
    scale: 'spaceship',
    has: ONE_BY_ONE,
    craft: LIGHT_SHIP,
    rounds: [['P1: shoot BS / P2: shoot BS / P3: shoot BS', 4, 4, 4]],
    tale: [
      ...['P1 shoots BS.1: 4 hit', 'BS.1 takes 2/6: 1 -> 4/6'],
      ...['P2 shoots BS.1: 4 hit', 'BS.1 takes 2/6: 4/6 -> 2/6'],
      ...['P3 shoots BS.1: 4 hit', 'BS.1 takes 2/6: 2/6 -> 0'],
      ...['BS.1 is wrecked', 'BS dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-CLASS-DMG] and add up from one round to the next, with hits of other classes',
    map: ['P1 . . BS', 'PV . . .'],
    scale: 'spaceship',
    craft: { ...LIGHT_SHIP, PV: { shape: ['L'] } },
    rounds: [
      ['P1: shoot BS', 4],
      ['PV: fire 1 at BS', 3],
      ['P1: shoot BS', 4],
    ],
    tale: [
      ...['P1 shoots BS.1: 4 hit', 'BS.1 takes 2/6: 1 -> 4/6'],
      ...['PV shoots BS.1: 3 hit', 'BS.1 takes 3/6: 4/6 -> 1/6'],
      ...['P1 shoots BS.1: 4 hit', 'BS.1 takes 2/6: 1/6 -> 0'],
      ...['BS.1 is wrecked', 'BS dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-CLASS-DMG] fractions: up: each hit of a burst is rounded by itself',
    map: ['P1 . . BV'],
    scale: 'vehicle',
    has: { P1: ['Assault rifle'] },
    craft: HEAVY_TANK,
    rules: { fractions: 'up' },
    rounds: [['P1: shoot BV', 3, 3]],
    tale: [...['P1 shoots BV.1: 3 hit', 'BV.1 takes 1: 5 -> 4'], ...['P1 shoots BV.1: 3 hit', 'BV.1 takes 1: 4 -> 3']],
  },
  {
    name: '[S-CLASS-DMG] fractions: down: a hit may be worth nothing, and two of them no more',
    map: ['P1 . . BV'],
    scale: 'vehicle',
    has: { P1: ['Assault rifle'] },
    craft: HEAVY_TANK,
    rules: { fractions: 'down' },
    rounds: [['P1: shoot BV', 3, 3]],
    tale: ['P1 shoots BV.1: 3 hit', 'P1 shoots BV.1: 3 hit'],
  },
  {
    name: '[S-CLASS-DMG] what is more than is left is lost',
    map: ['PV . . B1', '.  . . B2'],
    scale: 'vehicle',
    craft: { PV: {} },
    rounds: [['PV: fire 1 at B1', 3]],
    tale: ['PV shoots B1: 3 hit', 'B1 takes 2: 1 -> 0', 'B1 dies'],
  },
];

/** All damage but that of rams: slag has a file of its own. */
const EVERY: readonly Case[] = [
  {
    name: '[S-CLASS-DMG] [S-STAB] stabs: 1 of a knife is a half to a vehicle',
    map: ['P1 BV'],
    scale: 'vehicle',
    craft: HEAVY_TANK,
    rounds: [['P1: stab BV', 3]],
    tale: ['P1 stabs BV.1: 3 hit', 'BV.1 takes 3/6: 5 -> 27/6'],
  },
  {
    name: '[S-CLASS-DMG] [S-PSWORD] 3 of a plasma sword are one and a half to a vehicle',
    map: ['P1 BV'],
    scale: 'vehicle',
    has: { P1: ['Plasma sword'] },
    craft: HEAVY_TANK,
    rounds: [['P1: stab BV', 3]],
    tale: ['P1 stabs BV.1: 3 hit', 'BV.1 takes 9/6: 5 -> 21/6'],
  },
  {
    name: '[S-CLASS-DMG] [S-THROUGH] 1 through cover is a half to a vehicle',
    map: ['P1 . # . BV'],
    scale: 'vehicle',
    has: { P1: ['Plasma pistol'] },
    craft: HEAVY_TANK,
    rounds: [['P1: shoot through BV', 3, 3]],
    tale: ['P1 shoots BV.1 through full cover: 3 3 hit', 'cover C1 full -> none', 'BV.1 takes 3/6: 5 -> 27/6'],
  },
  {
    name: '[S-CLASS-DMG] [S-THROUGH] and 2 of a sword through cover are 1 to a vehicle',
    map: ['P1 # BV'],
    scale: 'vehicle',
    has: { P1: ['Plasma sword'] },
    craft: HEAVY_TANK,
    rounds: [['P1: stab through BV', 3, 3]],
    tale: ['P1 stabs BV.1 through cover: 3 3 hit', 'cover B1 full -> none', 'BV.1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-CLASS-DMG] [S-THROUGH] a vehicle’s through cover is 2 to who is on foot',
    map: ['PV . # . B1'],
    scale: 'vehicle',
    has: { B1: [tough(4)] },
    craft: { PV: { guns: [{ part: 0, gun: 'Plasma gun' }] } },
    rounds: [['PV: fire 1 through cover at B1', 3, 3]],
    tale: ['PV shoots B1 through full cover: 3 3 hit', 'cover C1 full -> none', 'B1 takes 2: 5 -> 3'],
  },
  {
    name: '[S-CLASS-DMG] [S-AOE] 2 of a rocket to each by its own class',
    map: ['P1 . . B1 BV'],
    scale: 'vehicle',
    has: { P1: ['Rocket launcher'], B1: [tough(4)] },
    craft: HEAVY_TANK,
    rounds: [['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 2: 5 -> 3', 'BV.1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-CLASS-DMG] [S-AOE] of a vehicle’s rocket as well',
    map: ['PV . . B1 BV'],
    scale: 'vehicle',
    has: { B1: [tough(4)] },
    craft: { ...HEAVY_TANK, PV: { guns: [{ part: 0, gun: 'Rocket launcher' }] } },
    rounds: [['PV: fire 1 at B1', 3]],
    tale: ['PV shoots B1: 3 hit', 'B1 takes 4: 5 -> 1', 'BV.1 takes 2: 5 -> 3'],
  },
];

describe('fractions', () => judge(FRACTIONS));
describe('every damage goes by class', () => judge(EVERY));
