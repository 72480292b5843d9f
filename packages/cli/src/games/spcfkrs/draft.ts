import type { PlayerId } from '@tabletop/game';
import { capital } from '@tabletop/game/text';
import { checkOrders, type Order, type SpcfkrsAction, type SpcfkrsState } from '@tabletop/spcfkrs';
import { describeChoice, readOrders, unitName, writeOrder } from '@tabletop/spcfkrs/text';
import type { Draft, Written } from '../adapter.js';
import { type Command, commandOf } from './command.js';
import { formsFor } from './forms.js';
import { helpText } from './help.js';
import { isLostNow } from './options.js';

/** The orders of a player, to be written a line for each unit or battalion. */
export function draft(state: SpcfkrsState, player: PlayerId): Draft<SpcfkrsAction> {
  return draftWith(commandOf(state, player), []);
}

function draftWith(command: Command, orders: readonly Order[]): Draft<SpcfkrsAction> {
  return {
    question: questionFor(command, orders),
    help: (about) => helpText(command, about),
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
  const next = [...orders.filter((each) => !replaced.includes(each)), order];
  const [refused] = checkOrders(view, player, next).refused;
  if (refused !== undefined) {
    const { message, rule = '' } = refused.problem;
    return { refusal: `${message} (${rule})` };
  }
  return {
    draft: draftWith(command, next),
    remarks: [
      ...replaced.map((each) => `In place of ${writeOrder(each, view)}.`),
      ...(isLostNow(command, order)
        ? [`As things stand, ${writeOrder({ ...order, move: null }, view)} would be lost.`]
        : []),
    ],
  };
}
