import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { isSameList } from '@tabletop/game/schema';
import { livingUnit } from '../find.js';
import { askedUnits } from '../orders/asked.js';
import { checkOrders } from '../orders/check-orders.js';
import { isUnasked } from '../round/asking.js';
import { declaring } from '../round/begin-phase.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, UnitId } from '../state.js';
import type { StageOf } from './under-way.js';

/**
 * What is wrong with orders that are being given: those are asked who have to be, and the orders that are there already
 * are of players who are asked, in the order of seats, and stand.
 *
 * @rule S-ORDERS
 * @rule S-MODE
 */
export function givenProblems(state: SpcfkrsState, stage: StageOf<'orders'>, rules: Rules): readonly Problem[] {
  const refuse = (path: Problem['path'], message: string, rule = 'S-ORDERS') =>
    problem(['stage', ...path], message, rule);
  if ((stage.ask === 'round') === (rules.mode === 'phased'))
    return [refuse(['ask'], `In the mode "${rules.mode}" orders are not asked for like that.`, 'S-MODE')];
  const fault = unitsFault(state, stage, rules);
  if (fault !== undefined) return [refuse(['units'], fault)];
  const seats = state.players.map(({ id }) => id);
  return stage.given.flatMap(({ player, orders }, at): readonly Problem[] => {
    if (askedUnits(state, player).length === 0)
      return [refuse(['given', at, 'player'], 'Only who is asked gives orders.')];
    const before = stage.given[at - 1];
    if (before !== undefined && seats.indexOf(before.player) >= seats.indexOf(player))
      return [refuse(['given', at, 'player'], 'Orders are in the order of seats, those of each player once.')];
    const { refused } = checkOrders(state, player, orders, { rules });
    return under(
      ['stage', 'given', at],
      refused.map((each) => each.problem),
    );
  });
}

/** What is wrong with the units for which orders are asked. */
function unitsFault(state: SpcfkrsState, { ask, units }: StageOf<'orders'>, rules: Rules): string | undefined {
  switch (ask) {
    case 'round':
      return isSameList(units, livingUnits(state)) ? undefined : 'Orders are asked for all living units.';
    case 'declare':
      return units.length > 0 && isSameList(units, declaring(state, rules))
        ? undefined
        : 'Those are asked who can move.';
    default:
      return units.length > 0 && isSameList(units, turnsAsked(state, units))
        ? undefined
        : 'Those are asked whose turn it is and who have not been.';
  }
}

function livingUnits({ units }: SpcfkrsState): readonly UnitId[] {
  return units.filter(({ alive }) => alive).map(({ id }) => id);
}

/** Of these units those of the first group whose turn it is and who have not been asked, in its order. */
function turnsAsked(state: SpcfkrsState, units: readonly UnitId[]): readonly UnitId[] {
  const [group = []] = state.queue;
  return group
    .filter(({ unit, does }) => does === 'order' && isUnasked(state, unit))
    .map(({ unit }) => unit)
    .filter((unit) => livingUnit(state, unit) !== undefined && units.includes(unit));
}
