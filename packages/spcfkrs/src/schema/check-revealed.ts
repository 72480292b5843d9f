import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { checkPath, isOnGrid } from '@tabletop/geometry/grid';
import { placeOf, unitOf } from '../find.js';
import { entryCost } from '../map/ground.js';
import type { Act, Move, Order } from '../orders/order.js';
import { phaseOf } from '../orders/phase-of.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';
import { groupFault } from './check-battalions.js';
import { unitsToCome } from './under-way.js';

/**
 * What is wrong with the orders of a round that have been revealed: each could have been given as it is. Since then its
 * units and targets may have died, units may have moved, and cover may have become weaker.
 *
 * @rule S-ORDERS
 */
export function revealedProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  const ordered = new Set<UnitId>();
  return state.orders.flatMap((order, at) => under(['orders', at], orderProblems(state, order, ordered, rules)));
}

function orderProblems(
  state: SpcfkrsState,
  { units: ids, act, move }: Order,
  ordered: Set<UnitId>,
  rules: Rules,
): readonly Problem[] {
  const unit = unitOf(state, ids[0] ?? 0);
  const fault = groupFault(state, ids);
  if (unit === undefined || fault !== undefined)
    return [problem(['units'], fault ?? 'There is no such unit.', ids.length > 1 ? 'S-BATTALION' : 'S-ORDERS')];
  for (const [index, id] of ids.entries()) {
    if (ordered.has(id)) return [problem(['units', index], 'A unit has one order.', 'S-ORDERS')];
    ordered.add(id);
  }
  return [
    ...phaseProblems(state, act, move, rules),
    ...(act === null ? [] : under(['act'], actProblems(state, ids, unit, act, rules))),
    ...(move === null ? [] : under(['move'], moveProblems(state, ids, unit, move, rules))),
  ];
}

/** Phase by phase, there are the orders of one phase at a time. @rule S-MODE @rule S-DELAY */
function phaseProblems(state: SpcfkrsState, act: Act | null, move: Move | null, { mode }: Rules): readonly Problem[] {
  if (mode !== 'phased')
    return move?.type === 'delay'
      ? [problem(['move'], 'A move can only be delayed where a round is played phase by phase.', 'S-DELAY')]
      : [];
  // After the last phase its orders are still there; where all is over, those of any.
  const phase = state.stage.step === 'round' ? 'move' : phaseUnderWay(state);
  if (phase === null) return [];
  const problems: Problem[] = [];
  if (act !== null && phaseOf(act) !== phase)
    problems.push(problem(['act'], 'That is done in another phase.', 'S-PHASES'));
  if (move !== null && phase !== 'move')
    problems.push(problem(['move'], 'Nobody moves yet in this phase.', 'S-PHASES'));
  return problems;
}

function actProblems(
  state: SpcfkrsState,
  ids: readonly UnitId[],
  unit: Unit,
  act: Act,
  { friendlyFire }: Rules,
): readonly Problem[] {
  const { gun, blade, powers } = unit.profile;
  const refuse = (message: string, rule: string) => [problem([], message, rule)];
  switch (act.type) {
    case 'hack':
      if (!powers.includes('hacking')) return refuse('That unit has no hacking implant.', 'S-HACK');
      return targetProblems(state, ids, unit, act.target, false);
    case 'stab':
      if (act.through && blade.through === null) return refuse('That blade goes through no cover.', 'S-THROUGH');
      return targetProblems(state, ids, unit, act.target, friendlyFire);
    case 'shoot':
      if (act.through && gun.through === null) return refuse('That gun shoots through no cover.', 'S-THROUGH');
      return targetProblems(state, ids, unit, act.target, friendlyFire);
    case 'shoot-cover':
      return isOnGrid(act.at, state.map) ? [] : [problem(['at'], 'That space is not on the map.', 'S-GRID')];
  }
}

/** What is wrong with whom an attack or a special is on. @rule S-ORDERS */
function targetProblems(
  state: SpcfkrsState,
  ids: readonly UnitId[],
  unit: Unit,
  id: UnitId,
  friendlyFire: boolean,
): readonly Problem[] {
  const target = unitOf(state, id);
  const refuse = (message: string) => [problem(['target'], message, 'S-ORDERS')];
  if (target === undefined) return refuse('There is no such unit.');
  if (ids.includes(id)) return refuse('A unit, or a battalion, does not attack itself.');
  return target.side === unit.side && !friendlyFire ? refuse('A unit does not attack its own side.') : [];
}

function moveProblems(
  state: SpcfkrsState,
  ids: readonly UnitId[],
  unit: Unit,
  move: Move,
  rules: Rules,
): readonly Problem[] {
  switch (move.type) {
    case 'path':
      return pathProblems(state, unit, move, rules);
    case 'follow':
      if (unitOf(state, move.target) === undefined) return [problem(['target'], 'There is no such unit.', 'S-FOLLOW')];
      return ids.includes(move.target) ? [problem(['target'], 'A unit does not follow itself.', 'S-FOLLOW')] : [];
    case 'delay':
      return [];
  }
}

/** Who has not moved yet stands where its path begins; of who has, only what comes after the first space is known. */
function pathProblems(
  state: SpcfkrsState,
  unit: Unit,
  { path }: Move & { readonly type: 'path' },
  rules: Rules,
): readonly Problem[] {
  const { map } = state;
  const refuse = (message: string) => [problem(['path'], message, 'S-MOVE')];
  if (path.length === 0) return refuse('A path has at least one space.');
  const cells = isToMove(state, unit) ? [placeOf(unit), ...path] : path;
  const fault = checkPath(
    cells,
    { grid: map, costOf: (cell) => entryCost(map, cell, unit, { rules }) },
    { allowance: unit.profile.move },
  );
  if (fault === undefined) return [];
  return refuse('A path leads from space to space, out of full cover, and within Move.');
}

/** Whether a unit has its move of the round still to come. */
function isToMove(state: SpcfkrsState, { id }: Unit): boolean {
  const { stage } = state;
  const phase = phaseUnderWay(state);
  if (phase !== 'move') return phase !== null;
  return stage.step === 'order' || unitsToCome(state).includes(id);
}
