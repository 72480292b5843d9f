import { MAX_CARDS } from '@tabletop/cards';
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
  text,
  whole,
} from '@tabletop/game/schema';
import { MAX_LEGS } from '@tabletop/geometry';
import * as v from 'valibot';
import { RANGE_BANDS } from '../armoury/ranges.js';
import type { SkirmishEvent } from '../events.js';
import { MAX_AMMO, MAX_ITEMS, MAX_TABLE_FIGURES, MAX_VALUE } from '../limits.js';
import { deedSchema } from './action-schema.js';
import { cardSchema, cardsSchema } from './card-schema.js';
import { totalSchema, worthSchema } from './number-schemas.js';
import { landingSchema, pointSchema } from './place-schema.js';
import { answerSchema, endingSchema, occasionSchema, playersSchema } from './stage-schema.js';

/** The longest reason that is told, in UTF-16 code units. */
const LONGEST_REASON = 500;

const event = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ type: v.literal(type), ...eventEntries, ...entries });

const player = nameSchema;
const figure = id();
const target = id();
const item = id();
const targetNumber = totalSchema;
const value = count(MAX_VALUE);
const points = v.nullable(totalSchema);
// Jokers are turned up one after the other until a card has a value, however many there are.
const places = { dice: v.exactOptional(list(count(MAX_CARDS), MAX_CARDS)) };
const drawn = { ...places, cards: cardsSchema, value: worthSchema };

const CARDS = [
  event('dealt', { player, card: v.nullable(cardSchema) }),
  event('nothing-left', { player: v.nullable(player) }),
  event('reshuffled', { cards: count(MAX_CARDS) }),
  event('traded', { player, joker: cardSchema }),
  event('committed', { player, card: v.nullable(cardSchema) }),
  event('turned-over', { player, card: v.nullable(cardSchema), value: v.nullable(worthSchema) }),
  event('played', { player, cards: cardsSchema, value: worthSchema }),
  event('declined', { player }),
  event('turned-up', drawn),
] as const;

const TURN = [
  event('initiative-drawn', { player, ...drawn }),
  event('initiative-settled', { order: playersSchema }),
  event('turn-began', { turn: count() }),
  event('moves-began', { player }),
  event('moves-ended', { player }),
  event('window-opened', { occasion: occasionSchema, asked: playersSchema }),
  event('answered', { player, answer: v.nullable(answerSchema) }),
  event('window-closed', {}),
  event('passed-on', { player, until: oneOf('move', 'turn') }),
  event('announced', { figure, path: list(pointSchema, MAX_LEGS), length: count() }),
  event('moved', { figure, from: pointSchema, path: list(pointSchema, MAX_LEGS), length: count() }),
  event('declared', { deed: deedSchema }),
  event('lapsed', { deed: deedSchema, why: text(LONGEST_REASON) }),
  event('contest-judged', { order: playersSchema, again: playersSchema }),
  event('action-began', { deed: deedSchema, left: count() }),
  event('turn-ended', { turn: count() }),
  event('ended', { ending: endingSchema, winners: playersSchema }),
] as const;

const FIGHTS = [
  event('aimed', { figure, band: oneOf(...RANGE_BANDS), targetNumber }),
  event('shot-judged', {
    figure,
    target,
    attack: worthSchema,
    defence: worthSchema,
    total: points,
    targetNumber,
    hit: flag(),
  }),
  event('melee-judged', {
    figure,
    target,
    attackTotal: totalSchema,
    defenceTotal: totalSchema,
    hit: v.nullable(figure),
  }),
  event('damage-judged', {
    target,
    played: worthSchema,
    drawn: worthSchema,
    damage: totalSchema,
    total: points,
    knockOutValue: value,
    out: flag(),
  }),
  event('knocked-out', { figure }),
] as const;

const GRENADES = [
  event('throw-judged', {
    figure,
    played: worthSchema,
    drawn: worthSchema,
    total: totalSchema,
    targetNumber,
    short: count(),
  }),
  event('scattered', { from: pointSchema, to: landingSchema, degrees: whole(0, 359), distance: count() }),
  event('exploded', { at: landingSchema, grenade: nameSchema, reached: list(figure, MAX_TABLE_FIGURES) }),
] as const;

const MAGIC = [
  event('spell-judged', {
    figure,
    target,
    played: worthSchema,
    opposed: worthSchema,
    total: points,
    targetNumber,
    affected: flag(),
  }),
  event('detected', { figure, by: player }),
  event('healed', { figure }),
  event('drain-judged', {
    figure,
    played: worthSchema,
    drawn: worthSchema,
    total: points,
    magicResistance: value,
    out: flag(),
  }),
] as const;

const ITEMS = [
  event('reloaded', { figure, weapon: item, rounds: count(MAX_AMMO) }),
  event('readied', { figure, item, stowed: list(item, MAX_ITEMS) }),
  event('picked-up', { figure, item }),
  event('dropped', { figure, item }),
  event('posture-changed', { figure, posture: oneOf('standing', 'prone') }),
  event('scenario-action', { figure, name: nameSchema }),
] as const;

/** An event: its shape alone. */
export const eventSchema: Schema<SkirmishEvent> = agreed<SkirmishEvent>()(
  v.variant('type', [...CARDS, ...TURN, ...FIGHTS, ...GRENADES, ...MAGIC, ...ITEMS]),
);
