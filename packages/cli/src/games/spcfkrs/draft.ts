import type { PlayerId } from '@tabletop/game';
import { capital } from '@tabletop/game/text';
import { checkOrders, type Order, type RefusedOrder, type SpcfkrsAction, type SpcfkrsState } from '@tabletop/spcfkrs';
import { describeChoice, readOrders, unitName, writeOrder } from '@tabletop/spcfkrs/text';
import type { Draft, Written } from '../adapter.js';
import { type Command, commandOf } from './command.js';
import { formsFor } from './forms.js';
import { helpText } from './help.js';
import { asLoaded, lostNow } from './options.js';

/** The orders of a player, to be written a line for each unit or battalion. */
export function draft(state: SpcfkrsState, player: PlayerId): Draft<SpcfkrsAction> {
  return draftWith(commandOf(state, player), []);
}

function draftWith(command: Command, orders: readonly Order[]): Draft<SpcfkrsAction> {
  return {
    question: questionFor(command, orders),
    help: (about) => helpText(asLoaded(command, orders), about),
    write: (line) => written(command, orders, line),
    action: { type: 'orders', player: command.player, orders },
  };
}

/** What is asked for; and once something is written, for which units nothing is yet. */
function questionFor(command: Command, orders: readonly Order[]): string {
  const { view, player, units } = command;
  if (orders.length === 0)
    return `${capital(describeChoice(view, player))}, a line for each, such as ${formsFor(command)[0] ?? ''}.`;
  const ordered = orders.flatMap((order) => order.units);
  const idle = units.filter(({ id }) => !ordered.includes(id)).map(({ id }) => unitName(id, view));
  return idle.length === 0
    ? 'Another line? All have their orders.'
    : `Another line? Without orders: ${idle.join(', ')}.`;
}

/** The draft with a line in it: in place of those for the same units. */
function written(command: Command, orders: readonly Order[], line: string): Written<SpcfkrsAction> {
  const { view, player } = command;
  const {
    orders: [order],
    problems: [fault],
  } = readOrders(line, view, player);
  if (fault !== undefined)
    return { refusal: `${fault.message}${fault.column > 1 ? ` (At character ${fault.column}.)` : ''}` };
  // A comment is no order.
  if (order === undefined) return { draft: draftWith(command, orders), remarks: [] };
  const replaced = orders.filter(({ units }) => units.some((id) => order.units.includes(id)));
  const checked = checkOrders(view, player, withOrder(orders, replaced, order));
  const refusal = checked.refused.find((each) => each.order === order);
  if (refusal !== undefined) return { refusal: reasonOf(refusal) };
  const lost = lostNow(command, order, checked.orders);
  return {
    draft: draftWith(command, checked.orders),
    remarks: [
      ...replaced.map((each) => `In place of ${writeOrder(each, view)}.`),
      // Passengers, for one, whom no craft lets out any more.
      ...checked.refused.map((each) => `No longer ${writeOrder(each.order, view)}. ${reasonOf(each)}`),
      ...(lost === undefined ? [] : [`As things stand, ${writeOrder(lost, view)} would be lost.`]),
    ],
  };
}

/** Orders with another one in the place of the first that it replaces: those after it may rest on that. */
function withOrder(orders: readonly Order[], replaced: readonly Order[], order: Order): readonly Order[] {
  const [first] = replaced;
  if (first === undefined) return [...orders, order];
  return orders.flatMap((each) => (each === first ? [order] : replaced.includes(each) ? [] : [each]));
}

function reasonOf({ problem: { message, rule = '' } }: RefusedOrder): string {
  return `${message} (${rule})`;
}
