/** Quantile of the normal distribution at 0.999: all chi-square tests here are at a significance of 0.001. */
const Z = 3.0902;

/** Pearson's statistic of observed counts against equally likely cells. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What the statistic of that many equally likely cells exceeds once in a thousand times (Wilson and Hilferty). */
export function criticalValue(cells: number): number {
  const freedom = cells - 1;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + Z * Math.sqrt(spread)) ** 3;
}

/** How often each whole number from 0 to `cells` − 1 occurs. */
export function countsOf(values: Iterable<number>, cells: number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || value >= cells) throw new Error(`${value} is in no cell.`);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
