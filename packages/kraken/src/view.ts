import type { KrakenState } from './state.js';

/** What anyone may know of a game: all but the random state, for nothing else in KRAKEN is hidden. */
export type KrakenView = Omit<KrakenState, 'chance'>;

/** The state as seen from any seat, or by a spectator. */
export function viewOf(state: KrakenState): KrakenView {
  const { chance: _secret, ...view } = state;
  return view;
}
