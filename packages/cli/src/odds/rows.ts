import type { Distribution } from '@tabletop/dice';

/** A line of a table of odds: one value, or a range of neighbouring ones. */
export interface Row {
  readonly label: string;
  readonly weight: bigint;
  /** The weight of this and everything above. */
  readonly atLeast: bigint;
  /** The weight of this and everything below. */
  readonly atMost: bigint;
}

/** The most values that are shown one by one. */
export const MAX_ROWS = 30;
/** Into how many ranges more values are grouped, the tails apart. */
const RANGES = 20;
/** What is outside of these shares of all is a tail. */
const TAIL = '1/1000';
const HEAD = '999/1000';

/** The values of a distribution as rows: each value, or where there are too many, ranges of equal width and two tails. */
export function rowsOf(odds: Distribution<number>): readonly Row[] {
  const values = odds.outcomes.map(([value]) => value);
  if (values.length <= MAX_ROWS) return rowsBetween(odds, values, (_first, last) => String(last));
  const [low, high] = [odds.quantile(TAIL), odds.quantile(HEAD)];
  const width = Math.max(1, Math.ceil((high - low + 1) / RANGES));
  const ends = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, at) => low + (at + 1) * width - 1);
  const [least, most] = [odds.minimum(), odds.maximum()];
  const within = ends.map((end) => Math.min(end, most));
  return rowsBetween(odds, [low - 1, ...within, most], (first, last) => {
    if (last < low) return `≤ ${last}`;
    if (first > (within.at(-1) ?? most)) return `≥ ${first}`;
    return first === last ? String(first) : `${Math.max(first, least)} to ${last}`;
  });
}

/** A row for the values up to each end, those above the end before it. Rows without any value are left out. */
function rowsBetween(
  odds: Distribution<number>,
  ends: readonly number[],
  label: (first: number, last: number) => string,
): readonly Row[] {
  const { outcomes, total } = odds;
  const rows: Row[] = [];
  let next = 0;
  let below = 0n;
  let first = Number.NEGATIVE_INFINITY;
  for (const last of ends) {
    let weight = 0n;
    for (; next < outcomes.length; next++) {
      const outcome = outcomes[next];
      if (outcome === undefined || outcome[0] > last) break;
      weight += outcome[1];
    }
    if (weight > 0n) rows.push({ label: label(first, last), weight, atLeast: total - below, atMost: below + weight });
    below += weight;
    first = last + 1;
  }
  return rows;
}

/** The weight of the most likely row. */
export function greatestWeight(rows: readonly Row[]): bigint {
  let greatest = 0n;
  for (const { weight } of rows) if (weight > greatest) greatest = weight;
  return greatest;
}
