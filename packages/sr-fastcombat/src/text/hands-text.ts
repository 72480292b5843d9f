import { type Card, compareCards } from '@tabletop/cards';
import { count, type Line } from '@tabletop/game/text';
import { cardValue } from '../cards/values.js';
import { type Rules, rulesFor } from '../rules.js';
import type { PlayerView, SkirmishView } from '../view.js';
import { shown } from './teller.js';
import { cardsInHand, cardText } from './words.js';

/** A line for each player: the cards of one's own hand, how many the others have, and what all may know besides. */
export function handLines({
  players,
  stage,
  ...view
}: Pick<SkirmishView, 'players' | 'stage' | 'rules'>): readonly Line[] {
  const rules = rulesFor(view.rules);
  return players.map((player) => {
    const down =
      'bids' in stage ? stage.bids.find((bid) => bid.player === player.id && bid.step === 'down') : undefined;
    const notes = [
      ...(down === undefined ? [] : [`${cardText(down.card)} face down`]),
      ...(player.trading === null ? [] : ['trading a Joker']),
      ...(player.passing === 'no' ? [] : [`passes for the ${player.passing}`]),
      ...(player.held === 0 ? [] : [`has held the zone for ${count(player.held, 'turn')}`]),
    ];
    const more = notes.length === 0 ? '' : `; ${notes.join('; ')}`;
    // One's own hand is what a player needs most.
    return { text: `  ${shown(player.id)}: ${handText(player, rules)}${more}`, weight: player.hand === null ? 1 : 0 };
  });
}

function handText({ hand, handSize }: PlayerView, rules: Rules): string {
  if (hand === null) return count(handSize, 'card');
  return hand.length === 0 ? 'no card' : cardsInHand(byWorth(hand, rules));
}

/** Jokers, then the cards from the highest value down. */
function byWorth(cards: readonly Card[], rules: Rules): readonly Card[] {
  const worth = (card: Card) => cardValue(card, { rules }) ?? Number.POSITIVE_INFINITY;
  return [...cards].sort((a, b) => (worth(a) === worth(b) ? compareCards(a, b) : worth(b) - worth(a)));
}
