import { setOwn } from '../plain-json.js';

/** A copy of plain JSON whose objects have their keys in another order, chosen by `pick`: an index below a length. */
export function reordered(value: unknown, pick: (length: number) => number): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => reordered(item, pick));
  if (typeof value !== 'object' || value === null) return value;
  const left: [string, unknown][] = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const copy: Record<string, unknown> = {};
  while (left.length > 0) {
    for (const [key, item] of left.splice(pick(left.length), 1)) setOwn(copy, key, reordered(item, pick));
  }
  return copy;
}
