import type { Box, Circle, Point } from './boxes.js';
import { MARGIN, WIDTH } from './picture.js';

/** How a table is laid onto a picture. */
export interface Frame {
  /** What is shown of the table, in pixels. */
  readonly area: Box;
  /** Pixels to a unit of the table. */
  readonly scale: number;
  /** A disc of the table in pixels. */
  disc(disc: Circle): Circle;
  /** A point of the table in pixels. */
  point(at: Point): Point;
}

/** How large a table is drawn. */
export interface FrameOptions {
  /** Where it begins, in pixels from the top of the picture. */
  readonly top: number;
  /** The most pixels to a unit. */
  readonly largestScale: number;
  /** The most pixels from its upper to its lower end. */
  readonly highest: number;
}

/** The frame that holds all of some discs, as large as the width of the picture and the options allow, in the middle. */
export function frameAround(shown: readonly Circle[], { top, largestScale, highest }: FrameOptions): Frame {
  const [west, east] = ends(shown.flatMap(({ x, radius }) => [x - radius, x + radius]));
  const [north, south] = ends(shown.flatMap(({ y, radius }) => [y - radius, y + radius]));
  const room = WIDTH - 2 * MARGIN;
  const scale = Math.min(largestScale, room / (east - west), highest / (south - north));
  const left = (WIDTH - (east - west) * scale) / 2;
  const area = { x: MARGIN, y: top, width: room, height: Math.ceil((south - north) * scale) };
  const point = ({ x, y }: Point) => ({ x: left + (x - west) * scale, y: top + (y - north) * scale });
  return { area, scale, point, disc: (disc) => ({ ...point(disc), radius: disc.radius * scale }) };
}

/** The least and the greatest of some numbers. */
export function ends(values: readonly number[]): readonly [least: number, greatest: number] {
  return [Math.min(...values), Math.max(...values)];
}
