import type { Chance } from '@tabletop/dice';
import {
  add,
  ceilDistance,
  contains,
  discAt,
  displace,
  displacement,
  distanceSquared,
  distanceToPolygonWithin,
  firstContact,
  isBlocked,
  overlapsAny,
  pathLength,
  pathTo,
  reachable,
  same,
  tighten,
  type Vector,
  type WalkArea,
  within,
} from '@tabletop/geometry';
import { hullOf, rimMargin } from './deck.js';
import { LEGAL_LIMIT } from './limits.js';
import { walkAreaOf } from './paths.js';
import { basesBetween } from './reach.js';
import type { Rules } from './rules.js';
import type { KrakenState, Sailor } from './state.js';
import { toUnits } from './units.js';

type Path = readonly Vector[];

/** Sixteen ways to go, evenly round the compass: the same in every mirror image. */
const COMPASS: readonly Vector[] = [
  { x: 1, y: 0 },
  { x: 12, y: 5 },
  { x: 1, y: 1 },
  { x: 5, y: 12 },
  { x: 0, y: 1 },
  { x: -5, y: 12 },
  { x: -1, y: 1 },
  { x: -12, y: 5 },
  { x: -1, y: 0 },
  { x: -12, y: -5 },
  { x: -1, y: -1 },
  { x: -5, y: -12 },
  { x: 0, y: -1 },
  { x: 5, y: -12 },
  { x: 1, y: -1 },
  { x: 12, y: -5 },
];

/**
 * A fair spread of the moves that a sailor could make: to stay; to come within reach of each tentacle for which any
 * way is found; and straight in each direction of the compass, as far as possible and half as far. Straight moves
 * come first.
 *
 * @rule K-MOVE-PATH
 * @rule K-COMBAT-REACH
 */
export function spreadOfMoves(state: KrakenState, sailor: Sailor, allowance: number, rules: Rules): readonly Path[] {
  const field = walkAreaOf(sailor, state, rules);
  const attacks = approaches(state, sailor, allowance, field, rules);
  const straight = COMPASS.flatMap((way) =>
    [allowance, allowance >> 1].map((far) => straightWay(sailor.at, way, far, field)),
  );
  const paths: Path[] = [[]];
  for (const path of [...attacks.filter((path) => path.length === 1), ...straight, ...attacks]) {
    const end = path.at(-1);
    if (end !== undefined && paths.length < LEGAL_LIMIT && !paths.some((other) => samePlace(other.at(-1), end)))
      paths.push(path);
  }
  return paths;
}

/** A move at random: to stay or to go straight, some way in some direction. */
export function sampleMove(state: KrakenState, sailor: Sailor, allowance: number, chance: Chance, rules: Rules): Path {
  const way = COMPASS[chance.index(COMPASS.length + 1)];
  const far = chance.index(allowance + 1);
  return way === undefined ? [] : straightWay(sailor.at, way, far, walkAreaOf(sailor, state, rules));
}

/** The way straight in a direction for as long as it is legal, at most `far` units; empty when there is none. */
function straightWay(from: Vector, way: Vector, far: number, field: WalkArea): Path {
  const { area, radius, obstacles } = field;
  const free = firstContact(from, way, far, radius, obstacles).length;
  const isOnDeck = (length: number) => area === undefined || contains(area, add(from, displacement(way, length)));
  let [on, off] = [0, free + 1];
  while (off - on > 1) {
    const middle = (on + off) >> 1;
    if (isOnDeck(middle)) on = middle;
    else off = middle;
  }
  for (let length = on; length > 0; length--) {
    const to = add(from, displacement(way, length));
    // Rounding may have made the way a little longer than asked, or bent it against a base.
    if (ceilDistance(from, to) <= far && isOnDeck(length) && !isBlocked(from, to, radius, obstacles)) return [to];
  }
  return [];
}

