import type { Weights } from '../convolution.js';
import type { Comparison, Explosion, Pool } from './expression.js';
import { compares, facesOf, type Interval, matching, sizeOf, standing, within, without } from './faces.js';
import { convolveRuns, runsOf } from './runs.js';
import { add, NONE, scale, spread, trimmed } from './weights.js';

/** The weights of what one die of the pool shows when its rerolls are done. */
function faceWeights({ sides, reroll }: Pool): Weights {
  const faces = facesOf(sides);
  const weights = new Array<bigint>(sizeOf([faces])).fill(1n);
  if (reroll === null) return { offset: faces.low, weights };
  const again = matching(reroll.when, faces);
  const { other, same } = rerollWeights(weights.length, sizeOf([again]), reroll.times);
  weights.fill(other);
  weights.fill(same, again.low - faces.low, again.high - faces.low + 1);
  return trimmed(faces.low, weights);
}

/**
 * The weights of a face that is not rerolled and of one that is. Of `sides` faces, `again` are rerolled: the throw
 * after k rerolls has the probability (again/sides)ᵏ, and after the last of them any face stands.
 */
function rerollWeights(sides: number, again: number, times: number | null): { other: bigint; same: bigint } {
  if (times === null) return { other: 1n, same: 0n };
  let other = 1n;
  let same = 1n;
  for (let k = 0; k < times; k++) {
    same *= BigInt(again);
    other = other * BigInt(sides) + same;
  }
  return { other, same };
}

/**
 * The weights of 1 for a face that is a success and of 0 for one that is none: counted by intervals, so that it makes
 * no difference how many sides the die has.
 */
export function faceSuccesses({ sides, reroll }: Pool, success: Comparison): Weights {
  const faces = facesOf(sides);
  const again: Interval = reroll === null ? { low: 0, high: -1 } : matching(reroll.when, faces);
  const { other, same } = rerollWeights(sizeOf([faces]), sizeOf([again]), reroll === null ? null : reroll.times);
  const parts = [
    { set: without([faces], again), weight: other },
    { set: within([faces], again), weight: same },
  ];
  let [failures, successes] = [0n, 0n];
  for (const { set, weight } of parts) {
    const counting = sizeOf(within(set, matching(success, faces)));
    successes += BigInt(counting) * weight;
    failures += BigInt(sizeOf(set) - counting) * weight;
  }
  return trimmed(0, [failures, successes]);
}

/** The weights of what one die of the pool totals with its extra dice. */
export function chainTotals(pool: Pool): Weights {
  return pool.explode === null ? faceWeights(pool) : chainWeights(pool, pool.explode, (face) => face);
}

/** The weights of how many of a die and its extra dice are successes. */
export function chainSuccesses(pool: Pool, explode: Explosion, success: Comparison): Weights {
  return chainWeights(pool, explode, (face) => (compares(face, success) ? 1 : 0));
}

/**
 * The weights of the sum of the scores of a die and its extra dice. A chain of at most d extra dice ends at once, or
 * has an exploding face and then a chain of at most d − 1.
 */
function chainWeights(pool: Pool, explode: Explosion, score: (face: number) => number): Weights {
  const faces = faceWeights(pool);
  const { all, exploding, ending } = standing(pool);
  let chain = scored(faces, all, score);
  const extra = runsOf(scored(faces, exploding, score));
  let end = scored(faces, ending, score);
  const sum = faces.weights.reduce((total, weight) => total + weight, 0n);
  for (let depth = 0; depth < explode.depth; depth++) {
    end = scale(end, sum);
    chain = add(end, convolveRuns(chain, extra));
  }
  return chain;
}

/** The weights of the scores of those faces that are in `set`. */
function scored({ offset, weights }: Weights, set: readonly Interval[], score: (face: number) => number): Weights {
  return set.reduce<Weights>(
    (sum, faces) =>
      add(
        sum,
        spread(faces, (face) => [score(face), weights[face - offset] ?? 0n]),
      ),
    NONE,
  );
}
