import { firstBelow, isSightBlocked, type Vector } from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { WarcrabsState } from '../state.js';
import { comesToBox } from './box.js';
import { footingAt, type Ground, groundOf } from './ground.js';

/** A place in space to be seen: a point in plan, and a footing. */
interface Eye {
  readonly at: Vector;
  readonly height: number;
}

function eyeAt(at: Vector, ground: Ground): Eye {
  return { at, height: footingAt(ground, at) + ground.crabHeight };
}

/**
 * Whether a crab at one place is seen from another: the straight line one crab height above the two footings passes
 * nowhere inside the outline of something solid and below its top. Touching a corner or a side does not block it;
 * surfaces block it by house rules alone, crabs and paper never. The same from either end.
 *
 * @rule W-SIGHT
 * @rule W-COVER
 */
export function canSee(
  { board }: Pick<WarcrabsState, 'board'>,
  from: Vector,
  to: Vector,
  rules: Pick<Rules, 'crabRadius' | 'crabHeight' | 'surfacesBlock'>,
): boolean {
  const ground = groundOf(board, rules);
  const blocks = (rules.surfacesBlock ? ground.blocks : ground.solids).filter(({ box }) => comesToBox(box, from, to));
  const [one, other] = [eyeAt(from, ground), eyeAt(to, ground)];
  return !isSightBlocked(one.at, one.height, other.at, other.height, blocks);
}

/**
 * The paper that a flame from one place to another strikes first, by its place in the board's list of obstacles: it lies
 * across the line as a solid obstacle would, and is not gone. Undefined where there is none.
 *
 * @rule W-PAPER
 */
export function paperBetween(
  { board, burnt }: Pick<WarcrabsState, 'board' | 'burnt'>,
  from: Vector,
  to: Vector,
  rules: Pick<Rules, 'crabRadius' | 'crabHeight'>,
): number | undefined {
  const ground = groundOf(board, rules);
  const papers = ground.papers.filter(({ obstacle }) => !burnt.includes(obstacle));
  const [one, other] = [eyeAt(from, ground), eyeAt(to, ground)];
  return papers[firstBelow(one.at, one.height, other.at, other.height, papers)]?.obstacle;
}
