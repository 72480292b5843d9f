import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  type ConvexPolygon,
  convexPolygon,
  crossesPolygon,
  firstBelow,
  isSightBlocked,
  lengthInside,
  passesBelow,
  same,
  type Vector,
} from '../src/index.js';
import { look, motion, movePolygon, polygonUpTo, vectorUpTo } from './arbitraries.js';
import { isInsideAllAt, isInsideAt, partsOf, type Ratio } from './by-the-book.js';

const v = (x: number, y: number): Vector => ({ x, y });
const box = (x: number, y: number, wide: number, high: number): ConvexPolygon =>
  convexPolygon([v(x, y), v(x + wide, y), v(x + wide, y + high), v(x, y + high)]);

/** A book that lies on the desk from x = 40 to 60. */
const book = box(40, -50, 20, 100);

describe('a straight line between two heights', () => {
  test.each<[string, Vector, number, Vector, number, number, boolean]>([
    ['level, below the top', v(0, 0), 9, v(100, 0), 9, 10, true],
    ['level, at the top', v(0, 0), 10, v(100, 0), 10, 10, false],
    ['level, above the top', v(0, 0), 11, v(100, 0), 11, 10, false],
    ['rising to the top just where the inside begins', v(0, 0), 0, v(100, 0), 25, 10, false],
    ['rising to the top a little later', v(0, 0), 0, v(100, 0), 24, 10, true],
    ['rising from the top just where the inside begins', v(40, 0), 10, v(100, 0), 90, 10, false],
    ['rising from below the top, just there', v(40, 0), 9, v(100, 0), 90, 10, true],
    ['falling past the top only behind it', v(0, 0), 100, v(100, 0), -50, 10, false],
    ['falling past the top just before the end of the inside', v(0, 0), 100, v(100, 0), -51, 10, true],
    ['below the top only beside it', v(0, 0), 0, v(30, 0), 0, 10, false],
    ['below the top only up to where it begins', v(0, 0), 0, v(40, 0), 0, 10, false],
    ['below the top a unit further', v(0, 0), 0, v(41, 0), 0, 10, true],
    ['along a side', v(40, -90), 0, v(40, 90), 0, 10, false],
    ['over a corner, touching', v(30, 40), 0, v(50, 60), 0, 10, false],
    ['over a corner, a unit inside', v(30, 39), 0, v(50, 59), 0, 10, true],
    ['wholly inside, low at one end', v(45, 0), 30, v(55, 9), 9, 10, true],
    ['wholly inside, at the top at one end', v(45, 0), 30, v(55, 9), 10, 10, false],
    ['straight up and down, inside', v(50, 0), 0, v(50, 0), 90, 10, false],
    ['under a hole, as it were: a top below zero', v(0, 0), -9, v(100, 0), -9, -8, true],
  ])('%s', (_, from, fromHeight, to, toHeight, top, below) => {
    expect(passesBelow(from, fromHeight, to, toHeight, book, top)).toBe(below);
    expect(passesBelow(to, toHeight, from, fromHeight, book, top)).toBe(below);
    expect(isSightBlocked(from, fromHeight, to, toHeight, [{ polygon: book, top }])).toBe(below);
    expect(firstBelow(from, fromHeight, to, toHeight, [{ polygon: book, top }])).toBe(below ? 0 : -1);
  });

  const upper: Block = { polygon: box(40, 0, 20, 50), top: 10 };
  const lower: Block = { polygon: box(40, -50, 20, 50), top: 6 };
  const beside: Block = { polygon: box(60, -50, 20, 50), top: 6 };
  test.each<[string, readonly Block[], number, number, boolean]>([
    ['the seam of two, below both', [upper, lower], 5, 5, true],
    ['the seam of two, at the lower top', [upper, lower], 6, 6, false],
    ['the seam of two, below the higher top alone', [upper, lower], 9, 9, false],
    ['the seam, rising above the lower top just where it begins', [upper, lower], 0, 15, false],
    ['the seam, rising above the lower top a little later', [upper, lower], 0, 14, true],
    ['sides to one hand alone', [lower, beside], 0, 0, false],
    ['sides to both hands that share no more than a point', [upper, beside], 0, 0, false],
    ['a seam of three, below the two that are highest', [upper, lower, { polygon: lower.polygon, top: 9 }], 8, 8, true],
    ['nothing', [], 0, 0, false],
  ])('along %s', (_, blocks, fromHeight, toHeight, blocked) => {
    expect(isSightBlocked(v(0, 0), fromHeight, v(100, 0), toHeight, blocks)).toBe(blocked);
    expect(isSightBlocked(v(100, 0), toHeight, v(0, 0), fromHeight, [...blocks].reverse())).toBe(blocked);
    expect(firstBelow(v(0, 0), fromHeight, v(100, 0), toHeight, blocks)).toBe(-1);
  });

  const near: Block = { polygon: book, top: 10 };
  const far: Block = { polygon: box(70, -50, 20, 100), top: 30 };
  const wide: Block = { polygon: box(40, -50, 55, 100), top: 20 };
  test.each<[string, readonly Block[], number, number]>([
    ['the nearer of two', [far, near], 5, 1],
    ['the only one that is high enough', [far, near], 15, 0],
    ['the first in the list of two that begin together', [far, near, wide], 5, 1],
    ['the first in the list, the other way round', [wide, far, near], 5, 0],
    ['the higher one of two that begin together', [far, near, wide], 15, 2],
    ['none that is high enough', [far, near, wide], 30, -1],
  ])('first meets %s', (_, blocks, height, first) => {
    expect(firstBelow(v(0, 0), height, v(100, 0), height, blocks)).toBe(first);
  });

  test('first meets another from the other end', () => {
    expect(firstBelow(v(100, 0), 5, v(0, 0), 5, [near, far])).toBe(1);
  });

  const height = fc.integer({ min: -6, max: 12 });
  const square = fc
    .tuple(vectorUpTo(4), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .map(([{ x, y }, wide, high]) => box(x, y, wide, high));
  const blocks = (size: number, polygon = polygonUpTo(size), top = height): fc.Arbitrary<readonly Block[]> =>
    fc.array(fc.record({ polygon: size < 10 ? fc.oneof(square, polygon) : polygon, top }), { maxLength: 6 });

  test('is as blocked from the other end, in any order, in every mirror image and translation, and higher up', () => {
    fc.assert(
      fc.property(
        vectorUpTo(8),
        height,
        vectorUpTo(8),
        height,
        blocks(8),
        motion,
        fc.integer({ min: -9, max: 9 }),
        (from, low, to, high, some, moved, lift) => {
          const blocked = isSightBlocked(from, low, to, high, some);
          expect(isSightBlocked(to, high, from, low, [...some].reverse())).toBe(blocked);
          const there = some.map(({ polygon, top }) => ({ polygon: movePolygon(moved, polygon), top: top + lift }));
          const [a, b] = [moved.of(from), moved.of(to)];
          expect(isSightBlocked(a, low + lift, b, high + lift, there)).toBe(blocked);
          expect(firstBelow(a, low + lift, b, high + lift, there)).toBe(firstBelow(from, low, to, high, some));
          for (const { polygon, top } of some) {
            expect(passesBelow(to, high, from, low, polygon, top)).toBe(passesBelow(from, low, to, high, polygon, top));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('that stays below every top is blocked by what lies in its way in plan, and one above every top by nothing', () => {
    fc.assert(
      fc.property(vectorUpTo(8), vectorUpTo(8), blocks(8), (from, to, some) => {
        const [below, above] = [-7, 12];
        const polygons = some.map(({ polygon }) => polygon);
        expect(isSightBlocked(from, below, to, below, some)).toBe(lengthInside(from, to, polygons) > 0);
        expect(isSightBlocked(from, above, to, above, some)).toBe(false);
        for (const { polygon, top } of some) {
          const crosses = crossesPolygon(from, to, polygon) && !same(from, to);
          expect(passesBelow(from, below, to, below, polygon, top)).toBe(crosses);
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each([4, 8, 100, 2 ** 24])('is what exact fractions say, up to %i units from zero', (size) => {
    const level = size < 10 ? height : fc.integer({ min: -size, max: size });
    fc.assert(
      fc.property(
        vectorUpTo(size),
        level,
        vectorUpTo(size),
        level,
        blocks(size, polygonUpTo(size), level),
        (from, low, to, high, some) => {
          expect(isSightBlocked(from, low, to, high, some)).toBe(blockedByTheBook(from, low, to, high, some));
          expect(firstBelow(from, low, to, high, some)).toBe(firstByTheBook(from, low, to, high, some));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is exact where it comes down to the very top as it leaves a block, however far away', () => {
    const part = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(part, part, part, fc.integer({ min: -1, max: 1 }), look, (n, before, after, off, seen) => {
        // Along (4, 3), falling by 1 for each 4 and 3: at the end of the block the height is `after`.
        const at = (along: number, aside: number) => seen.of(v(4 * along - 3 * aside, 3 * along + 4 * aside));
        const block = convexPolygon([at(-n, -1), at(before, -1), at(before, 1), at(-n, 1)]);
        const line = [at(0, 0), before + after, at(before + after, 0), 0] as const;
        expect(passesBelow(...line, block, after + off)).toBe(off > 0);
      }),
    );
  });

  test('is exact where doubles cannot tell its height from the top', () => {
    const far = fc.integer({ min: 8_000_000, max: 2 ** 24 });
    // Short of the far side, so that the slanting one has a length.
    const short = fc.integer({ min: 8_000_000, max: 2 ** 24 - 1 });
    fc.assert(
      fc.property(far, far, short, fc.integer({ min: 1, max: 2 ** 24 }), (long, rise, cut, slant) => {
        // The line comes in over a slanting side, at a fraction whose parts are large.
        const block = convexPolygon([v(cut - 1000, -slant), v(2 ** 24, -slant), v(2 ** 24, slant), v(cut, slant)]);
        const [from, to] = [v(-long, -1), v(long, 1)];
        const begin = partsOf(from, to, [block]).find(({ middle }) => isInsideAt(from, to, middle, block))?.begin;
        if (begin === undefined) return;
        const height = (BigInt(rise) * begin[0]) / begin[1];
        for (const off of [-1n, 0n, 1n, 2n]) {
          const below = isUnder(0, rise, begin, Number(height + off));
          expect(passesBelow(from, 0, to, rise, block, Number(height + off))).toBe(below);
        }
      }),
    );
  });
});

/** Whether the height of a line at a part of the way is below a top. */
function isUnder(fromHeight: number, toHeight: number, [over, under]: Ratio, top: number): boolean {
  return BigInt(fromHeight) * under + BigInt(toHeight - fromHeight) * over < BigInt(top) * under;
}

/** By trying every part of the line, and every top: below it, what is as high or higher is in the way together. */
function blockedByTheBook(from: Vector, low: number, to: Vector, high: number, blocks: readonly Block[]): boolean {
  if (same(from, to)) return false;
  const polygons = blocks.map(({ polygon }) => polygon);
  return partsOf(from, to, polygons).some(({ begin, middle, end }) =>
    blocks.some(({ top }) => {
      const asHigh = blocks.filter((block) => block.top >= top).map(({ polygon }) => polygon);
      const under = [begin, end].some((part) => isUnder(low, high, part, top));
      return under && isInsideAllAt(from, to, middle, asHigh);
    }),
  );
}

/** The first block whose inside has a part with an end below its top. */
function firstByTheBook(from: Vector, low: number, to: Vector, high: number, blocks: readonly Block[]): number {
  if (same(from, to)) return -1;
  const met = blocks.flatMap(({ polygon, top }, index) => {
    const inside = partsOf(from, to, [polygon]).filter(({ middle }) => isInsideAt(from, to, middle, polygon));
    const under = inside.some(({ begin, end }) => [begin, end].some((part) => isUnder(low, high, part, top)));
    const begin = inside[0]?.begin;
    return under && begin !== undefined ? [{ index, begin }] : [];
  });
  met.sort((a, b) => {
    const difference = a.begin[0] * b.begin[1] - b.begin[0] * a.begin[1];
    return difference < 0n ? -1 : difference > 0n ? 1 : a.index - b.index;
  });
  return met[0]?.index ?? -1;
}
