import { mayStay, pathLength } from './path.js';
import { isBlocked } from './sweep.js';
import type { Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';
import { firstWall } from './walls.js';

/** The first steps by which a corner is moved are so small a part of its two legs; the last are single units. */
const FIRST_STEP = 1 / 32;
const MOVES_A_STEP = 4;
const WAYS: readonly Vector[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];
const ROUNDS = 2;
/** Less is not worth a move. */
const WORTH = 1e-6;

/**
 * A legal path between the same ends that is no longer: corners that are not needed left out, the others moved in whole
 * units to where the path is shorter. The path given must be legal in the same area.
 */
export function tighten(points: readonly Vector[], walkArea: WalkArea): readonly Vector[] {
  let tight = withoutNeedless(points, walkArea);
  const moved = tight.slice();
  for (let round = 0; round < ROUNDS && moved.length > 2; round++) {
    for (let i = 1; i < moved.length - 1; i++) moved[i] = pulled(moved, i, walkArea);
    const tighter = withoutNeedless(moved, walkArea);
    // What is shorter by parts of a unit may be longer when every leg is rounded up.
    if (pathLength(tighter) <= pathLength(tight)) tight = tighter;
  }
  return tight;
}

function withoutNeedless(points: readonly Vector[], walkArea: WalkArea): Vector[] {
  const kept: Vector[] = [];
  for (const [i, point] of points.entries()) {
    const last = kept.at(-1);
    const next = points[i + 1];
    const needless = last !== undefined && next !== undefined && isFree(last, next, walkArea);
    if (!needless) kept.push(point);
  }
  return kept;
}

/** A corner, moved by whole units towards shorter legs while both stay free. */
function pulled(points: readonly Vector[], i: number, walkArea: WalkArea): Vector {
  const [before, after] = [points[i - 1], points[i + 1]];
  let at = points[i] ?? { x: 0, y: 0 };
  if (before === undefined || after === undefined) return at;
  let length = bent(before, at, after);
  let step = 1;
  while (step * 2 <= length * FIRST_STEP) step *= 2;
  for (; step >= 1; step /= 2) {
    for (let move = 0; move < MOVES_A_STEP; move++) {
      let better: Vector | undefined;
      for (const way of WAYS) {
        const other = { x: at.x + step * way.x, y: at.y + step * way.y };
        const shorter = bent(before, other, after);
        if (shorter > length - WORTH || !mayStay(other, walkArea)) continue;
        if (!isFree(before, other, walkArea) || !isFree(other, after, walkArea)) continue;
        [better, length] = [other, shorter];
      }
      if (better === undefined) break;
      at = better;
    }
  }
  return at;
}

function bent(a: Vector, b: Vector, c: Vector): number {
  return flat(a, b) + flat(b, c);
}

function flat(a: Vector, b: Vector): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

function isFree(from: Vector, to: Vector, walkArea: WalkArea): boolean {
  const { radius, obstacles, walls } = walkArea;
  return !isBlocked(from, to, radius, obstacles) && (walls === undefined || firstWall(from, to, radius, walls) < 0);
}
