import type { PlayerId } from '@tabletop/game';
import { LONGEST_NAME, lengthAllowed, listed, plain, shorten, type TextOptions } from '@tabletop/game/text';
import { ENDINGS } from '../ending.js';
import type { Ending } from '../state.js';

const REASONS: Readonly<Record<Ending, string>> = {
  'tentacles-destroyed': 'the kraken has no tentacle left',
  'kraken-fled': 'the kraken flees',
  'vessel-lost': 'the vessel breaks up',
  'crew-lost': 'no sailor is left in play',
  'turn-limit': 'the last turn is over and the kraken is still there',
};

/**
 * How a game ended, as one line with the moral winners. Where `maxLength` is shorter than the line, its beginning is
 * kept.
 */
export function describeOutcome(
  outcome: { readonly reason: Ending; readonly moralWinners: readonly PlayerId[] },
  options: TextOptions = {},
): string {
  const { reason, moralWinners } = outcome;
  const verdict = `The players ${ENDINGS[reason].won ? 'win' : 'lose'}: ${REASONS[reason]}.`;
  const names = moralWinners.map((id) => plain(id, LONGEST_NAME));
  const honours = names.length === 0 ? '' : ` Moral winner${names.length > 1 ? 's' : ''}: ${listed(names)}.`;
  return shorten(verdict + honours, lengthAllowed(options));
}
