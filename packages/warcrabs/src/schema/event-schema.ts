import {
  agreed,
  count,
  eventEntries,
  flag,
  id,
  list,
  nameSchema,
  oneOf,
  record,
  type Schema,
} from '@tabletop/game/schema';
import { MAX_LEGS } from '@tabletop/geometry';
import * as v from 'valibot';
import { RANGE_BANDS } from '../attack/range-band.js';
import type { Aim, MovedLeg, WarcrabsEvent } from '../events.js';
import { MAX_OBSTACLES } from '../limits.js';
import {
  damageSchema,
  dropSchema,
  hitPointsSchema,
  movementSchema,
  totalSchema,
  valueSchema,
} from './number-schemas.js';
import { directionSchema, pointSchema } from './place-schema.js';
import { arcSchema, crabsSchema, endingSchema, playersSchema } from './stage-schema.js';

const event = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ type: v.literal(type), ...eventEntries, ...entries });

const crab = id();
const by = id();
const target = id();
const left = v.nullable(valueSchema);
const obstacle = count(MAX_OBSTACLES - 1);
const total = totalSchema;
const hitPoints = hitPointsSchema;
const damage = damageSchema;

/** What counted for a roll to hit. */
export const aimShape: Schema<Aim> = agreed<Aim>()(
  record({
    close: flag(),
    band: oneOf(...RANGE_BANDS),
    range: totalSchema,
    weapon: totalSchema,
    elevation: totalSchema,
    target: totalSchema,
    arc: arcSchema,
  }),
);

const legShape = agreed<MovedLeg>()(
  record({ to: pointSchema, length: count(), rise: count(), drop: count(), jumped: flag() }),
);

const TURN = [
  event('order-rolled', { crab, total }),
  event('order-set', { order: crabsSchema }),
  event('turn-began', { turn: count() }),
  event('activation-began', { crab, movement: movementSchema }),
  event('activation-missed', { crab }),
  event('activation-ended', { crab }),
  event('stunned', { crab }),
  event('recovered', { crab }),
  event('moved', { crab, from: pointSchema, legs: list(legShape, MAX_LEGS), facing: directionSchema }),
  event('ended', { ending: endingSchema, winners: playersSchema }),
] as const;

const ATTACKS = [
  event('attacked', {
    crab,
    target,
    weapon: v.nullable(nameSchema),
    left,
    aim: aimShape,
    total,
    outcome: oneOf('hit', 'near-miss', 'miss'),
  }),
  event('set-off', { crab, target, weapon: nameSchema, left }),
  event('flame-stopped', { crab, target, weapon: nameSchema, left, obstacle }),
  event('paper-gone', { obstacle }),
  event('struck', {
    crab,
    by,
    arc: arcSchema,
    location: oneOf('crab', 'shell'),
    damage,
    toArmour: damage,
    toHitPoints: damage,
    armour: valueSchema,
    hitPoints,
    flavour: v.nullable(oneOf('limb-snapped')),
  }),
  event('scorched', { crab, by, damage, hitPoints }),
  event('died', { crab, by: v.nullable(by) }),
  event('endurance-rolled', {
    crab,
    why: oneOf('near-miss', 'fall'),
    endurance: totalSchema,
    total,
    withstood: flag(),
  }),
] as const;

const HEIGHTS = [
  event('blasted', { crab, by, from: pointSchema, to: pointSchema }),
  event('lift-rolled', { crab, target, strength: totalSchema, total, lifted: flag(), reach: count() }),
  event('thrown', { crab, target, from: pointSchema, to: pointSchema, distance: count() }),
  event('fell', { crab, drop: dropSchema, damage, hitPoints }),
] as const;

/** An event: its shape alone. */
export const eventSchema: Schema<WarcrabsEvent> = agreed<WarcrabsEvent>()(
  v.variant('type', [...TURN, ...ATTACKS, ...HEIGHTS]),
);
