import type { PlayerId } from '@tabletop/game';
import { lengthAllowed, listed, shorten, type TextOptions } from '@tabletop/game/text';
import type { Ending } from '../state.js';
import { shown } from './teller.js';

const REASONS: Readonly<Record<Ending, string>> = {
  'last-standing': 'nobody else has an active figure left',
  'none-left': 'nobody has an active figure left',
  'zone-reached': 'the zone is reached',
  'zone-held': 'the zone has been held for long enough',
  'zone-shared': 'several players have reached the zone together',
  'turn-limit': 'the last turn is over',
};

/** How a game ended, as one line. Where `maxLength` is shorter than the line, its beginning is kept. */
export function describeOutcome(
  outcome: { readonly reason: Ending; readonly winners: readonly PlayerId[] },
  options: TextOptions = {},
): string {
  const { reason, winners } = outcome;
  const verdict =
    winners.length === 0 ? 'A draw' : `${listed(winners.map(shown))} ${winners.length > 1 ? 'win' : 'wins'}`;
  return shorten(`${verdict}: ${REASONS[reason]}.`, lengthAllowed(options));
}
