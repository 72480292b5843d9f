/** A number with at most two decimals as text, the same on every machine; no −0. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}
