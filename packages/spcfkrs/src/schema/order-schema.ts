import { agreed, flag, list, record, type Schema, whole } from '@tabletop/game/schema';
import type { Cell } from '@tabletop/geometry/grid';
import * as v from 'valibot';
import { MAX_PATH, MAX_UNITS } from '../limits.js';
import type { Act, Move, Order } from '../orders/order.js';
import { unitSchema } from './number-schemas.js';
import { cellSchema } from './place-schema.js';

const integer = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const anyCell = agreed<Cell>()(record({ column: integer, row: integer }));

/** The one special, stab or shot of a unit in a round, which names units and spaces like these. */
function actOf(unit: Schema<number>, cell: Schema<Cell>): Schema<Act> {
  return agreed<Act>()(
    v.variant('type', [
      v.strictObject({ type: v.literal('hack'), target: unit }),
      v.strictObject({ type: v.literal('stab'), target: unit, through: flag() }),
      v.strictObject({ type: v.literal('shoot'), target: unit, through: flag() }),
      v.strictObject({ type: v.literal('shoot-cover'), at: cell }),
    ]),
  );
}

/** How a unit moves in a round, which names units and spaces like these. */
function moveOf(unit: Schema<number>, cell: Schema<Cell>): Schema<Move> {
  return agreed<Move>()(
    v.variant('type', [
      v.strictObject({ type: v.literal('path'), path: list(cell, MAX_PATH) }),
      v.strictObject({ type: v.literal('follow'), target: unit }),
      v.strictObject({ type: v.literal('delay') }),
    ]),
  );
}

/** A special, stab or shot that stands: its shape alone. */
export const actSchema: Schema<Act> = actOf(unitSchema, cellSchema);

/** A move that stands: its shape alone. */
export const moveSchema: Schema<Move> = moveOf(unitSchema, cellSchema);

/** An order that stands: its shape alone. */
export const orderSchema: Schema<Order> = agreed<Order>()(
  record({ units: list(unitSchema, MAX_UNITS, 1), act: v.nullable(actSchema), move: v.nullable(moveSchema) }),
);

/** The orders of a player, or of all, that stand. */
export const ordersSchema: Schema<Order[]> = list(orderSchema, MAX_UNITS);

/**
 * An order as it is given: its shape alone. It may name units and spaces that there are not: such an order is refused by
 * itself, and the others stand.
 */
export const givenOrderSchema: Schema<Order> = agreed<Order>()(
  record({
    units: list(integer, MAX_UNITS),
    act: v.nullable(actOf(integer, anyCell)),
    move: v.nullable(moveOf(integer, anyCell)),
  }),
);
