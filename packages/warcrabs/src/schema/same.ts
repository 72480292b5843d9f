/** Whether two lists have the same items in the same order. */
export function isSame<Item extends number | string>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

/** Whether a list names no item twice. */
export function isEachOnce<Item extends number | string>(list: readonly Item[]): boolean {
  return new Set(list).size === list.length;
}

/** Whether one list has all items of another. */
export function hasAll<Item extends number | string>(list: readonly Item[], items: readonly Item[]): boolean {
  return items.every((item) => list.includes(item));
}
