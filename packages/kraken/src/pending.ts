import { changed } from './change.js';
import { distanceToSailor } from './reach.js';
import type { Rules } from './rules.js';
import type { KrakenState, Pending, Tentacle } from './state.js';

/** The state with a tentacle about to strike at the sailors within `reach` centimetres; as it is, when there are none. */
export function withPending(
  state: KrakenState,
  reaction: Pending['reaction'],
  tentacle: Tentacle,
  reach: number,
  rules: Rules,
): KrakenState {
  const { stage } = state;
  const sailors = state.sailors
    .filter((sailor) => sailor.fate === 'in-play' && distanceToSailor(tentacle, sailor, rules) <= reach)
    .map((sailor) => sailor.id);
  if (stage.phase !== 'reaction' || sailors.length === 0) return state;
  const pending: Pending = { reaction, tentacle: tentacle.id, sailors };
  return changed(state, { stage: { phase: 'reaction', order: stage.order, pending } });
}
