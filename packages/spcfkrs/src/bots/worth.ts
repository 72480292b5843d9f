import type { Unit } from '../state.js';
import type { Prospects } from './harm.js';

// What is won and lost is counted in points.

/** What a unit is worth for being alive, besides what it cost. */
const ALIVE = 2;
/** The share of it that is lost with its Body; the rest is lost when it dies. */
const WOUNDS = 0.4;

/** What a unit is worth while it is unhurt. */
export function worthOf({ profile }: Pick<Unit, 'profile'>): number {
  return ALIVE + profile.cost;
}

/** What is taken from a unit by what changes its prospects. */
export function lossOf(unit: Unit, before: Prospects, after: Prospects): number {
  const most = Math.max(1, before.length - 1);
  let loss = 0;
  for (let body = 0; body < before.length; body++)
    loss += ((before[body] ?? 0) - (after[body] ?? 0)) * shareLeft(body, most);
  return worthOf(unit) * loss;
}

function shareLeft(body: number, most: number): number {
  return body === 0 ? 0 : 1 - WOUNDS + (WOUNDS * body) / most;
}
