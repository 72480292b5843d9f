import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compareAngle45, compareAngle90, quarterTurn, scale, type Vector } from '../src/index.js';
import { look, vectorUpTo } from './arbitraries.js';

const v = (x: number, y: number): Vector => ({ x, y });
const signs = (facing: Vector, way: Vector) =>
  [compareAngle45(facing, way), compareAngle90(facing, way)].map(Math.sign);

/** The eight ways a piece may face along the grid and its diagonals. */
const FACINGS = [v(1, 0), v(1, 1), v(0, 1), v(-1, 1), v(-1, 0), v(-1, -1), v(0, -1), v(1, -1)];

describe('the angle between a facing and a way', () => {
  // In units of the facing, ahead and aside.
  test.each<[string, number, number, number, number]>([
    ['straight ahead', 100, 0, -1, -1],
    ['a hair less than 45°', 100, 99, -1, -1],
    ['exactly 45°', 100, 100, 0, -1],
    ['a hair more than 45°', 100, 101, 1, -1],
    ['a hair less than 90°', 1, 100, 1, -1],
    ['exactly 90°', 0, 100, 1, 0],
    ['a hair more than 90°', -1, 100, 1, 1],
    ['exactly 135°', -100, 100, 1, 1],
    ['right behind', -100, 0, 1, 1],
    ['nowhere', 0, 0, 0, 0],
  ])('%s', (_, ahead, aside, to45, to90) => {
    for (const facing of FACINGS) {
      for (const side of [aside, -aside]) {
        const way = add(scale(facing, ahead), scale(quarterTurn(facing), side));
        expect(signs(facing, way)).toEqual([to45, to90]);
        expect(signs(way, facing)).toEqual([to45, to90]);
      }
    }
  });

  test('of a facing that has no length is none', () => {
    expect([compareAngle45(v(0, 0), v(5, 2)), compareAngle90(v(0, 0), v(5, 2))]).toEqual([0, 0]);
  });

  test('is the same in every turn and mirror image, whichever is the facing, and however long the two are', () => {
    const factor = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(vectorUpTo(40), vectorUpTo(40), look, factor, factor, (facing, way, seen, n, m) => {
        expect(signs(scale(seen.of(way), n), scale(seen.of(facing), m))).toEqual(signs(facing, way));
      }),
    );
  });

  test.each([6, 2 ** 17, 2 ** 25])('is what squares in BigInt say, for facings up to %i', (size) => {
    fc.assert(
      fc.property(vectorUpTo(size), vectorUpTo(2 ** 25), fc.integer({ min: -1, max: 1 }), (facing, far, off) => {
        const half = vectorOf(add(facing, quarterTurn(facing)), off);
        for (const way of [far, half, scale(half, -1)]) expect(signs(facing, way)).toEqual(byTheBook(facing, way));
      }),
      { numRuns: 150 },
    );
  });
});

/** A vector that is a unit off. */
function vectorOf({ x, y }: Vector, off: number): Vector {
  return { x, y: y + off };
}

/** By the cosine: dot = |a|·|b|·cos, whose square at 45° is a half. */
function byTheBook(a: Vector, b: Vector): readonly number[] {
  const [ax, ay, bx, by] = [BigInt(a.x), BigInt(a.y), BigInt(b.x), BigInt(b.y)];
  const product = ax * bx + ay * by;
  const squares = (ax * ax + ay * ay) * (bx * bx + by * by);
  const beyond45 = squares - 2n * product * product;
  const sign = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0);
  return [product <= 0n && squares > 0n ? 1 : sign(beyond45), 0 - sign(product)];
}
