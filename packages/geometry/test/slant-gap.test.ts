import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilSquareRoot } from '../src/exact.js';
import { ceilGap, ceilSlantGap, compareSlantGap, type Disc, discAt, gapWithin, slantGapWithin } from '../src/index.js';
import { farPoint, LOOKS, motion, moveDisc, nearDisc } from './arbitraries.js';

/** 2^24, the end of the range. */
const END = 16_777_216;

describe('the straight line between the edges of two upright discs', () => {
  const small = discAt({ x: 0, y: 0 }, 12);
  test.each<[string, Disc, number, number]>([
    ['touching on the level', discAt({ x: 24, y: 0 }, 12), 0, 0],
    ['overlapping on the level', discAt({ x: 5, y: 0 }, 12), 0, 0],
    ['one right above the other', small, 576, 576],
    ['touching in plan, one above', discAt({ x: 0, y: 24 }, 12), 16, 16],
    ['apart on the level, by an inch', discAt({ x: 40, y: 0 }, 12), 0, 16],
    ['apart by 3 and 4', discAt({ x: 24 + 3, y: 0 }, 12), 4, 5],
    ['apart by 24 askew, and 7', discAt({ x: 36, y: 48 }, 24), 7, 25],
    ['a desk away: 5, 12 and 13 times 48', discAt({ x: 24 + 240, y: 0 }, 12), 576, 624],
    ['of a disc and a point: 3 and 4', discAt({ x: 15, y: 0 }, 0), 4, 5],
    ['from end to end of the range', discAt({ x: END, y: END }, 1), END, 29_058_980],
  ])('%s', (_, other, rise, length) => {
    for (const { of } of LOOKS) {
      const [a, b] = [discAt(of(small), small.radius), discAt(of(other), other.radius)];
      for (const up of [rise, -rise]) {
        expect([ceilSlantGap(a, b, up), ceilSlantGap(b, a, up)]).toEqual([length, length]);
        expect([length - 1, length, length + 1].map((limit) => slantGapWithin(a, b, up, limit))).toEqual([
          false,
          true,
          true,
        ]);
      }
    }
  });

  test.each([
    ['exactly 2 inches', 24 + 32, 0, 32, 0],
    ['a sixteenth less than 2 inches', 24 + 31, 0, 32, -1],
    ['a sixteenth more than 2 inches', 24 + 33, 0, 32, 1],
    ['exactly 15, with a rise of 9', 24 + 12, 9, 15, 0],
    ['a rise alone, exactly', 0, -15, 15, 0],
    ['a rise that is too much alone', 0, 16, 15, 1],
    ['a rise of just the limit, and a gap', 25, 15, 15, 1],
    ['nothing against nothing', 24, 0, 0, 0],
    ['something against nothing', 25, 0, 0, 1],
    ['nothing against a negative limit', 0, 0, -1, 1],
    ['a negative limit that the rise exceeds as well', 0, 5, -9, 1],
    ['any against the greatest limit', END, END, Number.MAX_SAFE_INTEGER, -1],
  ])('%s', (_, x, rise, limit, sign) => {
    const [a, b] = [small, discAt({ x, y: 0 }, 12)];
    expect(Math.sign(compareSlantGap(a, b, rise, limit))).toBe(sign);
    expect(Math.sign(compareSlantGap(b, a, -rise, limit))).toBe(sign);
    expect(slantGapWithin(a, b, rise, limit)).toBe(sign <= 0);
  });

  const rise = fc.integer({ min: -60, max: 60 });
  const limit = fc.integer({ min: -2, max: 200 });

  test('is the same from either disc, up or down, in every mirror image and translation', () => {
    fc.assert(
      fc.property(nearDisc, nearDisc, rise, limit, motion, (a, b, up, most, moved) => {
        const sign = Math.sign(compareSlantGap(a, b, up, most));
        const [c, d] = [moveDisc(moved, a), moveDisc(moved, b)];
        const others = [
          compareSlantGap(b, a, up, most),
          compareSlantGap(c, d, up, most),
          compareSlantGap(d, c, -up, most),
        ];
        expect(others.map(Math.sign)).toEqual([sign, sign, sign]);
        expect([ceilSlantGap(b, a, -up), ceilSlantGap(c, d, up)]).toEqual([
          ceilSlantGap(a, b, up),
          ceilSlantGap(a, b, up),
        ]);
      }),
    );
  });

  test('is the gap where there is no rise, and never less than either leg', () => {
    fc.assert(
      fc.property(nearDisc, nearDisc, rise, limit, (a, b, up, most) => {
        expect(slantGapWithin(a, b, 0, most)).toBe(gapWithin(a, b, most));
        expect(ceilSlantGap(a, b, 0)).toBe(ceilGap(a, b));
        expect(ceilSlantGap(a, b, up)).toBeGreaterThanOrEqual(Math.max(Math.abs(up), ceilGap(a, b)));
      }),
    );
  });

  test('rounded up, it decides every whole limit', () => {
    fc.assert(
      fc.property(nearDisc, nearDisc, rise, limit, (a, b, up, most) => {
        expect(slantGapWithin(a, b, up, most)).toBe(ceilSlantGap(a, b, up) <= most);
      }),
    );
  });

  test.each([40, 2000, END])('is what exact squares say, up to %i units from zero', (size) => {
    const at = fc.integer({ min: -size, max: size });
    const disc = fc.record({ x: at, y: at, radius: fc.integer({ min: 0, max: size }) });
    fc.assert(
      fc.property(disc, disc, at, at, fc.integer({ min: -2, max: 2 }), (a, b, low, high, off) => {
        const near = ceilSlantGap(a, b, high - low) + off;
        for (const most of [near, Math.abs(low)]) {
          expect(Math.sign(compareSlantGap(a, b, high - low, most))).toBe(byTheBook(a, b, high - low, most));
        }
      }),
      { numRuns: 250 },
    );
  });

  test('is exact for the rises that come nearest to the limit, to either side', () => {
    fc.assert(
      fc.property(
        farPoint,
        farPoint,
        fc.integer({ min: 0, max: 2 * END }),
        fc.integer({ min: 0, max: 2 * END }),
        (a, b, radii, most) => {
          // The rise for which the line is as near as can be to the limit: √(limit² − gap²), and its neighbours.
          const reach = Math.min(radii, Math.floor(Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))));
          const [r, s] = [Math.floor(reach / 2), Math.ceil(reach / 2)];
          const [one, other] = [discAt(a, r), discAt(b, s)];
          const gap = BigInt(ceilGap(one, other));
          const up = Number(ceilSquareRoot(BigInt(most) ** 2n - gap * gap));
          for (const rise of [up - 1, up, up + 1]) {
            expect(Math.sign(compareSlantGap(one, other, rise, most))).toBe(byTheBook(one, other, rise, most));
          }
        },
      ),
      { numRuns: 250 },
    );
  });

  test('is exact at right triangles of any size, and a unit to either side of them', () => {
    const part = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(part, part, fc.integer({ min: 0, max: 8_000_000 }), (m, n, radius) => {
        const [up, along, length] = [Math.abs(m * m - n * n), 2 * m * n, m * m + n * n];
        const [a, b] = [discAt({ x: 0, y: 0 }, radius), discAt({ x: along + radius + 7, y: 0 }, 7)];
        const signs = [length - 1, length, length + 1].map((limit) => Math.sign(compareSlantGap(a, b, up, limit)));
        expect(signs).toEqual([1, 0, -1]);
        expect(ceilSlantGap(a, b, up)).toBe(length);
      }),
    );
  });
});

