import { ceilDistance } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grenadeNamed } from '../src/armoury/grenades.js';
import { judgeDamage } from '../src/damage/judge-damage.js';
import { blastDamage, blastRadius, judgeBlast } from '../src/grenades/blast.js';
import { judgeThrow } from '../src/grenades/judge-throw.js';
import { scatter, scatterDistance } from '../src/grenades/scatter.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { toUnits } from '../src/units.js';

const value = fc.integer({ min: 0, max: 30 });
/** Any grenade, its Reduction in whole units. */
const anyGrenade = fc.record({
  damage: fc.integer({ min: 0, max: 60 }),
  reduction: fc.integer({ min: 1, max: 200 }).map((units) => units / 20),
});

describe('a throw', () => {
  test.each([
    [7, 4, 2, 9, { total: 9, short: 0 }],
    [7, 4, 3, 9, { total: 8, short: 1 }],
    [12, 6, 1, 9, { total: 17, short: 0 }],
    [1, 0, 12, 6, { total: -11, short: 17 }],
    [2, 1, 3, -2, { total: 0, short: 0 }],
    [2, 1, 6, -2, { total: -3, short: 1 }],
  ])('[F-GRENADE] [F-SCATTER] %i and skill %i less %i against %i: %j', (card, skill, drawn, targetNumber, found) => {
    expect(judgeThrow({ card, skill, drawn, targetNumber })).toEqual(found);
  });

  test('[F-SCATTER] each point of skill takes one point off what is missing', () => {
    fc.assert(
      fc.property(value, value, value, value, (card, skill, drawn, targetNumber) => {
        const { short } = judgeThrow({ card, skill, drawn, targetNumber });
        return judgeThrow({ card, skill: skill + 1, drawn, targetNumber }).short === Math.max(0, short - 1);
      }),
    );
  });
});

describe('scatter', () => {
  test('[F-SCATTER] the distance is exactly 3 cm for every point', () => {
    for (let short = 0; short <= 60; short++) {
      expect(scatterDistance(short)).toBe(3 * short);
      expect(toUnits(scatterDistance(short))).toBe(60 * short);
    }
    expect(scatterDistance(3, { rules: { ...DEFAULT_RULES, scatterStep: 0.15 } })).toBe(0.45);
  });

  test.each([
    [0, { x: 220, y: 200 }],
    [90, { x: 100, y: 320 }],
    [180, { x: -20, y: 200 }],
    [270, { x: 100, y: 80 }],
    [45, { x: 185, y: 285 }],
    [360, { x: 220, y: 200 }],
    [-90, { x: 100, y: 80 }],
  ])('[F-SCATTER] two points short towards %i° of (100, 200) is %j', (degrees, point) => {
    expect(scatter({ x: 100, y: 200 }, 2, degrees)).toEqual(point);
  });

  test('[F-SCATTER] no point short is on the spot, in every direction', () => {
    for (let degrees = 0; degrees < 360; degrees++)
      expect(scatter({ x: -7, y: 9 }, 0, degrees)).toEqual({ x: -7, y: 9 });
  });

  test('[F-SCATTER] [T-ROUND] it lands 3 cm for every point away, to the unit, the same from everywhere', () => {
    const coordinate = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(
        coordinate,
        coordinate,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 359 }),
        (x, y, short, degrees) => {
          const there = scatter({ x, y }, short, degrees);
          const from = scatter({ x: 0, y: 0 }, short, degrees);
          const off = ceilDistance({ x, y }, there) - 60 * short;
          return there.x - x === from.x && there.y - y === from.y && off >= -1 && off <= 1;
        },
      ),
    );
  });

  test('[F-SCATTER] opposite directions are mirror images', () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const { x, y } = scatter({ x: 0, y: 0 }, 5, degrees);
      expect(scatter({ x: 0, y: 0 }, 5, degrees + 180)).toEqual({ x: 0 - x, y: 0 - y });
    }
  });
});

