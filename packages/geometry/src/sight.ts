import { compareProducts } from './exact.js';
import { compareFractions, type Fraction } from './fraction.js';
import type { ConvexPolygon } from './polygon.js';
import { type Stretch, type StretchIn, shared, stretchIn } from './stretch.js';
import { same, type Vector } from './vector.js';

/** Something upright on the table that may stand in a line of sight: its outline in plan, and the height of its top. */
export interface Block {
  readonly polygon: ConvexPolygon;
  readonly top: number;
}

/** A stretch of a line in a block, and the height of its top. */
interface Passed {
  readonly stretch: Stretch;
  readonly top: number;
}

/**
 * Whether any part of the straight line between two points at heights that lies, in plan, inside a convex polygon is
 * below `top`. Only an inside of some length counts: a line may touch a corner, run along a side, or go straight up and
 * down, and what is exactly at `top` is not below.
 *
 * Exact for coordinates and heights up to `MAX_COORDINATE`; the order of the ends does not matter.
 */
export function passesBelow(
  from: Vector,
  fromHeight: number,
  to: Vector,
  toHeight: number,
  polygon: ConvexPolygon,
  top: number,
): boolean {
  return chordBelow(from, fromHeight, to, toHeight, { polygon, top }) !== undefined;
}

/**
 * The index of the first of some blocks that the straight line between two points at heights passes below the top of,
 * each by itself: see {@link passesBelow}. The first is the one whose inside begins first, seen from `from`; of several
 * that begin together, the first in the list. −1 for none. Exact as {@link passesBelow} is.
 */
export function firstBelow(
  from: Vector,
  fromHeight: number,
  to: Vector,
  toHeight: number,
  blocks: readonly Block[],
): number {
  let first = -1;
  let nearest: Fraction | undefined;
  for (const [i, block] of blocks.entries()) {
    const begin = chordBelow(from, fromHeight, to, toHeight, block)?.begin;
    if (begin === undefined || (nearest !== undefined && compareFractions(begin, nearest) >= 0)) continue;
    [first, nearest] = [i, begin];
  }
  return first;
}

/**
 * Whether some blocks are in the way of the straight line between two points at heights: it passes below the top of one,
 * as {@link passesBelow} says, or runs along the seam of two that meet along their sides, one to the left and one to the
 * right, below the lower of their tops.
 *
 * Exact as {@link passesBelow} is; the orders of the ends and of the blocks do not matter.
 */
export function isSightBlocked(
  from: Vector,
  fromHeight: number,
  to: Vector,
  toHeight: number,
  blocks: readonly Block[],
): boolean {
  const [left, right]: [Passed[], Passed[]] = [[], []];
  for (const { polygon, top } of blocks) {
    const stretch = stretchUnder(from, fromHeight, to, toHeight, { polygon, top });
    if (stretch?.where === 'inside' && isBelow(stretch, fromHeight, toHeight, top)) return true;
    if (stretch?.where === 'left') left.push({ stretch, top });
    if (stretch?.where === 'right') right.push({ stretch, top });
  }
  return left.some((one) =>
    right.some((other) =>
      shared([one.stretch], [other.stretch]).some((seam) =>
        isBelow(seam, fromHeight, toHeight, Math.min(one.top, other.top)),
      ),
    ),
  );
}

/** The stretch of a line inside a block, where some of it is below the top. */
function chordBelow(from: Vector, fromHeight: number, to: Vector, toHeight: number, block: Block): Stretch | undefined {
  const stretch = stretchUnder(from, fromHeight, to, toHeight, block);
  if (stretch?.where !== 'inside' || !isBelow(stretch, fromHeight, toHeight, block.top)) return undefined;
  return stretch;
}

/** The stretch of a line in a block, unless no end of the line is below the top: then nothing of it is. */
function stretchUnder(
  from: Vector,
  fromHeight: number,
  to: Vector,
  toHeight: number,
  { polygon, top }: Block,
): StretchIn | undefined {
  if (Math.min(fromHeight, toHeight) >= top || same(from, to)) return undefined;
  return stretchIn(from, to, polygon);
}

/** Whether any of a stretch of a line is below `top`: as the line is straight, then one of its ends is. */
function isBelow({ begin, end }: Stretch, fromHeight: number, toHeight: number, top: number): boolean {
  const rise = toHeight - fromHeight;
  const { over, under } = rise >= 0 ? begin : end;
  return compareProducts(rise, over, top - fromHeight, under) < 0;
}
