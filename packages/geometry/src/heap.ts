/** Puts an item into a binary heap, the least first. */
export function push<T>(heap: T[], item: T, isBefore: (a: T, b: T) => boolean): void {
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isBefore(item, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = item;
}

/** Takes the least item out of a binary heap. */
export function pop<T>(heap: T[], isBefore: (a: T, b: T) => boolean): T | undefined {
  const least = heap[0];
  const item = heap.pop();
  if (item === undefined || heap.length === 0) return least;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    let child = heap[below];
    if (child === undefined) break;
    const other = heap[below + 1];
    if (other !== undefined && isBefore(other, child)) {
      below++;
      child = other;
    }
    if (!isBefore(child, item)) break;
    heap[at] = child;
    at = below;
  }
  heap[at] = item;
  return least;
}
