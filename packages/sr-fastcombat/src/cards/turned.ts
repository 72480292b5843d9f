import type { SkirmishEvent } from '../events.js';
import type { TurnUp } from './stock.js';

/** That the discards became the deck, if they did. */
export function reshuffledEvent(cards: number): readonly SkirmishEvent[] {
  return cards === 0 ? [] : [{ type: 'reshuffled', rule: 'F-RESHUFFLE', cards }];
}

/** What was turned up for a rule, with the places in the deck that were drawn. */
export function turnedEvents(rule: string, turned: TurnUp, dice: readonly number[]): readonly SkirmishEvent[] {
  const { cards, value, reshuffled } = turned;
  return [
    ...reshuffledEvent(reshuffled),
    cards.length === 0
      ? { type: 'nothing-left', rule: 'F-RESHUFFLE', player: null }
      : { type: 'turned-up', rule, dice, cards, value },
  ];
}
