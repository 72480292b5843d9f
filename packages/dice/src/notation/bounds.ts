import { expressionOf } from './adopt.js';
import type { Expression } from './expression.js';
import { limitsOf, type NotationOptions } from './limits.js';
import { poolBounds } from './pool-bounds.js';
import { reach } from './reach.js';

/** The least and the greatest total that an expression can have. */
export interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * The least and the greatest total that can come up: the ends of the distribution, without working it out.
 *
 * Throws `TabletopError` for a text that `parse` refuses, or an expression that it could not have made; and
 * 'too-much-work' where chains of very large dice are asked whether they can total exactly a number.
 */
export function bounds(source: Expression | string, options?: NotationOptions): Bounds {
  const { work } = limitsOf(options);
  const { low, high } = reach(expressionOf(source, options), (pool) => poolBounds(pool, work));
  return { minimum: low, maximum: high };
}
