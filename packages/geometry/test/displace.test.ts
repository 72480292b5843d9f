import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilDistance, displace, displacement } from '../src/index.js';
import { farPoint, look, nearPoint, point, vectorUpTo } from './arbitraries.js';

const length = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 16_777_216 }));
const direction = fc.oneof(nearPoint, point, farPoint).filter(({ x, y }) => x !== 0 || y !== 0);

/** Rounds length·part/√square by comparing squares of halves, half away from zero. */
function rounded(length: number, part: number, square: bigint): number {
  const size = BigInt(length) * BigInt(Math.abs(part));
  let [low, high] = [0n, BigInt(length) + 1n];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    // Reaching `middle` after rounding is being at least middle − 1/2.
    if ((2n * middle - 1n) ** 2n * square <= 4n * size * size) low = middle;
    else high = middle - 1n;
  }
  return part < 0 ? 0 - Number(low) : Number(low);
}

describe('displacements [T-ROUND]', () => {
  test.each([
    [{ x: 3, y: 4 }, 5, { x: 3, y: 4 }],
    [{ x: 3, y: 4 }, 10, { x: 6, y: 8 }],
    [{ x: 1, y: 0 }, 7, { x: 7, y: 0 }],
    [{ x: 0, y: -9 }, 7, { x: 0, y: -7 }],
    [{ x: 1, y: 1 }, 1, { x: 1, y: 1 }],
    [{ x: 1, y: 2 }, 1, { x: 0, y: 1 }],
    [{ x: 7, y: 24 }, 5, { x: 1, y: 5 }],
    [{ x: 20, y: 21 }, 1, { x: 1, y: 1 }],
    [{ x: -30, y: 40 }, 25, { x: -15, y: 20 }],
    [{ x: -30, y: 40 }, -25, { x: 15, y: -20 }],
    [{ x: 1, y: 1 }, 0, { x: 0, y: 0 }],
    [{ x: 0, y: 0 }, 100, { x: 0, y: 0 }],
  ])('in the direction %o, %i units are %o', (towards, units, step) => {
    expect(displacement(towards, units)).toEqual(step);
  });

  test('each coordinate is the exact one, rounded half away from zero', () => {
    fc.assert(
      fc.property(direction, length, (towards, units) => {
        const square = BigInt(towards.x) ** 2n + BigInt(towards.y) ** 2n;
        expect(displacement(towards, units)).toEqual({
          x: rounded(units, towards.x, square),
          y: rounded(units, towards.y, square),
        });
      }),
    );
  });

  test('a displacement turns and mirrors with its direction', () => {
    fc.assert(
      fc.property(direction, length, look, (towards, units, seen) => {
        expect(displacement(seen.of(towards), units)).toEqual(seen.of(displacement(towards, units)));
      }),
    );
  });

  test('how far a direction points does not matter', () => {
    fc.assert(
      fc.property(vectorUpTo(5000), fc.integer({ min: 1, max: 1000 }), length, (towards, times, units) => {
        const longer = { x: towards.x * times, y: towards.y * times };
        expect(displacement(longer, units)).toEqual(displacement(towards, units));
      }),
    );
  });

  test('a displaced point moves with the table and ends within a unit of its length', () => {
    fc.assert(
      fc.property(point, direction, point, fc.integer({ min: 0, max: 400 }), (from, towards, shift, units) => {
        const to = { x: from.x + towards.x, y: from.y + towards.y };
        const moved = (v: { x: number; y: number }) => ({ x: v.x + shift.x, y: v.y + shift.y });
        const end = displace(from, to, units);
        expect(displace(moved(from), moved(to), units)).toEqual(moved(end));
        expect(Math.abs(ceilDistance(from, end) - units)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
