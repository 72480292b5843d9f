import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConvexPolygon,
  ceilDistance,
  checkPath,
  convexPolygon,
  type Disc,
  discAt,
  findPath,
  inset,
  MAX_OBSTACLES,
  MAX_WALL_CORNERS,
  type Path,
  pathLength,
  pathTo,
  reachable,
  tighten,
  type Vector,
  type WalkArea,
} from '../src/index.js';
import { motion, moveDisc, movePolygon, nearDisc, polygonUpTo, vectorUpTo } from './arbitraries.js';
import { fractions } from './decks.js';
import { referenceLength } from './reference-path.js';
import { refusal } from './refusal.js';
import { barOf, type Room, roomOf } from './rooms.js';

const RADIUS = 20;
const v = (x: number, y: number): Vector => ({ x: x + 0, y: y + 0 });
const box = (x: number, y: number, wide: number, high: number): ConvexPolygon =>
  convexPolygon([v(x, y), v(x + wide, y), v(x + wide, y + high), v(x, y + high)]);
const among = (walls: readonly ConvexPolygon[], obstacles: readonly Disc[] = []): WalkArea => ({
  radius: RADIUS,
  obstacles,
  walls,
});
const room: fc.Arbitrary<Room> = fc.integer().map((seed) => roomOf(fractions(seed)));

