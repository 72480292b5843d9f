import { capital, listed } from '@tabletop/game/text';
import type { OrderSet, OrdersGiven, OrdersRevealed, PhaseBegan, TieRolled } from '../events.js';
import type { Order } from '../orders/order.js';
import type { Teller } from './teller.js';
import { orderText } from './written/order-text.js';

/** The heading of a phase. @rule S-PHASES */
export function phaseText({ phase }: PhaseBegan): string {
  return `${capital(phase)} phase:`;
}

/** The orders of a player, as far as they may be known, with what was refused and why. @rule S-ORDERS */
export function givenText({ player, orders, refused }: OrdersGiven, teller: Teller): string {
  const who = teller.player(player);
  if (orders === null) return `${who} has given orders.`;
  return [`${who} orders ${ordersText(orders, teller)}.`, ...refusedTexts({ refused }, teller)].join(' ');
}

/** The orders that were refused, and why. @rule S-ORDERS */
export function refusedTexts({ refused }: Pick<OrdersGiven, 'refused'>, teller: Teller): readonly string[] {
  return (refused ?? []).map(({ order, problem }) => `Refused: ${orderText(order, teller)} (${problem.message})`);
}

/** Revealed orders. @rule S-ORDERS */
export function revealedText({ orders }: OrdersRevealed, teller: Teller): string {
  return `The orders are ${ordersText(orders, teller)}.`;
}

/** Orders on one line, as they are written: 'P3: shoot B1; move C4 D5 / P4: hold'. */
export function ordersText(orders: readonly Order[], teller: Teller): string {
  return orders.length === 0 ? 'nothing' : orders.map((order) => orderText(order, teller)).join(' / ');
}

/** A roll for who goes first. @rule S-SPEED */
export function tieText({ unit, value }: TieRolled, { actor }: Teller): string {
  return `${actor(unit)} rolls ${value} for who goes first.`;
}

/** The order of a phase: 'In order: P3, (P4 and P5 together), B1.' @rule S-SPEED */
export function orderSetText({ ranks }: OrderSet, { unit }: Teller): string {
  const places = ranks.map((rank) =>
    rank.length > 1 ? `(${listed(rank.map(unit))} together)` : rank.map(unit).join(),
  );
  return places.length === 0 ? 'Nobody goes.' : `In order: ${places.join(', ')}.`;
}
