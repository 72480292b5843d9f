import { type Problem, show } from '@tabletop/dice';
import { type PlayerId, problem } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import { livingUnit, ownerOf } from '../find.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Ask, SpcfkrsState, Unit, UnitId } from '../state.js';
import type { StageView } from '../view.js';
import { actFault } from './act-fault.js';
import { areTogether, mixedFault } from './battalion.js';
import { crewFault } from './crew-fault.js';
import { missing } from './missing.js';
import { moveFault } from './move-fault.js';
import type { Exit, Order } from './order.js';
import { phaseOf } from './phase-of.js';
import { plainOrder } from './plain-order.js';

/** An order that was refused, and why. @rule S-ORDERS */
export interface RefusedOrder {
  readonly order: Order;
  readonly problem: Problem;
}

/** Orders that were checked one by one: those that stand, and those that do not. @rule S-ORDERS */
export interface CheckedOrders {
  readonly orders: readonly Order[];
  readonly refused: readonly RefusedOrder[];
}

/** A match, or what anyone sees of one, as far as it says which orders can be given. */
export interface Commanded extends Pick<SpcfkrsState, 'rules' | 'map' | 'units' | 'sides' | 'queue'> {
  readonly stage: StageView;
}

/** The house rules that orders are checked by. */
export type OrderRules = Pick<Rules, 'friendlyFire' | 'partialCoverCost' | 'craftBattalions'>;

/**
 * Checks the orders of a player one by one, each for what is known when it is given: that its units live and are the
 * player's, that they have the weapon, that the target exists, and that the path keeps to the map, out of full cover and
 * within Move. Not range, sight and who stands where: these may change before it is carried out. Of two orders for one
 * unit the second is refused.
 *
 * @rule S-ORDERS
 */
export function checkOrders(
  state: Commanded,
  player: PlayerId,
  orders: readonly Order[],
  { rules }: { readonly rules: OrderRules } = { rules: rulesFor(state.rules) },
): CheckedOrders {
  const standing: Order[] = [];
  const refused: RefusedOrder[] = [];
  const ordered = new Set<UnitId>();
  for (const [index, order] of orders.entries()) {
    const found = faultOf(state, player, order, ordered, standing, rules);
    if (found === undefined) {
      standing.push(plainOrder(order));
      for (const id of order.units) ordered.add(id);
    } else {
      refused.push({ order, problem: { ...found, path: ['orders', index, ...found.path] } });
    }
  }
  return { orders: standing, refused };
}

function faultOf(
  state: Commanded,
  player: PlayerId,
  order: Order,
  ordered: ReadonlySet<UnitId>,
  standing: readonly Order[],
  rules: OrderRules,
): Problem | undefined {
  const { stage } = state;
  if (stage.step !== 'orders') return problem([], 'No orders are asked for now.', 'S-ORDERS');
  return (
    unitsFault(state, player, order, ordered, rules) ??
    askFault(stage.ask, order) ??
    aboardFault(state, order, standing) ??
    crewFault(state, order) ??
    actFault(state, order, rules) ??
    moveFault(state, order, rules, letOutAt(order, standing))
  );
}

/** Where passengers are let out by orders that stand: the exit of a unit, if any. @rule S-TRANSPORT */
function exitOf(id: UnitId, standing: readonly Order[]): Exit | undefined {
  for (const { crew = [] } of standing)
    for (const act of crew) {
      const exit = act.type === 'transport' ? act.leave.find(({ unit }) => unit === id) : undefined;
      if (exit !== undefined) return exit;
    }
  return undefined;
}

/** Where a passenger that is let out starts its move; undefined for whoever starts where it is. @rule S-TRANSPORT */
function letOutAt({ units: [id] }: Order, standing: readonly Order[]): Cell | undefined {
  return id === undefined ? undefined : exitOf(id, standing)?.at;
}

/**
 * Why passengers are given no order: they do nothing unless they are let out, by an order before theirs, or in another
 * round; and they leave each by itself.
 *
 * @rule S-TRANSPORT
 */
