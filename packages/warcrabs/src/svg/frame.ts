import { type Box, clip, ends, type Frame, MARGIN, type Point, WIDTH } from '@tabletop/game/svg';
import type { Vector } from '@tabletop/geometry';
import type { Board } from '../state.js';
import { toUnits } from '../units.js';
import type { WarcrabsView } from '../view.js';
import { RULER_HEIGHT, RULER_WIDTH } from './rulers.js';

/** The table is at most so many pixels high. */
const HIGHEST = 900;
/** Pixels to a unit: a crab is no larger than a thumb. */
const LARGEST_SCALE = 2;
/** What is left free round what is shown: in parts of its length, and at least in units. */
const ROUND = { share: 0.03, least: toUnits(2) };
/** What is shown is at least so high, in units. */
const LOWEST = toUnits(10);

type Shown = Pick<WarcrabsView, 'board' | 'crabs'>;

/**
 * The frame from `top` pixels down, rulers included, that holds what matters: all surfaces and all crabs, where there
 * are no surfaces all obstacles too, and where there is nothing the whole floor. It is as wide as the picture.
 */
export function frameOf(view: Shown, top: number): Frame {
  const places = placesOf(view);
  const [west, east] = ends(places.map(({ x }) => x));
  const [north, south] = ends(places.map(({ y }) => y));
  const round = Math.max(ROUND.least, (east - west) * ROUND.share, (south - north) * ROUND.share);
  const length = east - west + 2 * round;
  const height = Math.max(LOWEST, south - north + 2 * round);
  const room = WIDTH - 2 * MARGIN - RULER_WIDTH;
  const scale = Math.min(LARGEST_SCALE, room / length, HIGHEST / height);
  const area: Box = { x: MARGIN + RULER_WIDTH, y: top + RULER_HEIGHT, width: room, height: Math.ceil(height * scale) };
  const [middle, centre] = [
    { x: (west + east) / 2, y: (north + south) / 2 },
    { x: area.x + area.width / 2, y: area.y + area.height / 2 },
  ];
  const point = ({ x, y }: Point) => ({
    x: centre.x + (x - middle.x) * scale,
    y: centre.y + (y - middle.y) * scale,
  });
  return { area, scale, point, disc: (disc) => ({ ...point(disc), radius: disc.radius * scale }) };
}

function placesOf({ board, crabs }: Shown): readonly Vector[] {
  const { surfaces, obstacles, floor } = board;
  const things = surfaces.length > 0 ? surfaces : obstacles;
  const places = [...things.flatMap(({ corners }) => corners), ...crabs.map(({ at }) => at)];
  return places.length > 0 ? places : floor;
}

/** What the frame shows of the floor, in pixels. */
export function floorShown({ floor }: Pick<Board, 'floor'>, { area, point }: Frame): readonly Point[] {
  return clip(floor.map(point), cornersOf(area));
}

/** Whether something beyond the floor is within the frame: a corner of it is no corner of what is shown of the floor. */
export function isWalled(board: Pick<Board, 'floor'>, frame: Frame): boolean {
  const shown = floorShown(board, frame);
  const isNear = (a: Point, b: Point) => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
  return cornersOf(frame.area).some((corner) => !shown.some((other) => isNear(corner, other)));
}

/** The corners of a box. */
export function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
