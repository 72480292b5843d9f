import { type Card, isCard, MAX_CARDS } from '@tabletop/cards';
import { agreed, list, type Schema } from '@tabletop/game/schema';
import * as v from 'valibot';

/** How a card is written, for the JSON Schemas; `isCard` also bounds the copies. */
const WRITTEN = /^(([A2-9JQK]|10)[CDHS]|JK)(\.([2-9]|[1-9][0-9]{1,3}))?$/;

const message = 'a card such as "10H"';

/** A card of some deck. */
export const cardSchema: Schema<Card> = agreed<Card>()(
  v.pipe(v.string(message), v.regex(WRITTEN, message), v.guard(isCard, message)),
);

/** Cards that are together. */
export const cardsSchema: Schema<Card[]> = list(cardSchema, MAX_CARDS);
