import { chainBounds } from './chain-bounds.js';
import { chainTotals } from './chain-odds.js';
import type { Comparison, Pool } from './expression.js';
import { compares, type Interval } from './faces.js';
import { chainIsOneDie, kept } from './keep.js';
import { checkWorkOf } from './work.js';

/**
 * The least and the greatest that a pool can be worth: every die kept can be the least at once, or the greatest.
 * Throws `TabletopError` 'too-much-work' where it takes the odds of a chain to know, and those are beyond the limit.
 */
export function poolBounds(pool: Pool, work: number): Interval {
  const { low, high } = dieBounds(pool, work);
  const { count } = kept(pool);
  return { low: count * low + 0, high: count * high + 0 };
}

function dieBounds(pool: Pool, work: number): Interval {
  const { explode, success } = pool;
  if (explode === null || success === null || !chainIsOneDie(pool)) return chainBounds(pool, success);
  const totals = chainBounds(pool, null);
  const [canFail, canSucceed] =
    success.operator === '=' ? [true, totalsHold(pool, success.target, work)] : ends(totals, success);
  return { low: canFail ? 0 : 1, high: canSucceed ? 1 : 0 };
}

/** Whether some number between the ends fails, and whether some succeeds; not for `=`, whose truth turns twice. */
function ends({ low, high }: Interval, success: Comparison): readonly [canFail: boolean, canSucceed: boolean] {
  const [atLow, atHigh] = [compares(low, success), compares(high, success)];
  return [!(atLow && atHigh), atLow || atHigh];
}

function totalsHold(pool: Pool, target: number, work: number): boolean {
  checkWorkOf({ ...pool, count: 1, keep: null, success: null }, work);
  const { offset, weights } = chainTotals(pool);
  return (weights[target - offset] ?? 0n) > 0n;
}
