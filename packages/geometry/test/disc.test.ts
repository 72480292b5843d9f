import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilGap, discAt, gapWithin, overlap, overlapsAny } from '../src/index.js';
import { motion, moveDisc, nearDisc } from './arbitraries.js';

describe('discs', () => {
  test.each([
    ['touch', 55, false, 0],
    ['overlap by a unit', 54, true, 0],
    ['are a unit apart', 56, false, 1],
    ['have one centre', 0, true, 0],
    ['are 3 cm apart', 115, false, 60],
  ])('a base and a larger base that %s', (_, distance, overlaps, gap) => {
    const small = discAt({ x: 0, y: 0 }, 25);
    const large = discAt({ x: 0, y: distance }, 30);
    expect(overlap(small, large)).toBe(overlaps);
    expect([ceilGap(small, large), ceilGap(large, small)]).toEqual([gap, gap]);
    expect([gapWithin(small, large, gap), gapWithin(large, small, gap)]).toEqual([true, true]);
    expect([gapWithin(small, large, gap - 1), gapWithin(large, small, gap - 1)]).toEqual([false, false]);
  });

  test('gaps and overlaps are the same from either disc and in every mirror image and translation', () => {
    fc.assert(
      fc.property(nearDisc, nearDisc, motion, fc.integer({ min: 0, max: 200 }), (a, b, moved, limit) => {
        const [c, d] = [moveDisc(moved, a), moveDisc(moved, b)];
        for (const [p, q] of [[b, a] as const, [c, d] as const, [d, c] as const]) {
          expect(overlap(p, q)).toBe(overlap(a, b));
          expect(ceilGap(p, q)).toBe(ceilGap(a, b));
          expect(gapWithin(p, q, limit)).toBe(gapWithin(a, b, limit));
        }
      }),
    );
  });

  test('a gap rounded up decides every whole limit', () => {
    fc.assert(
      fc.property(nearDisc, nearDisc, fc.integer({ min: 0, max: 200 }), (a, b, limit) => {
        expect(gapWithin(a, b, limit)).toBe(ceilGap(a, b) <= limit);
        if (overlap(a, b)) expect(ceilGap(a, b)).toBe(0);
      }),
    );
  });

  test('a disc overlaps any of some discs when it overlaps one', () => {
    fc.assert(
      fc.property(nearDisc, fc.array(nearDisc, { maxLength: 5 }), (a, others) => {
        expect(overlapsAny(a, others)).toBe(others.filter((other) => overlap(a, other)).length > 0);
      }),
    );
  });
});
