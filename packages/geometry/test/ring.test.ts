import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vector } from '../src/index.js';
import { ringOf } from '../src/ring.js';
import { LOOKS } from './arbitraries.js';

const reach = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 1, max: 2 ** 25 }),
);

const text = ({ x, y }: Vector): string => `${x},${y}`;

/** Checks everything that is promised of a ring. */
function expectGood(units: number): void {
  const { corners, sides, span } = ringOf(units);
  const whole = BigInt(units) * BigInt(units);
  for (const [k, a] of corners.entries()) {
    const b = corners[(k + 1) % corners.length] ?? a;
    const [ex, ey] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
    const height = BigInt(a.x) * ey - BigInt(a.y) * ex;
    // The side stays clear of the disc, which lies where x turns into y.
    expect(height > 0n && height * height >= whole * (ex * ex + ey * ey)).toBe(true);
    const c = corners[(k + 2) % corners.length] ?? b;
    expect(ex * BigInt(c.y - b.y) - ey * BigInt(c.x - b.x) >= 0n).toBe(true);
    const size = Math.hypot(a.x, a.y);
    expect(size <= span && size <= units * 1.02 + 2).toBe(true);
    expect(sides[k]).toEqual({ x: Number(ey), y: Number(0n - ex), least: Number(height) });
  }
  const known = corners.map(text).sort();
  for (const look of LOOKS) expect(corners.map((corner) => text(look.of(corner))).sort()).toEqual(known);
}

describe('the ring around a disc', () => {
  test('is convex, clear of the disc, close to it, and looks the same from all eight sides', () => {
    for (let units = 1; units <= 130; units++) expectGood(units);
    fc.assert(fc.property(reach, expectGood), { numRuns: 60 });
  });

  test('has sixteen corners but for the smallest discs', () => {
    expect(ringOf(50).corners).toHaveLength(16);
    expect(ringOf(55).corners).toHaveLength(16);
    expect(ringOf(1).corners).toHaveLength(4);
  });

  test('around a sailor among sailors leaves three units of slack unused', () => {
    for (const units of [50, 55]) expect(ringOf(units).span).toBeLessThanOrEqual(units + 3);
  });
});
