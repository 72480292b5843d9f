import type { PlayerId } from '@tabletop/game';
import { isUnitName } from '../../force/unit-name.js';
import type { UnitId } from '../../ids.js';
import type { Order } from '../../orders/order.js';
import type { SpcfkrsView } from '../../view.js';
import { type Naming, PART_SIGN, shown } from '../teller.js';
import { orderText } from './order-text.js';
import { type LineProblem, readLines } from './read-lines.js';
import { readOrder } from './read-order.js';
import { rollCall } from './roll-call.js';
import { wordsOf } from './words.js';

/** Orders that were read from a text. */
export interface WrittenOrders {
  readonly orders: readonly Order[];
  /** On which line each of the orders stood, from 1. */
  readonly lines: readonly number[];
  /** What is wrong with the other lines. */
  readonly problems: readonly LineProblem[];
}

/**
 * Reads orders as players write or mail them, a line each: the unit, or the units of a battalion, a colon, and what is done
 * in the order of the round, parted by a semicolon.
 *
 * ```text
 * P3: shoot B1; move C4 D5
 * P1+P2: stab through B2; follow B2
 * P4: shoot cover E7
 * P5: hold
 * ```
 *
 * There are `hack`, `stab`, `stab through`, `shoot`, `shoot through` with a unit, `shoot cover` with a space; then `move`
 * with spaces, `follow` with a unit, or `delay`; or `hold` alone. A part of a craft is named by its number from 1:
 * `shoot V2.3`; without one it is the first.
 *
 * Craft have an order for each crew and each gun, with commas between them, then a move:
 *
 * ```text
 * V1: hack V2, recharge, slag, fire 1+2 at V2.1; move C4 D5
 * V3: unload S3 from 2 to B4, load S1+S2 into 2; follow V1
 * V4: fire 1 at cover B7, fire 2 through cover at V2.3; ram V2.1 via C4 C5
 * V5: fire 1 at S4; keep 6 from V2
 * ```
 *
 * Guns and the parts that are bays have the numbers of the list of units in `toText` and of `sheet`, from 1. All that is
 * written of one bay is one order: whoever leaves it goes before whoever boards it.
 *
 * Capitals do not matter, nor do spaces, commas between spaces of the map, and characters of full width. Empty lines and
 * lines that begin with `#` are skipped. A line that cannot be read is told of in `problems` and leaves the rest standing;
 * nothing is thrown.
 *
 * With a player, that player's units alone take orders. Whether what is ordered is legal is not looked at: see `checkOrders`.
 *
 * @rule S-ORDERS
 * @rule S-CREW
 * @rule S-GUNS
 */
export function readOrders(
  text: string,
  view: Pick<SpcfkrsView, 'units' | 'sides' | 'map'>,
  player?: PlayerId,
): WrittenOrders {
  const field = { map: view.map, units: rollCall(view, player) };
  const { read, problems } = readLines(text, 'S-ORDERS', (line) => readOrder(wordsOf(line), field));
  return { orders: read.map(({ value }) => value), lines: read.map(({ line }) => line), problems };
}

/** An order as {@link readOrders} reads it, without a line break. A move along no spaces is written as none. @rule S-ORDERS */
export function writeOrder(order: Order, view: Pick<SpcfkrsView, 'units'>): string {
  return orderText(order, namesIn(view));
}

/** Orders as {@link readOrders} reads them, a line each. @rule S-ORDERS */
export function writeOrders(orders: readonly Order[], view: Pick<SpcfkrsView, 'units'>): string {
  const naming = namesIn(view);
  return orders.map((order) => orderText(order, naming)).join('\n');
}

/** The names as they can be read again; what can be no name of a unit is made harmless. */
function namesIn({ units }: Pick<SpcfkrsView, 'units'>): Naming {
  const names = new Map(units.map(({ id, name }) => [id, isUnitName(name) ? name : shown(name)]));
  const craft = new Set(units.flatMap(({ id, profile }) => (profile.class === 'on-foot' ? [] : [id])));
  const unit = (id: UnitId) => names.get(id) ?? `unit ${id}`;
  return {
    unit,
    part: (id, part) => (part > 0 || craft.has(id) ? `${unit(id)}${PART_SIGN}${part + 1}` : unit(id)),
  };
}
