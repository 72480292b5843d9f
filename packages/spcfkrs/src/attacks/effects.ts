import { changed, changedUnit } from '../change.js';
import type { SpcfkrsEvent } from '../events.js';
import { coverAt, weakened, withCover } from '../map/battle-map.js';
import type { Effect, SpcfkrsState, Unit, UnitId } from '../state.js';

/**
 * The state after what attacks and specials have done: all damage and all losses of cover together, then deaths. Cover
 * never loses more than it has, and Body never goes below 0.
 *
 * @rule S-DEATH
 * @rule S-HITCOVER
 * @rule S-SPEED
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
    doomed.push({ unit: effect.unit, rule: effect.kind === 'overdose' ? 'S-OVERDOSE' : 'S-DEATH' });
  }
  for (const { unit: id, rule } of doomed) {
    const unit = units.find((each) => each.id === id);
    if (unit === undefined || !unit.alive || !isDestroyed(unit)) continue;
    log.push({ type: 'died', rule, unit: id });
    units = units.map((each) => (each.id === id ? changedUnit(each, { alive: false }) : each));
  }
  return changed(state, { map, units });
}

/** Whether a unit has no Body left in any part. @rule S-DEATH */
function isDestroyed({ parts }: Pick<Unit, 'parts'>): boolean {
  return parts.every(({ sixths }) => sixths === 0);
}

/** A unit after one effect on it. */
function settled(unit: Unit, effect: Exclude<Effect, { readonly kind: 'cover' }>, log: SpcfkrsEvent[]): Unit {
  switch (effect.kind) {
    case 'damage': {
      const { part, sixths } = effect;
      const from = unit.parts[part]?.sixths ?? 0;
      const left = Math.max(0, from - sixths);
      log.push({ type: 'damaged', rule: 'S-DEATH', unit: unit.id, part, sixths, from, left });
      return changedUnit(unit, {
        parts: unit.parts.map((each, index) => (index === part ? { at: each.at, sixths: left } : each)),
      });
    }
    case 'shield':
      log.push({ type: 'absorbed', rule: 'S-PSHIELD', unit: unit.id });
      return changedUnit(unit, { shield: 'absorbing' });
    case 'hack':
      log.push({ type: 'guns-barred', rule: 'S-HACK', unit: unit.id });
      return changedUnit(unit, { hacked: true });
    case 'overdose':
      return changedUnit(unit, { parts: unit.parts.map(({ at }) => ({ at, sixths: 0 })) });
  }
}
