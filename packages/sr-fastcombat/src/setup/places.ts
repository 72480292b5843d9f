import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import {
  add,
  convexPolygon,
  directionAt,
  discAt,
  displacement,
  standsFree,
  type Vector,
  type WalkArea,
} from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { Board } from '../state.js';
import { groundOf } from '../table/ground.js';
import { toUnits } from '../units.js';

/** A figure to be placed: where it is wanted, if anywhere, and for which seat. */
export interface Unplaced {
  readonly at: Vector | undefined;
  readonly seat: number;
}

/** How far apart figures are put that are placed for their players, besides their bases, in centimetres. */
const SPACING = 3;
/** So many rings around the first place are looked at for a free one. */
const RINGS = 64;
/** So many places at most are looked at on the way to the edge: every centimetre, on all but huge tables. */
const STEPS = 2000;

/**
 * Where the figures start: at the places given, which must be free, and otherwise near their player's edge of the table,
 * those of all players as far apart as they go round it. Every base is on the table, off the walls, and over no other.
 *
 * @rule F-MEASURE
 * @rule F-TERRAIN
 */
export function placeFigures(
  figures: readonly Unplaced[],
  seats: number,
  board: Board,
  rules: Pick<Rules, 'figureRadius'>,
): { readonly places: readonly Vector[]; readonly problems: readonly Problem[] } {
  const { area, radius, walls } = groundOf(board, rules);
  const taken: Vector[] = figures.flatMap(({ at }) => at ?? []);
  const problems: Problem[] = [];
  const places: Vector[] = [];
  const areaWithout = (own: Vector | undefined): WalkArea => {
    const others = own === undefined ? taken : taken.filter((place) => place !== own);
    return { radius, area, walls, obstacles: others.map((place) => discAt(place, radius)) };
  };
  // Where there was no room, there is none later: every seat goes on looking where it left off.
  const searches = new Map<number, Iterator<Vector>>();
  const searchOf = (seat: number): Iterator<Vector> => {
    const known = searches.get(seat);
    if (known !== undefined) return known;
    const search = placesAround(edgeOf(board, seat, seats, areaWithout(undefined)), radius);
    searches.set(seat, search);
    return search;
  };
  for (const [index, { at, seat }] of figures.entries()) {
    if (at !== undefined) {
      if (!standsFree(at, areaWithout(at)))
        problems.push(problem([index, 'at'], 'A base stands on the table, off walls and over no other.', 'F-MEASURE'));
      places.push(at);
      continue;
    }
    const found = nextFree(searchOf(seat), areaWithout(undefined));
    if (found === undefined) {
      problems.push(problem([index, 'at'], 'There is no room left for that figure.', 'F-MEASURE'));
      places.push({ x: 0, y: 0 });
      continue;
    }
    taken.push(found);
    places.push(found);
  }
  return { places, problems };
}

/** The outermost place of a seat: from the middle of the table towards its edge, the last one that is free of walls. */
function edgeOf(board: Board, seat: number, seats: number, ground: WalkArea): Vector {
  const centre = middleOf(board);
  const direction = directionAt(180 + Math.round((seat * 360) / seats));
  const walls: WalkArea = { ...ground, obstacles: [] };
  const far = longest(board);
  const step = Math.max(toUnits(1), Math.ceil(far / STEPS));
  let last = centre;
  for (let length = 0; length <= far; length += step) {
    const place = add(centre, displacement(direction, length));
    if (standsFree(place, walls)) last = place;
  }
  return last;
}

/** The middle of a board's corners. */
function middleOf({ corners }: Board): Vector {
  const sum = corners.reduce(add, { x: 0, y: 0 });
  return { x: Math.round(sum.x / corners.length) + 0, y: Math.round(sum.y / corners.length) + 0 };
}

/** A length within which every point of the board lies from its middle. */
function longest({ corners }: Board): number {
  return convexPolygon(corners).perimeter;
}

/** A place and those on the rings around it, the innermost first. */
function* placesAround(centre: Vector, radius: number): Generator<Vector> {
  yield centre;
  const step = 2 * radius + toUnits(SPACING);
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let turn = 0; turn < 8 * ring; turn++) {
      const direction = directionAt(90 + Math.round((turn * 45) / ring));
      yield add(centre, displacement(direction, ring * step));
    }
  }
}

/** The next place of a search that is free. */
function nextFree(search: Iterator<Vector>, area: WalkArea): Vector | undefined {
  for (let next = search.next(); next.done !== true; next = search.next()) {
    if (standsFree(next.value, area)) return next.value;
  }
  return undefined;
}
