import { show, TabletopError } from '@tabletop/dice';

/** Throws `TabletopError` 'invalid-count' unless `count` is a whole number from `least` to `most`. */
export function checkCount(what: string, count: number, least = 0, most: number = Number.MAX_SAFE_INTEGER): void {
  if (Number.isSafeInteger(count) && count >= least && count <= most) return;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new TabletopError('invalid-count', [
    { path: [what], message: `The number of ${what} is a whole number ${range}, not ${show(count)}.` },
  ]);
}
