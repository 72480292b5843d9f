import { type Distribution, toNumber } from '@tabletop/dice';
import type { OddsTable } from '@tabletop/game';
import { fractionText } from './fraction.js';

/**
 * A distribution as JSON: each value with its exact weight of the `total`, and as doubles its chance and those of at
 * least and at most that value. Mean and variance are fractions.
 */
export function oddsJson(notation: string, odds: Distribution<number>): object {
  const { total } = odds;
  const share = (part: bigint): number => toNumber({ s: 1n, n: part, d: total });
  let below = 0n;
  const outcomes = odds.outcomes.map(([value, weight]) => {
    const atLeast = share(total - below);
    below += weight;
    return { value, weight: String(weight), chance: share(weight), atLeast, atMost: share(below) };
  });
  const variance = odds.variance();
  return {
    notation,
    minimum: odds.minimum(),
    maximum: odds.maximum(),
    mean: fractionText(odds.mean()),
    variance: fractionText(variance),
    deviation: Math.sqrt(toNumber(variance)),
    total: String(total),
    outcomes,
  };
}

/** A game's tables of odds as JSON: every chance is a fraction. */
export function tablesJson(tables: readonly OddsTable[]): object {
  return tables.map(({ title, rule, situation, results, rows }) => ({
    title,
    rule,
    situation,
    results,
    rows: rows.map((row) => ({ situation: row.situation, chances: row.chances.map(fractionText) })),
  }));
}