/** The sign of the length less the limit, by bracketing the root of the square of the distance ever more closely. */
function byTheBook(a: Disc, b: Disc, rise: number, limit: number): number {
  const [dx, dy, up] = [BigInt(a.x - b.x), BigInt(a.y - b.y), BigInt(rise)];
  const [reach, most] = [BigInt(a.radius + b.radius), BigInt(limit)];
  if (most < 0n) return 1;
  const square = dx * dx + dy * dy;
  // With so many binary digits after the point, two different sides of the comparison are always told apart.
  const fine = 1n << 200n;
  const floor = (squared: bigint): bigint => {
    const ceil = ceilSquareRoot(squared);
    return ceil * ceil === squared ? ceil : ceil - 1n;
  };
  const [low, high] = [floor(square * fine * fine), ceilSquareRoot(square * fine * fine)];
  const signOf = (distance: bigint): number => {
    const gap = distance > reach * fine ? distance - reach * fine : 0n;
    const difference = gap * gap + up * up * fine * fine - most * most * fine * fine;
    return difference > 0n ? 1 : difference < 0n ? -1 : 0;
  };
  // An irrational root lies strictly between; where the length is exactly the limit, the two say so on either side.
  const [least, greatest] = [signOf(low), signOf(high)];
  return least === greatest ? least : 0;
}
