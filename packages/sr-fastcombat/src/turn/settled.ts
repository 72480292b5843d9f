import { awaitedBid } from '../cards/bids.js';
import { changed } from '../change.js';
import { figureOf } from '../find.js';
import type { SkirmishState } from '../state.js';

/** The state in which the action under way is settled, and the next one can be. */
export function settled(state: SkirmishState): SkirmishState {
  return changed(state, { stage: { phase: 'deeds' } });
}

/**
 * The state after all that an action did to others: a casting is followed by a check for drain, once, if the caster is
 * still in the fight; any other action is settled.
 *
 * @rule F-DRAIN
 */
export function afterEffects(state: SkirmishState): SkirmishState {
  const { deed } = state;
  if (deed?.type !== 'cast') return settled(state);
  const caster = figureOf(state, deed.figure);
  if (caster === undefined || caster.status === 'out') return settled(state);
  return changed(state, { stage: { phase: 'drain', bids: [awaitedBid(caster.owner, 'up')] } });
}
