import { changed } from '../change.js';
import type { SkirmishState } from '../state.js';

/** The state in which the action under way is settled, and the next one can be. */
export function settled(state: SkirmishState): SkirmishState {
  return changed(state, { stage: { phase: 'deeds' } });
}
