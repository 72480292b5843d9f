import { isJoker } from '@tabletop/cards';
import { type Policy, randomPolicy } from '@tabletop/game';
import type { SkirmishAction } from './actions.js';
import { worthwhile } from './bots/deeds.js';
import { marksmanship } from './bots/guns.js';
import { type Mind, mindOf } from './bots/mind.js';
import { bestLeg } from './bots/moves.js';
import { passFor } from './bots/passing.js';
import { bestPlay, dueTo } from './bots/plays.js';
import type { SkirmishView } from './view.js';

/** A way of playing the skirmish. */
export type SkirmishPolicy = Policy<SkirmishView, SkirmishAction>;

/** Plays any legal action. */
export const randomBot: SkirmishPolicy = randomPolicy;

/**
 * Plays with sense, from what its player sees: shoots when range, sight and skill make it worth the cards, waits for
 * better marks, moves where it can harm more than it can be harmed, and plays the cards that the odds call for. What it
 * chooses is legal: where nothing that it thinks of is, it plays any action.
 */
export const sensibleBot: SkirmishPolicy = (turn) => {
  const mind = mindOf(turn);
  for (const action of wishes(mind)) if (turn.check(action) === undefined) return action;
  return turn.sample();
};

/** What a player would like to do, the best first. */
function* wishes(mind: Mind): Generator<SkirmishAction> {
  const { view, me: player, hand } = mind;
  const due = dueTo(mind);
  const surplus = surplusJoker(mind);
  if (surplus !== undefined) yield { type: 'trade', player, joker: surplus };
  if (due !== undefined) {
    yield bestPlay(mind, due);
    const joker = hand.find(isJoker);
    if (joker !== undefined) yield { type: 'trade', player, joker };
    return;
  }
  const shooting = marksmanship(mind);
  yield* worthwhile(mind, shooting);
  if (view.stage.phase === 'window') {
    yield passFor(mind);
    return;
  }
  const leg = bestLeg(mind, shooting);
  if (leg !== undefined) yield leg;
  yield { type: 'end-moves', player };
}

/** A Joker that has no two other cards to go with. */
function surplusJoker({ hand }: Mind): (typeof hand)[number] | undefined {
  const jokers = hand.filter(isJoker);
  return 2 * jokers.length > hand.length - jokers.length ? jokers[0] : undefined;
}
