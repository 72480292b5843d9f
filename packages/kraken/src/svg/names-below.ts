import { type LegendItem, legend, seatMark } from '@tabletop/game/svg';
import { count } from '@tabletop/game/text';
import type { Sailor } from '../state.js';
import type { KrakenView } from '../view.js';
import { markOf } from './pieces.js';

/**
 * What stands below the sea: the players, the sailors out of play and, by name, those on deck for whose label there was
 * no room. Returns the markup and how high it is.
 */
export function namesBelow(
  view: KrakenView,
  unlabelled: readonly Sailor[],
  top: number,
): { readonly markup: string; readonly height: number } {
  const players = view.players.map(({ id, destroyed, pluckLost }, seat): LegendItem => {
    return {
      mark: seatMark(seat),
      text: id,
      note: `${count(destroyed, 'tentacle')} destroyed, ${pluckLost} Pluck lost`,
    };
  });
  const out = view.sailors
    .filter(({ fate }) => fate !== 'in-play')
    .map((sailor): LegendItem => ({ mark: markOf(view, sailor), text: sailor.name, note: sailor.fate }));
  const others = unlabelled.map((sailor): LegendItem => {
    return { mark: markOf(view, sailor), text: sailor.name, note: `Pluck ${sailor.pluck}` };
  });
  return legend(
    [
      { title: 'Players', items: players, columns: 2 },
      { title: 'Out of play', items: out, columns: 3 },
      { title: 'Also on deck', items: others, columns: 3 },
    ],
    top,
  );
}
