import { agreed, count, flag, id, list, nameSchema, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_PLAYERS, MAX_TABLE_FIGURES, MAX_VALUE } from '../limits.js';
import type { Answer, Bid, Ending, Hit, Occasion, Stage } from '../stage.js';
import { deedSchema } from './action-schema.js';
import { cardSchema, cardsSchema } from './card-schema.js';
import { totalSchema, worthSchema } from './number-schemas.js';
import { landingSchema, pointSchema } from './place-schema.js';
import { chargeShape } from './sheet-schema.js';

/** How many points a throw may be short at most. */
const MAX_SHORT = 10_000;

/** Some of the players. */
export const playersSchema: Schema<string[]> = list(nameSchema, MAX_PLAYERS);

/** A card that is asked for. */
export const bidShape: Schema<Bid> = agreed<Bid>()(
  record({
    player: nameSchema,
    face: oneOf('down', 'up'),
    step: oneOf('awaited', 'down', 'joker', 'open'),
    card: v.nullable(cardSchema),
    value: v.nullable(worthSchema),
    mayDecline: flag(),
  }),
);

const hitShape = agreed<Hit>()(record({ by: id(), target: id(), damage: totalSchema }));

/** An answer in a window. */
export const answerSchema: Schema<Answer> = agreed<Answer>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('pass'), player: nameSchema, until: oneOf('now', 'move', 'turn') }),
    v.strictObject({ kind: v.literal('deed'), player: nameSchema, deed: deedSchema }),
  ]),
);

/** Why a window is open. */
export const occasionSchema: Schema<Occasion> = agreed<Occasion>()(oneOf('moves', 'leg', 'halt', 'deed', 'last'));

/** How a game ended. */
export const endingSchema: Schema<Ending> = agreed<Ending>()(
  oneOf('last-standing', 'none-left', 'zone-reached', 'zone-held', 'zone-shared', 'turn-limit'),
);

const ranks = list(list(nameSchema, MAX_PLAYERS, 1), MAX_PLAYERS);
const bids = list(bidShape, MAX_PLAYERS, 1);
const figures = list(id(), MAX_TABLE_FIGURES);

/** What is going on: its shape alone. */
export const stageShape: Schema<Stage> = agreed<Stage>()(
  v.variant('phase', [
    v.strictObject({ phase: v.literal('deal') }),
    v.strictObject({
      phase: v.literal('initiative'),
      ranks,
      drawn: list(record({ player: nameSchema, value: worthSchema }), MAX_PLAYERS),
    }),
    v.strictObject({ phase: v.literal('turn') }),
    v.strictObject({ phase: v.literal('next') }),
    v.strictObject({ phase: v.literal('move') }),
    v.strictObject({
      phase: v.literal('window'),
      occasion: occasionSchema,
      asked: playersSchema,
      answers: list(answerSchema, MAX_PLAYERS),
    }),
    v.strictObject({ phase: v.literal('contest'), ranks, bids }),
    v.strictObject({ phase: v.literal('deeds') }),
    v.strictObject({
      phase: v.literal('shot'),
      bids,
      skill: count(MAX_VALUE),
      targetNumber: totalSchema,
      damage: totalSchema,
    }),
    v.strictObject({ phase: v.literal('melee'), bids, touch: flag() }),
    v.strictObject({
      phase: v.literal('throw'),
      bids,
      at: pointSchema,
      skill: count(MAX_VALUE),
      targetNumber: totalSchema,
      grenade: chargeShape,
    }),
    v.strictObject({
      phase: v.literal('scatter'),
      at: pointSchema,
      short: whole(1, MAX_SHORT),
      grenade: chargeShape,
    }),
    v.strictObject({
      phase: v.literal('blast'),
      at: landingSchema,
      reached: list(record({ figure: id(), damage: whole(1, MAX_VALUE) }), MAX_TABLE_FIGURES, 1),
    }),
    v.strictObject({ phase: v.literal('spell'), bids }),
    v.strictObject({
      phase: v.literal('area'),
      bids,
      targets: figures,
      drawn: list(worthSchema, MAX_TABLE_FIGURES),
      turned: cardsSchema,
    }),
    v.strictObject({ phase: v.literal('damage'), bids, hits: list(hitShape, MAX_TABLE_FIGURES, 1) }),
    v.strictObject({ phase: v.literal('drain'), bids }),
    v.strictObject({ phase: v.literal('end') }),
    v.strictObject({ phase: v.literal('over'), ending: endingSchema, winners: playersSchema }),
  ]),
);
