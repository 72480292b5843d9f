import { power, type Weights } from '../convolution.js';
import { chainSuccesses, chainTotals, faceSuccesses } from './chain-odds.js';
import type { Comparison, Pool } from './expression.js';
import { compares } from './faces.js';
import { kept } from './keep.js';
import { keepWeights, type Rank } from './keep-odds.js';
import { primitive, spread } from './weights.js';

/** The weights of what a pool is worth. */
export function poolWeights(pool: Pool): Weights {
  const { count, keep, success } = pool;
  if (keep === null) return power(primitive(success === null ? chainTotals(pool) : dieSuccesses(pool, success)), count);
  const { count: best, end } = kept(pool);
  const ranks = ranksOf(primitive(chainTotals(pool)), success);
  return keepWeights(end === 'highest' ? ranks.reverse() : ranks, count, best);
}

/** The weights of the successes that one die of the pool brings, with its extra dice. */
function dieSuccesses(pool: Pool, success: Comparison): Weights {
  if (pool.explode === null) return faceSuccesses(pool, success);
  return pool.explode.compound ? counted(chainTotals(pool), success) : chainSuccesses(pool, pool.explode, success);
}

/** The weights of 1 for what compares so, and of 0 for what does not. */
function counted(die: Weights, success: Comparison): Weights {
  const all = { low: die.offset, high: die.offset + die.weights.length - 1 };
  return spread(all, (value) => [compares(value, success) ? 1 : 0, die.weights[value - die.offset] ?? 0n]);
}

/** What the die can be, ascending. */
function ranksOf(die: Weights, success: Comparison | null): Rank[] {
  const ranks: Rank[] = [];
  for (const [index, weight] of die.weights.entries()) {
    if (weight === 0n) continue;
    const value = die.offset + index;
    ranks.push({ score: success === null ? value : Number(compares(value, success)), weight });
  }
  return ranks;
}
