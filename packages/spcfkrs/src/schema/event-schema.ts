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
import { MAX_CELLS, MAX_SIDE } from '@tabletop/geometry/grid';
import * as v from 'valibot';
import type { LostReason } from '../events/attacks.js';
import type { TransportLostReason } from '../events/craft.js';
import type { StopReason } from '../events/moves.js';
import type { SpcfkrsEvent } from '../events.js';
import { MAX_ROUNDS, MAX_UNITS, MAX_VALUE } from '../limits.js';
import type { RefusedOrder } from '../orders/check-orders.js';
import { coverSchema } from './map-schema.js';
import {
  faceSchema,
  groupSchema,
  gunPlaceSchema,
  partSchema,
  playersSchema,
  rollSchema,
  shotsSchema,
  sixthsSchema,
  unitSchema,
} from './number-schemas.js';
import { actSchema, aimSchema, crewSchema, givenOrderSchema, ordersSchema } from './order-schema.js';
import { cellSchema, walkedSchema } from './place-schema.js';
import { askSchema, endingSchema, phaseSchema, ranksSchema } from './stage-schema.js';

/** The longest sentence that says why an order was refused, in UTF-16 code units. */
const LONGEST_MESSAGE = 1000;
/** The most steps of a path to what is wrong. */
const MOST_STEPS = 12;

const event = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ type: v.literal(type), ...eventEntries, ...entries });

const unit = unitSchema;
const target = unitSchema;
const craft = unitSchema;
const part = partSchema;
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
  oneOf(
    'target-dead',
    'target-aboard',
    'part-wrecked',
    'out-of-range',
    'no-sight',
    'unit-in-the-way',
    'no-cover-there',
    'hacked',
    'gun-wrecked',
    'aboard',
    'shield-not-spent',
  ),
);

/** Why a unit stopped. */
const stopSchema = agreed<StopReason>()(oneOf('unit-in-the-way', 'full-cover', 'edge', 'too-far', 'ram', 'slag'));

/** Why somebody did not board or leave. */
const transportLostSchema = agreed<TransportLostReason>()(
  oneOf('bay-wrecked', 'unit-dead', 'too-far', 'bay-full', 'aboard-already', 'not-aboard', 'no-room-there'),
);

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
  event('act-lost', { unit, act: v.union([actSchema, crewSchema]), reason: lostSchema }),
  event('gun-silent', { unit, gun: gunPlaceSchema, aim: aimSchema, reason: lostSchema }),
  event('hack-judged', { unit, target, success: flag() }),
  event('overdose-judged', { unit, dies: flag() }),
  event('stab-judged', { unit, target, part, weapon, through: flag(), counted: faceSchema, hitsOn, hit: flag() }),
  event('burst-rolled', { unit, gun: gunPlaceSchema, weapon, shots: shotsSchema }),
  event('shot-judged', {
    unit,
    gun: gunPlaceSchema,
    weapon,
    aim: aimSchema,
    cover: coverSchema,
    counted: faceSchema,
    hitsOn,
    hit: flag(),
    wasted: flag(),
  }),
  event('chained', { unit, gun: gunPlaceSchema, aim: v.nullable(aimSchema), left: shotsSchema }),
] as const;

const EFFECTS = [
  event('damaged', { unit, part, sixths: sixthsSchema, from: sixthsSchema, left: sixthsSchema }),
  event('absorbed', { unit }),
  event('shield-spent', { unit }),
  event('guns-barred', { unit }),
  event('cover-hit', { at: cellSchema, from: coverSchema, to: coverSchema }),
  event('died', { unit }),
] as const;

const MOVES = [
  event('moved', { unit, path: walkedSchema, stopped: v.nullable(stopSchema) }),
  event('followed', { unit, target, path: walkedSchema, caughtUp: flag() }),
  event('kept', { unit, target, path: walkedSchema, wanted: whole(1, MAX_VALUE), distance: count(MAX_SIDE) }),
  event('stayed', { unit, target, reason: oneOf('circle', 'target-dead', 'target-aboard') }),
  event('cut-apart', { units: groupSchema, groups: list(groupSchema, MAX_UNITS, 1) }),
] as const;

const CRAFT = [
  event('part-wrecked', { unit, part }),
  event('malfunction-judged', {
    unit,
    wreck: oneOf('quarter', 'half'),
    result: oneOf('holds', 'malfunctions', 'blows-up'),
  }),
  event('malfunctioned', { unit }),
  event('pilot-judged', { unit, dies: flag() }),
  event('pilot-lost', { unit }),
  event('recharge-judged', { unit, success: flag() }),
  event('recharged', { unit }),
  event('slag-judged', { unit, success: flag(), length: count(MAX_SIDE), cells: list(cellSchema, MAX_SIDE) }),
  event('slag-entered', { unit, part, at: cellSchema }),
  event('slag-gone', { cells: list(cellSchema, MAX_CELLS) }),
  event('boarded', { unit, craft, part }),
  event('alighted', { unit, craft, part, at: cellSchema }),
  event('transport-lost', { unit, craft, part, to: v.nullable(cellSchema), reason: transportLostSchema }),
  event('thrown-out', { unit, craft, at: cellSchema }),
  event('ram-set', { unit, target, part, own: part }),
  event('ram-judged', { unit, target, part, own: part, success: flag(), damage: count(MAX_VALUE) }),
  event('ram-lost', { unit, target, reason: oneOf('no-contact', 'rammer-gone', 'target-gone') }),
] as const;

/** An event: its shape alone. */
export const eventSchema: Schema<SpcfkrsEvent> = agreed<SpcfkrsEvent>()(
  v.variant('type', [...ROUND, ...ATTACKS, ...EFFECTS, ...MOVES, ...CRAFT]),
);
