import type { PlayerId } from '@tabletop/game';
import { lengthAllowed, listed, shorten, type TextOptions } from '@tabletop/game/text';
import type { SideId } from '../ids.js';
import type { Ending } from '../stage.js';
import { shown } from './teller.js';

const REASONS: Readonly<Record<Ending, string>> = {
  'last-side': 'no other side has a living unit',
  'none-left': 'no unit is left alive',
  'round-limit': 'the last round is over',
};

/** How a match ended, as one line. Where `maxLength` is shorter than the line, its beginning is kept. */
export function describeOutcome(
  outcome: {
    readonly reason: Ending;
    readonly winners: readonly PlayerId[];
    /** The side that won, where it is to be told. */
    readonly side?: SideId | null;
  },
  options: TextOptions = {},
): string {
  const { reason, winners, side = null } = outcome;
  const verdict =
    winners.length === 0 ? 'A draw' : `${listed(winners.map(shown))} ${winners.length > 1 ? 'win' : 'wins'}`;
  const force = side === null ? '' : ` with ${shown(side)}`;
  return shorten(`${verdict}${force}: ${REASONS[reason]}.`, lengthAllowed(options));
}
