/** Whether two lists have the same items in the same order. */
export function isSameList<Item extends number | string>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

/** Whether a list names no item twice. */
export function hasNoRepeats<Item extends number | string>(list: readonly Item[]): boolean {
  return new Set(list).size === list.length;
}

/** Whether a list has all of some items, in any order, perhaps among others. */
export function hasAll<Item extends number | string>(list: readonly Item[], items: readonly Item[]): boolean {
  return items.every((item) => list.includes(item));
}

/** Whether a list has each of some different items once, in any order, and no other. */
export function hasEachOnce<Item extends number | string>(list: readonly Item[], items: readonly Item[]): boolean {
  return list.length === items.length && hasAll(list, items);
}
