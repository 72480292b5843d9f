import { type Card, compareCards, faceOf, formatCard, isJoker, parseCards } from '@tabletop/cards';
import { isTabletopError } from '@tabletop/dice';
import { type Complete, cardValue, type Play, srFastcombat } from '@tabletop/sr-fastcombat';
import { problemsInWords } from '../../endings.js';
import { typedAction } from '../typed-action.js';
import { type Free, isLegal, type Option, type Table } from './table.js';

/** The cards of the player's own hand: Jokers, then from the highest value down. */
function handOf({ state, player, context }: Table): readonly Card[] {
  const hand = state.players.find(({ id }) => id === player)?.hand ?? [];
  const worth = (card: Card) => cardValue(card, context) ?? Number.POSITIVE_INFINITY;
  return [...hand].sort((a, b) => (worth(a) === worth(b) ? compareCards(a, b) : worth(b) - worth(a)));
}

/** One card of each face: copies of a face are one choice. */
function faces(cards: readonly Card[]): readonly Card[] {
  return cards.filter((card, at) => cards.findIndex((other) => faceOf(other) === faceOf(card)) === at);
}

/** A card by its face, with what it is worth. */
function cardText(card: Card, { context }: Table): string {
  const value = cardValue(card, context);
  return value === null ? 'a Joker' : `${faceOf(card)}, worth ${value}`;
}

/** Which cards can be committed face down. */
export function commitOptions(table: Table): readonly Option[] {
  const { player } = table;
  const cards = faces(handOf(table));
  if (cards.length === 0)
    return [{ label: 'nothing: there is no card', action: { type: 'commit', player, card: null } }];
  return cards.map((card) => ({ label: cardText(card, table), action: { type: 'commit', player, card } }));
}

/** Cards played face up, or to complete a Joker. */
type Shown = Play | Complete;

/** Which cards can be played: one, or two with a Joker. */
export function playOptions(table: Table, type: Shown['type']): readonly Option[] {
  const hand = handOf(table);
  const valued = hand.filter((card) => !isJoker(card));
  const shown = (...cards: readonly Card[]): Shown => ({ type, player: table.player, cards });
  if (valued.length === 0) return [{ label: 'nothing: there is no card to play', action: shown() }];
  const singles = faces(valued).map((card) => ({ label: cardText(card, table), action: shown(card) }));
  const joker = hand.find(isJoker);
  if (valued.length < 2 || (type === 'play' && joker === undefined)) return singles;
  const before = type === 'play' && joker !== undefined ? [joker] : [];
  const second = (first: Card): readonly Option[] =>
    faces(valued.filter((card) => card !== first))
      .map((card) => ({ label: `and ${cardText(card, table)}`, action: shown(first, ...before, card) }))
      .filter(({ action }) => isLegal(table, action));
  const choices = () => ({
    question: 'The first of the two cards?',
    options: faces(valued).map((first) => ({
      label: `${cardText(first, table)} …`,
      choices: () => ({ question: `${faceOf(first)} and which other card?`, options: second(first) }),
    })),
  });
  return [...singles, { label: type === 'play' ? 'two cards with a Joker …' : 'two cards …', choices }];
}

/** The choice to type the cards that are to be played. */
export function typeCards(table: Table, type: Shown['type']): Free {
  return {
    label: 'type the cards',
    question: 'Which cards, such as KS JK 8H?',
    read(text) {
      try {
        const cards = inHand(parseCards(text), handOf(table));
        return typedAction(srFastcombat, table.state, { type, player: table.player, cards });
      } catch (error) {
        if (!isTabletopError(error)) throw error;
        return { refusal: problemsInWords(error.problems) };
      }
    },
  };
}

/** The cards of a hand that are meant by what was typed: the very card or, where it is not held, another of its face. */
function inHand(typed: readonly Card[], hand: readonly Card[]): readonly Card[] {
  const cards: Card[] = [];
  for (const card of typed) {
    const left = hand.filter((held) => !cards.includes(held) && (held === card || !typed.includes(held)));
    cards.push(left.find((held) => held === card) ?? left.find((held) => faceOf(held) === faceOf(card)) ?? card);
  }
  return cards;
}

/** The hand as it is shown to its player. */
export function handText(table: Table): string {
  const hand = handOf(table);
  return hand.length === 0 ? 'no card' : hand.map((card) => formatCard(card, { copies: false })).join(' ');
}
