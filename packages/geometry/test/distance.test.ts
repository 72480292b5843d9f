import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilDistance, compareDistance, distanceSquared, within } from '../src/index.js';
import { farPoint, motion, point } from './arbitraries.js';

const anySafe = fc.record({ x: fc.maxSafeInteger(), y: fc.maxSafeInteger() });
const anyPoint = fc.oneof(point, farPoint, anySafe);

/** The distance squared, by the book. */
function exactSquare(a: { x: number; y: number }, b: { x: number; y: number }): bigint {
  return (BigInt(a.x) - BigInt(b.x)) ** 2n + (BigInt(a.y) - BigInt(b.y)) ** 2n;
}

describe('distances', () => {
  test.each([
    [{ x: 0, y: 0 }, { x: 3, y: 4 }, 5],
    [{ x: 0, y: 0 }, { x: 1, y: 1 }, 2],
    [{ x: 7, y: 7 }, { x: 7, y: 7 }, 0],
    [{ x: -60, y: 0 }, { x: 60, y: 0 }, 120],
    [{ x: 0, y: 0 }, { x: 2, y: 3 }, 4],
    // √(67108865² + 1) rounds to a whole number as a double: the distance is a little more.
    [{ x: 0, y: 0 }, { x: 94906265, y: 1 }, 94906266],
    [{ x: -4503599627370496, y: 0 }, { x: 4503599627370495, y: 0 }, 9007199254740991],
  ])('from %o to %o a leg is %i long [T-PATH]', (a, b, length) => {
    expect(ceilDistance(a, b)).toBe(length);
    expect(within(a, b, length)).toBe(true);
    expect(within(a, b, length - 1)).toBe(false);
  });

  test('rounding up is exact: the square lies between those of the length and of one less', () => {
    fc.assert(
      fc.property(fc.oneof(point, farPoint), fc.oneof(point, farPoint), (a, b) => {
        const length = BigInt(ceilDistance(a, b));
        const square = exactSquare(a, b);
        expect(length * length >= square).toBe(true);
        expect(length === 0n || (length - 1n) ** 2n < square).toBe(true);
      }),
    );
  });

  test('rounding up is exact next to perfect squares up to the end of the safe integers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000_000 }), fc.integer({ min: 0, max: 3 }), (x, y) => {
        const length = BigInt(ceilDistance({ x: 0, y: 0 }, { x, y }));
        const square = BigInt(x) ** 2n + BigInt(y) ** 2n;
        expect(length * length >= square && (length - 1n) ** 2n < square).toBe(true);
      }),
    );
  });

  test('a limit is compared exactly, at the limit and one unit to either side, for all safe integers', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, fc.integer({ min: -2, max: 2 }), (a, b, off) => {
        const limit = Math.min(Number.MAX_SAFE_INTEGER, ceilDistance(a, b)) + off;
        if (limit < 0 || !Number.isSafeInteger(limit)) return;
        const exact = exactSquare(a, b) - BigInt(limit) ** 2n;
        expect(Math.sign(compareDistance(a, b, limit))).toBe(exact > 0n ? 1 : exact < 0n ? -1 : 0);
        expect(within(a, b, limit)).toBe(exact <= 0n);
      }),
    );
  });

  test('nothing is within less than nothing', () => {
    expect(within({ x: 1, y: 1 }, { x: 1, y: 1 }, -1)).toBe(false);
    expect(within({ x: 1, y: 1 }, { x: 1, y: 1 }, 0)).toBe(true);
  });

  test('distances are the same either way and in every mirror image and translation', () => {
    fc.assert(
      fc.property(point, point, motion, (a, b, moved) => {
        for (const [c, d] of [[b, a] as const, [moved.of(a), moved.of(b)] as const]) {
          expect(ceilDistance(c, d)).toBe(ceilDistance(a, b));
          expect(distanceSquared(c, d)).toBe(distanceSquared(a, b));
        }
      }),
    );
  });

  test('no detour is shorter', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(ceilDistance(a, c)).toBeLessThanOrEqual(ceilDistance(a, b) + ceilDistance(b, c));
      }),
    );
  });
});
