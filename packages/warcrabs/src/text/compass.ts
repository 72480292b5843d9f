import type { Vector } from '@tabletop/geometry';

/** A direction on the table as it lies before its reader, north up. */
interface Point {
  readonly name: string;
  readonly arrow: string;
}

const NORTH_WEST: Point = { name: 'north-west', arrow: '↖' };
const NORTH: Point = { name: 'north', arrow: '↑' };
const NORTH_EAST: Point = { name: 'north-east', arrow: '↗' };
const WEST: Point = { name: 'west', arrow: '←' };
const NOWHERE: Point = { name: 'nowhere', arrow: '·' };
const EAST: Point = { name: 'east', arrow: '→' };
const SOUTH_WEST: Point = { name: 'south-west', arrow: '↙' };
const SOUTH: Point = { name: 'south', arrow: '↓' };
const SOUTH_EAST: Point = { name: 'south-east', arrow: '↘' };

/** The rows run down the table, as its y does. */
const ROSE: readonly (readonly [Point, Point, Point])[] = [
  [NORTH_WEST, NORTH, NORTH_EAST],
  [WEST, NOWHERE, EAST],
  [SOUTH_WEST, SOUTH, SOUTH_EAST],
];

/** The nearest of the eight points of the compass, in words: 'north-east'. Upwards in a picture is north. */
export function compass(direction: Vector): string {
  return pointOf(direction).name;
}

/** The same as an arrow of one character. */
export function arrow(direction: Vector): string {
  return pointOf(direction).arrow;
}

/** Exact: between two points of the compass, at 22.5°, there is no vector of whole numbers. */
function pointOf({ x, y }: Vector): Point {
  const [width, height] = [Math.abs(x), Math.abs(y)];
  const greater = Math.max(width, height);
  // tan 22.5° is √2 − 1: the smaller part counts where both together are more than √2 times the greater.
  const isDiagonal = (width + height) * (width + height) > 2 * greater * greater;
  const sign = (part: number, size: number) => (size === 0 || (size < greater && !isDiagonal) ? 0 : Math.sign(part));
  return ROSE[sign(y, height) + 1]?.[sign(x, width) + 1] ?? NOWHERE;
}
