import type { Unit } from '../state.js';
import { passengersOf } from '../transport/bay.js';
import { wreckStage } from '../wrecks/wreck-stage.js';
import type { Prospects, Remains } from './harm.js';

// What is won and lost is counted in points.

/** What a unit is worth for being alive, besides what it cost. */
const ALIVE = 2;
/** The share of it that is lost with its Body; the rest is lost when it dies. */
const WOUNDS = 0.4;
/** The share of a craft that is lost with its parts, one by one, before it is destroyed. */
const PARTS = 0.5;
/** What more is lost of it when a quarter of them are gone, and when half are: it may blow up. */
const QUARTER = 0.1;
const HALF = 0.3;
/** The share of a craft that its guns are. */
const GUNS = 0.3;

/** What a unit is worth while it is unhurt. */
export function worthOf({ profile }: Pick<Unit, 'profile'>): number {
  return ALIVE + profile.cost;
}

/** What is taken from a unit by what changes the prospects of a part, of which so much of it depends. */
export function lossOf(unit: Unit, before: Prospects, after: Prospects, weight: number): number {
  const most = Math.max(1, before.length - 1);
  let loss = 0;
  for (let body = 0; body < before.length; body++)
    loss += ((before[body] ?? 0) - (after[body] ?? 0)) * shareLeft(body, most);
  return worthOf(unit) * loss * weight;
}

function shareLeft(body: number, most: number): number {
  return body === 0 ? 0 : 1 - WOUNDS + (WOUNDS * body) / most;
}

/** How likely a unit is to live. @rule S-PARTS */
export function aliveChance(remains: Remains): number {
  const shares = sharesOf(remains.length);
  let alive = 0;
  for (const [wrecked, chance] of wreckedCounts(remains).entries()) if ((shares[wrecked] ?? 0) > 0) alive += chance;
  return alive;
}

/**
 * What share of a unit is lost with one of its parts: all of it on foot; of a craft more where that may bring it to a quarter,
 * a half, or its end, with guns, and with passengers.
 */
export function weightOf(
  { units }: { readonly units: readonly Unit[] },
  unit: Unit,
  remains: Remains,
  part: number,
): number {
  const { profile } = unit;
  if (profile.class === 'on-foot') return 1;
  const shares = sharesOf(remains.length);
  let weight = 0;
  for (const [wrecked, chance] of wreckedCounts(remains, part).entries())
    weight += chance * ((shares[wrecked] ?? 0) - (shares[wrecked + 1] ?? 0));
  const guns = profile.guns.filter((gun) => gun.part === part).length;
  const armed = guns === 0 ? 0 : (GUNS * guns) / profile.guns.length;
  const inside = profile.bays.includes(part) ? passengersOf({ units }, unit.id, part) : [];
  const carried = inside.reduce((sum, passenger) => sum + worthOf(passenger), 0) / worthOf(unit);
  return weight + armed + carried;
}

const known = /* @__PURE__ */ new Map<number, readonly number[]>();

/** What share is left of a craft of so many parts when so many of them are wrecked, from none on. @rule S-PARTS */
function sharesOf(count: number): readonly number[] {
  const found = known.get(count) ?? Array.from({ length: count + 1 }, (_, wrecked) => shareWith(wrecked, count));
  known.set(count, found);
  return found;
}

function shareWith(wrecked: number, count: number): number {
  const stage = wreckStage(Array.from({ length: count }, (_, part) => ({ sixths: part < wrecked ? 0 : 1 })));
  if (stage === 'destroyed') return 0;
  const parts = (PARTS * wrecked) / Math.ceil((3 * count) / 4);
  return 1 - parts - (stage === 'half' ? HALF : stage === 'quarter' ? QUARTER : 0);
}

/** How likely it is that so many parts of a unit are wrecked, from 0 on; one of them may be left out. */
function wreckedCounts(remains: Remains, except?: number): readonly number[] {
  const counts = [1];
  for (const [part, prospects] of remains.entries()) {
    const gone = prospects[0] ?? 0;
    if (part === except || gone === 0) continue;
    counts.push(0);
    for (let wrecked = counts.length - 1; wrecked >= 0; wrecked--)
      counts[wrecked] = (counts[wrecked] ?? 0) * (1 - gone) + (counts[wrecked - 1] ?? 0) * gone;
  }
  return counts;
}
