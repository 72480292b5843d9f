import type { CoverHit, Damaged } from '../events.js';
import type { Teller } from './teller.js';
import { cellText, points } from './words.js';

/**
 * Damage, and what it leaves: 'B1 takes 2: Body 5 to 3.' Where nothing is left, the Body may have been less than what it
 * took, and so it is not told what that was.
 *
 * @rule S-DEATH
 */
export function damagedText({ unit, sixths, left }: Damaged, { unit: name }: Teller): string {
  const body = left > 0 ? `Body ${points(left + sixths)} to ${points(left)}` : 'Body down to 0';
  return `${name(unit)} takes ${points(sixths)}: ${body}.`;
}

/** Cover that was hit. @rule S-HITCOVER */
export function coverHitText({ at, from, to }: CoverHit): string {
  const what = `The ${from === 'none' ? '' : `${from} `}cover at ${cellText(at)}`;
  return to === 'none' ? `${what} is destroyed.` : `${what} becomes ${to}.`;
}
