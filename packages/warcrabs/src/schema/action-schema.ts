import { actionEntries, agreed, count, id, list, type Schema } from '@tabletop/game/schema';
import { MAX_LEGS } from '@tabletop/geometry';
import * as v from 'valibot';
import type { WarcrabsAction } from '../actions.js';
import { MAX_WEAPONS } from '../limits.js';
import { directionSchema, pointSchema } from './place-schema.js';

const action = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ type: v.literal(type), ...actionEntries, crab: id(), ...entries });

/** An action of a player: its shape alone. Whether it is legal is for the game's `check` to say. */
export const actionSchema: Schema<WarcrabsAction> = agreed<WarcrabsAction>()(
  v.variant('type', [
    action('move', { path: list(pointSchema, MAX_LEGS), facing: v.nullable(directionSchema) }),
    action('attack', { weapon: v.nullable(count(MAX_WEAPONS - 1)), target: id() }),
    action('lift', { target: id() }),
    action('throw', { direction: directionSchema, distance: count() }),
    action('end', {}),
  ]),
);
