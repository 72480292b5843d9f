import { TabletopError } from './errors.js';
import { show } from './show.js';

/**
 * The one shuffle of every source of chance: a new array in which, for i from n − 1 down to 1, the item at i has
 * changed places with the one at `index(i + 1)`.
 */
export function shuffled<Item>(
  items: readonly Item[],
  index: (length: number, rule?: string) => number,
  rule?: string,
): Item[] {
  if (!Array.isArray(items)) throw notAnArray(items);
  const order: Item[] = items.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const other = index(last + 1, rule);
    // Both places are in the array; an assertion, since an item may itself be undefined.
    const item = order[last] as Item;
    order[last] = order[other] as Item;
    order[other] = item;
  }
  return order;
}

function notAnArray(items: unknown): TabletopError {
  return new TabletopError('invalid-draw', [
    { path: ['items'], message: `What is shuffled is an array, not ${show(items)}.` },
  ]);
}
