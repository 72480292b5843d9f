import type { Comparison, Pool } from './expression.js';
import { type Interval, matching, standing, within, without } from './faces.js';

/**
 * The ends of what a die and its extra dice can score together: some number of exploding faces, and then another face,
 * or any face at the full depth. The score grows evenly with the number, so that the ends lie at none and at the depth.
 */
export function chainBounds(pool: Pool, success: Comparison | null): Interval {
  const { all, exploding, ending } = standing(pool);
  const any = scores(all, success);
  if (pool.explode === null) return any;
  const { depth } = pool.explode;
  const more = scores(exploding, success);
  const last = scores(ending, success);
  return {
    low: Math.min(last.low, depth * more.low + any.low),
    high: Math.max(last.high, depth * more.high + any.high),
  };
}

/** The least and the greatest that one of these faces scores. */
function scores(set: readonly Interval[], success: Comparison | null): Interval {
  const whole = { low: set[0]?.low ?? 0, high: set.at(-1)?.high ?? 0 };
  if (success === null) return whole;
  const successes = matching(success, whole);
  return {
    low: without(set, successes).length > 0 ? 0 : 1,
    high: within(set, successes).length > 0 ? 1 : 0,
  };
}
