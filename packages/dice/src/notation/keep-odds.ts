import type { Weights } from '../convolution.js';
import { choose, powerOf } from './bigints.js';
import { convolveRuns, NO_RUNS, type Runs, runsOf } from './runs.js';
import { add, NONE, only, trimmed } from './weights.js';

/** What one die can be, from the best for the keep to the worst: what it then scores, and its weight. */
export interface Rank {
  readonly score: number;
  readonly weight: bigint;
}

/**
 * The weights of the summed scores of the best `keep` of `count` dice, fewer than all.
 *
 * For each rank t that the last die kept can have: some number a of dice are better, fewer than `keep`; of the others,
 * enough have that rank, and the rest are worse. So the kept dice are a dice that are better than t, in any way, and
 * `keep` − a of rank t. Summed over a by Horner's rule, no roll is ever listed.
 */
export function keepWeights(ranks: readonly Rank[], count: number, keep: number): Weights {
  const classes = merged(ranks);
  const scores = classes.map(({ score }) => score);
  const offset = scores.reduce((a, b) => Math.min(a, b));
  const span = scores.reduce((a, b) => Math.max(a, b)) - offset;
  const choices = choose(count, keep - 1);
  const better = new Array<bigint>(span + 1).fill(0n);
  const sums = new Array<bigint>(span * keep + 1).fill(0n);
  let worse = classes.reduce((total, { weight }) => total + weight, 0n);
  for (const rank of classes) {
    worse -= rank.weight;
    const runs = keep > 1 ? runsOf(trimmed(offset, better)) : NO_RUNS;
    const part = lastKept(runs, rank, worse, { count, keep, choices });
    for (const [index, weight] of part.weights.entries()) increase(sums, part.offset - offset * keep + index, weight);
    increase(better, rank.score - offset, rank.weight);
  }
  return { offset: offset * keep, weights: sums };
}

/** Neighbours that score the same are one rank: which of them is kept makes no difference. */
function merged(ranks: readonly Rank[]): readonly Rank[] {
  const classes: Rank[] = [];
  for (const { score, weight } of ranks) {
    const last = classes.at(-1);
    if (last?.score === score) classes[classes.length - 1] = { score, weight: last.weight + weight };
    else classes.push({ score, weight });
  }
  return classes;
}

function increase(weights: bigint[], at: number, by: bigint): void {
  weights[at] = (weights[at] ?? 0n) + by;
}

interface Kept {
  readonly count: number;
  readonly keep: number;
  /** In how many ways the dice better than the last one kept are chosen where that is the only one of its rank. */
  readonly choices: bigint;
}

/** The part of the sum in which the last die kept has one rank. */
function lastKept(better: Runs, { score, weight }: Rank, worse: bigint, { count, keep, choices }: Kept): Weights {
  const dropped = count - keep;
  // The ways that `others` dice, none of them better, leave enough of this rank: at most `dropped` are worse. Each
  // further die may be either, but for the ways in which it would be one worse too many.
  let ways = powerOf(weight + worse, dropped);
  let tooMany = powerOf(worse, dropped + 1);
  let chosen = choices;
  let sum: Weights = NONE;
  for (let others = dropped + 1; others <= count; others++) {
    ways = ways * (weight + worse) - tooMany;
    tooMany = (tooMany * weight * BigInt(others)) / BigInt(others - dropped);
    sum = add(convolveRuns(sum, better), only(score * (others - dropped), chosen * ways));
    chosen = (chosen * BigInt(count - others)) / BigInt(others + 1);
  }
  return sum;
}
