import { crabOf } from '../find.js';
import type { Fighter } from '../state.js';
import type { WarcrabsView } from '../view.js';

/** The crab whose activation it is; undefined between activations, and before and after the fight. @rule W-TURN */
export function activeCrab({ stage, crabs }: Pick<WarcrabsView, 'stage' | 'crabs'>): Fighter | undefined {
  return stage.phase === 'activation' ? crabOf({ crabs }, stage.crab) : undefined;
}
