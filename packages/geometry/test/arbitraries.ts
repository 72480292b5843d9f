import fc from 'fast-check';
import { type ConvexPolygon, convexPolygon, type Disc, discAt, MAX_COORDINATE, type Vector } from '../src/index.js';

/** Points of a table of some metres, close ones and coincidences included. */
export const point: fc.Arbitrary<Vector> = fc.oneof(vectorUpTo(30), vectorUpTo(2000), vectorUpTo(100_000));

/** Points as far away as the package takes them. */
export const farPoint: fc.Arbitrary<Vector> = vectorUpTo(MAX_COORDINATE);

/** Points of a small table, on which ties and touches are common. */
export const nearPoint: fc.Arbitrary<Vector> = vectorUpTo(40);

/** Discs that are close enough to matter. */
export const nearDisc: fc.Arbitrary<Disc> = fc
  .tuple(vectorUpTo(120), fc.integer({ min: 0, max: 40 }))
  .map(([at, r]) => discAt(at, r));

export function vectorUpTo(limit: number): fc.Arbitrary<Vector> {
  const coordinate = fc.integer({ min: -limit, max: limit });
  return fc.record({ x: coordinate, y: coordinate });
}

/** A convex polygon: the hull of a handful of points, whenever it has an area. */
export function polygonUpTo(limit: number): fc.Arbitrary<ConvexPolygon> {
  return fc
    .array(vectorUpTo(limit), { minLength: 3, maxLength: 12 })
    .map(hullOf)
    .filter((hull) => hull.length >= 3)
    .map((hull) => convexPolygon(hull));
}

/** The strictly convex hull of some points, by wrapping a string round them. */
function hullOf(points: readonly Vector[]): Vector[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (from: readonly Vector[]): Vector[] => {
    const chain: Vector[] = [];
    for (const p of from) {
      while (chain.length >= 2 && turn(chain[chain.length - 2], chain[chain.length - 1], p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function turn(a: Vector | undefined, b: Vector | undefined, c: Vector): number {
  if (a === undefined || b === undefined) return 1;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** A way of looking at the same table: the eight turns and mirror images of a square. */
export interface Look {
  readonly name: string;
  readonly of: (v: Vector) => Vector;
}

export const LOOKS: readonly Look[] = [
  { name: 'as it is', of: ({ x, y }) => ({ x, y }) },
  { name: 'a quarter turn', of: ({ x, y }) => ({ x: 0 - y, y: x }) },
  { name: 'a half turn', of: ({ x, y }) => ({ x: 0 - x, y: 0 - y }) },
  { name: 'three quarter turns', of: ({ x, y }) => ({ x: y, y: 0 - x }) },
  { name: 'mirrored left to right', of: ({ x, y }) => ({ x: 0 - x, y }) },
  { name: 'mirrored top to bottom', of: ({ x, y }) => ({ x, y: 0 - y }) },
  { name: 'mirrored in one diagonal', of: ({ x, y }) => ({ x: y, y: x }) },
  { name: 'mirrored in the other diagonal', of: ({ x, y }) => ({ x: 0 - y, y: 0 - x }) },
];

export const look: fc.Arbitrary<Look> = fc.constantFrom(...LOOKS);

/** A look followed by a translation: whatever is asked of the moved table has the same answer. */
export const motion: fc.Arbitrary<Look> = fc.tuple(look, vectorUpTo(5000)).map(([seen, shift]) => ({
  name: `${seen.name}, shifted`,
  of: (v: Vector) => {
    const turned = seen.of(v);
    return { x: turned.x + shift.x, y: turned.y + shift.y };
  },
}));

export function moveDisc(motion: Look, disc: Disc): Disc {
  return discAt(motion.of(disc), disc.radius);
}

export function movePolygon(motion: Look, polygon: ConvexPolygon): ConvexPolygon {
  return convexPolygon(polygon.vertices.map(motion.of));
}

/**
 * A point beside a direction, whose parts have no common divisor: the cross product of the point and the direction is
 * `product`, and the point lies no further along than the direction is long.
 */
export function withCross(direction: Vector, product: bigint): Vector {
  const [dx, dy] = [BigInt(direction.x), BigInt(direction.y)];
  const [s, t] = bezout(dx, dy);
  // x·dy − y·dx = product, as s·dx + t·dy = 1; whole directions may be added without changing it.
  const [x, y] = [product * t, -product * s];
  const square = dx * dx + dy * dy;
  const along = x * dx + y * dy;
  const turns = (along - (((along % square) + square) % square)) / square;
  return { x: Number(x - turns * dx), y: Number(y - turns * dy) };
}

/** Whole numbers s and t with s·a + t·b = 1. */
function bezout(a: bigint, b: bigint): readonly [bigint, bigint] {
  let [r, nextR, s, nextS, t, nextT] = [a, b, 1n, 0n, 0n, 1n];
  while (nextR !== 0n) {
    const times = r / nextR;
    [r, nextR] = [nextR, r - times * nextR];
    [s, nextS] = [nextS, s - times * nextS];
    [t, nextT] = [nextT, t - times * nextT];
  }
  return r < 0n ? [-s, -t] : [s, t];
}

/** The greatest common divisor. */
export function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b);
}
