import { type Box, type Circle, type Frame, MARGIN, type Point, WIDTH } from '@tabletop/game/svg';
import type { Cell, Grid } from '@tabletop/geometry/grid';

/** The room above the map for the letters of its columns, and to its left for the numbers of its rows, in pixels. */
export const RULER_HEIGHT = 20;
export const RULER_WIDTH = 26;

/** The map is at most so many pixels high. */
const HIGHEST = 900;
/** What is shown is at least so high: beside the flattest map there is room for labels. */
const LOWEST = 72;
/** The most pixels to a space. */
const LARGEST = 48;

/** How a map is laid onto a picture: a unit of the frame is a space, whose upper left corner has its column and row. */
export interface MapFrame extends Frame {
  /** The map itself; `area` reaches from one side of the picture to the other. */
  readonly map: Box;
}

/**
 * The frame of a map from `top` pixels down, rulers included, as large as the width of the picture allows. Spaces are
 * whole pixels wide, so that all of them are drawn alike.
 */
export function frameOf({ columns, rows }: Grid, top: number): MapFrame {
  const room = WIDTH - 2 * MARGIN;
  const scale = Math.floor(Math.min(LARGEST, (room - RULER_WIDTH) / columns, HIGHEST / rows));
  const [width, height] = [columns * scale, rows * scale];
  const area: Box = { x: MARGIN, y: top + RULER_HEIGHT, width: room, height: Math.max(LOWEST, height) };
  const map: Box = {
    x: area.x + RULER_WIDTH + Math.floor((room - RULER_WIDTH - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  };
  const point = ({ x, y }: Point) => ({ x: map.x + x * scale, y: map.y + y * scale });
  return { area, map, scale, point, disc: (disc) => ({ ...point(disc), radius: disc.radius * scale }) };
}

/** A disc in the middle of a space, in pixels; its radius in parts of a space. */
export function discIn({ column, row }: Cell, radius: number, { disc }: Pick<MapFrame, 'disc'>): Circle {
  return disc({ x: column + 0.5, y: row + 0.5, radius });
}

/** The rectangle that some spaces fill, in pixels. */
export function boxOf({ column, row }: Cell, { columns, rows }: Grid, { point, scale }: MapFrame): Box {
  return { ...point({ x: column, y: row }), width: columns * scale, height: rows * scale };
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
