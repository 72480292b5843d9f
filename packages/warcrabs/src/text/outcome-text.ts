import type { PlayerId } from '@tabletop/game';
import { lengthAllowed, listed, shorten, type TextOptions } from '@tabletop/game/text';
import type { Ending } from '../state.js';
import { shown } from './teller.js';

const REASONS: Readonly<Record<Ending, string>> = {
  'last-standing': 'nobody else has a living crab left',
  'none-left': 'no crab is left alive',
  'turn-limit': 'the last turn is over',
};

/** How a fight ended, as one line. Where `maxLength` is shorter than the line, its beginning is kept. */
export function describeOutcome(
  outcome: { readonly reason: Ending; readonly winners: readonly PlayerId[] },
  options: TextOptions = {},
): string {
  const { reason, winners } = outcome;
  const verdict =
    winners.length === 0 ? 'A draw' : `${listed(winners.map(shown))} ${winners.length > 1 ? 'win' : 'wins'}`;
  return shorten(`${verdict}: ${REASONS[reason]}.`, lengthAllowed(options));
}