describe('a path that is found among walls', () => {
  test('is straight where it touches a wall alone', () => {
    const [from, to] = [v(-200, 60), v(300, 60)];
    expect(findPath(from, to, among([box(0, 0, 100, 40)]))).toEqual({ points: [from, to], length: 500 });
  });

  test('leads round the end of a bar, hardly longer than a string would', () => {
    const path = findPath(v(0, -100), v(0, 100), among([box(-500, -5, 600, 10)]));
    // Twice straight to the round end of radius 20 about (100, ±5), twice the arc there, and 10: 321.2.
    expect(path?.length).toBeGreaterThanOrEqual(322);
    expect(path?.length).toBeLessThanOrEqual(327);
  });

  test('leads out of a dead end and round it', () => {
    const walls = [box(0, 0, 10, 300), box(0, 300, 300, 10), box(300, 0, 10, 310)];
    const [from, to] = [v(150, 250), v(150, 400)];
    const path = findPath(from, to, among(walls));
    expectLegal(path, from, to, among(walls));
    const optimum = referenceLength(from, to, RADIUS, inset(box(-500, -500, 1500, 1500), 0), [], 0, walls);
    expect(path?.length).toBeLessThan(1.01 * (optimum ?? 0));
  });

  test.each<[string, Vector, Vector]>([
    ['along the axes', v(5, 0), v(0, -1)],
    ['along the other axis', v(0, 5), v(1, 0)],
    ['askew by three to four', v(3, 4), v(1, 0)],
    ['askew by four to three, backwards', v(4, -3), v(-1, 0)],
  ])('leads through a door just as wide as the disc, and none a unit less, %s', (_, way, nearer) => {
    // Wings stand square to the way, four and sixty times its length of 5 to either side of it.
    const at = (along: number, aside: number): Vector =>
      v(along * way.x - aside * way.y, along * way.y + aside * way.x);
    const wing = (side: number) =>
      convexPolygon([at(0, 4 * side), at(0, 60 * side), at(3, 60 * side), at(3, 4 * side)]);
    const [from, to, limits] = [at(-20, 5), at(20, 0), { allowance: 220 }];
    expect(checkPath([from, to], among([wing(1)]))).toMatchObject({ reason: 'walled' });
    expectLegal(findPath(from, to, among([wing(1), wing(-1)]), limits), from, to, among([wing(1), wing(-1)]));
    expect(findPath(from, to, among([shifted(wing(1), nearer), wing(-1)]), limits)).toBeUndefined();
  });

  test('leads through a long narrow way between two walls askew', () => {
    const way = v(300, 170);
    const walls = [-1, 1].map((side) => barOf(v(side * -26, side * 46), way, 400, 32));
    const [from, to] = [v(-500, -200), v(500, 340)];
    const path = findPath(from, to, among(walls), { allowance: 1200 });
    expectLegal(path, from, to, among(walls));
    // Round about would be much longer.
    expect(path?.points.length).toBeGreaterThan(2);
  });

  test.each<[string, Disc, boolean]>([
    ['just as wide as it', discAt(v(0, 70), 30), true],
    ['a unit less', discAt(v(0, 69), 30), false],
  ])('leads between a wall and a disc that leave a way %s', (_, disc, found) => {
    const walls = [box(-50, -500, 100, 500), box(-20, 90, 40, 500)];
    const path = findPath(v(-200, 10), v(200, -10), among(walls, [disc]), { allowance: 440 });
    expect(path !== undefined).toBe(found);
  });

  test.each<[string, number, boolean]>([
    ['just as wide as it', 40, true],
    ['a unit less', 39, false],
  ])('leads between a wall and the edge that leave a way %s', (_, gap, found) => {
    const table = box(0, 0, 1000, 400);
    const wall = convexPolygon([v(480, 400), v(500, gap), v(520, 400)]);
    const walkArea = { ...among([wall]), area: inset(table, RADIUS) };
    expect(findPath(v(300, 200), v(700, 200), walkArea) !== undefined).toBe(found);
  });

  test('leads past an oblique edge that leaves just its width', () => {
    const table = convexPolygon([v(-4000, -3000), v(4000, 3000), v(-4000, 9000)]);
    // The tip of the wall lies 40 units from the edge along (4, 3), and the wall goes square to it.
    const wall = convexPolygon([v(-24, 32), v(-284, 462), v(-364, 402)]);
    const walkArea = { ...among([wall]), area: inset(table, RADIUS) };
    const [from, to, limits] = [v(-200, -80), v(150, 200), { allowance: 480 }];
    expectLegal(findPath(from, to, walkArea, limits), from, to, walkArea);
    expect(findPath(from, to, { ...walkArea, walls: [shifted(wall, v(1, 0))] }, limits)).toBeUndefined();
  });

  test('leads to a place that touches a wall askew, from behind it, and back', () => {
    const walkArea = among([convexPolygon([v(0, 0), v(400, 300), v(406, 292), v(6, -8)])]);
    const [from, to] = [v(250, 100), v(188, 166)];
    expectLegal(findPath(from, to, walkArea), from, to, walkArea);
    expectLegal(findPath(to, from, walkArea), to, from, walkArea);
  });

  test('leads a point along the sides of walls, and between two that touch at a corner', () => {
    const walls = [box(0, 0, 50, 50), box(50, 50, 50, 50)];
    const point: WalkArea = { radius: 0, obstacles: [], walls };
    expect(findPath(v(40, 60), v(60, 40), point)?.points).toEqual([v(40, 60), v(60, 40)]);
    expect(findPath(v(0, 100), v(90, 0), point)?.points).toEqual([v(0, 100), v(50, 50), v(90, 0)]);
    expect(findPath(v(25, 0), v(25, 50), { ...point, walls: walls.slice(0, 1) })?.length).toBe(100);
  });

  test.each<[string, Vector, Vector, WalkArea]>([
    ['the start is in a wall', v(50, 20), v(500, 0), among([box(0, 0, 100, 40)])],
    ['the end is on a wall', v(500, 0), v(50, 59), among([box(0, 0, 100, 40)])],
    ['it is walled in', v(0, 0), v(500, 0), among(cage(v(0, 0), 100))],
  ])('there is none where %s', (_, from, to, walkArea) => {
    expect(findPath(from, to, walkArea)).toBeUndefined();
    expect(findPath(to, from, walkArea)).toBeUndefined();
  });

  test('always passes the check, however crowded the table', () => {
    const spot = vectorUpTo(150);
    const walls = fc.array(
      fc.tuple(polygonUpTo(60), spot).map(([wall, at]) => shifted(wall, at)),
      { maxLength: 4 },
    );
    const radius = fc.integer({ min: 0, max: 25 });
    fc.assert(
      fc.property(spot, spot, walls, fc.array(nearDisc, { maxLength: 4 }), radius, (from, to, shapes, discs, r) => {
        const walkArea = { radius: r, obstacles: discs, walls: shapes };
        const path = findPath(from, to, walkArea);
        if (path !== undefined) expectLegal(path, from, to, walkArea);
      }),
      { numRuns: 150 },
    );
  });

  test('passes the check at the very edge of the allowance, and is not promised a unit below', () => {
    let bent = 0;
    fc.assert(
      fc.property(room, ({ from, to, walkArea }) => {
        const path = findPath(from, to, walkArea);
        if (path === undefined) return;
        expectLegal(path, from, to, walkArea);
        if (path.points.length > 2) bent++;
        const exact = findPath(from, to, walkArea, { allowance: path.length });
        expect(exact?.length).toBeLessThanOrEqual(path.length);
        const less = findPath(from, to, walkArea, { allowance: path.length - 1 });
        expect(less === undefined || less.length < path.length).toBe(true);
      }),
      { seed: 7, numRuns: 100 },
    );
    expect(bent).toBeGreaterThan(30);
  });

  test('is the same whatever the order of the walls and discs, and from whichever corner a wall is drawn', () => {
    fc.assert(
      fc.property(room, fc.nat(), fc.boolean(), ({ from, to, walkArea }, turn, back) => {
        const { walls, obstacles } = walkArea;
        const redrawn = walls.map(({ vertices }) => {
          const corners = turned(vertices, turn);
          return convexPolygon(back ? [...corners].reverse() : corners);
        });
        const other = { ...walkArea, walls: turned(redrawn, turn), obstacles: [...obstacles].reverse() };
        expect(findPath(from, to, other)).toEqual(findPath(from, to, walkArea));
      }),
      { seed: 17, numRuns: 100 },
    );
  });

  test('is the same whatever the order of walls about one point', () => {
    const walls = [
      convexPolygon([v(-12, -48), v(12, -24), v(12, 48), v(-12, 24)]),
      convexPolygon([v(-29, -31), v(29, -48), v(29, 31), v(-29, 48)]),
      convexPolygon([v(-41, -16), v(41, -37), v(41, 16), v(-41, 37)]),
    ];
    const ask = (order: readonly ConvexPolygon[]) => [
      findPath(v(187, 69), v(-13, -113), among(order)),
      reachable(v(187, 69), 300, among(order)),
    ];
    for (let turn = 0; turn < 3; turn++) {
      expect(ask(turned(walls, turn))).toEqual(ask(walls));
      expect(ask([...turned(walls, turn)].reverse())).toEqual(ask(walls));
    }
  });

  test('moves with the table, and is about as long in every mirror image and backwards', () => {
    fc.assert(
      fc.property(room, motion, vectorUpTo(5000), ({ from, to, walkArea }, moved, shift) => {
        const { walls, obstacles } = walkArea;
        const path = findPath(from, to, among(walls, obstacles));
        const seenThrough = (of: (p: Vector) => Vector): Path | undefined => {
          const look = { name: '', of };
          const there = among(
            walls.map((wall) => movePolygon(look, wall)),
            obstacles.map((disc) => moveDisc(look, disc)),
          );
          return findPath(of(from), of(to), there);
        };
        const shiftedBy = (p: Vector): Vector => v(p.x + shift.x, p.y + shift.y);
        expect(seenThrough(shiftedBy)).toEqual(path && { points: path.points.map(shiftedBy), length: path.length });
        for (const other of [seenThrough(moved.of), findPath(to, from, among(walls, obstacles))]) {
          expect(other === undefined).toBe(path === undefined);
          if (path && other) expect(Math.abs(other.length - path.length)).toBeLessThanOrEqual(4 + path.length / 50);
        }
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  test('does not change what it is given', () => {
    const { from, to, walkArea } = roomOf(fractions(3));
    const before = JSON.stringify([from, to, walkArea]);
    findPath(from, to, walkArea);
    reachable(from, 400, walkArea);
    expect(JSON.stringify([from, to, walkArea])).toBe(before);
  });

  test('in random rooms is within 2 % of a visibility graph, and found wherever one three units wider is', () => {
    const excesses: number[] = [];
    for (let seed = 0; seed < 200; seed++) {
      const { from, to, walkArea } = roomOf(fractions(seed));
      const { area = inset(box(0, 0, 1, 1), 0), obstacles, walls } = walkArea;
      const path = findPath(from, to, walkArea);
      if (path === undefined) {
        expect(referenceLength(from, to, RADIUS, area, obstacles, 3, walls), `room ${seed}`).toBeUndefined();
        continue;
      }
      // Nothing is shorter than the straight line: what is close to that needs no other comparison.
      if (path.length <= 1.1 * ceilDistance(from, to) || excesses.length >= 10) continue;
      const optimum = referenceLength(from, to, RADIUS, area, obstacles, 0, walls);
      if (optimum !== undefined) excesses.push(path.length / optimum - 1);
    }
    expect(excesses).toHaveLength(10);
    expect(Math.max(...excesses)).toBeLessThan(0.02);
    expect(excesses.reduce((sum, excess) => sum + excess, 0) / excesses.length).toBeLessThan(0.006);
  });

  test('around more discs and walls, or more corners, than the limits is refused', () => {
    const many = Array.from({ length: MAX_OBSTACLES - 1 }, (_, i) => box(0, 10 * i, 9, 9));
    const [from, to] = [v(-100, 50), v(100, 50)];
    const disc = discAt(v(50, 0), 5);
    expect(findPath(from, to, among(many, [disc]))).toBeDefined();
    expect(refusal(() => findPath(from, to, among(many, [disc, disc]))).code).toBe('too-many-obstacles');
    expect(refusal(() => reachable(from, 50, among(many, [disc, disc]))).code).toBe('too-many-obstacles');
    const corners = Array.from({ length: MAX_WALL_CORNERS / 32 }, () => gon(v(0, 50), 32));
    const [west, east] = [v(-1000, 50), v(1000, 50)];
    expect(findPath(west, east, among(corners))).toBeDefined();
    const more = refusal(() => findPath(west, east, among([...corners, box(0, 0, 9, 9)])));
    expect(more.problems).toMatchObject([{ path: ['walls'], details: { count: MAX_WALL_CORNERS + 4 } }]);
  });

  test('in a city that has no way to the goal, the search ends', () => {
    const blocks = Array.from({ length: 15 * 16 }, (_, i) =>
      box((i % 16) * 103 + (Math.floor(i / 16) % 2) * 51, Math.floor(i / 16) * 103, 60, 60),
    );
    expect(findPath(v(-50, -50), v(5000, 5000), among([...blocks, ...cage(v(5000, 5000), 100)]))).toBeUndefined();
  });
});

describe('what can be reached among walls', () => {
  test('is legal, within the allowance, nearest first, and may be pulled tight', () => {
    fc.assert(
      fc.property(room, fc.integer({ min: 0, max: 420 }), ({ from, walkArea }, allowance) => {
        const places = reachable(from, allowance, walkArea);
        expect(places[0]).toEqual({ at: from, length: 0, left: allowance, legs: 0, previous: null });
        let last = 0;
        for (const place of places) {
          const points = pathTo(place);
          expect(checkPath(points, walkArea, { allowance, maxLegs: 31 })).toBeUndefined();
          expect([pathLength(points), points.length - 1]).toEqual([place.length, place.legs]);
          expect(place.length).toBeGreaterThanOrEqual(last);
          last = place.length;
          const tight = tighten(points, walkArea);
          expect([tight.at(0), tight.at(-1)]).toEqual([from, place.at]);
          expect(checkPath(tight, walkArea)).toBeUndefined();
          expect(pathLength(tight)).toBeLessThanOrEqual(place.length);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('and a straight leg from there lead to wherever a path is found, hardly longer', () => {
    fc.assert(
      fc.property(room, ({ from, to, walkArea }) => {
        const path = findPath(from, to, walkArea);
        if (path === undefined || path.length > 500) return;
        const lengths = reachable(from, 560, walkArea)
          .filter((place) => checkPath([place.at, to], walkArea) === undefined)
          .map((place) => place.length + ceilDistance(place.at, to));
        expect(Math.min(...lengths)).toBeLessThanOrEqual(path.length * 1.02 + 6);
      }),
      { numRuns: 60 },
    );
  });
});

function expectLegal(path: Path | undefined, from: Vector, to: Vector, walkArea: WalkArea): void {
  expect(path).toBeDefined();
  if (path === undefined) return;
  expect(checkPath(path.points, walkArea)).toBeUndefined();
  expect(pathLength(path.points)).toBe(path.length);
  expect([path.points.at(0), path.points.at(-1)]).toEqual([from, to]);
}

/** Four walls that close a square off. */
function cage({ x, y }: Vector, half: number): readonly ConvexPolygon[] {
  const long = 2 * half + 10;
  return [
    box(x - half, y - half, long, 10),
    box(x - half, y + half, long, 10),
    box(x - half, y - half, 10, long),
    box(x + half, y - half, 10, long),
  ];
}

function gon(centre: Vector, corners: number): ConvexPolygon {
  return convexPolygon(
    Array.from({ length: corners }, (_, k) => {
      const angle = (2 * Math.PI * (k + 0.3)) / corners;
      return v(Math.round(centre.x + 900 * Math.cos(angle)), Math.round(centre.y + 900 * Math.sin(angle)));
    }),
  );
}

function shifted(wall: ConvexPolygon, by: Vector): ConvexPolygon {
  return convexPolygon(wall.vertices.map(({ x, y }) => v(x + by.x, y + by.y)));
}

function turned<Item>(items: readonly Item[], by: number): readonly Item[] {
  const k = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(k), ...items.slice(0, k)];
}
