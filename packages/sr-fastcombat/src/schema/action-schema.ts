import { actionEntries, agreed, count, id, list, nameSchema, oneOf, type Schema } from '@tabletop/game/schema';
import { MAX_LEGS } from '@tabletop/geometry';
import * as v from 'valibot';
import type { SkirmishAction } from '../actions.js';
import type { Deed } from '../deed.js';
import { MAX_MARK, MAX_PLAY } from '../limits.js';
import { cardSchema } from './card-schema.js';
import { pointSchema } from './place-schema.js';

const deed = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({
    type: v.literal(type),
    ...actionEntries,
    figure: id(),
    mark: v.exactOptional(count(MAX_MARK)),
    ...entries,
  });

const action = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ type: v.literal(type), ...actionEntries, ...entries });

const cards = list(cardSchema, MAX_PLAY);

const DEEDS = [
  deed('shoot', { weapon: id(), target: id() }),
  deed('strike', { weapon: v.nullable(id()), target: id() }),
  deed('throw', { grenade: id(), at: pointSchema }),
  deed('launch', { weapon: id(), at: pointSchema }),
  deed('cast', { spell: count(), force: count(), target: v.nullable(id()), at: v.nullable(pointSchema) }),
  deed('reload', { weapon: id() }),
  deed('ready', { item: id(), stow: v.nullable(id()) }),
  deed('pick-up', { item: id() }),
  deed('drop', { item: id() }),
  deed('lie-down', {}),
  deed('stand-up', {}),
  deed('scenario', { name: nameSchema }),
] as const;

/** An action of a figure as its player declares it: its shape alone. */
export const deedSchema: Schema<Deed> = agreed<Deed>()(v.variant('type', DEEDS));

/** An action of a player: its shape alone. Whether it is legal is for the game's `check` to say. */
export const actionSchema: Schema<SkirmishAction> = agreed<SkirmishAction>()(
  v.variant('type', [
    ...DEEDS,
    action('announce', { figure: id(), path: list(pointSchema, MAX_LEGS) }),
    action('end-moves', {}),
    action('pass', { until: oneOf('now', 'move', 'turn') }),
    action('commit', { card: v.nullable(cardSchema) }),
    action('play', { cards }),
    action('complete', { cards }),
    action('decline', {}),
    action('trade', { joker: cardSchema }),
  ]),
);
