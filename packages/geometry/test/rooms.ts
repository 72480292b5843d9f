import {
  add,
  type ConvexPolygon,
  convexPolygon,
  DIRECTIONS,
  type Disc,
  discAt,
  displacement,
  inset,
  quarterTurn,
  scale,
  standsFree,
  type Vector,
  type WalkArea,
} from '../src/index.js';

/** A table with walls and figures, and two free places on it. */
export interface Room {
  readonly walkArea: WalkArea & { readonly walls: readonly ConvexPolygon[] };
  readonly from: Vector;
  readonly to: Vector;
}

const SIZE = 1200;
const RADIUS = 20;
const table = convexPolygon([
  { x: 0, y: 0 },
  { x: SIZE, y: 0 },
  { x: SIZE, y: SIZE },
  { x: 0, y: SIZE },
]);

/** A room made of random fractions: walls at all angles, some of which meet, wedges among them, and some figures. */
export function roomOf(random: () => number): Room {
  const below = (limit: number) => Math.floor(random() * limit);
  const place = (): Vector => ({ x: below(SIZE + 1), y: below(SIZE + 1) });
  const walls = Array.from({ length: 4 + below(9) }, () => {
    const way = DIRECTIONS[random() < 0.4 ? 90 * below(4) : below(360)] ?? { x: 1, y: 0 };
    return barOf(place(), way, 60 + below(200), 5 + below(40), random() < 0.2);
  });
  const area = inset(table, RADIUS);
  const obstacles: Disc[] = [];
  const free = (): Vector => {
    for (;;) {
      const at = place();
      if (standsFree(at, { radius: RADIUS, area, obstacles, walls })) return at;
    }
  };
  for (let figures = below(9); figures > 0; figures--) obstacles.push(discAt(free(), RADIUS));
  return { walkArea: { radius: RADIUS, area, obstacles, walls }, from: free(), to: free() };
}

/** A bar of a length and a width to either side of a point, or a wedge. */
export function barOf(at: Vector, way: Vector, long: number, wide: number, wedge = false): ConvexPolygon {
  const [along, aside] = [displacement(way, long), displacement(quarterTurn(way), wide)];
  const corners = [add(along, aside), add(scale(along, -1), aside), add(scale(along, -1), scale(aside, -1))];
  return convexPolygon((wedge ? corners : [...corners, add(along, scale(aside, -1))]).map((corner) => add(at, corner)));
}
