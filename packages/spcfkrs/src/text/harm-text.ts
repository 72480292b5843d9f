import type { CoverHit, Damaged } from '../events.js';
import type { Teller } from './teller.js';
import { cellText, points } from './words.js';

/** Damage, and what it leaves: 'B1 takes 2: Body 5 to 3.' @rule S-DEATH */
export function damagedText({ unit, sixths, from, left }: Damaged, { unit: name }: Teller): string {
  return `${name(unit)} takes ${points(sixths)}: Body ${points(from)} to ${points(left)}.`;
}

/** Cover that was hit. @rule S-HITCOVER */
export function coverHitText({ at, from, to }: CoverHit): string {
  const what = `The ${from === 'none' ? '' : `${from} `}cover at ${cellText(at)}`;
  return to === 'none' ? `${what} is destroyed.` : `${what} becomes ${to}.`;
}
