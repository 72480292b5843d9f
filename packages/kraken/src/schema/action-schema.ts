import { actionEntries, agreed, id, list, type Schema } from '@tabletop/game/schema';
import { MAX_LEGS } from '@tabletop/geometry';
import * as v from 'valibot';
import type { KrakenAction } from '../actions.js';
import { pointSchema } from './place-schema.js';

/** An action of a player: its shape alone. Whether it is legal is for the game's `check` to say. */
export const actionSchema: Schema<KrakenAction> = agreed<KrakenAction>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('attempt-move'), ...actionEntries, sailor: id() }),
    v.strictObject({ type: v.literal('stay'), ...actionEntries, sailor: id() }),
    v.strictObject({ type: v.literal('move'), ...actionEntries, sailor: id(), path: list(pointSchema, MAX_LEGS) }),
    v.strictObject({ type: v.literal('attack'), ...actionEntries, sailor: id(), tentacle: id() }),
    v.strictObject({ type: v.literal('pass'), ...actionEntries }),
  ]),
);
