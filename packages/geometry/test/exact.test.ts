import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilRoot, ceilSquareRoot, compareProducts, compareSquares, roundWithRoot } from '../src/exact.js';
import { roundHalfAway } from '../src/index.js';

const safe = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -3000, max: 3000 }));
const notNegative = fc.oneof(fc.maxSafeNat(), fc.nat(3000));

const sign = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0);

describe('squares that doubles cannot hold', () => {
  test('are compared exactly', () => {
    fc.assert(
      fc.property(safe, notNegative, safe, notNegative, (a, d, b, e) => {
        const exact = sign(BigInt(a) ** 2n * BigInt(d) - BigInt(b) ** 2n * BigInt(e));
        expect(Math.sign(compareSquares(a, d, b, e))).toBe(exact);
      }),
    );
  });

  test('are compared exactly where they are equal or next to it', () => {
    const small = fc.integer({ min: 1, max: 9_000 });
    fc.assert(
      fc.property(
        small,
        small,
        fc.integer({ min: -1, max: 1 }),
        fc.integer({ min: 1, max: 2 ** 30 }),
        (a, b, off, d) => {
          // (a·b)²·d is a²·(b²·d); one of the factors is then moved by one.
          expect(Math.sign(compareSquares(a * b, d, a * b + off, d))).toBe(0 - off);
          if (!Number.isSafeInteger(b * b * d)) return;
          expect(Math.sign(compareSquares(a * b + off, d, a, b * b * d))).toBe(0 + off);
        },
      ),
    );
  });
});

describe('products that doubles cannot hold', () => {
  test('are compared exactly', () => {
    fc.assert(
      fc.property(safe, safe, safe, safe, (a, b, c, d) => {
        const exact = sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d));
        expect(Math.sign(compareProducts(a, b, c, d))).toBe(exact);
      }),
    );
  });

  test('are compared exactly where they are equal or differ by the least that they can', () => {
    const factor = fc.integer({ min: -60_000_000, max: 60_000_000 });
    fc.assert(
      fc.property(factor, factor, fc.integer({ min: 1, max: 60_000_000 }), (a, b, c) => {
        expect(Math.sign(compareProducts(a * c, b, a, b * c))).toBe(0);
        // (n − 1)·(n + 1) is one less than n².
        expect(compareProducts(a * c - 1, a * c + 1, a * c, a * c)).toBeLessThan(0);
        expect(compareProducts(a * c, a * c, a * c + 1, a * c - 1)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('roots', () => {
  test('are rounded up exactly', () => {
    const length = fc.oneof(fc.nat(100), fc.nat(2 ** 24));
    const square = fc.oneof(
      fc.nat(100),
      fc.nat(10_000).map((n) => n * n),
      fc.nat(2 ** 31),
    );
    fc.assert(
      fc.property(length, square, (a, d) => {
        const exact = BigInt(a) ** 2n * BigInt(d);
        const up = BigInt(ceilRoot(a, d));
        expect(up ** 2n >= exact && (up === 0n || (up - 1n) ** 2n < exact)).toBe(true);
      }),
    );
  });

  test('of numbers of any size are rounded up exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 110n }), fc.integer({ min: -1, max: 1 }), (n, off) => {
        for (const square of [n, n * n + BigInt(off)]) {
          if (square < 0n) continue;
          const root = ceilSquareRoot(square);
          expect(root * root >= square && (root === 0n || (root - 1n) ** 2n < square)).toBe(true);
        }
      }),
    );
  });
});

describe('rounding to whole units [T-ROUND]', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [2.5, 3],
    [-2.5, -3],
    [2.4, 2],
    [-2.4, -2],
    [-0.4, 0],
    [0, 0],
  ])('%f is %i', (value, whole) => {
    expect(roundHalfAway(value)).toBe(whole);
  });

  test.each<[string, readonly [number, number, number, number], number]>([
    ['a half', [1, 2, 0, 1], 1],
    ['a half below zero', [-1, 2, 0, 1], -1],
    ['a fraction and a whole root that make a half', [1, 6, 2, 36], 1],
    ['a fraction and a whole root that make a half below zero', [-1, 6, -2, 36], -1],
    ['a fraction and a root that make a half by taking away', [5, 6, -2, 36], 1],
    ['nearly nothing, below zero', [-1, 3, 0, 1], 0],
    ['a root alone', [0, 1, 7, 2], 5],
  ])('%s', (_, [p, q, m, d], whole) => {
    expect(roundWithRoot(p, q, m, d)).toBe(whole);
  });

  test('a fraction and a root that make a half exactly go away from zero', () => {
    const k = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: -9999, max: 9999 }), k, (s, m, half) => {
        const away = half >= 0 ? half + 1 : half;
        expect(roundWithRoot((2 * half + 1) * s - 2 * m, 2 * s, m, s * s)).toBe(away);
      }),
      { numRuns: 150 },
    );
  });

  test('a fraction and a root are rounded exactly, also where they all but cancel', () => {
    const whole = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -(2 ** 40), max: 2 ** 40 }));
    const part = fc.integer({ min: 1, max: 3000 });
    const square = fc.oneof(
      fc.integer({ min: 1, max: 400 }),
      part.map((n) => n * n),
      fc.integer({ min: 1, max: 2 ** 30 }),
    );
    fc.assert(
      fc.property(whole, part, whole, square, (p, q, m, d) => {
        const value = p / q + m / Math.sqrt(d);
        if (Math.abs(value) > 2 ** 27 || Math.abs(p / q) > 2 ** 27) return;
        const rounded = roundWithRoot(p, q, m, d);
        expect(Object.is(rounded, -0)).toBe(false);
        // The distance of the value from the result is at most a half; a half exactly, only towards zero.
        const above = compareSum(p, q, m, d, 2n * BigInt(rounded) + 1n);
        const below = compareSum(p, q, m, d, 2n * BigInt(rounded) - 1n);
        expect(rounded >= 0 ? above < 0 : above <= 0).toBe(true);
        expect(rounded <= 0 ? below > 0 : below >= 0).toBe(true);
      }),
      { numRuns: 250 },
    );
  });
});

/** How p/q + m/√d compares with half of `twice`, by squares of whole numbers. */
function compareSum(p: number, q: number, m: number, d: number, twice: bigint): number {
  // Times 2·q·√d: (2p − twice·q)·√d against −2·m·q.
  const left = 2n * BigInt(p) - twice * BigInt(q);
  const right = -2n * BigInt(m) * BigInt(q);
  if (sign(left) !== sign(right)) return sign(left) - sign(right);
  return sign(left) * sign(left * left * BigInt(d) - right * right);
}