describe('a blast', () => {
  test.each([
    ['Offensive', 0, 16],
    ['Offensive', 1.45, 16],
    ['Offensive', 1.5, 15],
    ['Offensive', 2.95, 15],
    ['Offensive', 3, 14],
    ['Offensive', 4.5, 13],
    ['Offensive', 7, 12],
    ['Offensive', 9, 10],
    ['Offensive', 10.45, 10],
    ['Offensive', 10.5, 9],
    ['Offensive', 23.95, 1],
    ['Offensive', 24, 0],
    ['Offensive', 100, 0],
    ['Defensive', 0.7, 16],
    ['Defensive', 0.75, 15],
    ['Defensive', 11.95, 1],
    ['Defensive', 12, 0],
    ['Concussion', 22.45, 1],
    ['Concussion', 22.5, 0],
  ] as const)('[F-BLAST] the damage of %s at %d cm is %i', (name, centimetres, damage) => {
    expect(blastDamage(grenadeNamed(name), centimetres)).toBe(damage);
  });

  test.each([
    ['Offensive', 24],
    ['Defensive', 12],
    ['Concussion', 22.5],
  ] as const)('[F-BLAST] %s reaches nobody from %d cm', (name, centimetres) => {
    expect(blastRadius(grenadeNamed(name))).toBe(centimetres);
  });

  test('[F-BLAST] damage never grows with distance, and is never below 0', () => {
    const distance = fc.double({ min: 0, max: 700, noNaN: true });
    fc.assert(
      fc.property(anyGrenade, distance, distance, (grenade, a, b) => {
        const [near, far] = [blastDamage(grenade, Math.min(a, b)), blastDamage(grenade, Math.max(a, b))];
        return near >= far && far >= 0 && near <= grenade.damage;
      }),
    );
  });

  test('[F-BLAST] every step is exact: at the whole Reduction it is 1 less, a hair before it is not', () => {
    fc.assert(
      fc.property(anyGrenade, fc.integer({ min: 1, max: 60 }), (grenade, step) => {
        const units = step * toUnits(grenade.reduction);
        const left = (steps: number) => Math.max(0, grenade.damage - steps);
        // The distances as a table says them, and as they come out of a square root.
        expect(blastDamage(grenade, units / 20)).toBe(left(step));
        expect(blastDamage(grenade, Math.sqrt(units * units) / 20)).toBe(left(step));
        expect(blastDamage(grenade, Math.sqrt(units * units - 1) / 20)).toBe(left(step - 1));
        // The last number before it.
        expect(blastDamage(grenade, (units / 20) * (1 - Number.EPSILON / 2))).toBe(left(step - 1));
      }),
    );
  });

  test('[F-BLAST] it reaches those nearer than its radius, and no others', () => {
    fc.assert(
      fc.property(anyGrenade, fc.integer({ min: 0, max: 14_000 }), (grenade, units) => {
        return blastDamage(grenade, units / 20) > 0 === units / 20 < blastRadius(grenade);
      }),
    );
  });

  test.each([
    // 7 cm off, a 7 over a Jack, against a troll's Knock-Out Value of 22.
    [7, 1, 12, 22, { total: 19, out: false }],
    [7, 1, 12, 19, { total: 19, out: true }],
    [7, 8, 12, 1, { total: null, out: false }],
    [7, 7, 12, 26, { total: 26, out: true }],
  ] as const)('[F-BLAST] %i, then %i, damage %i against %i: %j', (first, second, damage, knockOutValue, found) => {
    expect(judgeBlast({ first, second, damage, knockOutValue })).toEqual(found);
  });

  test('[F-BLAST] a replaced judgement of damage is felt', () => {
    const check = { first: 1, second: 2, damage: 3, knockOutValue: 4 };
    expect(judgeBlast(check).out).toBe(false);
    expect(judgeBlast(check, { judgeDamage: (each) => ({ ...judgeDamage(each), out: true }) }).out).toBe(true);
  });
});
