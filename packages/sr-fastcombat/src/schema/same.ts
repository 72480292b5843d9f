/** Whether two lists have the same items in the same order. */
export function isSame<Item extends number | string>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

/** Whether a list has each of some different items once, in any order, and no other. */
export function isEachOnce(list: readonly string[], items: readonly string[]): boolean {
  return list.length === items.length && items.every((item) => list.includes(item));
}
