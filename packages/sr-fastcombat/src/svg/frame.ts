import { ends, type Frame, frameAround } from '@tabletop/game/svg';
import { discAt } from '@tabletop/geometry';
import type { Board } from '../state.js';

/** The table is at most so many pixels high. */
const HIGHEST = 900;
/** Pixels to a unit: a base of 1 cm is no larger than a coin. */
const LARGEST_SCALE = 1;
/** What is left free round the board for the numbers at its edges, in parts of its length, and at least in pixels. */
const ROUND = { share: 0.036, least: 26 };

/** The frame that holds the whole board, from `top` pixels down. */
export function frameOf({ corners }: Pick<Board, 'corners'>, top: number): Frame {
  const [west, east] = ends(corners.map(({ x }) => x));
  const [north, south] = ends(corners.map(({ y }) => y));
  const round = Math.max((east - west) * ROUND.share, (south - north) * ROUND.share, ROUND.least / LARGEST_SCALE);
  const shown = corners.map((corner) => discAt(corner, round));
  return frameAround(shown, { top, largestScale: LARGEST_SCALE, highest: HIGHEST });
}
