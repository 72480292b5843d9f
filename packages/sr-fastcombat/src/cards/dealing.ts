import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { changed, withPlayer } from '../change.js';
import type { Context } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import type { SkirmishState } from '../state.js';
import { reshuffledEvent } from './turned.js';

/**
 * Deals the next card that is owed to a player: at the start, at a turn's end, to an empty hand, or for a Joker traded,
 * which leaves by the discards first. Where there is none to be had, the debt is forgotten.
 *
 * @rule F-DECKS
 * @rule F-DRAW
 * @rule F-EMPTY-HAND
 * @rule F-JOKER-TRADE
 * @rule F-RESHUFFLE
 */
export function dealOwed(state: SkirmishState, chance: Chance, context: Context): Step<SkirmishState, SkirmishEvent> {
  const player = state.players.find(({ owed }) => owed.cards > 0);
  if (player === undefined) return { state, events: [] };
  const { id, hand, trading } = player;
  const { rule, cards } = player.owed;
  const discards = trading === null ? state.discards : [...state.discards, trading];
  const { result, dice } = thrown(chance, (source) =>
    context.dealCard(source, { deck: state.deck, discards }, rule, context),
  );
  const { card, stock, reshuffled } = result;
  const owed = { cards: card === null ? 0 : cards - 1, rule };
  const players = withPlayer(state.players, id, {
    hand: card === null ? hand : [...hand, card],
    owed,
    trading: null,
  });
  return {
    state: changed(state, { players, deck: stock.deck, discards: stock.discards }),
    events: [
      ...reshuffledEvent(reshuffled),
      card === null
        ? { type: 'nothing-left', rule: 'F-RESHUFFLE', player: id }
        : { type: 'dealt', rule, dice, player: id, card },
    ],
  };
}
