import { attempt } from '@tabletop/game';
import {
  add,
  ceilDistance,
  displacement,
  findPath,
  pathLength,
  prefixOf,
  same,
  standsFree,
  subtract,
  type Vector,
  type WalkArea,
} from '@tabletop/geometry';
import type { Fighter } from '../state.js';
import { standsClear, walkAreaOf } from '../table/ground.js';
import { toUnits } from '../units.js';
import { crossing, hopsTo, type Way } from './hops.js';
import type { Mind } from './mind.js';
import { platformAt, platformsOf } from './platforms.js';
import { compass } from './rings.js';

/** Whoever has gone beyond that when looking for a way looks no further: so many times the distance. */
const DETOUR = 3;

/** The way of the active crab to an enemy. */
export interface Route {
  readonly target: Fighter;
  /** How far it is from a place. */
  readonly from: (at: Vector) => Way;
  /** Paths to go on along, as far as one may go now and half of that. */
  readonly paths: readonly (readonly Vector[])[];
}

const NO_WAY: Way = { length: Number.POSITIVE_INFINITY, toll: 0 };

/** Looks for the way of the active crab to an enemy: over which platforms, and round what stands in the way. */
export function routeTo(mind: Mind, target: Fighter): Route {
  const { view, ground } = mind;
  const { crab, stage } = mind.active;
  const platforms = platformsOf(ground, view.board);
  const goal = platformAt(platforms, target.at);
  const hops = hopsTo(mind, platforms, goal);
  const start = platformAt(platforms, crab.at);
  const area = walkAreaOf(view, crab, mind.rules);
  const spot = start === goal ? spotBy(mind, target.at, area) : crossing(platforms, hops, start, crab.at, target.at);
  const near = spot === undefined || start === goal ? spot : hitherOf(crab.at, spot, area);
  const walk = near === undefined ? undefined : walkTo(crab, near, area);
  const paths = walk === undefined ? [] : stepsAlong(walk, stage.left);
  const lefts = paths.map((path) => ({
    to: path.at(-1),
    left: walk === undefined ? 0 : pathLength(walk) - pathLength([crab.at, ...path]),
  }));
  // Elsewhere, what counts is how far it is to the next corner.
  const corner = walk === undefined || walk.length < 3 ? undefined : { at: walk[1], left: pathLength(walk.slice(1)) };
  const walked = (at: Vector): number | undefined => {
    for (const { to, left } of lefts) if (to !== undefined && same(to, at)) return left;
    return corner?.at === undefined ? undefined : ceilDistance(at, corner.at) + corner.left;
  };
  const next = hops[start]?.next;
  const isNext = (at: Vector) => platformAt(platforms, at) === next;
  const leaps = start === goal || spot === undefined ? [] : beyond(mind, spot, isNext).map((at) => [at]);
  return {
    target,
    from: (at) => {
      let here = platformAt(platforms, at);
      let [length, toll, spot] = [0, 0, at];
      for (let left = platforms.length; here !== goal; left--) {
        const [hop, to] = [hops[here], crossing(platforms, hops, here, spot, target.at)];
        if (hop === undefined || to === undefined || left === 0) return NO_WAY;
        length += ((here === start && spot === at ? walked(at) : undefined) ?? ceilDistance(spot, to)) + hop.length;
        toll += hop.toll;
        [here, spot] = [hop.next, to];
      }
      const last = (here === start && spot === at ? walked(at) : undefined) ?? ceilDistance(spot, target.at);
      return { length: length + last, toll };
    },
    paths: [...paths, ...leaps],
  };
}

/** As much of a way as can be gone, and half as much. */
function stepsAlong(way: readonly Vector[], left: number): readonly (readonly Vector[])[] {
  // Where a way is cut, it may be a unit longer than it was cut to.
  const whole = pathLength(way) <= left ? way : prefixOf(way, Math.max(0, left - 1));
  return [whole, prefixOf(way, left >> 1)].filter((path) => path.length > 1).map((path) => path.slice(1));
}

/** A place on this side of a crossing, with room for a base. */
function hitherOf(from: Vector, spot: Vector, area: WalkArea): Vector {
  return standsFree(spot, area) ? spot : add(spot, displacement(subtract(from, spot), area.radius + 1));
}

/** Places on the other side of a crossing, with room for a base. */
function beyond(
  { view, ground, active: { crab } }: Mind,
  spot: Vector,
  isThere: (at: Vector) => boolean,
): readonly Vector[] {
  return compass(ground.radius + 2)
    .map((step) => add(spot, step))
    .filter((at) => isThere(at) && standsClear(at, crab.id, view.crabs, ground));
}

/** A free place next to an enemy at the crab's own height, the nearest; undefined where there is none. */
function spotBy({ ground, rules, active: { crab } }: Mind, aim: Vector, area: WalkArea): Vector | undefined {
  const ring = compass(2 * ground.radius + Math.floor(toUnits(rules.clawReach) / 2)).map((step) => add(aim, step));
  return ring
    .sort((a, b) => ceilDistance(crab.at, a) - ceilDistance(crab.at, b))
    .find((spot) => standsFree(spot, area));
}

/** A way round what rises above the crab, as its own height allows; undefined where none is found. */
function walkTo(crab: Fighter, spot: Vector, area: WalkArea): readonly Vector[] | undefined {
  const allowance = DETOUR * ceilDistance(crab.at, spot);
  // Among too many walls no way is looked for at all.
  const found = attempt(() => findPath(crab.at, spot, area, { allowance }));
  return found.problems === undefined ? found.value?.points : undefined;
}
