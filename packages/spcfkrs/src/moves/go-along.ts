import { type Cell, directionOf, sameCell } from '@tabletop/geometry/grid';
import { settleEffects } from '../attacks/effects.js';
import { changed, changedUnit, withUnit } from '../change.js';
import { isWhole } from '../condition.js';
import type { SpcfkrsEvent } from '../events.js';
import { placeOf } from '../find.js';
import { shiftedTo } from '../map/spaces.js';
import type { Using } from '../resolvers.js';
import { endIfDecided } from '../round/ending.js';
import { type Entered, slagOnWay } from '../slag/slag-on-way.js';
import type { CraftCondition, Effect, SpcfkrsState, Unit } from '../state.js';
import { standingAt } from '../transport/bay.js';
import { wreckStage } from '../wrecks/wreck-stage.js';

/**
 * The state after a unit has gone along a path, and has been harmed by the slag that it entered. `tell` says how it went; who
 * dies in slag goes no further, which `cut` tells it.
 *
 * @rule S-MOVE
 * @rule S-SLAG
 */
export function goAlong(
  state: SpcfkrsState,
  unit: Unit,
  path: readonly Cell[],
  using: Using<'classDamage'>,
  log: SpcfkrsEvent[],
  tell: (path: readonly Cell[], cut: boolean) => SpcfkrsEvent,
): SpcfkrsState {
  const entered = slagOnWay(state, unit, path, using);
  const isLethal = entered !== undefined && kills(unit, entered);
  const walked = isLethal ? path.slice(0, entered.step + 1) : path;
  log.push(tell(walked, isLethal && walked.length < path.length));
  const moved = movedTo(state, unit, walked);
  if (entered === undefined) return moved;
  const { at, part, sixths } = entered;
  log.push({ type: 'slag-entered', rule: 'S-SLAG', unit: unit.id, part, at });
  // A part that is wrecked takes no more: what it enters first is lost on it.
  const isHarmed = sixths > 0 && isWhole(unit, part);
  const effects: readonly Effect[] = !isHarmed ? [] : [{ kind: 'damage', by: unit.id, unit: unit.id, part, sixths }];
  return endIfDecided(settleEffects(moved, effects, log), log);
}

function kills({ parts }: Unit, { part, sixths }: Entered): boolean {
  return (
    wreckStage(parts.map((each, index) => (index === part ? { sixths: Math.max(0, each.sixths - sixths) } : each))) ===
    'destroyed'
  );
}

/** The state in which a unit, and whoever is aboard it, is at the end of a path. @rule S-HULL @rule S-TRANSPORT */
function movedTo(state: SpcfkrsState, unit: Unit, path: readonly Cell[]): SpcfkrsState {
  const to = path.at(-1);
  const from = placeOf(unit);
  if (to === undefined || path.length < 2) return state;
  const { parts } = shiftedTo(unit, to);
  const craft = headed(unit.craft, path);
  const units = withUnit(state.units, unit.id, craft === null ? { parts } : { parts, craft });
  if (craft === null || sameCell(from, to)) return changed(state, { units });
  return changed(state, {
    units: units.map((each) => {
      if (each.aboard?.craft !== unit.id) return each;
      const at = parts[each.aboard.part]?.at ?? to;
      return changedUnit(each, { parts: standingAt(each.parts, at) });
    }),
  });
}

/** How a craft fares that has gone along a path: it heads the way of its last step. @rule S-SLAG */
function headed(craft: CraftCondition | null, path: readonly Cell[]): CraftCondition | null {
  const [before, last] = path.slice(-2);
  const heading = before === undefined || last === undefined ? undefined : directionOf(before, last);
  return craft === null || heading === undefined ? craft : { ...craft, heading };
}
