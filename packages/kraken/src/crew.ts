import type { PlayerId } from '@tabletop/game';
import { changed, withSailor } from './change.js';
import type { Context } from './context.js';
import { endIfDue } from './ending.js';
import type { KrakenEvent } from './events.js';
import type { KrakenState, Player, Sailor, SailorId } from './state.js';

/** The sailor of that id, in play or out; undefined when there is none. */
export function sailorOf(state: KrakenState, id: SailorId): Sailor | undefined {
  return state.sailors.find((sailor) => sailor.id === id);
}

/** The state with a player's count of one thing raised. */
export function withCount(state: KrakenState, id: PlayerId, count: 'destroyed' | 'pluckLost', by: number): KrakenState {
  const players = state.players.map((player): Player => (player.id === id ? raised(player, count, by) : player));
  return changed(state, { players });
}

function raised({ id, destroyed, pluckLost }: Player, count: 'destroyed' | 'pluckLost', by: number): Player {
  return count === 'destroyed'
    ? { id, destroyed: destroyed + by, pluckLost }
    : { id, destroyed, pluckLost: pluckLost + by };
}

/**
 * Raises or lowers a sailor's Pluck. A gain stops at the maximum; a loss applies, and counts for its owner, in full. A
 * sailor below the minimum is out of play at once, and with the last one the game is lost.
 *
 * @rule K-PLUCK-BOUNDS
 */
export function changePluck(
  state: KrakenState,
  sailor: Sailor,
  change: number,
  rule: string,
  log: KrakenEvent[],
  context: Context,
): KrakenState {
  const { pluckMinimum, pluckMaximum } = context.rules;
  const pluck = Math.min(sailor.pluck + change, pluckMaximum);
  if (pluck === sailor.pluck) return state;
  log.push({ type: 'pluck-changed', rule, sailor: sailor.id, change: pluck - sailor.pluck, pluck });
  const after = withSailor(state, sailor.id, { pluck });
  if (change > 0) return after;
  const counted = withCount(after, sailor.owner, 'pluckLost', -change);
  return pluck < pluckMinimum ? takeOut(counted, sailor, 'spent', 'K-PLUCK-BOUNDS', log, context) : counted;
}

/**
 * Takes a killed sailor out of play; it loses all the Pluck that it had.
 *
 * @rule K-GRAB
 * @rule K-MORAL
 */
export function kill(state: KrakenState, sailor: Sailor, log: KrakenEvent[], context: Context): KrakenState {
  log.push({ type: 'pluck-changed', rule: 'K-MORAL', sailor: sailor.id, change: -sailor.pluck, pluck: 0 });
  const counted = withCount(withSailor(state, sailor.id, { pluck: 0 }), sailor.owner, 'pluckLost', sailor.pluck);
  return takeOut(counted, sailor, 'killed', 'K-GRAB', log, context);
}

function takeOut(
  state: KrakenState,
  sailor: Sailor,
  fate: 'spent' | 'killed',
  rule: string,
  log: KrakenEvent[],
  context: Context,
): KrakenState {
  log.push({ type: 'sailor-lost', rule, sailor: sailor.id, fate });
  return endIfDue('crew-lost', withSailor(state, sailor.id, { fate }), log, context);
}
