import type { Line } from '@tabletop/game/text';
import type { SpcfkrsView } from '../view.js';
import type { Teller } from './teller.js';
import { orderText } from './written/order-text.js';

/**
 * A line for each order of the round that is known: those that were revealed and, while orders are given, those that may be
 * seen. Of the others, who has given them.
 *
 * @rule S-ORDERS
 */
export function orderLines({ orders, stage }: SpcfkrsView, teller: Teller): readonly Line[] {
  const isAsking = stage.step === 'orders';
  const written = (list: typeof orders) => list.map((order) => orderText(order, teller));
  const given = (isAsking ? stage.given : []).flatMap((each) =>
    each.orders === null ? [`sealed, of ${teller.player(each.player)}`] : written(each.orders),
  );
  const isOfLastRound = isAsking && stage.ask === 'round';
  return [...given, ...(isOfLastRound ? [] : written(orders))].map((text, weight) => ({ text: `  ${text}`, weight }));
}
