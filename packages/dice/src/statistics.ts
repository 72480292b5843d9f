import { TabletopError } from './errors.js';
import { type Fraction, type FractionLike, fraction } from './fractions.js';
import { lcm } from './integers.js';
import type { Outcome } from './outcomes.js';
import { parseRatio, type Ratio, ratioOf } from './ratio.js';
import { show } from './show.js';

type Outcomes<Value> = readonly Outcome<Value>[];

/** Throws `TabletopError` 'not-numeric' unless every value is a finite number. */
export function checkNumeric<Value>(outcomes: Outcomes<Value>): asserts outcomes is Outcomes<Value & number> {
  for (const [value] of outcomes) {
    if (typeof value === 'number' && Number.isFinite(value)) continue;
    const message = `Only numbers have a mean and an order, and ${show(value)} is none: map the distribution first.`;
    throw new TabletopError('not-numeric', [{ path: [], message }]);
  }
}

/** The exact mean of numbers. */
export function meanOf(outcomes: Outcomes<number>, total: bigint): Fraction {
  const { sum, unit } = moments(outcomes);
  return fraction(sum, unit * total);
}

/** The exact variance of numbers. */
export function varianceOf(outcomes: Outcomes<number>, total: bigint): Fraction {
  const { sum, squares, unit } = moments(outcomes);
  return fraction(squares * total - sum * sum, unit * unit * total * total);
}

/** The least value whose cumulative probability reaches `share`; the outcomes ascend. */
export function quantileOf<Value>(
  outcomes: Outcomes<Value>,
  total: bigint,
  share: FractionLike | number | string,
): Value {
  const [numerator, denominator] = checkedShare(share);
  let reached = 0n;
  for (const [value, weight] of outcomes) {
    reached += weight;
    if (reached * denominator >= numerator * total) return value;
  }
  return end(outcomes, -1);
}

/** The first outcome's value at 0, the last one's at −1. */
export function end<Value>(outcomes: Outcomes<Value>, at: 0 | -1): Value {
  const outcome = outcomes.at(at);
  if (outcome === undefined)
    throw new TabletopError('empty-distribution', [{ path: [], message: 'Nothing can occur.' }]);
  return outcome[0];
}

/** The weighted sums of the values and of their squares, in units of 1/unit and of its square. */
function moments(outcomes: Outcomes<number>): { sum: bigint; squares: bigint; unit: bigint } {
  const ratios = outcomes.map(([value]) => ratioOf(value));
  const unit = ratios.reduce((common, [, denominator]) => lcm(common, denominator), 1n);
  let sum = 0n;
  let squares = 0n;
  for (const [at, [, weight]] of outcomes.entries()) {
    const [numerator, denominator] = ratios[at] ?? [0n, 1n];
    const units = numerator * (unit / denominator);
    sum += weight * units;
    squares += weight * units * units;
  }
  return { sum, squares, unit };
}

function checkedShare(share: FractionLike | number | string): Ratio {
  const ratio = readShare(share);
  if (ratio !== undefined && ratio[1] > 0n && ratio[0] >= 0n && ratio[0] <= ratio[1]) return ratio;
  throw new TabletopError('invalid-share', [
    { path: ['share'], message: `A share is a number from 0 to 1, such as 0.95 or "19/20", not ${show(share)}.` },
  ]);
}

function readShare(share: FractionLike | number | string): Ratio | undefined {
  if (typeof share === 'string') return parseRatio(share);
  if (typeof share === 'number') return Number.isFinite(share) ? ratioOf(share) : undefined;
  const { s, n, d }: { s?: unknown; n?: unknown; d?: unknown } = share ?? {};
  return typeof s === 'bigint' && typeof n === 'bigint' && typeof d === 'bigint' ? [s * n, d] : undefined;
}
