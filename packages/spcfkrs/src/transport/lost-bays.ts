import { changed, withUnit } from '../change.js';
import { isWhole } from '../condition.js';
import type { SpcfkrsEvent } from '../events.js';
import { livingUnit, placeOf, unitOf } from '../find.js';
import { rulesFor } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { standingAt } from './bay.js';
import { withIdle } from './idle.js';
import { nearestFree } from './nearest-free.js';

/**
 * The state without passengers in bays that are destroyed, with their craft or by themselves: they die, or by house rules are
 * thrown out to the nearest free spaces, one after another by their numbers, and do nothing more in
 * that round; who finds none dies.
 *
 * @rule S-TRANSPORT
 */
export function withoutLostBays(state: SpcfkrsState, log: SpcfkrsEvent[]): SpcfkrsState {
  let after = state;
  for (const { id } of state.units.filter((unit) => isLost(state, unit))) {
    const unit = unitOf(after, id);
    if (unit !== undefined) after = withoutPassenger(after, unit, log);
  }
  return after;
}

/** Whether a unit is a passenger of a bay that is destroyed. */
function isLost(state: SpcfkrsState, { alive, aboard }: Unit): boolean {
  if (!alive || aboard === null) return false;
  const craft = livingUnit(state, aboard.craft);
  return craft === undefined || !isWhole(craft, aboard.part);
}

function withoutPassenger(state: SpcfkrsState, unit: Unit, log: SpcfkrsEvent[]): SpcfkrsState {
  const craft = unit.aboard === null ? undefined : unitOf(state, unit.aboard.craft);
  const { bayLost } = rulesFor(state.rules);
  const at =
    bayLost === 'thrownOut' && craft !== undefined && unit.aboard !== null
      ? nearestFree(state, unit, craft, unit.aboard.part)
      : undefined;
  if (at !== undefined && craft !== undefined) {
    log.push({ type: 'thrown-out', rule: 'S-TRANSPORT', unit: unit.id, craft: craft.id, at });
    const parts = standingAt(unit.parts, at);
    const idle = withIdle(state, unit.id, placeOf(unit), log);
    return changed(idle, { units: withUnit(state.units, unit.id, { parts, aboard: null }) });
  }
  log.push({ type: 'died', rule: 'S-TRANSPORT', unit: unit.id });
  const parts = unit.parts.map((part) => ({ at: part.at, sixths: 0 }));
  return changed(state, { units: withUnit(state.units, unit.id, { parts, alive: false }) });
}
