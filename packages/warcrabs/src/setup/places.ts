import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import {
  add,
  type ConvexPolygon,
  containsPoint,
  convexPolygon,
  cross,
  directionAt,
  displacement,
  primitive,
  subtract,
  type Vector,
} from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { Board } from '../state.js';
import { footingAt, type Ground, groundOf, standsClear } from '../table/ground.js';
import { toUnits } from '../units.js';

/** A crab to be placed: where it is wanted, if anywhere, and for which seat. */
export interface Unplaced {
  readonly at: Vector | undefined;
  readonly seat: number;
}

/** How far from the middle the first crab of each seat stands, in inches: those of two players are 24 inches apart. */
const REACH = 12;
/** How far apart further crabs are put, besides their bases, in inches. */
const SPACING = 1;
/** So many rings around the first place are looked at for a free one. */
const RINGS = 32;

/** The surface that is fought on first: the largest or, without any, the floor. */
interface Arena {
  readonly polygon: ConvexPolygon;
  readonly height: number;
  readonly middle: Vector;
  /** Where its first seat lies, in degrees: at one end of its longer side. */
  readonly firstSeat: number;
}

/**
 * Where the crabs start: at the places given, which must be clear, and otherwise evenly round the middle of the largest
 * surface, those of one seat together. Two crabs are 24 inches apart on its long centre line.
 *
 * @rule W-DEPLOY
 */
export function placeCrabs(
  crabs: readonly Unplaced[],
  seats: number,
  board: Board,
  rules: Pick<Rules, 'crabRadius' | 'crabHeight'>,
): { readonly places: readonly Vector[]; readonly problems: readonly Problem[] } {
  const ground = groundOf(board, rules);
  const arena = arenaOf(board);
  const taken = crabs.flatMap(({ at }, id) => (at === undefined ? [] : [{ id, at, hitPoints: 1 }]));
  const problems: Problem[] = [];
  // Where there was no room, there is none later: every seat goes on looking where it left off.
  const searches = Array.from({ length: seats }, (_, seat) => placesFor(seat, seats, arena, ground));
  const places = crabs.map(({ at, seat }, id): Vector => {
    if (at !== undefined) {
      if (!standsClear(at, id, taken, ground)) problems.push(problem([id, 'at'], NOT_CLEAR, 'W-DEPLOY'));
      return at;
    }
    for (const place of rest(searches[seat])) {
      if (!standsClear(place, id, taken, ground)) continue;
      taken.push({ id, at: place, hitPoints: 1 });
      return place;
    }
    problems.push(problem([id, 'at'], 'There is no room left for that crab.', 'W-DEPLOY'));
    return arena.middle;
  });
  return { places, problems };
}

const NOT_CLEAR =
  'A base stands within the wall, off everything higher than what is under its middle, and over no other crab.';

/** Where a crab faces that nobody turned: the middle of the table. @rule W-FACING */
export function facingInwards(at: Vector, board: Board): Vector {
  const way = primitive(subtract(arenaOf(board).middle, at));
  return way.x === 0 && way.y === 0 ? { x: 1, y: 0 } : way;
}

function arenaOf({ floor, surfaces }: Board): Arena {
  const flats = [...surfaces, ...(surfaces.length === 0 ? [{ corners: floor, height: 0 }] : [])];
  const areas = flats.map(({ corners }) => doubleArea(corners));
  const { corners, height } = flats[areas.indexOf(Math.max(...areas))] ?? { corners: floor, height: 0 };
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    polygon: convexPolygon(corners),
    height,
    middle: { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) },
    firstSeat: right - left >= bottom - top ? 180 : 270,
  };
}

/** Twice the area of a convex polygon, its corners in either order round. */
function doubleArea(corners: readonly Vector[]): number {
  const first = corners[0] ?? { x: 0, y: 0 };
  let sum = 0;
  for (const [at, corner] of corners.entries())
    sum += cross(subtract(corner, first), subtract(corners[(at + 1) % corners.length] ?? first, first));
  return Math.abs(sum);
}

/** The places for the crabs of a seat, the best first: those on the arena itself, then all. */
function* placesFor(seat: number, seats: number, arena: Arena, ground: Ground): Generator<Vector> {
  const degrees = arena.firstSeat + Math.round((seat * 360) / seats);
  const first = firstPlace(degrees, arena);
  for (const place of placesAround(first, degrees, ground.radius))
    if (containsPoint(arena.polygon, place) && footingAt(ground, place) === arena.height) yield place;
  yield* placesAround(first, degrees, ground.radius);
}

/** The place in a direction from the middle, as far out as it should be and the arena allows. */
function firstPlace(degrees: number, { polygon, middle }: Arena): Vector {
  for (let inches = REACH; inches > 0; inches--) {
    const place = add(middle, displacement(directionAt(degrees), toUnits(inches)));
    if (containsPoint(polygon, place)) return place;
  }
  return middle;
}

/**
 * A place and those on the rings around it, the innermost first: each ring from both sides, seen from the middle of the
 * table, so that the crabs of a seat stand in a line.
 */
function* placesAround(centre: Vector, outwards: number, radius: number): Generator<Vector> {
  yield centre;
  const step = 2 * radius + toUnits(SPACING);
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let turn = 0; turn < 4 * ring; turn++) {
      const degrees = outwards - Math.round((turn * 45) / ring);
      yield add(centre, displacement(directionAt(degrees + 90), ring * step));
      yield add(centre, displacement(directionAt(degrees - 90), ring * step));
    }
  }
}

/** What is left of a search. Unlike a loop over the search itself, one over this leaves it open. */
function* rest(search: Iterator<Vector> | undefined): Generator<Vector> {
  for (let next = search?.next(); next !== undefined && next.done !== true; next = search?.next()) yield next.value;
}
