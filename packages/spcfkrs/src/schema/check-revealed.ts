import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { unitOf } from '../find.js';
import { actFault } from '../orders/act-fault.js';
import { crewFault } from '../orders/crew-fault.js';
import type { Order } from '../orders/order.js';
import { phaseOf } from '../orders/phase-of.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, UnitId } from '../state.js';
import { asOrdered } from './as-ordered.js';
import { groupFault } from './check-battalions.js';
import { moveProblems } from './check-moves.js';

/**
 * What is wrong with the orders of a round that have been revealed: each could have been given as it is. Since then its
 * units and targets may have died, or gone aboard a craft, units may have moved, and cover may have become weaker.
 *
 * @rule S-ORDERS
 */
export function revealedProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  const ordered = new Set<UnitId>();
  const together = asOrdered(state, state.orders);
  return state.orders.flatMap((order, at) => {
    // Phase by phase, whom one order has let out another takes aboard, or is told to hack.
    const then = rules.mode === 'phased' ? asOrdered(state, [order]) : together;
    return under(['orders', at], orderProblems(state, then, order, ordered, rules));
  });
}

function orderProblems(
  state: SpcfkrsState,
  then: SpcfkrsState,
  order: Order,
  ordered: Set<UnitId>,
  rules: Rules,
): readonly Problem[] {
  const { units: ids } = order;
  const unit = unitOf(state, ids[0] ?? 0);
  const fault = groupFault(state, ids, rules);
  if (unit === undefined || fault !== undefined)
    return [problem(['units'], fault ?? 'There is no such unit.', ids.length > 1 ? 'S-BATTALION' : 'S-ORDERS')];
  for (const [index, id] of ids.entries()) {
    if (ordered.has(id)) return [problem(['units', index], 'A unit has one order.', 'S-ORDERS')];
    ordered.add(id);
  }
  return [
    ...phaseProblems(state, order, rules),
    ...boardingProblems(state, then, order),
    ...[crewFault(then, order), actFault(then, order, rules)].filter((found) => found !== undefined),
    ...moveProblems(state, then, order, rules),
  ];
}

/** Phase by phase, there are the orders of one phase at a time. @rule S-MODE @rule S-DELAY */
function phaseProblems(state: SpcfkrsState, { act, move, crew = [] }: Order, { mode }: Rules): readonly Problem[] {
  if (mode !== 'phased')
    return move?.type === 'delay'
      ? [problem(['move'], 'A move can only be delayed where a round is played phase by phase.', 'S-DELAY')]
      : [];
  // After the last phase its orders are gone; where all is over, there are those of any.
  const phase = state.stage.step === 'round' ? 'ram' : phaseUnderWay(state);
  if (phase === null) return [];
  const problems: Problem[] = [];
  if (act !== null && phaseOf(act) !== phase)
    problems.push(problem(['act'], 'That is done in another phase.', 'S-PHASES'));
  if (move !== null && phase !== 'move') problems.push(problem(['move'], 'Nobody moves in this phase.', 'S-PHASES'));
  if (crew.length > 0 && phase !== 'special')
    problems.push(problem(['crew'], 'What crews do is done in the Special phase.', 'S-PHASES'));
  return problems;
}

/**
 * Passengers have something to do only where an order lets them out; who goes aboard in the round had it before.
 *
 * @rule S-TRANSPORT
 */
function boardingProblems({ orders, units }: SpcfkrsState, then: SpcfkrsState, order: Order): readonly Problem[] {
  const { units: ids, act, move } = order;
  if (act === null && move === null) return [];
  return ids.flatMap((id, index) => {
    const refuse = (message: string) => [problem(['units', index], message, 'S-TRANSPORT')];
    const isOut = then.units[id - 1]?.aboard !== null;
    if (isOut) return ids.length > 1 ? refuse('Who leaves a craft has orders of its own.') : [];
    if (units[id - 1]?.aboard === null || units[id - 1]?.alive === false) return [];
    const isBoarding = orders.some(({ crew = [] }) =>
      crew.some((each) => each.type === 'transport' && each.board.includes(id)),
    );
    return isBoarding ? [] : refuse('Who is aboard a craft has no orders unless it is let out.');
  });
}
