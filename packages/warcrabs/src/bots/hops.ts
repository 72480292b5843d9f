import { containsPoint, type Vector } from '@tabletop/geometry';
import { fallDamage } from '../heights/fall-damage.js';
import { isFall } from '../heights/is-fall.js';
import { fightMovement } from '../turn/weight.js';
import { toInches } from '../units.js';
import type { Mind } from './mind.js';
import { apart, nearestOn, type Platform } from './platforms.js';
import { tumbled } from './worth.js';

/** Any way at all from one platform to the next is as long as that, in units. */
const HOP = 24;
/** What a fall is felt to cost for each Hit Point, in units of way. */
const FALL = 96;

/** How far it is somewhere. */
export interface Way {
  /** In units, with what is gained in height. */
  readonly length: number;
  /** What falls on the way cost, in Hit Points. */
  readonly toll: number;
}

/** The best way on from a platform to the next one. */
export interface Hop extends Way {
  readonly next: number;
}

/** From every platform the next hop to one of them; undefined where there is none, and for itself. */
export function hopsTo(mind: Mind, platforms: readonly Platform[], goal: number): readonly (Hop | undefined)[] {
  const movement = fightMovement(mind.active.crab, mind.rules);
  const hops: (Hop | undefined)[] = platforms.map(() => undefined);
  const prices = platforms.map((_, at) => (at === goal ? 0 : Number.POSITIVE_INFINITY));
  const open = new Set(platforms.keys());
  for (;;) {
    const at = cheapest(prices, open);
    const [platform, price] = [platforms[at], prices[at]];
    if (platform === undefined || price === undefined) return hops;
    open.delete(at);
    for (const from of open) {
      const other = platforms[from];
      const hop = other === undefined ? undefined : hopBetween(mind, movement, other, platform);
      if (hop === undefined || price + priceOf(hop) >= (prices[from] ?? 0)) continue;
      prices[from] = price + priceOf(hop);
      hops[from] = { ...hop, next: at };
    }
  }
}

function priceOf({ length, toll }: Way): number {
  return length + FALL * toll;
}

/** The cheapest of those that are open; −1 where none can be reached. */
function cheapest(prices: readonly number[], open: ReadonlySet<number>): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const at of open) {
    const price = prices[at] ?? least;
    if (price < least) [best, least] = [at, price];
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
  if (!isFall({ drop }, rules)) return { length: length + HOP, toll: 0 };
  if (fallDamage(toInches(drop), { rules }) >= crab.hitPoints) return undefined;
  return { length: length + HOP, toll: tumbled(crab, drop, rules).worth };
}

/** Where to leave a platform for the next one: on the outline of the next, or on its own to go down to what is below. */
export function crossing(
  platforms: readonly Platform[],
  hops: readonly (Hop | undefined)[],
  from: number,
  at: Vector,
  aim: Vector,
): Vector | undefined {
  const hop = hops[from];
  const [own, next] = [platforms[from], hop === undefined ? undefined : platforms[hop.next]];
  if (own === undefined || next === undefined) return undefined;
  if (!containsPoint(next.polygon, at)) return nearestOn(next.polygon, at);
  return nearestOn(own.polygon, containsPoint(own.polygon, aim) ? at : aim);
}
