import type { Distribution, DistributionJSON } from './distribution.js';
import { MAX_OUTCOMES } from './distribution-limits.js';
import { type Problem, TabletopError } from './errors.js';
import { type OutcomeKey, outcomeSet } from './outcome-set.js';
import { settled } from './settled.js';
import { show } from './show.js';

/** The most digits of a weight in JSON. */
export const MAX_WEIGHT_DIGITS = 10_000;

const WEIGHT = /^[1-9][0-9]*$/;

/**
 * The distribution that `toJSON` wrote. JSON from outside is checked in its form: distinct outcomes that JSON can
 * hold, positive weights, the total that they add up to. What the values are is for the caller to check.
 *
 * Throws `TabletopError` 'invalid-distribution' that says where and why.
 */
export function fromJSON<Value = unknown>(json: DistributionJSON<Value>, key?: OutcomeKey<Value>): Distribution<Value> {
  const { outcomes, total }: { outcomes?: unknown; total?: unknown } = json ?? {};
  if (!Array.isArray(outcomes) || outcomes.length === 0 || outcomes.length > MAX_OUTCOMES) {
    throw invalid(['outcomes'], `The outcomes are an array of 1 to ${MAX_OUTCOMES} pairs, not ${show(outcomes)}.`);
  }
  const set = outcomeSet(key);
  const entries: (readonly [Value, bigint])[] = [];
  let sum = 0n;
  for (const [at, entry] of json.outcomes.entries()) {
    if (!Array.isArray(entry) || entry.length !== 2)
      throw invalid(['outcomes', at], 'An outcome is a pair: a value and its weight.');
    const [value, text]: readonly [Value, unknown] = entry;
    const weight = parseWeight(text);
    if (weight === undefined)
      throw invalid(
        ['outcomes', at, 1],
        `A weight is a positive whole number in decimal digits, as text, not ${show(text)}.`,
      );
    if (set.place(value) !== at) throw invalid(['outcomes', at, 0], 'This value is there twice.');
    entries.push([value, weight]);
    sum += weight;
  }
  if (parseWeight(total) !== sum) throw invalid(['total'], `The total of the weights does not match: ${show(total)}.`);
  return settled(entries);
}

function parseWeight(text: unknown): bigint | undefined {
  return typeof text === 'string' && text.length <= MAX_WEIGHT_DIGITS && WEIGHT.test(text) ? BigInt(text) : undefined;
}

function invalid(path: Problem['path'], message: string): TabletopError {
  return new TabletopError('invalid-distribution', [{ path, message }]);
}
