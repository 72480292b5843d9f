import {
  agreed,
  count,
  eventEntries,
  flag,
  id,
  list,
  nameSchema,
  oneOf,
  type Schema,
  whole,
} from '@tabletop/game/schema';
import { MAX_COORDINATE, MAX_LEGS } from '@tabletop/geometry';
import * as v from 'valibot';
import type { KrakenEvent } from '../events.js';
import { MAX_CREW, MAX_PLAYERS, MAX_PLUCK, MAX_TENTACLES } from '../limits.js';
import { PLUCK_OUTCOMES } from '../pluck.js';
import { REACTION_COLUMNS, REACTIONS } from '../reaction-table.js';
import { pointSchema } from './place-schema.js';
import { endingSchema } from './state-schema.js';

const outcome = oneOf(...PLUCK_OUTCOMES);
const total = whole(-1_000_000, 1_000_000);
const pluck = whole(-MAX_PLUCK, MAX_PLUCK);
const length = count(MAX_COORDINATE);

/** An event: its shape alone. */
export const eventSchema: Schema<KrakenEvent> = agreed<KrakenEvent>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('turn-began'), ...eventEntries, turn: count(), order: list(id(), MAX_CREW) }),
    v.strictObject({
      type: v.literal('phase-began'),
      ...eventEntries,
      phase: oneOf('combat', 'reaction', 'morale'),
    }),
    v.strictObject({ type: v.literal('stayed'), ...eventEntries, sailor: id() }),
    v.strictObject({
      type: v.literal('move-rolled'),
      ...eventEntries,
      sailor: id(),
      total,
      outcome,
      allowance: v.nullable(length),
    }),
    v.strictObject({
      type: v.literal('moved'),
      ...eventEntries,
      sailor: id(),
      from: pointSchema,
      path: list(pointSchema, MAX_LEGS),
      length: count(),
    }),
    v.strictObject({
      type: v.literal('attacked'),
      ...eventEntries,
      sailor: id(),
      tentacle: id(),
      total,
      outcome,
      destroyed: flag(),
    }),
    v.strictObject({ type: v.literal('passed'), ...eventEntries, player: nameSchema, sailor: v.nullable(id()) }),
    v.strictObject({ type: v.literal('pluck-changed'), ...eventEntries, sailor: id(), change: pluck, pluck }),
    v.strictObject({ type: v.literal('sailor-lost'), ...eventEntries, sailor: id(), fate: oneOf('spent', 'killed') }),
    v.strictObject({
      type: v.literal('reacted'),
      ...eventEntries,
      tentacle: id(),
      column: oneOf(...REACTION_COLUMNS),
      reaction: oneOf(...REACTIONS),
    }),
    v.strictObject({
      type: v.literal('advanced'),
      ...eventEntries,
      tentacle: id(),
      from: pointSchema,
      path: list(pointSchema, MAX_LEGS),
      allowance: length,
    }),
    v.strictObject({
      type: v.literal('withdrew'),
      ...eventEntries,
      tentacle: id(),
      from: pointSchema,
      to: pointSchema,
      allowance: length,
    }),
    v.strictObject({
      type: v.literal('crushed'),
      ...eventEntries,
      tentacle: id(),
      damage: count(),
      hullDamage: count(),
    }),
    v.strictObject({ type: v.literal('flailed'), ...eventEntries, tentacle: id(), sailor: id(), pluckLost: count() }),
    v.strictObject({
      type: v.literal('grab-targeted'),
      ...eventEntries,
      tentacle: id(),
      sailors: list(id(), MAX_CREW, 1),
      sailor: id(),
    }),
    v.strictObject({
      type: v.literal('grabbed'),
      ...eventEntries,
      tentacle: id(),
      sailor: id(),
      total,
      outcome,
      killed: flag(),
    }),
    v.strictObject({
      type: v.literal('morale-rolled'),
      ...eventEntries,
      tentacles: count(MAX_TENTACLES),
      fightsOn: flag(),
    }),
    v.strictObject({
      type: v.literal('ended'),
      ...eventEntries,
      ending: endingSchema,
      won: flag(),
      moralWinners: list(nameSchema, MAX_PLAYERS),
    }),
  ]),
);
