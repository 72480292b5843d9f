import * as v from 'valibot';
import type { KrakenAction } from '../actions.js';
import { agreed } from './agreed.js';
import { MAX_LEGS } from './limits.js';
import { count, id, list, nameSchema, pointSchema } from './primitives.js';

const common = { player: nameSchema, decision: v.exactOptional(count()) };

/** An action of a player: its shape alone. Whether it is legal is for the game's `check` to say. */
export const actionSchema: v.GenericSchema<unknown, KrakenAction> = agreed<KrakenAction>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('attempt-move'), ...common, sailor: id() }),
    v.strictObject({ type: v.literal('stay'), ...common, sailor: id() }),
    v.strictObject({ type: v.literal('move'), ...common, sailor: id(), path: list(pointSchema, MAX_LEGS) }),
    v.strictObject({ type: v.literal('attack'), ...common, sailor: id(), tentacle: id() }),
    v.strictObject({ type: v.literal('pass'), ...common }),
  ]),
);
