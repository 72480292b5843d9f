import type { HalfPlane } from './inset.js';
import type { Grown, Neck } from './neck.js';
import { ringOf } from './ring.js';
import type { Vector } from './vector.js';

/** What an obstacle turns towards a narrow place: how far it comes, and from where to where it is wide. */
interface Face {
  readonly near: number;
  readonly first: number;
  readonly last: number;
  readonly reach: number;
}

/** Corners this much further back are still part of a face; where doubles say that something does not fit, they may err. */
const FLAT = 1;
const DOUBT = 1e-6;

/** The narrow place between a wall and another obstacle that leaves a way, but none by their rings. */
export function neckBesideWall(one: Grown, other: Grown): Neck | undefined {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const span = one.ring.span + other.ring.span;
  if (x * x + y * y >= span * span) return undefined;
  const towards = shortestStep(cornersOf(one), cornersOf(other));
  const distance = Math.sqrt(towards.x * towards.x + towards.y * towards.y);
  const spare = distance - one.reach - other.reach;
  if (spare < 0 - DOUBT || spare >= Math.max(excessOf(one), excessOf(other)) || distance === 0) return undefined;
  const direction = { x: towards.x / distance, y: towards.y / distance };
  const back = { x: 0 - direction.x, y: 0 - direction.y };
  const facing = faceOf(other, back);
  // Seen from the other side, distances and widths have the other sign.
  const opposite = { ...facing, near: 0 - facing.near, first: 0 - facing.last, last: 0 - facing.first };
  return neckBetweenFaces(faceOf(one, direction), opposite, direction);
}

/** The narrow place between a wall and an edge of the area that leaves a way, but none by its ring. */
export function neckOfWallAtEdge(wall: Grown, { x, y, least }: HalfPlane): Neck | undefined {
  const length = Math.sqrt(x * x + y * y);
  const direction = { x: 0 - x / length, y: 0 - y / length };
  const face = faceOf(wall, direction);
  const spare = 0 - least / length - face.near - wall.reach;
  if (spare < 0 - DOUBT || spare >= excessOf(wall)) return undefined;
  const edge = { near: 0 - least / length, first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY, reach: 0 };
  return neckBetweenFaces(face, edge, direction);
}

function neckBetweenFaces(one: Face, other: Face, direction: Vector): Neck {
  const height = (one.near + one.reach + other.near - other.reach) / 2;
  const [first, last] = [Math.max(one.first, other.first), Math.min(one.last, other.last)];
  const middle = (first + last) / 2;
  const [alongX, alongY] = [direction.y, 0 - direction.x];
  return {
    x: direction.x * height + alongX * middle,
    y: direction.y * height + alongY * middle,
    alongX,
    alongY,
    depth: Math.max(0, last - first) / 2 + Math.sqrt(10 * Math.max(one.reach, other.reach)),
  };
}

function faceOf(grown: Grown, direction: Vector): Face {
  const corners = cornersOf(grown);
  const near = Math.max(...corners.map(({ x, y }) => direction.x * x + direction.y * y));
  const widths = corners
    .filter(({ x, y }) => direction.x * x + direction.y * y >= near - FLAT)
    .map(({ x, y }) => direction.y * x - direction.x * y);
  return { near, first: Math.min(...widths), last: Math.max(...widths), reach: grown.reach };
}

/** How much further out than need be the corners of a ring lie at most. */
function excessOf({ wall, ring, reach }: Grown): number {
  if (reach === 0) return 0;
  return (wall === null ? ring : ringOf(reach)).span - reach;
}

function cornersOf(grown: Grown): readonly Vector[] {
  return grown.wall === null ? [grown] : grown.wall.vertices;
}

/** The shortest step from one convex shape to another, as nearly as doubles tell. */
function shortestStep(one: readonly Vector[], other: readonly Vector[]): Vector {
  let best = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY };
  const offer = (x: number, y: number): void => {
    if (x * x + y * y < best.x * best.x + best.y * best.y) best = { x, y };
  };
  for (const corner of one) eachStep(corner, other, offer);
  for (const corner of other) eachStep(corner, one, (x, y) => offer(0 - x, 0 - y));
  return best;
}

/** The shortest steps from a point to each side of a shape. */
function eachStep(from: Vector, shape: readonly Vector[], offer: (x: number, y: number) => void): void {
  let last = shape.at(-1) ?? from;
  for (const corner of shape) {
    const [dx, dy] = [corner.x - last.x, corner.y - last.y];
    const [x, y] = [last.x - from.x, last.y - from.y];
    const part = Math.min(1, Math.max(0, (0 - x * dx - y * dy) / (dx * dx + dy * dy || 1)));
    offer(x + dx * part, y + dy * part);
    last = corner;
  }
}
