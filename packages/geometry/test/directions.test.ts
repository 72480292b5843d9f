import { describe, expect, test } from 'vitest';
import { DIRECTIONS, directionAt, distanceSquared, type Vector } from '../src/index.js';
import { LOOKS } from './arbitraries.js';
import { refusal } from './refusal.js';

const CENTRE: Vector = { x: 0, y: 0 };

describe('a direction for every whole degree', () => {
  test('is off by less than 0.002°, and by less than a unit from 2^15 units long', () => {
    expect(DIRECTIONS).toHaveLength(360);
    for (const [degrees, { x, y }] of DIRECTIONS.entries()) {
      const off = (Math.atan2(y, x) * 180) / Math.PI - degrees;
      expect(Math.abs(off - 360 * Math.round(off / 360)), `${degrees}°`).toBeLessThan(0.002);
      expect(Math.abs(Math.sqrt(distanceSquared({ x, y }, CENTRE)) - 32768), `${degrees}°`).toBeLessThan(1);
    }
  });

  test.each<[number, Vector]>([
    [0, { x: 32768, y: 0 }],
    [90, { x: 0, y: 32768 }],
    [180, { x: -32768, y: 0 }],
    [270, { x: 0, y: -32768 }],
    [45, { x: 23170, y: 23170 }],
    [30, { x: 28378, y: 16384 }],
    [60, { x: 16384, y: 28378 }],
    [359, { x: 32763, y: -572 }],
  ])('%i°', (degrees, direction) => {
    expect(directionAt(degrees)).toEqual(direction);
  });

  test.each(LOOKS)('is among them in every turn and mirror image: $name', ({ of }) => {
    const all = new Set(DIRECTIONS.map(({ x, y }) => `${x},${y}`));
    expect(all.size).toBe(360);
    for (const direction of DIRECTIONS) {
      const { x, y } = of(direction);
      expect(all).toContain(`${x},${y}`);
    }
  });

  test('turns by a quarter with every 90°, and is mirrored by the opposite angle', () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const { x, y } = directionAt(degrees);
      expect(directionAt(degrees + 90)).toEqual({ x: 0 - y, y: x });
      expect(directionAt(-degrees)).toEqual({ x, y: 0 - y });
      expect(directionAt(90 - degrees)).toEqual({ x: y, y: x });
    }
  });

  test.each([
    [-10, 350],
    [710, 350],
    [360, 0],
    [-360, 0],
    [-0, 0],
    [-1, 359],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER % 360],
  ])('%i° is %i°', (given, degrees) => {
    expect(directionAt(given)).toBe(DIRECTIONS[degrees]);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%f is no whole number of degrees', (degrees) => {
    expect(refusal(() => directionAt(degrees)).code).toBe('invalid-angle');
  });
});
