import { type Card, formatCard, formatCards, isJoker } from '@tabletop/cards';
import { decimal, listed } from '@tabletop/game/text';
import type { Vector } from '@tabletop/geometry';
import type { Damage } from '../figures/sheet.js';
import { toCentimetres } from '../units.js';

/** A length in units as text in centimetres, with at most two decimals: '12.35 cm'. */
export function length(units: number): string {
  return centimetres(toCentimetres(units));
}

/** A length in centimetres as text, with at most two decimals. */
export function centimetres(value: number): string {
  return `${decimal(value)} cm`;
}

/** A place on the table: centimetres along x and along y. */
export function place({ x, y }: Vector): string {
  return `(${decimal(toCentimetres(x))}, ${decimal(toCentimetres(y))})`;
}

/** A card as a word of a sentence: '10H', 'a Joker'; 'a card' for one that is not shown. */
export function cardText(card: Card | null): string {
  if (card === null) return 'a card';
  return isJoker(card) ? 'a Joker' : formatCard(card, { copies: false });
}

/** Cards in the words of a sentence: 'KS, a Joker and 8H'. */
export function cardsText(cards: readonly Card[]): string {
  return listed(cards.map(cardText));
}

/** Cards side by side: 'KS 8H JK'. */
export function cardsInHand(cards: readonly Card[]): string {
  return formatCards(cards, { copies: false });
}

/** A number that is added, with its sign. */
function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

/** The Damage of a weapon as the rule book prints it: '12', or '+2' where it is added to that of its user. */
export function damageText({ kind, points }: Damage): string {
  return kind === 'fixed' ? String(points) : signed(points);
}

/** What is added to the Force of a spell: 'Force+4'. */
export function forceText(added: number): string {
  return added === 0 ? 'Force' : `Force${signed(added)}`;
}
