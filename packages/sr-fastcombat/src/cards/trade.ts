import { isJoker } from '@tabletop/cards';
import { problem } from '@tabletop/game';
import type { Trade } from '../actions.js';
import { changed, withPlayer } from '../change.js';
import type { Entry } from '../context.js';
import { cardField } from '../fields.js';
import { playerOf } from '../find.js';
import { awaitedPlayers, decisionAfter } from '../turn/awaited.js';
import { handOf, mayTrade } from './hand.js';

/**
 * Trades a Joker for a card from the deck, whenever its owner must choose anything; the choice is still to be made. The
 * Joker lies open until everybody else who must choose has: then the card is dealt, and the Joker discarded.
 *
 * @rule F-JOKER-TRADE
 */
export const trade: Entry<Trade> = {
  rule: 'F-JOKER-TRADE',
  fields: { joker: cardField },
  awaits: (state, context) => awaitedPlayers(state, context.rules).filter((player) => mayTrade(state, player, context)),
  legal: (state, player) =>
    handOf(state, player)
      .filter(isJoker)
      .slice(0, 1)
      .map((joker): Trade => ({ type: 'trade', player, joker })),
  check: (state, { player, joker }) => {
    if (isJoker(joker) && handOf(state, player).includes(joker)) return undefined;
    return problem(['joker'], `${joker} is no Joker in your hand.`, 'F-JOKER-TRADE');
  },
  apply: (state, { player, joker }, _chance, { rules }) => {
    const hand = handOf(state, player).filter((card) => card !== joker);
    const trades = (playerOf(state, player)?.trades ?? 0) + 1;
    const owed = { cards: 1, rule: 'F-JOKER-TRADE' };
    return {
      state: changed(state, {
        decision: decisionAfter(state, rules),
        players: withPlayer(state.players, player, { hand, trades, owed, trading: joker }),
      }),
      events: [{ type: 'traded', rule: 'F-JOKER-TRADE', player, joker }],
    };
  },
};
