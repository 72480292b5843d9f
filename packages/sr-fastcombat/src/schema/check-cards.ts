import { checkPartition, isJoker, MAX_DECKS, type Pile, standardDeck } from '@tabletop/cards';
import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { bidsOf } from '../cards/bids.js';
import { decksNeeded } from '../cards/decks.js';
import type { Rules } from '../rules.js';
import type { SkirmishState } from '../state.js';

/**
 * What is wrong with the cards of a state: every card of the decks that these figures take is in exactly one place, and
 * what is being traded is a Joker for which a card is still to be dealt.
 *
 * @rule F-DECKS
 * @rule F-JOKER-TRADE
 */
export function cardProblems(state: SkirmishState, rules: Rules): readonly Problem[] {
  const { players, figures } = state;
  const counts = players.map(({ id }) => figures.filter(({ owner }) => owner === id).length);
  const decks = decksNeeded(counts, { rules });
  if (decks > MAX_DECKS)
    return [problem(['rules'], `These hands take ${decks} decks; at most ${MAX_DECKS} are used.`, 'F-DECKS')];
  const deck = standardDeck({ decks, jokersPerDeck: rules.jokersPerDeck });
  const found = under([], checkPartition(pilesOf(state), deck), 'F-DECKS');
  return [...found.map((each) => ({ ...each, path: placeOf(each.path) })), ...tradeProblems(state)];
}

/** A card that lies by itself is in no list. */
function placeOf(path: Problem['path']): Problem['path'] {
  const pile = path.at(-2);
  return pile === 'card' || pile === 'trading' ? path.slice(0, -1) : path;
}

/** Wherever there are cards. */
function pilesOf({ deck, discards, players, stage }: SkirmishState): readonly Pile[] {
  return [
    { path: ['deck'], cards: deck },
    { path: ['discards'], cards: discards },
    ...players.flatMap(({ hand, trading }, at) => [
      { path: ['players', at, 'hand'], cards: hand },
      { path: ['players', at, 'trading'], cards: trading === null ? [] : [trading] },
    ]),
    ...bidsOf(stage).map(({ card }, at) => ({
      path: ['stage', 'bids', at, 'card'],
      cards: card === null ? [] : [card],
    })),
    { path: ['stage', 'turned'], cards: stage.phase === 'area' ? stage.turned : [] },
  ];
}

function tradeProblems({ players }: SkirmishState): readonly Problem[] {
  return players.flatMap(({ trading, owed }, at) => {
    if (trading === null || (isJoker(trading) && owed.cards > 0)) return [];
    const message = 'What is being traded is a Joker for which a card is still to be dealt.';
    return [problem(['players', at, 'trading'], message, 'F-JOKER-TRADE')];
  });
}
