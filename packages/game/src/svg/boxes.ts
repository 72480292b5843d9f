/** A point of the picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A disc of the picture, in pixels. */
export interface Circle extends Point {
  readonly radius: number;
}

/** A rectangle of the picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A straight line from one point to another. */
export type Line = readonly [from: Point, to: Point];

/** Whether the whole of a box lies inside another. */
export function isInside(box: Box, area: Box): boolean {
  return (
    box.x >= area.x &&
    box.y >= area.y &&
    box.x + box.width <= area.x + area.width &&
    box.y + box.height <= area.y + area.height
  );
}

/** The point of a box that is nearest to another point. */
export function nearestIn(box: Box, { x, y }: Point): Point {
  return {
    x: Math.max(box.x, Math.min(box.x + box.width, x)),
    y: Math.max(box.y, Math.min(box.y + box.height, y)),
  };
}

/** What is left free between things that may not touch, in pixels. */
const GAP = 1;

/** Whether two boxes overlap, or all but touch. */
export function boxesMeet(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP
  );
}

/** Whether a box overlaps a disc, or all but touches it. */
export function boxMeetsDisc(box: Box, disc: Circle): boolean {
  return isNear(nearestIn(box, disc), disc, disc.radius + GAP);
}

/** Whether two discs overlap, or all but touch. */
export function discsMeet(a: Circle, b: Circle): boolean {
  return isNear(a, b, a.radius + b.radius + GAP);
}

/** Whether a line goes through a disc. */
export function lineMeetsDisc([from, to]: Line, disc: Circle): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((disc.x - from.x) * dx + (disc.y - from.y) * dy) / square;
  const share = Math.max(0, Math.min(1, along));
  return isNear({ x: from.x + dx * share, y: from.y + dy * share }, disc, disc.radius);
}

/** Whether a line goes through a box: whether some stretch of it lies between both pairs of sides. */
export function lineMeetsBox([from, to]: Line, { x, y, width, height }: Box): boolean {
  const [enterX, leaveX] = stretch(from.x, to.x - from.x, x, x + width);
  const [enterY, leaveY] = stretch(from.y, to.y - from.y, y, y + height);
  return Math.max(0, enterX, enterY) <= Math.min(1, leaveX, leaveY);
}

/** The shares of the way, from `from` on by `way`, between which a coordinate lies from `low` to `high`. */
function stretch(from: number, way: number, low: number, high: number): readonly [number, number] {
  if (way === 0) return from >= low && from <= high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const [a, b] = [(low - from) / way, (high - from) / way];
  return a < b ? [a, b] : [b, a];
}

/** Whether two lines cross. */
export function linesCross([a, b]: Line, [c, d]: Line): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

function turn(p: Point, q: Point, r: Point): number {
  return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
}

function isNear(a: Point, b: Point, reach: number): boolean {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < reach * reach;
}
