import { MAX_COORDINATE } from '@tabletop/geometry';
import * as v from 'valibot';
import type { KrakenEvent } from '../events.js';
import { PLUCK_OUTCOMES } from '../pluck.js';
import { REACTION_COLUMNS, REACTIONS } from '../reaction-table.js';
import { agreed } from './agreed.js';
import { MAX_CREW, MAX_LEGS, MAX_PLAYERS, MAX_PLUCK, MAX_TENTACLES } from './limits.js';
import { count, flagSchema, id, list, nameSchema, oneOf, pointSchema, text, whole } from './primitives.js';
import { endingSchema } from './state-schema.js';

/** The most dice of one event. */
const MAX_EVENT_DICE = 64;

const outcome = oneOf(...PLUCK_OUTCOMES);
const common = { rule: text(40), dice: v.exactOptional(list(whole(0, 1_000_000), MAX_EVENT_DICE)) };
const total = whole(-1_000_000, 1_000_000);
const pluck = whole(-MAX_PLUCK, MAX_PLUCK);
const length = count(MAX_COORDINATE);

/** An event: its shape alone. */
export const eventSchema: v.GenericSchema<unknown, KrakenEvent> = agreed<KrakenEvent>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('turn-began'), ...common, turn: count(), order: list(id(), MAX_CREW) }),
    v.strictObject({
      type: v.literal('phase-began'),
      ...common,
      phase: oneOf('combat', 'reaction', 'morale'),
    }),
    v.strictObject({ type: v.literal('stayed'), ...common, sailor: id() }),
    v.strictObject({
      type: v.literal('move-rolled'),
      ...common,
      sailor: id(),
      total,
      outcome,
      allowance: v.nullable(length),
    }),
    v.strictObject({
      type: v.literal('moved'),
      ...common,
      sailor: id(),
      from: pointSchema,
      path: list(pointSchema, MAX_LEGS),
      length: count(),
    }),
    v.strictObject({
      type: v.literal('attacked'),
      ...common,
      sailor: id(),
      tentacle: id(),
      total,
      outcome,
      destroyed: flagSchema,
    }),
    v.strictObject({ type: v.literal('passed'), ...common, player: nameSchema, sailor: v.nullable(id()) }),
    v.strictObject({ type: v.literal('pluck-changed'), ...common, sailor: id(), change: pluck, pluck }),
    v.strictObject({ type: v.literal('sailor-lost'), ...common, sailor: id(), fate: oneOf('spent', 'killed') }),
    v.strictObject({
      type: v.literal('reacted'),
      ...common,
      tentacle: id(),
      column: oneOf(...REACTION_COLUMNS),
      reaction: oneOf(...REACTIONS),
    }),
    v.strictObject({
      type: v.literal('advanced'),
      ...common,
      tentacle: id(),
      from: pointSchema,
      path: list(pointSchema, MAX_LEGS),
      allowance: length,
    }),
    v.strictObject({
      type: v.literal('withdrew'),
      ...common,
      tentacle: id(),
      from: pointSchema,
      to: pointSchema,
      allowance: length,
    }),
    v.strictObject({ type: v.literal('crushed'), ...common, tentacle: id(), damage: count(), hullDamage: count() }),
    v.strictObject({ type: v.literal('flailed'), ...common, tentacle: id(), sailor: id(), pluckLost: count() }),
    v.strictObject({
      type: v.literal('grab-targeted'),
      ...common,
      tentacle: id(),
      sailors: list(id(), MAX_CREW, 1),
      sailor: id(),
    }),
    v.strictObject({
      type: v.literal('grabbed'),
      ...common,
      tentacle: id(),
      sailor: id(),
      total,
      outcome,
      killed: flagSchema,
    }),
    v.strictObject({
      type: v.literal('morale-rolled'),
      ...common,
      tentacles: count(MAX_TENTACLES),
      fightsOn: flagSchema,
    }),
    v.strictObject({
      type: v.literal('ended'),
      ...common,
      ending: endingSchema,
      won: flagSchema,
      moralWinners: list(nameSchema, MAX_PLAYERS),
    }),
  ]),
);
