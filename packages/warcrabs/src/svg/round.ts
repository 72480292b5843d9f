import type { Circle, Point } from '@tabletop/game/svg';

/** How often a quarter of a circle is halved: the corners of a polygon that looks round at any size of a picture. */
const HALVINGS = 4;

/** A direction of length 1. */
export function unit({ x, y }: Point): Point {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
}

/** A direction turned by a quarter, clockwise on the picture. */
export function clockwise({ x, y }: Point): Point {
  return { x: -y, y: x };
}

/** A direction turned by half. */
export function opposite({ x, y }: Point): Point {
  return { x: -x, y: -y };
}

/** The direction half way between two others that are no half turn apart. */
export function halfWay(a: Point, b: Point): Point {
  return unit({ x: a.x + b.x, y: a.y + b.y });
}

/** A circle as a polygon. */
export function round(circle: Circle): readonly Point[] {
  return rim(circle, [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ]).slice(1);
}

/** The part of a disc between the first and the last of some directions, none more than a quarter from the next. */
export function sector(circle: Circle, directions: readonly Point[]): readonly Point[] {
  return [{ x: circle.x, y: circle.y }, ...rim(circle, directions)];
}

function rim({ x, y, radius }: Circle, directions: readonly Point[]): readonly Point[] {
  let all = directions;
  for (let halving = 0; halving < HALVINGS; halving++)
    all = all.flatMap((direction, at) => {
      const next = all[at + 1];
      return next === undefined ? [direction] : [direction, halfWay(direction, next)];
    });
  return all.map((direction) => ({ x: x + direction.x * radius, y: y + direction.y * radius }));
}
