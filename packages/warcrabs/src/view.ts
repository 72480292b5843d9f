import type { WarcrabsState } from './state.js';

/** What anyone may know of a fight: all but the random state, for nothing else in Warcrabs is hidden. */
export type WarcrabsView = Omit<WarcrabsState, 'chance'>;

/** The state as seen from any seat, or by a spectator. */
export function viewOf(state: WarcrabsState): WarcrabsView {
  const { chance: _secret, ...view } = state;
  return view;
}
