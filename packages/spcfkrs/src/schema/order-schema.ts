import { agreed, flag, list, record, type Schema, whole } from '@tabletop/game/schema';
import type { Cell } from '@tabletop/geometry/grid';
import * as v from 'valibot';
import { MAX_GUNS, MAX_PATH, MAX_UNITS, MAX_VALUE } from '../limits.js';
import type { Act, CrewOrder, Exit, GunOrder, Move, Order } from '../orders/order.js';
import { MAX_CREW_ORDERS } from '../orders/order-field.js';
import type { Aim } from '../stage.js';
import { gunPlaceSchema, partSchema, unitSchema } from './number-schemas.js';
import { cellSchema } from './place-schema.js';

/** What the units, parts and guns, distances and spaces are like that an order names. */
interface Names {
  readonly unit: Schema<number>;
  readonly part: Schema<number>;
  readonly gun: Schema<number>;
  readonly distance: Schema<number>;
  readonly cell: Schema<Cell>;
}

/** The names of an order that stands. */
const STANDING: Names = {
  unit: unitSchema,
  part: partSchema,
  gun: gunPlaceSchema,
  distance: whole(1, MAX_VALUE),
  cell: cellSchema,
};

const integer = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** The names of an order as it is given: it may name units and spaces that there are not. */
const GIVEN: Names = {
  unit: integer,
  part: integer,
  gun: integer,
  distance: integer,
  cell: agreed<Cell>()(record({ column: integer, row: integer })),
};

function aimOf({ unit, part, cell }: Names): Schema<Aim> {
  return agreed<Aim>()(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('unit'), unit, part, through: flag() }),
      v.strictObject({ kind: v.literal('cover'), at: cell }),
    ]),
  );
}

function actOf({ unit, part, gun, cell }: Names, aim: Schema<Aim>): Schema<Act> {
  const attack = { target: unit, part: v.exactOptional(part), through: flag() };
  const gunOrder = agreed<GunOrder>()(record({ gun, aim }));
  return agreed<Act>()(
    v.variant('type', [
      v.strictObject({ type: v.literal('hack'), target: unit }),
      v.strictObject({ type: v.literal('stab'), ...attack }),
      v.strictObject({ type: v.literal('shoot'), ...attack }),
      v.strictObject({ type: v.literal('shoot-cover'), at: cell }),
      v.strictObject({ type: v.literal('fire'), guns: list(gunOrder, MAX_GUNS) }),
    ]),
  );
}

function crewOf({ unit, part, cell }: Names): Schema<CrewOrder> {
  const exit = agreed<Exit>()(record({ unit, at: cell }));
  return agreed<CrewOrder>()(
    v.variant('type', [
      v.strictObject({ type: v.literal('hack'), target: unit }),
      v.strictObject({ type: v.literal('recharge') }),
      v.strictObject({ type: v.literal('slag') }),
      v.strictObject({
        type: v.literal('transport'),
        part,
        board: list(unit, MAX_UNITS),
        leave: list(exit, MAX_UNITS),
      }),
    ]),
  );
}

function moveOf({ unit, part, distance, cell }: Names): Schema<Move> {
  const path = list(cell, MAX_PATH);
  return agreed<Move>()(
    v.variant('type', [
      v.strictObject({ type: v.literal('path'), path }),
      v.strictObject({ type: v.literal('follow'), target: unit }),
      v.strictObject({ type: v.literal('delay') }),
      v.strictObject({ type: v.literal('keep'), target: unit, distance }),
      v.strictObject({ type: v.literal('ram'), target: unit, part: v.exactOptional(part), path }),
    ]),
  );
}

/** What a shot is aimed at: its shape alone. */
export const aimSchema: Schema<Aim> = aimOf(STANDING);

/** A special, stab or shot that stands: its shape alone. */
export const actSchema: Schema<Act> = actOf(STANDING, aimSchema);

/** What a crew was ordered to do, which stands: its shape alone. */
export const crewSchema: Schema<CrewOrder> = crewOf(STANDING);

/** A move that stands: its shape alone. */
export const moveSchema: Schema<Move> = moveOf(STANDING);

/** An order that stands: its shape alone. */
export const orderSchema: Schema<Order> = agreed<Order>()(
  record({
    units: list(unitSchema, MAX_UNITS, 1),
    act: v.nullable(actSchema),
    move: v.nullable(moveSchema),
    crew: v.exactOptional(list(crewSchema, MAX_CREW_ORDERS)),
  }),
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
    act: v.nullable(actOf(GIVEN, aimOf(GIVEN))),
    move: v.nullable(moveOf(GIVEN)),
    crew: v.exactOptional(list(crewOf(GIVEN), MAX_CREW_ORDERS)),
  }),
);
