import { type Ruling, ruling } from '@tabletop/game';
import { MAX_TRADES } from '../limits.js';

const { choice, settled } = ruling;

/** What the text leaves open about cards, Jokers, decks and draws. */
export const CARDS: readonly Ruling[] = [
  choice('jokerChain', 'F-JOKER', 'May more than one Joker go into a play?', {
    false: 'No: one Joker, which allows one card more.',
    true: 'Yes: each of them allows one card more.',
  }),
  settled(
    'jokerAlone',
    'F-JOKER',
    'What is a Joker worth that is played alone, or with one other card?',
    'Alone it is refused. With a single other card it adds nothing to that. The order in which the cards of a play are named makes no difference.',
    'A Joker has no value of its own; it allows a further card and does not demand one.',
  ),
  settled(
    'jokerFaceDown',
    'F-JOKER',
    'What is committed with a Joker that is played face down?',
    'The Joker alone. Its owner chooses the cards that count when it is turned over.',
  ),
  choice(
    'jokerReveal',
    'F-JOKER',
    'Who chooses first where both sides turn over a Joker?',
    {
      defenderFirst:
        'The defender, then the attacker; in a contest the players in order of initiative, the last first.',
      attackerFirst: 'The attacker, then the defender; in a contest the players in order of initiative.',
    },
    'Somebody has to choose first: having attacked, or the initiative, gives the last word.',
  ),
  settled(
    'jokersOnly',
    'F-JOKER',
    'What if somebody must play and holds only Jokers?',
    'Jokers have to be traded, singly, for as long as no card with a value has come of it. Where there is nothing left to draw, 0 counts as played.',
    'A play must always be possible, and a Joker may be traded at any time.',
  ),
  settled(
    'jokerTrade',
    'F-JOKER-TRADE',
    'When may a Joker be traded?',
    'Whenever its owner is to choose something. It costs nothing, and the choice is still to be made. That there was a trade is open; the card drawn is not.',
  ),
  settled(
    'tradeLimit',
    'F-JOKER-TRADE',
    'How often may Jokers be traded before anything else is done?',
    `At most ${MAX_TRADES} times between two other choices of the same player.`,
    'Where discards are reshuffled, trading could otherwise go on for ever.',
  ),
  choice('jokersPerDeck', 'F-DECKS', 'How many Jokers does a deck have?', {
    2: 'Two.',
    number: 'As many as the house rule says.',
  }),
  settled(
    'cardsDealt',
    'F-DECKS',
    'Which cards count against the 39 of a deck?',
    'Those dealt to the players’ hands at the start, Jokers among them. Cards drawn for initiative do not: they go to the discards.',
    'The limit speaks of cards dealt to the players.',
  ),
  settled(
    'discards',
    'F-RESHUFFLE',
    'Where does a card go that has been played or traded?',
    'Straight to the discards, which lie face up for everyone to see.',
  ),
  choice(
    'reshuffle',
    'F-RESHUFFLE',
    'What if the deck runs out?',
    {
      true: 'The discards become the deck. Cards that lie on the table are not among them: those face down, those turned up for the value that is still being drawn for, and those drawn against an area spell that is not judged yet.',
      false: 'It stays empty: cards that were played are gone for good.',
    },
    'By the letter a played card is gone, but every rule draws cards, and the game would stop when the last one is drawn.',
  ),
  settled(
    'nothingLeft',
    'F-RESHUFFLE',
    'What if deck and discards are both empty?',
    'A draw yields nothing, and an event says so. Where a value was needed it is 0.',
  ),
  settled(
    'drawPile',
    'F-DRAW-PILE',
    'In which order does the deck lie?',
    'In none: it is a set, from which a card is picked when it is drawn, each equally likely.',
    'That is the same as drawing from a shuffled deck, and there is no hidden order that could leak.',
  ),
  settled(
    'secrets',
    'F-SECRET',
    'What may be seen of cards?',
    'One’s own hand, what is face up, and how many cards there are elsewhere. Spectators see no hand.',
  ),
  choice(
    'drawnJoker',
    'F-DRAWN-JOKER',
    'What is a Joker worth that comes up when a value is drawn for?',
    { redraw: 'Nothing: it is discarded and another card is drawn.', zero: 'It counts as 0.' },
    'A Joker has no value of its own.',
  ),
  settled(
    'refillMoment',
    'F-EMPTY-HAND',
    'When exactly is a hand that has run out dealt two cards?',
    'As soon as a play has emptied it: nothing is turned over, chosen or drawn in between. Committing a Joker as the last card empties it too. Where several choose at once, when the last of them has. It may happen any number of times, also to a defender; where there was nothing to deal, as soon as there is something again.',
    'The source deals them at any point of the game.',
  ),
  settled(
    'drawFor',
    'F-DRAW',
    'For which figures are cards dealt at the end of a turn?',
    'For those that are active then; one that is healed later counts from then on.',
    'The source counts the figures that a player controls at that time.',
  ),
];
