import { ceilDistance } from '@tabletop/geometry';
import type { Advanced, Withdrew } from '../events.js';
import { length } from './words.js';

/** How a tentacle came nearer. */
export function advanceText({ tentacle, dice = [], from, path, allowance }: Advanced): string {
  const roll = `Tentacle ${tentacle} throws a ${dice.join(', ')} and may advance ${length(allowance)}`;
  const [first, ...others] = path;
  if (first === undefined) return `${roll}, but has nowhere to go.`;
  const gone = length(Math.min(allowance, ceilDistance(from, first)));
  return `${roll}: it goes ${gone}${others.length > 0 ? ' and on along the hull' : ''}.`;
}

/** How a tentacle went away. */
export function withdrawalText({ tentacle, dice = [], from, to, allowance }: Withdrew): string {
  const roll = `Tentacle ${tentacle} throws a ${dice.join(', ')} and withdraws`;
  const gone = ceilDistance(from, to);
  if (gone >= allowance - ROUNDING) return `${roll} ${length(allowance)}.`;
  return `${roll} ${length(gone)} of ${length(allowance)}: another base is in its way.`;
}

/** Rounding to whole units may take as much off the way; only what is shorter was stopped. */
const ROUNDING = 1;
