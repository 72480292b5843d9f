import { attempt } from '@tabletop/game';
import {
  add,
  ceilDistance,
  containsPoint,
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
import { walkAreaOf } from '../table/ground.js';
import { fightMovement } from '../turn/weight.js';
import { toUnits } from '../units.js';
import type { Mind } from './mind.js';
import { apart, nearestOn, type Platform, platformAt, platformsOf } from './platforms.js';
import { compass } from './rings.js';
import { tumbled } from './worth.js';

/** Whoever has gone beyond that when looking for a way looks no further: so many times the distance. */
const DETOUR = 3;
/** Any way at all from one platform to the next is as long as that, in units. */
const HOP = 24;

/** How far it is to an enemy. */
export interface Way {
  /** In units, with what is gained in height. */
  readonly length: number;
  /** What falls on the way cost, in Hit Points. */
  readonly toll: number;
}

/** The way of the active crab to an enemy. */
export interface Route {
  readonly target: Fighter;
  /** How far it is from a place. */
  readonly from: (at: Vector) => Way;
  /** Paths to go on along, as far as one may go now and half of that. */
  readonly paths: readonly (readonly Vector[])[];
}

/** What is left from a platform to the one of an enemy, and over which it goes on. */
interface Rest extends Way {
  readonly next: number;
}

/** Looks for the way of the active crab to an enemy: over which platforms, and round what stands in the way. */
export function routeTo(mind: Mind, target: Fighter): Route {
  const { view, ground } = mind;
  const { crab, stage } = mind.active;
  const platforms = platformsOf(ground, view.board);
  const goal = platformAt(platforms, target.at);
  const rests = restsTo(mind, platforms, goal);
  const start = platformAt(platforms, crab.at);
  const area = walkAreaOf(view, crab, mind.rules);
  const spot = start === goal ? spotBy(mind, target.at, area) : crossing(platforms, rests, start, crab.at, target.at);
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
  const leap = start !== goal && spot !== undefined ? [[beyond(mind, crab.at, spot, target.at)]] : [];
  return {
    target,
    from: (at) => {
      const here = platformAt(platforms, at);
      const straight = here === goal ? target.at : crossing(platforms, rests, here, at, target.at);
      const rest = rests[here];
      if (straight === undefined || rest === undefined) return { length: Number.POSITIVE_INFINITY, toll: 0 };
      const last = here === goal ? 0 : ceilDistance(straight, target.at);
      const first = (here === start ? walked(at) : undefined) ?? ceilDistance(at, straight);
      return { length: first + last + rest.length, toll: rest.toll };
    },
    paths: [...paths, ...leap],
  };
}

/** As much of a way as can be gone, and half as much. */
function stepsAlong(way: readonly Vector[], left: number): readonly (readonly Vector[])[] {
  // Where a way is cut, it may be a unit longer than it was cut to.
  const whole = pathLength(way) <= left ? way : prefixOf(way, Math.max(0, left - 1));
  return [whole, prefixOf(way, left >> 1)].filter((path) => path.length > 1).map((path) => path.slice(1));
}

/** From every platform the best way to one of them, as far as it leads from platform to platform. */
function restsTo(mind: Mind, platforms: readonly Platform[], goal: number): readonly (Rest | undefined)[] {
  const { crab } = mind.active;
  const movement = fightMovement(crab, mind.rules);
  const rests: (Rest | undefined)[] = platforms.map(() => undefined);
  const open = new Set(platforms.keys());
  rests[goal] = { length: 0, toll: 0, next: goal };
  for (;;) {
    const at = cheapest(rests, open);
    const [platform, rest] = [platforms[at], rests[at]];
    if (platform === undefined || rest === undefined) return rests;
    open.delete(at);
    for (const from of open) {
      const other = platforms[from];
      const hop = other === undefined ? undefined : hopBetween(mind, movement, other, platform);
      if (hop === undefined) continue;
      const way = { length: rest.length + hop.length, toll: rest.toll + hop.toll, next: at };
      const known = rests[from];
      if (known === undefined || priceOf(way) < priceOf(known)) rests[from] = way;
    }
  }
}

/** What a fall is felt to cost for each Hit Point, in units of way. */
const FALL = 96;

function priceOf({ length, toll }: Way): number {
  return length + FALL * toll;
}

function cheapest(rests: readonly (Rest | undefined)[], open: ReadonlySet<number>): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const at of open) {
    const rest = rests[at];
    if (rest !== undefined && priceOf(rest) < least) [best, least] = [at, priceOf(rest)];
  }
  return best;
}

/** What it takes to get from one platform to another; undefined where it is too far, too high, or deadly. */
function hopBetween(
  { rules, active: { crab } }: Mind,
  movement: number,
  from: Platform,
  to: Platform,
): Way | undefined {
  const rise = Math.max(0, to.top - from.top);
  const length = apart(from, to) + rise;
  if (length + (rise > 0 ? HOP : 0) > movement) return undefined;
  const drop = from.top - to.top;
  const fall = drop >= toUnits(rules.stepDown) ? tumbled(crab, drop, rules) : undefined;
  if (fall !== undefined && fall.out === 1) return undefined;
  return { length: length + HOP, toll: fall?.worth ?? 0 };
}

/** Where to leave a platform for the next one: on the outline of the next, or on its own to go down to what is below. */
function crossing(
  platforms: readonly Platform[],
  rests: readonly (Rest | undefined)[],
  from: number,
  at: Vector,
  aim: Vector,
): Vector | undefined {
  const rest = rests[from];
  const [own, next] = [platforms[from], rest === undefined ? undefined : platforms[rest.next]];
  if (own === undefined || next === undefined) return undefined;
  if (!containsPoint(next.polygon, at)) return nearestOn(next.polygon, at);
  return nearestOn(own.polygon, containsPoint(own.polygon, aim) ? at : aim);
}

/** A place on this side of a crossing, with room for a base. */
function hitherOf(from: Vector, spot: Vector, area: WalkArea): Vector {
  return standsFree(spot, area) ? spot : add(spot, displacement(subtract(from, spot), area.radius + 1));
}

/** A place on the other side of a crossing, with room for a base. */
function beyond({ ground }: Mind, from: Vector, spot: Vector, aim: Vector): Vector {
  const ahead = subtract(spot, from);
  const way = ahead.x === 0 && ahead.y === 0 ? subtract(aim, from) : ahead;
  return add(spot, displacement(way, ground.radius + 2));
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
