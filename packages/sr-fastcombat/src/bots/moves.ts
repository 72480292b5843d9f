import { attempt } from '@tabletop/game';
import {
  add,
  ceilDistance,
  checkPath,
  directionAt,
  displacement,
  findPath,
  pathLength,
  prefixOf,
  standsFree,
  type Vector,
  type WalkArea,
} from '@tabletop/geometry';
import type { Announce } from '../actions.js';
import type { Figure } from '../state.js';
import { walkAreaOf } from '../table/ground.js';
import { walkCost, walkedAlong, walkLeft } from '../turn/walking.js';
import { toUnits } from '../units.js';
import type { Marksmanship } from './guns.js';
import type { Mind } from './mind.js';
import { aims, nearestFirst, placesFor } from './places.js';

/** By how much a place must be better to be gone to. */
const LEAST = 0.02;
/** Whoever has gone beyond that when looking for a way looks no further: so many times the distance. */
const DETOUR = 3;
const DIRECTIONS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** The next leg of an own figure that is better off elsewhere; undefined where none is. */
export function bestLeg(mind: Mind, shooting: Marksmanship): Announce | undefined {
  const { moving } = mind.view;
  const still = mind.own.filter(({ moved }) => !moved);
  for (const figure of [...still.filter(({ id }) => id === moving), ...still.filter(({ id }) => id !== moving)]) {
    const leg = legOf(mind, figure, shooting);
    if (leg !== undefined) return leg;
  }
  return undefined;
}

function legOf(mind: Mind, figure: Figure, shooting: Marksmanship): Announce | undefined {
  const { view, rules, me } = mind;
  const left = walkLeft(figure, rules);
  const longest = Math.min(left, toUnits(rules.legLength));
  if (longest < 1) return undefined;
  const area = walkAreaOf(view, figure, rules);
  const place = placesFor(mind, figure, shooting);
  const here = place(figure.at);
  let [worth, promise] = [here.worth + LEAST, here.promise];
  let best: readonly Vector[] | undefined;
  for (const way of straightWays(figure.at, left, area)) {
    const there = place(way.at(-1) ?? figure.at);
    promise = Math.max(promise, there.promise);
    if (there.worth > worth) [worth, best] = [there.worth, way];
  }
  const way = promise > 0 ? best : (wayToAims(mind, figure, area) ?? best);
  const path = way === undefined ? undefined : firstLeg(mind, figure, way, longest, area);
  return path === undefined ? undefined : { type: 'announce', player: me, figure: figure.id, path };
}

/** As much of a way as may be gone at once; over difficult ground that is less, and may be nothing. */
function firstLeg(
  { view, rules }: Mind,
  figure: Figure,
  way: readonly Vector[],
  longest: number,
  area: WalkArea,
): readonly Vector[] | undefined {
  const speed = toUnits(figure.profile.speed);
  // Where a way is cut, it may be a unit longer than it was cut to.
  for (let length = longest - 1; length > 0; length >>= 1) {
    const leg = prefixOf(way, length, area);
    const cost = walkCost(walkedAlong(figure, leg, view.board, rules), rules);
    if (cost <= speed) return pathLength(leg) > 0 ? leg.slice(1) : undefined;
  }
  return undefined;
}

/** Straight ahead in all directions, as far as may be gone and half of that. */
function straightWays(from: Vector, left: number, area: WalkArea): readonly (readonly Vector[])[] {
  return DIRECTIONS.flatMap((degrees) =>
    [left, Math.ceil(left / 2)]
      .map((length) => [from, add(from, displacement(directionAt(degrees), length))])
      .filter((way) => checkPath(way, area) === undefined),
  );
}

/** The way round walls to the nearest of what a player is after; undefined where none is found. */
function wayToAims(mind: Mind, { at }: Figure, area: WalkArea): readonly Vector[] | undefined {
  for (const aim of nearestFirst(aims(mind), at)) {
    const spot = spotBy(aim, at, area);
    const allowance = DETOUR * ceilDistance(at, aim);
    // Among too many walls no way is looked for at all.
    const found = spot === undefined ? undefined : attempt(() => findPath(at, spot, area, { allowance }));
    const way = found?.problems === undefined ? found?.value : undefined;
    if (way !== undefined) return way.points;
  }
  return undefined;
}

/** A free place where somebody stands or next to it, on the near side rather than on the far one. */
function spotBy(aim: Vector, from: Vector, area: WalkArea): Vector | undefined {
  const ring = DIRECTIONS.map((degrees) => add(aim, displacement(directionAt(degrees), 2 * area.radius + 1)));
  return [aim, ...nearestFirst(ring, from)].find((spot) => standsFree(spot, area));
}
