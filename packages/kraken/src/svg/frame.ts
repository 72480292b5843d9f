import { type Disc, discAt, type Vector } from '@tabletop/geometry';
import type { Tentacle, Vessel } from '../state.js';
import { toUnits } from '../units.js';
import type { Box } from './boxes.js';

/** The width of the picture, in pixels. */
export const WIDTH = 800;
/** What is left free at the sides. */
export const MARGIN = 16;

/** How the table is laid onto the picture. */
export interface Frame {
  /** The sea, in pixels. */
  readonly sea: Box;
  /** Pixels to a unit. */
  readonly scale: number;
  /** A disc of the table in pixels. */
  disc(disc: Disc): Disc;
  point(at: Vector): Vector;
}

/** How far out of the hull's box a tentacle is still shown in its place, in units. */
const FAR = toUnits(15);
/** The least sea around the hull, in units. */
const NEAR = toUnits(3);
/** The least sea around a tentacle, in units. */
const ROUND = toUnits(1.5);
const HIGHEST = 900;
const LARGEST_SCALE = 0.8;

/** Where a tentacle is shown: in its place or, when it is too far away, at the edge of what is shown. */
export function shownAt(
  { hull }: Vessel,
  { at }: Pick<Tentacle, 'at'>,
): { readonly at: Vector; readonly isFar: boolean } {
  const [west, east] = ends(hull.map(({ x }) => x));
  const [north, south] = ends(hull.map(({ y }) => y));
  const shown = {
    x: Math.max(west - FAR, Math.min(east + FAR, at.x)),
    y: Math.max(north - FAR, Math.min(south + FAR, at.y)),
  };
  return { at: shown, isFar: shown.x !== at.x || shown.y !== at.y };
}

/** The frame that holds the hull and every tentacle as it is shown, from `top` pixels down. */
export function frameOf(vessel: Vessel, bases: readonly Disc[], top: number): Frame {
  const around = (disc: Disc, room: number) => ({ ...disc, radius: disc.radius + room });
  const shown = [
    ...vessel.hull.map((corner) => discAt(corner, NEAR)),
    ...bases.map((base) => around({ ...shownAt(vessel, { at: base }).at, radius: base.radius }, ROUND)),
  ];
  const [west, east] = ends(shown.flatMap(({ x, radius }) => [x - radius, x + radius]));
  const [north, south] = ends(shown.flatMap(({ y, radius }) => [y - radius, y + radius]));
  const room = WIDTH - 2 * MARGIN;
  const scale = Math.min(LARGEST_SCALE, room / (east - west), HIGHEST / (south - north));
  const left = (WIDTH - (east - west) * scale) / 2;
  const sea = { x: MARGIN, y: top, width: room, height: Math.ceil((south - north) * scale) };
  const point = ({ x, y }: Vector) => ({ x: left + (x - west) * scale, y: top + (y - north) * scale });
  return { sea, scale, point, disc: (disc) => discAt(point(disc), disc.radius * scale) };
}

function ends(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
