import { type Problem, show } from '@tabletop/dice';
import { type PlayerId, problem } from '@tabletop/game';
import { type Cell, cellName, isOnGrid } from '@tabletop/geometry/grid';
import { livingUnit, ownerOf, unitOf } from '../find.js';
import { coverAt } from '../map/battle-map.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Ask, SpcfkrsState, Unit, UnitId } from '../state.js';
import type { StageView } from '../view.js';
import { areAlike, areTogether } from './battalion.js';
import { missing } from './missing.js';
import { moveFault } from './move-fault.js';
import type { Order } from './order.js';
import { phaseOf } from './phase-of.js';

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
export type OrderRules = Pick<Rules, 'friendlyFire' | 'partialCoverCost'>;

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
    const found = faultOf(state, player, order, ordered, rules);
    if (found === undefined) {
      standing.push(order);
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
  rules: OrderRules,
): Problem | undefined {
  const { stage } = state;
  if (stage.step !== 'orders') return problem([], 'No orders are asked for now.', 'S-ORDERS');
  return (
    unitsFault(state, player, order, ordered) ??
    askFault(stage.ask, order) ??
    actFault(state, order, rules) ??
    moveFault(state, order, rules)
  );
}

/** What is wrong with the units of an order. @rule S-ORDERS @rule S-BATTALION */
function unitsFault(
  state: Commanded,
  player: PlayerId,
  { units: ids }: Order,
  ordered: ReadonlySet<UnitId>,
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
  return members.length === 1 ? turnFault(state, first) : battalionFault(state, members);
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
function battalionFault({ stage }: Commanded, members: readonly Unit[]): Problem | undefined {
  const refused = (message: string) => problem(['units'], message, 'S-BATTALION');
  const [first] = members;
  if (members.some(({ side }) => side !== first?.side)) return refused('A battalion is of one side.');
  if (!areAlike(members)) return refused('The units of a battalion are alike in every modification.');
  if (!areTogether(members)) return refused('The units of a battalion stand next to one another.');
  if (stage.step === 'orders' && !members.some(({ id }) => stage.units.includes(id)))
    return refused('It is the turn of none of these units.');
  return undefined;
}

/** What an order may not hold by what is asked for. @rule S-MODE @rule S-DELAY */
function askFault(ask: Ask, { act, move }: Order): Problem | undefined {
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
      return move.type === 'path'
        ? problem(['move'], 'Paths are asked for on the turn of each unit.', 'S-DELAY')
        : undefined;
    case 'move':
      return move.type === 'path'
        ? undefined
        : problem(['move'], 'To follow and to delay is declared before the moves.', 'S-DELAY');
    default:
      return problem(['move'], 'No moves are asked for in this phase.', 'S-PHASES');
  }
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** What is wrong with a special, a stab or a shot. @rule S-ORDERS @rule S-HACK @rule S-THROUGH */
function actFault(state: Commanded, { units, act }: Order, rules: OrderRules): Problem | undefined {
  const unit = livingUnit(state, units[0] ?? 0);
  if (act === null || unit === undefined) return undefined;
  const { gun, blade, powers } = unit.profile;
  const refused = (message: string, rule = 'S-ORDERS') => problem(['act'], message, rule);
  if (units.some((id) => unitOf(state, id)?.acted))
    return refused(`Unit ${show(unit.name)} has had its special, stab or shot of this round.`);
  switch (act.type) {
    case 'hack':
      if (!powers.includes('hacking')) return refused(`Unit ${show(unit.name)} has no hacking implant.`, 'S-HACK');
      return targetFault(state, units, act.target, false);
    case 'stab':
      if (act.through && blade.through === null)
        return refused(`A ${blade.name} does not stab through cover.`, 'S-THROUGH');
      return targetFault(state, units, act.target, rules.friendlyFire);
    case 'shoot':
      if (act.through && gun.through === null)
        return refused(`A ${gun.name} does not shoot through cover.`, 'S-THROUGH');
      return targetFault(state, units, act.target, rules.friendlyFire);
    case 'shoot-cover':
      return coverFault(state, act.at);
  }
}

/** What is wrong with whom some units attack: one of their own battalion is as little a target as oneself. */
function targetFault(
  state: Commanded,
  units: readonly UnitId[],
  id: UnitId,
  friendlyFire: boolean,
): Problem | undefined {
  const target = livingUnit(state, id);
  const attacker = unitOf(state, units[0] ?? 0);
  const refused = (message: string) => problem(['act', 'target'], message, 'S-ORDERS');
  if (target === undefined) return refused(missing(state, id));
  if (units.includes(id)) return refused('A unit does not attack itself.');
  if (target.side === attacker?.side && !friendlyFire) return refused(`Unit ${show(target.name)} is of its own side.`);
  return undefined;
}

function coverFault({ map }: Commanded, at: Cell): Problem | undefined {
  if (!isOnGrid(at, map)) return problem(['act', 'at'], 'That space is not on the map.', 'S-GRID');
  if (coverAt(map, at) !== 'none') return undefined;
  return problem(['act', 'at'], `There is no cover in ${cellName(at)}.`, 'S-HITCOVER');
}
