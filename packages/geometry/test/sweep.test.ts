import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilSquareRoot } from '../src/exact.js';
import {
  add,
  cross,
  type Disc,
  discAt,
  displacement,
  firstBlocker,
  firstContact,
  isBlocked,
  type Vector,
} from '../src/index.js';
import {
  divisor,
  farPoint,
  look,
  motion,
  moveDisc,
  nearDisc,
  nearPoint,
  vectorUpTo,
  withCross,
} from './arbitraries.js';
import { comesNearer, distanceToWay } from './by-the-book.js';
import { refusal } from './refusal.js';

const discs = fc.array(nearDisc, { maxLength: 6 });
const radius = fc.integer({ min: 0, max: 30 });
const spot = vectorUpTo(150);

describe('a disc that moves straight', () => {
  const mast = discAt({ x: 0, y: 0 }, 30);
  test.each([
    ['past, touching', { x: -200, y: 55 }, { x: 200, y: 55 }, false],
    ['past, a unit too near', { x: -200, y: 54 }, { x: 200, y: 54 }, true],
    ['up to it', { x: -200, y: 0 }, { x: -55, y: 0 }, false],
    ['a unit too far', { x: -200, y: 0 }, { x: -54, y: 0 }, true],
    ['away from it', { x: -55, y: 0 }, { x: -200, y: 0 }, false],
    ['through it', { x: -200, y: 1 }, { x: 200, y: -1 }, true],
    ['nowhere, touching', { x: 33, y: 44 }, { x: 33, y: 44 }, false],
    ['nowhere, on it', { x: 33, y: 43 }, { x: 33, y: 43 }, true],
    ['out of it', { x: 10, y: 10 }, { x: 400, y: 400 }, true],
    ['askew, touching', { x: 33 - 400, y: 44 + 300 }, { x: 33 + 400, y: 44 - 300 }, false],
    ['askew, a unit too near', { x: 33 - 400, y: 43 + 300 }, { x: 33 + 400, y: 43 - 300 }, true],
    ['round a side, turning by one unit', { x: -55, y: -100 }, { x: -54, y: 100 }, true],
  ])('%s', (_, from, to, blocked) => {
    expect(isBlocked(from, to, 25, [mast])).toBe(blocked);
    expect(isBlocked(to, from, 25, [mast])).toBe(blocked);
    expect(firstBlocker(from, to, 25, [discAt({ x: 1000, y: 0 }, 5), mast])).toBe(blocked ? 1 : -1);
  });

  test('is blocked exactly when its way comes nearer than the two radii', () => {
    fc.assert(
      fc.property(spot, spot, radius, nearDisc, (from, to, r, obstacle) => {
        const expected = comesNearer(from, to, obstacle, r + obstacle.radius);
        expect(isBlocked(from, to, r, [obstacle])).toBe(expected);
      }),
      { numRuns: 250 },
    );
  });

  test('is blocked exactly also at the ends of the range, touching and one unit to either side', () => {
    fc.assert(
      fc.property(farPoint, farPoint, farPoint, fc.integer({ min: -1, max: 1 }), (from, to, point, off) => {
        const reach = Math.round(distanceToWay(from, to, point)) + off;
        if (reach < 0 || reach > 2 ** 24) return;
        expect(isBlocked(from, to, 0, [discAt(point, reach)])).toBe(comesNearer(from, to, point, reach));
      }),
      { numRuns: 150 },
    );
  });

  test('may touch, exactly, however long its way, and one unit nearer it may not', () => {
    const far = fc.integer({ min: 1, max: 400_000 });
    fc.assert(
      fc.property(far, far, far, look, (along, more, m, seen) => {
        // A way along (4, 3), and a point beside it whose distance, 5·m along (−3, 4), is whole.
        const from = { x: 0, y: 0 };
        const to = { x: 4 * (along + more), y: 3 * (along + more) };
        const point = { x: 4 * along - 3 * m, y: 3 * along + 4 * m };
        const nearer = { x: point.x + 1, y: point.y };
        const blocked = (at: Vector): boolean => isBlocked(seen.of(from), seen.of(to), 0, [discAt(seen.of(at), 5 * m)]);
        expect([blocked(point), blocked(nearer)]).toEqual([false, true]);
      }),
      { numRuns: 100 },
    );
  });

  test('is blocked exactly where doubles cannot tell its distance from the two radii', () => {
    const far = fc.integer({ min: 4_000_000, max: 16_000_000 });
    const directions = fc.record({ x: far, y: far }).filter(({ x, y }) => divisor(x, y) === 1);
    fc.assert(
      fc.property(directions, far, fc.integer({ min: -1, max: 1 }), (to, reach, off) => {
        // The cross product that is nearest to the reach times the length of the way.
        const square = BigInt(to.x) ** 2n + BigInt(to.y) ** 2n;
        const product = ceilSquareRoot(BigInt(reach) ** 2n * square) + BigInt(off);
        const point = withCross(to, product);
        expect(BigInt(cross(point, to))).toBe(product);
        const blocked = product * product < BigInt(reach) ** 2n * square;
        expect(isBlocked({ x: 0, y: 0 }, to, 0, [discAt(point, reach)])).toBe(blocked);
      }),
      { numRuns: 250 },
    );
  });

  test('is as blocked the other way, and in every mirror image and translation', () => {
    fc.assert(
      fc.property(spot, spot, radius, discs, motion, (from, to, r, obstacles, moved) => {
        const blocked = isBlocked(from, to, r, obstacles);
        const there = obstacles.map((obstacle) => moveDisc(moved, obstacle));
        expect(isBlocked(to, from, r, obstacles)).toBe(blocked);
        expect(isBlocked(moved.of(from), moved.of(to), r, there)).toBe(blocked);
      }),
    );
  });
});

