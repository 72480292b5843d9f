import type { Problem } from '@tabletop/dice';
import {
  agreed,
  count,
  eventEntries,
  flag,
  list,
  nameSchema,
  oneOf,
  record,
  type Schema,
  text,
  whole,
} from '@tabletop/game/schema';
import * as v from 'valibot';
import type { LostReason } from '../events/attacks.js';
import type { StopReason } from '../events/moves.js';
import type { SpcfkrsEvent } from '../events.js';
import { MAX_ROUNDS, MAX_UNITS } from '../limits.js';
import type { RefusedOrder } from '../orders/check-orders.js';
import { coverSchema } from './map-schema.js';
import {
  faceSchema,
  groupSchema,
  partSchema,
  playersSchema,
  rollSchema,
  shotsSchema,
  sixthsSchema,
  unitSchema,
} from './number-schemas.js';
import { actSchema, givenOrderSchema, ordersSchema } from './order-schema.js';
import { cellSchema, walkedSchema } from './place-schema.js';
import { aimSchema, askSchema, endingSchema, phaseSchema, ranksSchema } from './stage-schema.js';

/** The longest sentence that says why an order was refused, in UTF-16 code units. */
const LONGEST_MESSAGE = 1000;
/** The most steps of a path to what is wrong. */
const MOST_STEPS = 12;

const event = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ type: v.literal(type), ...eventEntries, ...entries });

const unit = unitSchema;
const target = unitSchema;
const weapon = nameSchema;
const hitsOn = whole(1, 6);

const detail = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** What is wrong with an order. */
const problemShape: Schema<Problem> = agreed<Problem>()(
  record({
    rule: v.exactOptional(eventEntries.rule),
    path: list(v.union([v.number(), v.string()]), MOST_STEPS),
    message: text(LONGEST_MESSAGE),
    details: v.exactOptional(v.objectWithRest({}, detail)),
  }),
);

const refusedShape = agreed<RefusedOrder>()(record({ order: givenOrderSchema, problem: problemShape }));

/** Why an act was lost. */
const lostSchema = agreed<LostReason>()(
  oneOf('target-dead', 'out-of-range', 'no-sight', 'unit-in-the-way', 'no-cover-there', 'hacked'),
);

/** Why a unit stopped. */
const stopSchema = agreed<StopReason>()(oneOf('unit-in-the-way', 'full-cover', 'edge', 'too-far'));

const ROUND = [
  event('round-began', { round: count(MAX_ROUNDS) }),
  event('orders-given', {
    player: nameSchema,
    open: flag(),
    orders: v.nullable(ordersSchema),
    refused: v.nullable(list(refusedShape, MAX_UNITS)),
  }),
  event('orders-revealed', { ask: askSchema, orders: ordersSchema }),
  event('phase-began', { phase: phaseSchema }),
  event('tie-rolled', { phase: phaseSchema, unit, value: rollSchema }),
  event('order-set', { phase: phaseSchema, ranks: ranksSchema }),
  event('ended', { ending: endingSchema, side: v.nullable(nameSchema), winners: playersSchema }),
] as const;

const ATTACKS = [
  event('act-lost', { unit, act: actSchema, reason: lostSchema }),
  event('hack-judged', { unit, target, success: flag() }),
  event('overdose-judged', { unit, dies: flag() }),
  event('stab-judged', { unit, target, weapon, through: flag(), counted: faceSchema, hitsOn, hit: flag() }),
  event('burst-rolled', { unit, weapon, shots: shotsSchema }),
  event('shot-judged', {
    unit,
    weapon,
    aim: aimSchema,
    cover: coverSchema,
    counted: faceSchema,
    hitsOn,
    hit: flag(),
    wasted: flag(),
  }),
  event('chained', { unit, aim: v.nullable(aimSchema), left: shotsSchema }),
] as const;

const EFFECTS = [
  event('damaged', { unit, part: partSchema, sixths: sixthsSchema, from: sixthsSchema, left: sixthsSchema }),
  event('absorbed', { unit }),
  event('shield-spent', { unit }),
  event('guns-barred', { unit }),
  event('cover-hit', { at: cellSchema, from: coverSchema, to: coverSchema }),
  event('died', { unit }),
] as const;

const MOVES = [
  event('moved', { unit, path: walkedSchema, stopped: v.nullable(stopSchema) }),
  event('followed', { unit, target, path: walkedSchema, caughtUp: flag() }),
  event('stayed', { unit, target, reason: oneOf('circle', 'target-dead') }),
  event('cut-apart', { units: groupSchema, groups: list(groupSchema, MAX_UNITS, 1) }),
] as const;

/** An event: its shape alone. */
export const eventSchema: Schema<SpcfkrsEvent> = agreed<SpcfkrsEvent>()(
  v.variant('type', [...ROUND, ...ATTACKS, ...EFFECTS, ...MOVES]),
);
