import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { SpcfkrsAction } from '../actions.js';
import type { SpcfkrsView } from '../view.js';
import { ordersText } from './round-text.js';
import { tellerOf } from './teller.js';

/** How an action is told. */
export interface ActionOptions extends TextOptions {
  /** Leaves out who acts, for a menu under that name: 'orders P3: shoot B1; move C4 D5.' */
  readonly unnamed?: boolean;
}

/**
 * An action as one line, for a list of choices or a log: the orders as they are written. Where `maxLength` is shorter than
 * the line, its beginning is kept.
 */
export function describeAction(
  action: SpcfkrsAction,
  view: Pick<SpcfkrsView, 'units'>,
  options: ActionOptions = {},
): string {
  const most = lengthAllowed(options);
  const teller = tellerOf(view);
  const told = `orders ${ordersText(action.orders, teller)}.`;
  return shorten(options.unnamed === true ? told : `${teller.player(action.player)} ${told}`, most);
}
