import { livingUnit } from '../find.js';
import type { Act, Move, Order } from '../orders/order.js';
import { isFor } from '../round/entries.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Phase, Unit, UnitId } from '../state.js';
import type { SpcfkrsView } from '../view.js';

/** A move that a unit, or the first of a battalion that lives, is still to make. */
export interface PlannedMove {
  readonly order: Order;
  readonly unit: Unit;
  readonly move: Move;
}

/** A special, stab or shot that a unit is still to carry out. */
export interface PlannedAct {
  readonly unit: Unit;
  readonly act: Act;
}

/** What is still to be done of the orders that a view knows. */
export interface Plans {
  readonly orders: readonly Order[];
  readonly moves: readonly PlannedMove[];
  readonly acts: readonly PlannedAct[];
}

/**
 * What is still to be done of the orders that the view knows: all of those that were given for what is being asked, and of
 * those that were revealed the moves, and what units of this phase do.
 *
 * @rule S-ORDERS
 */
export function plansOf(view: SpcfkrsView): Plans {
  const { stage } = view;
  const phase = phaseUnderWay(view);
  const revealed = phase === null ? [] : view.orders;
  const given = stage.step === 'orders' ? stage.given.flatMap(({ orders }) => orders ?? []) : [];
  return {
    orders: [...revealed, ...given],
    moves: [
      ...revealed.filter((order) => phase !== 'move' || order.units.some((id) => isWaiting(id, view))),
      ...given,
    ].flatMap((order) => moveOf(order, view)),
    acts: [
      ...revealed
        .filter((order) => phase !== null && isForNow(order, phase))
        .flatMap((order) => actsOf(order, view))
        .filter(({ unit }) => isToAct(unit, view)),
      ...given.flatMap((order) => actsOf(order, view)),
    ],
  };
}

function moveOf(order: Order, view: SpcfkrsView): readonly PlannedMove[] {
  const unit = order.units.map((id) => livingUnit(view, id)).find((each) => each !== undefined);
  return unit === undefined || order.move === null ? [] : [{ order, unit, move: order.move }];
}

function actsOf({ units, act }: Order, view: SpcfkrsView): readonly PlannedAct[] {
  if (act === null) return [];
  const living = units.map((id) => livingUnit(view, id)).filter((unit) => unit !== undefined);
  return living.map((unit) => ({ unit, act }));
}

function isForNow(order: Order, phase: Phase): boolean {
  return phase !== 'move' && isFor(order, phase);
}

/** Whether a unit has not had its special, stab or shot yet, and is not at it. */
function isToAct({ id, acted }: Unit, view: SpcfkrsView): boolean {
  const isAtIt = 'unit' in view.stage && view.stage.unit === id;
  return !acted && !isAtIt && isWaiting(id, view);
}

/** Whether a turn of a unit is still to come in this phase. While ties are rolled for, all are. */
function isWaiting(id: UnitId, { stage, queue }: SpcfkrsView): boolean {
  return (
    stage.step === 'order' || queue.some((group) => group.some(({ unit, does }) => does !== 'overdose' && unit === id))
  );
}
