import { capital } from '@tabletop/game/text';
import type { Dealt, Played, TurnedOver, TurnedUp } from '../events.js';
import type { Teller } from './teller.js';
import { cardsText, cardText } from './words.js';

/** Why a card is dealt, by the rule that deals it. */
const DEALT_FOR: ReadonlyMap<string, string> = new Map([
  ['F-DRAW', ' at the end of the turn'],
  ['F-EMPTY-HAND', ' for an empty hand'],
  ['F-JOKER-TRADE', ' for the Joker'],
]);

export function dealtText({ player, card, rule }: Dealt, teller: Teller): string {
  return `${teller.player(player)} is dealt ${cardText(card)}${DEALT_FOR.get(rule) ?? ''}.`;
}

/** A card turned over and its value; a Joker has none yet, and where there was no card it is 0. */
export function turnedOverText({ player, card, value }: TurnedOver, teller: Teller): string {
  const name = teller.player(player);
  if (card === null) return `${name} has no card to turn over${worth(value)}.`;
  return `${name} turns over ${cardText(card)}${worth(value)}.`;
}

export function playedText({ player, cards, value }: Played, teller: Teller): string {
  const what = cards.length === 0 ? 'has no card to play' : `plays ${cardsText(cards)}`;
  return `${teller.player(player)} ${what}${worth(value)}.`;
}

/** Against what cards are turned up, by the rule that wants them. */
const TURNED_UP_FOR: ReadonlyMap<string, string> = new Map([
  ['F-DAMAGE', ' against the damage'],
  ['F-BLAST', ' for the blast'],
  ['F-GRENADE', ' against the throw'],
  ['F-UNRESISTED', ' against the spell'],
  ['F-RESISTED', ' against the spell'],
  ['F-DRAIN', ' for the drain'],
]);

export function turnedUpText({ cards, value, rule }: TurnedUp): string {
  return `${capital(cardsText(cards))} ${cards.length === 1 ? 'is' : 'are'} turned up${TURNED_UP_FOR.get(rule) ?? ''}${worth(value)}.`;
}

/** ', worth 11', or nothing for what has no value yet. */
export function worth(value: number | null): string {
  return value === null ? '' : `, worth ${value}`;
}
