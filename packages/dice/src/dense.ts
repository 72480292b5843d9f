import type { Weights } from './convolution.js';
import type { Distribution } from './distribution.js';
import { checkWork, MAX_OUTCOMES } from './distribution-limits.js';
import { TabletopError } from './errors.js';
import { gcd } from './integers.js';
import { settled } from './settled.js';
import { show } from './show.js';

/** Weights of evenly spaced whole numbers: those of n belong to the value `base + step × n`. */
export interface Dense {
  readonly base: number;
  readonly step: number;
  readonly weights: Weights;
}

/** Whole numbers with gaps between them as narrow as can be. Throws `TabletopError` 'not-whole' for other values. */
export function toDense(distribution: Distribution<number>): Dense {
  const base = distribution.outcomes[0]?.[0] ?? 0;
  const gaps = distribution.outcomes.map(([value]) => value - base);
  for (const [value] of distribution.outcomes) {
    checkWhole(value);
    checkWhole(value - base);
  }
  const step = Number(gaps.reduce((common, gap) => gcd(BigInt(gap), common), 0n)) || 1;
  const length = (gaps.at(-1) ?? 0) / step + 1;
  checkWork('outcomes', length, MAX_OUTCOMES);
  const weights: bigint[] = new Array<bigint>(length).fill(0n);
  for (const [at, [, weight]] of distribution.outcomes.entries()) weights[(gaps[at] ?? 0) / step] = weight;
  return { base, step, weights: { offset: 0, weights } };
}

/** The distribution of whole numbers that have weights; those of weight 0 cannot occur. */
export function fromDense({ base, step, weights: { offset, weights } }: Dense): Distribution<number> {
  const entries: (readonly [number, bigint])[] = [];
  for (const [at, weight] of weights.entries()) if (weight !== 0n) entries.push([base + step * (offset + at), weight]);
  return settled(entries);
}

/** Throws `TabletopError` 'not-whole' unless `value` is a safe integer. */
export function checkWhole(value: number): void {
  if (Number.isSafeInteger(value)) return;
  throw new TabletopError('not-whole', [
    { path: [], message: `Only safe integers are summed in this way, and ${show(value)} is none.` },
  ]);
}
