import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ceilDistance,
  checkPath,
  convexPolygon,
  type Disc,
  discAt,
  findPath,
  inset,
  MAX_OBSTACLES,
  type Path,
  pathLength,
  pathTo,
  reachable,
  tighten,
  type Vector,
  type WalkArea,
} from '../src/index.js';
import { motion, moveDisc, nearDisc, vectorUpTo } from './arbitraries.js';
import { area, deck, deckOf, fractions, RADIUS } from './decks.js';
import { referenceLength } from './reference-path.js';
import { refusal } from './refusal.js';

const v = (x: number, y: number): Vector => ({ x: x + 0, y: y + 0 });
const around = (obstacles: readonly Disc[]): WalkArea => ({ radius: RADIUS, obstacles });
const onDeck = (obstacles: readonly Disc[]): WalkArea => ({ radius: RADIUS, area, obstacles });

describe('a path that is found', () => {
  test('is straight where nothing is in the way', () => {
    const [from, to] = [v(-200, 55), v(200, 55)];
    expect(findPath(from, to, around([discAt(v(0, 0), 30)]))).toEqual({ points: [from, to], length: 400 });
    expect(findPath(from, from, around([]))).toEqual({ points: [from, from], length: 0 });
  });

  test('leads round a mast, hardly longer than a string would', () => {
    const path = findPath(v(-200, 0), v(200, 0), around([discAt(v(0, 0), 30)]));
    // Two tangents and an arc: 2·√(200² − 55²) + 2·55·asin(55/200) = 415.2.
    expect(path?.length).toBeGreaterThanOrEqual(416);
    expect(path?.length).toBeLessThanOrEqual(421);
  });

  test.each<[string, Disc, Disc]>([
    ['along the axes', discAt(v(0, -50), 25), discAt(v(0, 50), 25)],
    ['askew by three to four', discAt(v(-30, -40), 25), discAt(v(30, 40), 25)],
    ['askew by five to twelve', discAt(v(-25, -60), 40), discAt(v(25, 60), 40)],
    ['of two sizes', discAt(v(0, -60), 35), discAt(v(0, 45), 20)],
  ])('squeezes between two discs that leave just its width, %s', (_, a, b) => {
    const [x, y] = [b.x - a.x, b.y - a.y];
    const wall = [a, b, ...[1, 2, 3].flatMap((k) => [moved(a, -k * x, -k * y), moved(b, k * x, k * y)])];
    const path = findPath(v(4 * y, -4 * x), v(-4 * y, 4 * x), around(wall.map((d) => discAt(d, d.radius))));
    expect(path).toBeDefined();
    expect(path?.length).toBeLessThanOrEqual(8 * Math.hypot(x, y) + 30);
  });

  test('squeezes between a disc and the edge that leave just its width', () => {
    const wall = [75, 100, 150, 200, 250, 300, 350, 395].map((y) => discAt(v(880, y), 25));
    const path = findPath(v(780, 210), v(980, 210), onDeck(wall));
    expect(path?.points.some((p) => p.y === 25)).toBe(true);
    const closed = wall.map((d) => (d.y === 75 ? discAt(v(880, 74), 25) : d));
    expect(findPath(v(780, 210), v(980, 210), onDeck(closed))).toBeUndefined();
  });

  test('squeezes between a disc and an oblique edge', () => {
    // The edge goes along (4, 3); discs stand square to it, the first one 75.4 units away: the way is 0.4 units wide.
    const wedge = inset(convexPolygon([v(-4000, -3000), v(4000, 3000), v(-4000, 9000)]), RADIUS);
    const wall = Array.from({ length: 12 }, (_, k) => discAt(v(-43 - 30 * k, 62 + 40 * k), 25));
    const path = findPath(
      v(-116, -12),
      v(44, 108),
      { radius: RADIUS, area: wedge, obstacles: wall },
      { allowance: 260 },
    );
    expect(path).toBeDefined();
  });

  test('leads out of the narrow space beside a disc, and into it', () => {
    const walkArea = around([discAt(v(0, 0), 25)]);
    for (const [from, to] of [
      [v(46, 20), v(-46, -20)],
      [v(46, 20), v(-300, -120)],
      [v(300, 120), v(-46, -20)],
    ] as const) {
      const path = findPath(from, to, walkArea);
      expect(path?.length).toBeLessThan(ceilDistance(from, to) + 70);
    }
  });

  test('has no more legs than allowed', () => {
    let refused = 0;
    fc.assert(
      fc.property(deck, fc.integer({ min: 1, max: 4 }), ({ from, to, obstacles }, maxLegs) => {
        const path = findPath(from, to, onDeck(obstacles), { maxLegs });
        if (path === undefined) refused++;
        else expect(checkPath(path.points, onDeck(obstacles), { maxLegs })).toBeUndefined();
      }),
      { seed: 5, numRuns: 100 },
    );
    expect(refused).toBeGreaterThan(10);
  });

  test.each<[string, Vector, Vector, WalkArea]>([
    ['the start is taken', v(54, 0), v(200, 0), around([discAt(v(0, 0), 30)])],
    ['the end is taken', v(200, 0), v(54, 0), around([discAt(v(0, 0), 30)])],
    ['the end is outside', v(300, 100), v(300, 24), onDeck([])],
    ['the start is no point', v(0.5, 0), v(200, 0), around([])],
    ['the start is walled in', v(0, 0), v(300, 0), around(ringOfDiscs(v(0, 0), 60, 8, 25))],
  ])('there is none where %s', (_, from, to, walkArea) => {
    expect(findPath(from, to, walkArea)).toBeUndefined();
  });

  test('always passes the check, however crowded the table', () => {
    const crowd = fc.array(nearDisc, { maxLength: 8 });
    fc.assert(
      fc.property(
        vectorUpTo(150),
        vectorUpTo(150),
        crowd,
        fc.integer({ min: 0, max: 25 }),
        (from, to, obstacles, radius) => {
          const path = findPath(from, to, { radius, obstacles });
          if (path !== undefined) expectLegal(path, from, to, { radius, obstacles });
        },
      ),
      { numRuns: 150 },
    );
  });

  test('passes the check at the very edge of the allowance, and is not promised a unit below', () => {
    let [bent, kept] = [0, 0];
    fc.assert(
      fc.property(deck, ({ from, to, obstacles }) => {
        const walkArea = onDeck(obstacles);
        const path = findPath(from, to, walkArea);
        if (path === undefined) return;
        expectLegal(path, from, to, walkArea);
        const exact = findPath(from, to, walkArea, { allowance: path.length });
        if (path.points.length > 2) bent++;
        if (exact !== undefined) {
          expect(exact.length).toBeLessThanOrEqual(path.length);
          expectLegal(exact, from, to, walkArea);
          if (path.points.length > 2) kept++;
        }
        const less = findPath(from, to, walkArea, { allowance: path.length - 1 });
        expect(less === undefined || less.length < path.length).toBe(true);
      }),
      { seed: 7, numRuns: 100 },
    );
    expect(kept).toBe(bent);
  });

  test('is the same whatever the order of the obstacles', () => {
    fc.assert(
      fc.property(deck, fc.nat(), ({ from, to, obstacles }, turn) => {
        const k = turn % obstacles.length;
        const other = [...obstacles.slice(k), ...obstacles.slice(0, k)].reverse();
        expect(findPath(from, to, onDeck(other))).toEqual(findPath(from, to, onDeck(obstacles)));
      }),
      { seed: 17, numRuns: 100 },
    );
  });

  test('moves with the table, and is about as long in every mirror image and backwards', () => {
    fc.assert(
      fc.property(deck, motion, vectorUpTo(5000), ({ from, to, obstacles }, moved, shift) => {
        const path = findPath(from, to, around(obstacles));
        const move = (p: Vector) => v(p.x + shift.x, p.y + shift.y);
        const shifted = findPath(move(from), move(to), around(obstacles.map((d) => discAt(move(d), d.radius))));
        expect(shifted).toEqual(path && { points: path.points.map(move), length: path.length });
        const seen = findPath(moved.of(from), moved.of(to), around(obstacles.map((d) => moveDisc(moved, d))));
        const back = findPath(to, from, around(obstacles));
        for (const other of [seen, back]) {
          expect(other === undefined).toBe(path === undefined);
          if (path && other) expect(Math.abs(other.length - path.length)).toBeLessThanOrEqual(4 + path.length / 50);
        }
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  test('does not change what it is given', () => {
    const { from, to, obstacles } = deckOf(fractions(3));
    const walkArea = onDeck(obstacles);
    const before = JSON.stringify([from, to, walkArea]);
    findPath(from, to, walkArea);
    reachable(from, 360, walkArea);
    expect(JSON.stringify([from, to, walkArea])).toBe(before);
  });

  test('on three hundred decks is within 4 % of a visibility graph, and found wherever discs three units larger allow', () => {
    let [bent, measured] = [0, 0];
    for (let seed = 0; seed < 300; seed++) {
      const { from, to, obstacles } = deckOf(fractions(seed));
      const path = findPath(from, to, onDeck(obstacles));
      if (path === undefined) {
        expect(referenceLength(from, to, RADIUS, area, obstacles, 3), `deck ${seed}`).toBeUndefined();
        continue;
      }
      expectLegal(path, from, to, onDeck(obstacles));
      if (path.points.length > 2) bent++;
      // Nothing is shorter than the straight line: what is close to that needs no other comparison.
      if (path.length <= 1.04 * ceilDistance(from, to)) continue;
      const optimum = referenceLength(from, to, RADIUS, area, obstacles);
      if (optimum === undefined) continue;
      measured++;
      expect(path.length / optimum, `deck ${seed}`).toBeLessThan(1.04);
    }
    expect(bent).toBeGreaterThan(150);
    expect(measured).toBeGreaterThan(15);
  });

  test('is on average within 0.6 % of the visibility graph, where it is not straight', () => {
    const excesses: number[] = [];
    for (let seed = 0; excesses.length < 80; seed++) {
      const { from, to, obstacles } = deckOf(fractions(seed));
      const path = findPath(from, to, onDeck(obstacles));
      if (path === undefined || path.points.length === 2) continue;
      const optimum = referenceLength(from, to, RADIUS, area, obstacles);
      if (optimum !== undefined) excesses.push(path.length / optimum - 1);
    }
    expect(excesses.reduce((sum, excess) => sum + excess, 0) / excesses.length).toBeLessThan(0.006);
  });

  test('around more obstacles than the limit is refused', () => {
    const many = Array.from({ length: MAX_OBSTACLES + 1 }, () => discAt(v(0, 0), 30));
    expect(refusal(() => findPath(v(-100, 0), v(100, 0), around(many))).code).toBe('too-many-obstacles');
    expect(refusal(() => reachable(v(-100, 0), 360, around(many))).code).toBe('too-many-obstacles');
    expect(findPath(v(-100, 0), v(100, 0), around(many.slice(1)))).toBeDefined();
  });

  test('in a maze that has no way out, the search ends', () => {
    const walls = [...ringOfDiscs(v(900, 5000), 120, 16, 25), ...grid(15)];
    expect(findPath(v(51, 51), v(900, 5000), around(walls))).toBeUndefined();
  });

  test('is given up where it would need more legs than the limit, however many narrow gates there are', () => {
    const corner = v(16 * 103 + 60, Math.round(16 * 103 * 0.9));
    expect(findPath(v(-100, -100), corner, around(grid(16)))).toBeUndefined();
    const within = reachable(v(-100, -100), 600, around(grid(16))).at(-1);
    expect(within?.legs).toBeGreaterThan(3);
    expect(findPath(v(-100, -100), within?.at ?? corner, around(grid(16)))).toBeDefined();
  });
});

describe('what can be reached', () => {
  test('begins with the start, and is legal, within the allowance and nearest first', () => {
    fc.assert(
      fc.property(deck, fc.integer({ min: 0, max: 360 }), ({ from, obstacles }, allowance) => {
        const walkArea = onDeck(obstacles);
        const places = reachable(from, allowance, walkArea);
        expect(places[0]).toEqual({ at: from, length: 0, left: allowance, legs: 0, previous: null });
        let last = 0;
        for (const place of places) {
          const points = pathTo(place);
          expect(points.at(0)).toEqual(from);
          expect(points.at(-1)).toEqual(place.at);
          expect(checkPath(points, walkArea, { allowance, maxLegs: 31 })).toBeUndefined();
          expect([pathLength(points), points.length - 1]).toEqual([place.length, place.legs]);
          expect(place.left).toBe(allowance - place.length);
          expect(place.length).toBeGreaterThanOrEqual(last);
          last = place.length;
        }
      }),
      { numRuns: 50 },
    );
  });

  test('and a straight leg from there lead to wherever a path is found, hardly longer', () => {
    fc.assert(
      fc.property(deck, ({ from, to, obstacles }) => {
        const walkArea = onDeck(obstacles);
        const path = findPath(from, to, walkArea);
        if (path === undefined || path.length > 500) return;
        const lengths = reachable(from, 560, walkArea)
          .filter((place) => checkPath([place.at, to], walkArea) === undefined)
          .map((place) => place.length + ceilDistance(place.at, to));
        expect(Math.min(...lengths)).toBeLessThanOrEqual(path.length * 1.02 + 4);
      }),
      { numRuns: 100 },
    );
  });

  test('includes what is exactly as far as the allowance, around an obstacle that begins beyond it', () => {
    const walkArea = around([discAt(v(0, 0), 25)]);
    const [first] = reachable(v(-200, 0), 360, walkArea).slice(1);
    expect(first?.length).toBeLessThan(200);
    const lengths = (allowance: number) => reachable(v(-200, 0), allowance, walkArea).map((place) => place.length);
    expect(lengths(first?.length ?? 0)).toContain(first?.length);
    expect(lengths((first?.length ?? 0) - 1)).toEqual([0]);
  });

  test('is nothing where the disc may not stand', () => {
    expect(reachable(v(54, 0), 360, around([discAt(v(0, 0), 30)]))).toEqual([]);
    expect(reachable(v(55, 0), 360, around([discAt(v(0, 0), 30)]), { maxLegs: 0 })).toEqual([]);
  });

  test.each([-1, 0.5, Number.NaN, -0, Number.POSITIVE_INFINITY])('within %f is refused', (bad) => {
    expect(refusal(() => reachable(v(0, 0), bad, around([]))).code).toBe('invalid-length');
  });
});

describe('a path pulled tight', () => {
  test('is legal, between the same ends, and no longer', () => {
    fc.assert(
      fc.property(deck, fc.integer({ min: 100, max: 600 }), ({ from, obstacles }, allowance) => {
        const walkArea = onDeck(obstacles);
        for (const place of reachable(from, allowance, walkArea)) {
          const points = pathTo(place);
          const tight = tighten(points, walkArea);
          expect([tight.at(0), tight.at(-1)]).toEqual([from, place.at]);
          expect(checkPath(tight, walkArea)).toBeUndefined();
          expect(pathLength(tight)).toBeLessThanOrEqual(pathLength(points));
        }
      }),
      { numRuns: 30 },
    );
  });
});

function expectLegal(path: Path, from: Vector, to: Vector, walkArea: WalkArea): void {
  expect(checkPath(path.points, walkArea)).toBeUndefined();
  expect(pathLength(path.points)).toBe(path.length);
  expect([path.points.at(0), path.points.at(-1)]).toEqual([from, to]);
}

/** Rows of discs set off against one another, three units more than a disc's width between any two. */
function grid(rows: number): Disc[] {
  return Array.from({ length: 16 * rows }, (_, i) => {
    const [row, column] = [Math.floor(i / 16), i % 16];
    return discAt(v(column * 103 + (row % 2) * 51, Math.floor(row * 103 * 0.8661)), 25);
  });
}

function moved(disc: Disc, x: number, y: number): Disc {
  return discAt(v(disc.x + x, disc.y + y), disc.radius);
}

function ringOfDiscs(centre: Vector, distance: number, count: number, radius: number): Disc[] {
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    const at = v(Math.round(centre.x + distance * Math.cos(angle)), Math.round(centre.y + distance * Math.sin(angle)));
    return discAt(at, radius);
  });
}
