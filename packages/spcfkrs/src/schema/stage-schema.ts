import type { Ranks } from '@tabletop/game';
import { agreed, eventEntries, flag, list, nameSchema, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_PLAYERS, MAX_UNITS } from '../limits.js';
import {
  ACT_PHASES,
  type Ask,
  type Effect,
  type Ending,
  type Given,
  type Phase,
  type Stage,
  type Turn,
} from '../stage.js';
import {
  doneSchema,
  groupSchema,
  gunPlaceSchema,
  partSchema,
  rollSchema,
  shotsSchema,
  sixthsSchema,
  unitSchema,
  unitsSchema,
} from './number-schemas.js';
import { aimSchema, ordersSchema } from './order-schema.js';
import { cellSchema } from './place-schema.js';

const ASKED_PHASES = [...ACT_PHASES, 'move'] as const;

/** A phase of a round. */
export const phaseSchema: Schema<Phase> = agreed<Phase>()(oneOf(...ASKED_PHASES, 'ram'));

/** What orders are asked for. */
export const askSchema: Schema<Ask> = agreed<Ask>()(oneOf('round', 'declare', ...ASKED_PHASES));

/** How a match ended. */
export const endingSchema: Schema<Ending> = agreed<Ending>()(oneOf('last-side', 'none-left', 'round-limit'));

/** Units in the order in which they go. */
export const ranksSchema: Schema<Ranks<number>> = agreed<Ranks<number>>()(list(groupSchema, MAX_UNITS, 1));

/** A turn of a unit in a phase: its shape alone. */
export const turnSchema: Schema<Turn> = agreed<Turn>()(
  record({ unit: unitSchema, does: oneOf('overdose', 'malfunction', 'pilot', 'order', 'follow', 'ram') }),
);

/** What an attack or a special has done: its shape alone. */
export const effectSchema: Schema<Effect> = agreed<Effect>()(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('damage'),
      by: unitSchema,
      unit: unitSchema,
      part: partSchema,
      sixths: sixthsSchema,
    }),
    v.strictObject({
      kind: v.literal('cover'),
      by: unitSchema,
      at: cellSchema,
      steps: whole(1, 2),
      rule: eventEntries.rule,
    }),
    v.strictObject({ kind: v.literal('shield'), by: unitSchema, unit: unitSchema }),
    v.strictObject({ kind: v.literal('recharge'), by: unitSchema, unit: unitSchema }),
    v.strictObject({ kind: v.literal('hack'), by: unitSchema, unit: unitSchema }),
    v.strictObject({ kind: v.literal('malfunction'), by: unitSchema, unit: unitSchema }),
    v.strictObject({ kind: v.literal('pilot'), by: unitSchema, unit: unitSchema }),
    v.strictObject({ kind: v.literal('death'), by: unitSchema, unit: unitSchema, rule: eventEntries.rule }),
  ]),
);

const givenShape = agreed<Given>()(record({ player: nameSchema, orders: ordersSchema }));

/** What is going on: its shape alone. */
export const stageShape: Schema<Stage> = agreed<Stage>()(
  v.variant('step', [
    v.strictObject({
      step: v.literal('orders'),
      ask: askSchema,
      units: unitsSchema,
      given: list(givenShape, MAX_PLAYERS),
    }),
    v.strictObject({
      step: v.literal('order'),
      phase: phaseSchema,
      ranks: ranksSchema,
      rolled: list(record({ id: unitSchema, value: rollSchema }), MAX_UNITS),
    }),
    v.strictObject({ step: v.literal('turn'), phase: phaseSchema, done: doneSchema }),
    v.strictObject({ step: v.literal('overdose'), unit: unitSchema }),
    v.strictObject({ step: v.literal('malfunction'), unit: unitSchema }),
    v.strictObject({ step: v.literal('pilot'), unit: unitSchema }),
    v.strictObject({ step: v.literal('hack'), unit: unitSchema, target: unitSchema, done: doneSchema }),
    v.strictObject({ step: v.literal('recharge'), unit: unitSchema, done: doneSchema }),
    v.strictObject({ step: v.literal('slag'), unit: unitSchema, done: doneSchema }),
    v.strictObject({
      step: v.literal('stab'),
      unit: unitSchema,
      target: unitSchema,
      part: partSchema,
      through: flag(),
    }),
    v.strictObject({
      step: v.literal('burst'),
      unit: unitSchema,
      gun: gunPlaceSchema,
      aim: aimSchema,
      done: doneSchema,
    }),
    v.strictObject({
      step: v.literal('shot'),
      unit: unitSchema,
      gun: gunPlaceSchema,
      aim: aimSchema,
      left: shotsSchema,
      done: doneSchema,
    }),
    v.strictObject({ step: v.literal('ram'), unit: unitSchema }),
    v.strictObject({ step: v.literal('round') }),
    v.strictObject({ step: v.literal('over'), ending: endingSchema, side: v.nullable(nameSchema) }),
  ]),
);
