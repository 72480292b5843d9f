import { actionEntries, agreed, list, type Schema } from '@tabletop/game/schema';
import * as v from 'valibot';
import type { SpcfkrsAction } from '../actions.js';
import { MAX_UNITS } from '../limits.js';
import { givenOrderSchema } from './order-schema.js';

/** An action of a player: its shape alone. Whether it is legal is for the game's `check` to say. */
export const actionSchema: Schema<SpcfkrsAction> = agreed<SpcfkrsAction>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('orders'), ...actionEntries, orders: list(givenOrderSchema, MAX_UNITS) }),
  ]),
);
