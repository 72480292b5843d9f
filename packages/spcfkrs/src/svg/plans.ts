import { unitOnMap } from '../find.js';
import { gunsOf } from '../force/guns-of.js';
import { type Deed, deedsOf } from '../orders/deeds.js';
import type { Move, Order } from '../orders/order.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import { currentTurn } from '../round/turns.js';
import { ACT_PHASES } from '../stage.js';
import type { Aim, Phase, Turn, Unit, UnitId } from '../state.js';
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
  /** The part of the unit that it comes from. @rule S-GUNS */
  readonly part: number;
  readonly aim: Aim;
}

/** What is still to be done of the orders that a view knows. */
export interface Plans {
  readonly orders: readonly Order[];
  readonly moves: readonly PlannedMove[];
  readonly acts: readonly PlannedAct[];
}

/**
 * What is still to be done of the orders that the view knows: all of those that were given for what is being asked, and of
 * those that were revealed the moves, and what units of this phase do to others.
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
      ...revealed.filter((order) => isToMove(order, phase, view)),
      ...given.filter(({ move }) => move !== null),
    ].flatMap((order) => plannedMove(order, view)),
    acts: [
      ...revealed.flatMap((order) => (phase === null ? [] : actsLeft(order, phase, view))),
      ...given.flatMap((order) => ACT_PHASES.flatMap((each) => actsOf(order, deedsOf(order, each), view))),
    ],
  };
}

function isToMove({ move, units }: Order, phase: Phase | null, view: SpcfkrsView): boolean {
  if (move === null || phase === 'ram') return false;
  return phase !== 'move' || units.some((id) => isWaiting(id, view));
}

function plannedMove(order: Order, view: SpcfkrsView): readonly PlannedMove[] {
  const unit = order.units.map((id) => unitOnMap(view, id)).find((each) => each !== undefined);
  return unit === undefined || order.move === null ? [] : [{ order, unit, move: order.move }];
}

/** What is left to be done of an order in the phase that is under way. */
function actsLeft(order: Order, phase: Phase, view: SpcfkrsView): readonly PlannedAct[] {
  const deeds = deedsOf(order, phase);
  return order.units.flatMap((id) => {
    const unit = unitOnMap(view, id);
    const done = deedsDone(id, view);
    if (unit === undefined || !isWaiting(id, view)) return [];
    // A crew works whether or not its craft has shot; of a turn that is under way the rest is still to come.
    const left = deeds.slice(done).filter(({ kind }) => done > 0 || kind === 'crew' || !unit.acted);
    return actsBy(unit, left);
  });
}

/** How many of the things that it was ordered a unit has done or is at in this turn. @rule S-GUNS */
function deedsDone(id: UnitId, { stage, queue }: SpcfkrsView): number {
  if ('unit' in stage && stage.unit === id) {
    if ('done' in stage) return stage.done + 1;
    return stage.step === 'stab' ? 1 : 0;
  }
  const turn = currentTurn({ queue });
  return stage.step === 'turn' && turn?.unit === id && turn.does === 'order' ? stage.done : 0;
}

function actsOf({ units }: Order, deeds: readonly Deed[], view: SpcfkrsView): readonly PlannedAct[] {
  return units.flatMap((id) => {
    const unit = unitOnMap(view, id);
    return unit === undefined ? [] : actsBy(unit, deeds);
  });
}

/** What a unit does to others; from one part of a craft at one target once, however many guns it has there. */
function actsBy(unit: Unit, deeds: readonly Deed[]): readonly PlannedAct[] {
  const acts = new Map<string, PlannedAct>();
  for (const deed of deeds) {
    const aim = aimAt(deed);
    if (aim === undefined) continue;
    const part = deed.kind === 'gun' ? (gunsOf(unit.profile)[deed.shot.gun]?.part ?? 0) : 0;
    acts.set(JSON.stringify([part, aim]), { unit, part, aim });
  }
  return [...acts.values()];
}

function aimAt(deed: Deed): Aim | undefined {
  switch (deed.kind) {
    case 'gun':
      return deed.shot.aim;
    case 'special':
      return aimAtPart(deed.act.target, 0);
    case 'stab':
      return aimAtPart(deed.act.target, deed.act.part ?? 0);
    case 'crew':
      return deed.act.type === 'hack' ? aimAtPart(deed.act.target, 0) : undefined;
  }
}

function aimAtPart(unit: UnitId, part: number): Aim {
  return { kind: 'unit', unit, part, through: false };
}

/** The turns in which a unit does what it was ordered. */
const ORDERED: readonly Turn['does'][] = ['order', 'follow', 'ram'];

/** Whether a turn of a unit is still to come in this phase. While ties are rolled for, all are. */
function isWaiting(id: UnitId, { stage, queue }: SpcfkrsView): boolean {
  return (
    stage.step === 'order' ||
    queue.some((group) => group.some(({ unit, does }) => ORDERED.includes(does) && unit === id))
  );
}
