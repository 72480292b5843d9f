import { MAX_DICE } from './chance.js';
import { power, powerWork } from './convolution.js';
import { checkWhole, fromDense, toDense } from './dense.js';
import type { Distribution } from './distribution.js';
import { checkWork, MAX_OUTCOMES, MAX_TOTAL_BITS, MAX_WORK } from './distribution-limits.js';
import { TabletopError } from './errors.js';
import { bitLength } from './packed.js';
import { show } from './show.js';

/**
 * The distribution of the sum of `count` independent values, each distributed as given: a pool of dice. `count` is a
 * whole number from 0 to {@link MAX_DICE}.
 *
 * Throws `TabletopError` 'invalid-count', 'not-whole' where a value or a sum is no safe integer, and 'too-much-work' beyond the
 * limits, before the work is done.
 */
export function sumOf(distribution: Distribution<number>, count: number): Distribution<number> {
  if (!Number.isInteger(count) || count < 0 || count > MAX_DICE) {
    const message = `The number of values to sum is a whole number from 0 to ${MAX_DICE}, not ${show(count)}.`;
    throw new TabletopError('invalid-count', [{ path: ['count'], message }]);
  }
  const { base, step, weights } = toDense(distribution);
  const span = (weights.weights.length - 1) * count;
  checkWork('outcomes', span + 1, MAX_OUTCOMES);
  checkWork('binary digits', (bitLength(distribution.total) - 4) * count, MAX_TOTAL_BITS);
  checkWork('steps', powerWork(weights, count), MAX_WORK);
  checkWhole(base * count);
  checkWhole(base * count + step * span);
  return fromDense({ base: base * count, step, weights: power(weights, count) });
}
