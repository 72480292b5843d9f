/** The number of ways to choose `count` of `size` things: 0 where there are not so many. */
export function choose(size: number, count: number): bigint {
  if (count > size) return 0n;
  let ways = 1n;
  for (let at = 1, of = size; at <= Math.min(count, size - count); at++, of--) ways = (ways * BigInt(of)) / BigInt(at);
  return ways;
}

/** The number of ways to choose `count` of `size + more` things, where there are `ways` for `size`: without starting anew. */
export function chooseMore(ways: bigint, size: number, more: number, count: number): bigint {
  let grown = ways;
  for (let of = size + 1; of <= size + more; of++) {
    if (of > count) grown = (grown * BigInt(of)) / BigInt(of - count);
    else if (of === count) grown = 1n;
  }
  return grown;
}