describe('a disc that moves until contact [T-ROUND]', () => {
  test.each<[string, Vector, readonly Disc[], number]>([
    ['nothing in the way', { x: 1, y: 0 }, [], 160],
    ['a base ahead', { x: 1, y: 0 }, [discAt({ x: 100, y: 0 }, 30)], 40],
    ['a base ahead, however far it points', { x: 70, y: 0 }, [discAt({ x: 100, y: 0 }, 30)], 40],
    ['a base that it passes, touching', { x: 1, y: 0 }, [discAt({ x: 100, y: 60 }, 30)], 160],
    ['a base that it would graze', { x: 1, y: 0 }, [discAt({ x: 100, y: 59 }, 30)], 89],
    ['a base just within the limit', { x: 1, y: 0 }, [discAt({ x: 219, y: 0 }, 30)], 159],
    ['a base at the limit', { x: 1, y: 0 }, [discAt({ x: 220, y: 0 }, 30)], 160],
    ['a base that it touches, ahead', { x: 1, y: 0 }, [discAt({ x: 60, y: 0 }, 30)], 0],
    ['a base that it touches, behind', { x: 1, y: 0 }, [discAt({ x: -60, y: 0 }, 30)], 160],
    ['a base that it touches, aside', { x: 1, y: 0 }, [discAt({ x: 0, y: 60 }, 30)], 160],
    ['a base that it stands on', { x: 1, y: 0 }, [discAt({ x: -59, y: 0 }, 30)], 0],
    ['two bases', { x: 1, y: 0 }, [discAt({ x: 130, y: 0 }, 30), discAt({ x: 100, y: 30 }, 30)], 48],
    ['no direction', { x: 0, y: 0 }, [], 160],
  ])('%s', (_, direction, obstacles, length) => {
    const travel = firstContact({ x: 0, y: 0 }, direction, 160, 30, obstacles);
    expect(travel).toEqual({ length, at: displacement(direction, length) });
  });

  const direction = nearPoint.filter(({ x, y }) => x !== 0 || y !== 0);
  const limit = fc.integer({ min: 0, max: 200 });

  test('never ends in or passes through another disc, and could not go a unit further', () => {
    fc.assert(
      fc.property(spot, direction, limit, radius, discs, (from, towards, most, r, obstacles) => {
        const { length, at } = firstContact(from, towards, most, r, obstacles);
        expect(at).toEqual(add(from, displacement(towards, length)));
        if (isBlocked(from, from, r, obstacles)) {
          expect(length).toBe(0);
          return;
        }
        expect(isBlocked(from, at, r, obstacles)).toBe(false);
        if (length > 0) expect(rayBlocked(from, towards, length, r, obstacles)).toBe(false);
        // A limit a little further off than where it stops changes nothing.
        if (length < most) expect(firstContact(from, towards, length + 1, r, obstacles)).toEqual({ length, at });
        // Every longer length fails: its rounded way is blocked, or the exact ray is, as a walk far along it shows.
        for (let longer = length + 1; longer <= most; longer++) {
          const end = add(from, displacement(towards, longer));
          expect(isBlocked(from, end, r, obstacles) || rayBlocked(from, towards, longer, r, obstacles)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('goes on to exact contact, neither a unit less nor one more', () => {
    const part = fc.integer({ min: 1, max: 40_000 });
    fc.assert(
      fc.property(part, part, look, (n, t, seen) => {
        // Along (4, 3), past a point 5·n aside that must be kept 13·n away: contact is 12·n before it.
        const [along, direction] = [12 * n + 5 * t, seen.of({ x: 4, y: 3 })];
        const point = { x: (4 * along) / 5 - 3 * n, y: (3 * along) / 5 + 4 * n };
        if (!Number.isInteger(point.x) || !Number.isInteger(point.y)) return;
        const way = firstContact({ x: 0, y: 0 }, direction, along, 0, [discAt(seen.of(point), 13 * n)]);
        expect(way).toEqual({ length: 5 * t, at: seen.of({ x: 4 * t, y: 3 * t }) });
      }),
      { numRuns: 400 },
    );
  });

  test('goes as far in every mirror image and translation', () => {
    fc.assert(
      fc.property(
        spot,
        direction,
        limit,
        radius,
        discs,
        look,
        nearPoint,
        (from, towards, most, r, discs, seen, shift) => {
          const moved = { name: seen.name, of: (v: Vector) => add(seen.of(v), shift) };
          const here = firstContact(from, towards, most, r, discs);
          const there = firstContact(
            moved.of(from),
            seen.of(towards),
            most,
            r,
            discs.map((d) => moveDisc(moved, d)),
          );
          expect(there).toEqual({ length: here.length, at: moved.of(here.at) });
        },
      ),
    );
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, -0])('no limit of %f', (bad) => {
    expect(refusal(() => firstContact({ x: 0, y: 0 }, { x: 1, y: 0 }, bad, 1, [])).code).toBe('invalid-length');
  });
});

/** Whether the exact ray of some length comes nearer than allowed, give or take a rounding. */
function rayBlocked(
  from: Vector,
  towards: Vector,
  length: number,
  radius: number,
  obstacles: readonly Disc[],
): boolean {
  const size = Math.hypot(towards.x, towards.y);
  const to = { x: from.x + (towards.x / size) * length, y: from.y + (towards.y / size) * length };
  return obstacles.some((obstacle) => distanceToWay(from, to, obstacle) < radius + obstacle.radius - 1e-9);
}
