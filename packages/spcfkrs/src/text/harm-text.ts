import type { CoverHit, Damaged, Died } from '../events.js';
import type { Teller } from './teller.js';
import { cellText, points } from './words.js';

/** Damage, and what it leaves: 'B1 takes 2: Body 5 to 3.' @rule S-DEATH @rule S-PARTS */
export function damagedText({ unit, part, sixths, from, left }: Damaged, { part: name }: Teller): string {
  return `${name(unit, part)} takes ${points(sixths)}: Body ${points(from)} to ${points(left)}.`;
}

/** A death. @rule S-DEATH @rule S-PARTS */
export function diedText({ unit }: Died, { unit: name, isCraft }: Teller): string {
  return `${name(unit)} is ${isCraft(unit) ? 'destroyed' : 'dead'}!`;
}

/** Cover that was hit. @rule S-HITCOVER */
export function coverHitText({ at, from, to }: CoverHit): string {
  const what = `The ${from === 'none' ? '' : `${from} `}cover at ${cellText(at)}`;
  return to === 'none' ? `${what} is destroyed.` : `${what} becomes ${to}.`;
}
