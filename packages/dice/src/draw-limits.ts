import { MAX_DICE, MAX_SIDES } from './chance.js';
import { TabletopError } from './errors.js';
import { show } from './show.js';

/** The two ways of drawing a number: a face counted from 1, or an index counted from 0. */
export type DrawKind = 'die' | 'index';

/** Whether a die may have so many sides, or a choice so many items. */
export function isSize(size: unknown): size is number {
  return typeof size === 'number' && Number.isSafeInteger(size) && size >= 1;
}

/** Throws `TabletopError` 'invalid-draw' unless a die may have `size` sides, or a choice `size` items. */
export function checkSize(kind: DrawKind, size: number): void {
  if (!isSize(size)) throw invalidSize(kind, size);
}

/** Throws `TabletopError` 'invalid-draw' unless `count` dice may be thrown in one call. */
export function checkCount(count: number): void {
  if (Number.isInteger(count) && count >= 0 && count <= MAX_DICE) return;
  throw new TabletopError('invalid-draw', [
    { path: ['count'], message: `The number of dice is a whole number from 0 to ${MAX_DICE}, not ${show(count)}.` },
  ]);
}

function invalidSize(kind: DrawKind, size: unknown): TabletopError {
  const [field, what] = kind === 'die' ? ['sides', 'sides of a die'] : ['length', 'items to choose from'];
  return new TabletopError('invalid-draw', [
    { path: [field], message: `The number of ${what} is a whole number from 1 to ${MAX_SIDES}, not ${show(size)}.` },
  ]);
}
