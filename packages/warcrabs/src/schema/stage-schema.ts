import { agreed, flag, id, list, nameSchema, oneOf, record, type Schema } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_CRABS, MAX_PLAYERS } from '../limits.js';
import type { Arc, Ending, Happening, Stage } from '../stage.js';
import { dropSchema, movementSchema, totalSchema, valueSchema } from './number-schemas.js';
import { directionSchema } from './place-schema.js';

/** Some of the crabs. */
export const crabsSchema: Schema<number[]> = list(id(), MAX_CRABS);

/** Some of the players. */
export const playersSchema: Schema<string[]> = list(nameSchema, MAX_PLAYERS);

/** Where an attacker stands. */
export const arcSchema: Schema<Arc> = agreed<Arc>()(oneOf('front', 'side', 'behind'));

/** How a fight ended. */
export const endingSchema: Schema<Ending> = agreed<Ending>()(oneOf('last-standing', 'none-left', 'turn-limit'));

/** Something that is due: its shape alone. */
export const happeningShape: Schema<Happening> = agreed<Happening>()(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('strike'),
      by: id(),
      target: id(),
      arc: arcSchema,
      damage: valueSchema,
      explosive: flag(),
      bare: flag(),
    }),
    v.strictObject({ kind: v.literal('kamikaze'), by: id(), target: id(), damage: valueSchema }),
    v.strictObject({ kind: v.literal('near-miss'), by: id(), crab: id() }),
    v.strictObject({ kind: v.literal('blast'), by: id(), crab: id(), direction: directionSchema }),
    v.strictObject({ kind: v.literal('fall'), by: v.nullable(id()), crab: id(), drop: dropSchema }),
  ]),
);

/** What is going on: its shape alone. */
export const stageShape: Schema<Stage> = agreed<Stage>()(
  v.variant('phase', [
    v.strictObject({
      phase: v.literal('order'),
      ranks: list(list(id(), MAX_CRABS, 1), MAX_CRABS, 1),
      rolled: list(record({ id: id(), value: totalSchema }), MAX_CRABS),
    }),
    v.strictObject({ phase: v.literal('turn') }),
    v.strictObject({ phase: v.literal('next') }),
    v.strictObject({
      phase: v.literal('activation'),
      crab: id(),
      left: movementSchema,
      moved: flag(),
      acted: flag(),
      lifted: v.nullable(id()),
    }),
    v.strictObject({ phase: v.literal('over'), ending: endingSchema, winners: playersSchema }),
  ]),
);
