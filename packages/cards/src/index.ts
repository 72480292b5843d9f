export { bestOfOdds } from './best-odds.js';
export {
  type Card,
  cardOf,
  copyOf,
  type Face,
  faceOf,
  isCard,
  isJoker,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from './card.js';
export { drawAnyOdds, drawCountOdds, type Wanted, wantedIn } from './count-odds.js';
export { type Deal, deal, shuffled } from './deal.js';
export { type DeckOptions, standardDeck } from './deck.js';
export { type Drawn, type DrawnMany, draw, drawMany } from './draw.js';
export { type FormatOptions, formatCard, formatCards } from './format.js';
export { MAX_CARDS, MAX_COPIES, MAX_DECKS, MAX_HANDS, MAX_JOKERS_PER_DECK, MAX_TEXT_LENGTH } from './limits.js';
export { clearTable, discard, moveCard, moveCards, play, reshuffle } from './moves.js';
export { compareCards } from './order.js';
export { type ParseOptions, parseCard, parseCards } from './parse.js';
export { censusOf, checkPartition, type Pile, pilesOf, type Whereabouts } from './partition.js';
export { without, withoutAll } from './pile.js';
export { type Hand, type Table, tableOf } from './table.js';
export { type DrawnTo, type DrawOptions, drawTo, trade } from './table-draw.js';
export { cardsIn, type Zone } from './zones.js';
