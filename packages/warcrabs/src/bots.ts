import { type Policy, randomPolicy } from '@tabletop/game';
import type { WarcrabsAction } from './actions.js';
import { mindOf } from './bots/mind.js';
import { bestAction } from './bots/plans.js';
import { bestThrow } from './bots/throws.js';
import type { WarcrabsView } from './view.js';

/** A way of fighting. */
export type WarcrabsPolicy = Policy<WarcrabsView, WarcrabsAction>;

/** Plays any legal action. */
export const randomBot: WarcrabsPolicy = randomPolicy;

/**
 * Plays with sense, from what its player sees: goes where its attacks are worth more than what enemies can do to it there,
 * by the exact odds of hitting, hurting, stunning, pushing and throwing; shows its shell to whoever may attack it; keeps
 * away from edges where it could be blown off; climbs, steps down and falls to get at enemies. What it chooses is legal:
 * where it can think of nothing that is, it plays any action.
 */
export const sensibleBot: WarcrabsPolicy = (turn) => {
  const mind = mindOf(turn);
  if (mind === undefined) return turn.sample();
  const wish = mind.active.stage.lifted === null ? bestAction(mind) : bestThrow(mind);
  return wish !== undefined && turn.check(wish) === undefined ? wish : turn.sample();
};