function aboardFault(state: Commanded, { units }: Order, standing: readonly Order[]): Problem | undefined {
  for (const [index, id] of units.entries()) {
    const unit = livingUnit(state, id);
    if (unit === undefined || unit.aboard === null) continue;
    if (units.length > 1) return problem(['units', index], `Unit ${show(unit.name)} is aboard a craft.`, 'S-TRANSPORT');
    if (exitOf(id, standing) === undefined)
      return problem(
        ['units', index],
        `Unit ${show(unit.name)} is aboard a craft, and no order before this lets it out.`,
        'S-TRANSPORT',
      );
  }
  return undefined;
}

/** What is wrong with the units of an order. @rule S-ORDERS @rule S-BATTALION */
function unitsFault(
  state: Commanded,
  player: PlayerId,
  { units: ids }: Order,
  ordered: ReadonlySet<UnitId>,
  rules: OrderRules,
): Problem | undefined {
  const members: Unit[] = [];
  for (const [index, id] of ids.entries()) {
    const unit = livingUnit(state, id);
    const refused = (message: string) => problem(['units', index], message, 'S-ORDERS');
    if (unit === undefined) return refused(missing(state, id));
    if (ownerOf(state, unit) !== player) return refused(`Unit ${show(unit.name)} is another player's.`);
    if (ordered.has(id) || members.includes(unit)) return refused(`Unit ${show(unit.name)} has its order already.`);
    if (!isAsked(state, id))
      return problem(['units', index], `It is not the turn of unit ${show(unit.name)}.`, 'S-MODE');
    members.push(unit);
  }
  const [first] = members;
  if (first === undefined) return problem(['units'], 'An order is for at least one unit.', 'S-ORDERS');
  return members.length === 1 ? turnFault(state, first) : battalionFault(state, members, rules);
}

/** Why a unit by itself is not given an order now: its turn is still to come. @rule S-MODE */
function turnFault({ stage }: Commanded, { id, name }: Unit): Problem | undefined {
  if (stage.step !== 'orders' || stage.units.includes(id)) return undefined;
  return problem(['units', 0], `It is not the turn of unit ${show(name)}.`, 'S-MODE');
}

/** Whether a unit may be given an order now: phase by phase, a battalion takes in members whose turn is still to come. */
function isAsked({ stage, queue }: Commanded, id: UnitId): boolean {
  if (stage.step !== 'orders') return false;
  return stage.units.includes(id) || queue.flat().some(({ unit, does }) => does === 'order' && unit === id);
}

/** Why units cannot form a battalion. @rule S-BATTALION */
function battalionFault({ stage, map }: Commanded, members: readonly Unit[], rules: OrderRules): Problem | undefined {
  const refused = (message: string) => problem(['units'], message, 'S-BATTALION');
  const fault = mixedFault(map, members, rules);
  if (fault !== undefined) return refused(fault);
  if (!areTogether(map, members)) return refused('The units of a battalion stand next to one another.');
  if (stage.step === 'orders' && !members.some(({ id }) => stage.units.includes(id)))
    return refused('It is the turn of none of these units.');
  return undefined;
}

/** What an order may not hold by what is asked for. @rule S-MODE @rule S-DELAY */
function askFault(ask: Ask, { act, move, crew }: Order): Problem | undefined {
  if (crew !== undefined && crew.length > 0 && ask !== 'round' && ask !== 'special')
    return problem(['crew'], 'What crews do is ordered for the Special phase.', 'S-CREW');
  const asksForAct = ask !== 'move' && ask !== 'declare';
  if (act !== null && !asksForAct) return problem(['act'], 'Only moves are asked for now.', 'S-PHASES');
  if (act !== null && ask !== 'round' && phaseOf(act) !== ask)
    return problem(['act'], `Only what is done in the ${capital(ask)} phase is asked for now.`, 'S-PHASES');
  if (move === null) return undefined;
  switch (ask) {
    case 'round':
      return move.type === 'delay'
        ? problem(['move'], 'A move can only be delayed where a round is played phase by phase.', 'S-DELAY')
        : undefined;
    case 'declare':
      return move.type === 'path' || move.type === 'ram'
        ? problem(['move'], 'Paths are asked for on the turn of each unit.', 'S-DELAY')
        : undefined;
    case 'move':
      return move.type === 'path' || move.type === 'ram'
        ? undefined
        : problem(
            ['move'],
            `${move.type === 'keep' ? 'To keep a distance' : 'To follow and to delay'} is declared before the moves.`,
            'S-DELAY',
          );
    default:
      return problem(['move'], 'No moves are asked for in this phase.', 'S-PHASES');
  }
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
