import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { type Cell, checkPath } from '@tabletop/geometry/grid';
import { moveOf } from '../condition.js';
import { placeOf, startOf, unitOf } from '../find.js';
import { groundWithout } from '../map/ground.js';
import { moveFault, rammedFault } from '../orders/move-fault.js';
import type { Order, PathMove, RamMove } from '../orders/order.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { unitsToCome } from './under-way.js';

/**
 * What is wrong with a move that was ordered, as the state may have been then.
 *
 * @rule S-MOVE
 * @rule S-FOLLOW
 * @rule S-KEEP
 * @rule S-RAM
 */
export function moveProblems(state: SpcfkrsState, then: SpcfkrsState, order: Order, rules: Rules): readonly Problem[] {
  const { units: ids, move } = order;
  const unit = unitOf(then, ids[0] ?? 0);
  if (move === null || unit === undefined) return [];
  if (move.type !== 'path' && move.type !== 'ram') {
    const fault = moveFault(then, order, rules, undefined);
    return fault === undefined ? [] : [fault];
  }
  const fault = move.type === 'ram' ? rammedFault(then, unit, ids, move, rules) : undefined;
  return fault === undefined ? pathProblems(state, unit, move, rules) : [fault];
}

/** Of who has moved, or is somewhere else since, only what comes after the first space of a path is known. */
function pathProblems(state: SpcfkrsState, unit: Unit, { path }: PathMove | RamMove, rules: Rules): readonly Problem[] {
  const { map } = state;
  const refuse = (message: string) => [problem(['move', 'path'], message, 'S-MOVE')];
  if (path.length === 0) return refuse('A path has at least one space.');
  const start = isToMove(state, unit) ? startedFrom(state, unit) : undefined;
  const cells = start === undefined ? path : [start, ...path];
  const fault = checkPath(cells, groundWithout(unit, map, { rules }), { allowance: moveOf(map, unit) });
  if (fault === undefined) return [];
  return refuse('A path leads from space to space, out of full cover, and within Move.');
}

/** Whether a unit has its move of the round still to come. */
function isToMove(state: SpcfkrsState, { id }: Unit): boolean {
  const { stage } = state;
  const phase = phaseUnderWay(state);
  if (phase !== 'move') return phase !== null && phase !== 'ram';
  return stage.step === 'order' || unitsToCome(state).includes(id);
}

/** Where a unit was, or was let out, when its path was ordered: `then` is the unit as it was. @rule S-TRANSPORT */
function startedFrom(state: SpcfkrsState, then: Unit): Cell {
  const unit = unitOf(state, then.id);
  return unit === undefined || then.aboard !== null ? placeOf(then) : startOf(state, unit);
}