/** For each tentacle that is not in reach already, a path that ends within reach of it, where one is found. */
function approaches(
  state: KrakenState,
  sailor: Sailor,
  allowance: number,
  field: WalkArea,
  rules: Rules,
): readonly Path[] {
  const reach = toUnits(rules.combatReach) + basesBetween(rules);
  const hull = hullOf(state.vessel);
  // A way by corners is a little longer than the same way pulled tight.
  const bound = allowance + (allowance >> 4) + 16;
  const corners = lazily(() => reachable(sailor.at, bound, field));
  return state.tentacles.flatMap(({ at }) => {
    const distance = ceilDistance(sailor.at, at);
    const isNear = distance > reach && distance <= allowance + reach;
    if (!isNear || !distanceToPolygonWithin(at, hull, Math.max(0, reach - rimMargin(rules)))) return [];
    for (const step of GRAINS) {
      const places = placesWithin(reach, at, sailor.at, allowance, step, field);
      if (places.length === 0) continue;
      const straight = nearestInSight(sailor.at, places, allowance, field);
      if (straight !== undefined) return [[straight]];
      for (const corner of mostPromising(corners(), at)) {
        const end = nearestInSight(corner.at, places, bound - corner.length, field);
        const points = end === undefined ? [] : tighten([...pathTo(corner), end], field);
        if (end !== undefined && pathLength(points) <= allowance) return [points.slice(1)];
      }
    }
    return [];
  });
}

/** How many corners on the way to a tentacle are tried, and how many places in view of each. */
const CORNERS = 24;
const PLACES = 12;

/** The corners from which a tentacle may best be come at: those on the shortest ways to it. */
function mostPromising<Corner extends { readonly at: Vector; readonly length: number }>(
  corners: readonly Corner[],
  tentacle: Vector,
): readonly Corner[] {
  return corners
    .map((corner) => ({ corner, length: corner.length + ceilDistance(corner.at, tentacle) }))
    .sort((a, b) => a.length - b.length)
    .slice(0, CORNERS)
    .map(({ corner }) => corner);
}

/** How closely places near a tentacle are looked at, in units: closer only while none is found. */
const GRAINS = [8, 2];

/** Places of a lattice within reach of a tentacle where the sailor could stand, no further off than it could go. */
function placesWithin(
  reach: number,
  tentacle: Vector,
  from: Vector,
  allowance: number,
  step: number,
  { area, radius, obstacles }: WalkArea,
): readonly Vector[] {
  const near = obstacles.filter((base) => ceilDistance(base, tentacle) < reach + radius + base.radius);
  const places: Vector[] = [];
  const isPlace = (place: Vector) =>
    (area === undefined || contains(area, place)) && !overlapsAny(discAt(place, radius), near);
  // The nearest place of all, where nothing is in the way.
  const nearest = displace(tentacle, from, reach - 1);
  if (within(nearest, from, allowance) && isPlace(nearest)) places.push(nearest);
  for (let dy = -reach; dy <= reach; dy += step) {
    const y = tentacle.y + dy;
    const [wide, far] = [halfWidth(reach, dy), halfWidth(allowance, y - from.y)];
    const last = Math.min(tentacle.x + wide, from.x + far);
    const first = Math.max(tentacle.x - wide, from.x - far);
    for (let x = first; x <= last; x += step) if (isPlace({ x, y })) places.push({ x, y });
  }
  return places;
}

/** Half the width of a disc at that height above its centre, in whole units; negative above and below the disc. */
function halfWidth(radius: number, height: number): number {
  const square = radius * radius - height * height;
  return square < 0 ? -1 : Math.floor(Math.sqrt(square));
}

/** The nearest of some places to which a straight way of at most `left` units leads; the first dozen are tried. */
function nearestInSight(at: Vector, places: readonly Vector[], left: number, field: WalkArea): Vector | undefined {
  let beyond = -1;
  for (let tried = 0; tried < PLACES; tried++) {
    let nearest: Vector | undefined;
    let least = left * left + 1;
    for (const place of places) {
      const square = distanceSquared(place, at);
      if (square < least && square > beyond) [nearest, least] = [place, square];
    }
    if (nearest === undefined || !isBlocked(at, nearest, field.radius, field.obstacles)) return nearest;
    beyond = least;
  }
  return undefined;
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function samePlace(a: Vector | undefined, b: Vector): boolean {
  return a !== undefined && same(a, b);
}
