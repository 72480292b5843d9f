import { changed, changedUnit, withUnit } from '../change.js';
import type { SpcfkrsEvent } from '../events.js';
import { coverAt, weakened, withCover } from '../map/battle-map.js';
import { rulesFor } from '../rules.js';
import type { Effect, SpcfkrsState, Unit, UnitId } from '../state.js';
import { withoutLostBays } from '../transport/lost-bays.js';
import { wreckStage } from '../wrecks/wreck-stage.js';

type UnitEffect = Exclude<Effect, { readonly kind: 'cover' }>;

/**
 * The state after what attacks and specials have done: all damage and all losses of cover together, then deaths, then those
 * of passengers. Cover never loses more than it has, and Body never goes below 0.
 *
 * @rule S-DEATH
 * @rule S-HITCOVER
 * @rule S-SPEED
 * @rule S-PARTS
 * @rule S-TRANSPORT
 */
export function settleEffects(state: SpcfkrsState, effects: readonly Effect[], log: SpcfkrsEvent[]): SpcfkrsState {
  if (effects.length === 0) return state;
  let { map, units } = state;
  const doomed: { readonly unit: UnitId; readonly rule: string }[] = [];
  for (const effect of effects) {
    if (effect.kind === 'cover') {
      const from = coverAt(map, effect.at);
      const to = weakened(from, effect.steps);
      if (from === to) continue;
      map = withCover(map, effect.at, to);
      log.push({ type: 'cover-hit', rule: effect.rule, at: effect.at, from, to });
      continue;
    }
    units = units.map((unit) => (unit.id === effect.unit && unit.alive ? settled(unit, effect, log) : unit));
    doomed.push({ unit: effect.unit, rule: effect.kind === 'death' ? effect.rule : 'S-DEATH' });
  }
  const { halfWrecked } = rulesFor(state.rules);
  for (const { unit: id, rule } of doomed) {
    const unit = units.find((each) => each.id === id);
    if (unit === undefined || !unit.alive) continue;
    const stage = wreckStage(unit.parts);
    if (stage === 'destroyed') {
      log.push({ type: 'died', rule: rule === 'S-DEATH' && unit.craft !== null ? 'S-PARTS' : rule, unit: id });
      units = withUnit(units, id, { alive: false });
    } else if (stage === 'half' && halfWrecked === 'atOnce') {
      units = units.map((each) => (each.id === id ? malfunctioning(each, log) : each));
    }
  }
  return withoutLostBays(changed(state, { map, units }), log);
}

/** A unit after one effect on it. */
function settled(unit: Unit, effect: UnitEffect, log: SpcfkrsEvent[]): Unit {
  switch (effect.kind) {
    case 'damage':
      return damaged(unit, effect, log);
    case 'shield':
      log.push({ type: 'absorbed', rule: 'S-PSHIELD', unit: unit.id });
      return changedUnit(unit, { shield: 'absorbing' });
    case 'recharge':
      log.push({ type: 'recharged', rule: 'S-VMODS', unit: unit.id });
      return changedUnit(unit, { shield: 'ready' });
    case 'hack':
      log.push({ type: 'guns-barred', rule: 'S-HACK', unit: unit.id });
      return changedUnit(unit, { hacked: true });
    case 'malfunction':
      return malfunctioning(unit, log);
    case 'pilot': {
      if (unit.craft === null || !unit.craft.pilot) return unit;
      log.push({ type: 'pilot-lost', rule: 'S-VMODS', unit: unit.id });
      return changedUnit(unit, { craft: { ...unit.craft, pilot: false } });
    }
    case 'death':
      return changedUnit(unit, { parts: unit.parts.map(({ at }) => ({ at, sixths: 0 })) });
  }
}

/** A unit of which a part has lost Body; what is more than is left of the part is lost. @rule S-DEATH @rule S-PARTS */
function damaged(unit: Unit, { part, sixths }: UnitEffect & { readonly kind: 'damage' }, log: SpcfkrsEvent[]): Unit {
  const from = unit.parts[part]?.sixths ?? 0;
  const left = Math.max(0, from - sixths);
  log.push({ type: 'damaged', rule: 'S-DEATH', unit: unit.id, part, sixths, from, left });
  if (unit.craft !== null && from > 0 && left === 0)
    log.push({ type: 'part-wrecked', rule: 'S-PARTS', unit: unit.id, part });
  return changedUnit(unit, {
    parts: unit.parts.map((each, index) => (index === part ? { at: each.at, sixths: left } : each)),
  });
}

/** A craft that malfunctions from now on; it does so but once. @rule S-PARTS */
function malfunctioning(unit: Unit, log: SpcfkrsEvent[]): Unit {
  if (unit.craft === null || unit.craft.malfunctioning) return unit;
  log.push({ type: 'malfunctioned', rule: 'S-PARTS', unit: unit.id });
  return changedUnit(unit, { craft: { ...unit.craft, malfunctioning: true } });
}
