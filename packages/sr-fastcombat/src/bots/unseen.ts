import { type Card, standardDeck } from '@tabletop/cards';
import type { Distribution } from '@tabletop/dice';
import { type PlayerId, thinned } from '@tabletop/game';
import { bidsOf } from '../cards/bids.js';
import { decksNeeded } from '../cards/decks.js';
import { dealCard, turnUp } from '../cards/draw.js';
import { cardValue } from '../cards/values.js';
import { exactDraws } from '../odds/exact-draws.js';
import type { Rules } from '../rules.js';
import type { SkirmishView } from '../view.js';
import type { Chances } from './chances.js';

/** So many cards are thought of one by one; of more, a fair part. */
const MOST_CARDS = 120;

/** The cards that a player does not see: those of the deck, of the other hands, and those of others face down. */
export function unseenCards(view: SkirmishView, me: PlayerId, rules: Rules): readonly Card[] {
  const figures = view.players.map(({ id }) => view.figures.filter(({ owner }) => owner === id).length);
  const decks = decksNeeded(figures, { rules });
  const seen = new Set(view.discards);
  for (const { hand, trading } of view.players) {
    for (const card of hand ?? []) seen.add(card);
    if (trading !== null) seen.add(trading);
  }
  if (view.stage.phase === 'area') for (const card of view.stage.turned) seen.add(card);
  for (const { player, step, card } of bidsOf(view.stage)) {
    if (card !== null && (player === me || step === 'joker')) seen.add(card);
  }
  return standardDeck({ decks, jokersPerDeck: rules.jokersPerDeck }).filter((card) => !seen.has(card));
}

/** What the next card that is turned up may be worth, as far as its player can know, who has not seen it. */
export function chancesOfDraw(view: SkirmishView, me: PlayerId, rules: Rules): Chances {
  const stock = {
    deck: view.deck > 0 ? thinned(unseenCards(view, me, rules), MOST_CARDS) : [],
    discards: thinned(view.discards, MOST_CARDS),
  };
  return inDoubles(
    exactDraws((chance, using) => using.turnUp(chance, stock, 'F-DRAWN-JOKER', using).value, {
      rules,
      cardValue,
      dealCard,
      turnUp,
    }),
  );
}

function inDoubles({ outcomes, total }: Distribution<number>): Chances {
  const all = Number(total);
  return outcomes.map(([value, weight]) => [value, Number(weight) / all]);
}
