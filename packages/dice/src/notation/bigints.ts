/** base × base × …, n times; n is a whole number from 0. */
export function powerOf(base: bigint, n: number): bigint {
  let product = 1n;
  let square = base;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= square;
    if (left > 1) square *= square;
  }
  return product;
}

/** In how many ways `some` of `all` can be chosen. */
export function choose(all: number, some: number): bigint {
  let ways = 1n;
  for (let chosen = 1; chosen <= Math.min(some, all - some); chosen++) {
    ways = (ways * BigInt(all - chosen + 1)) / BigInt(chosen);
  }
  return ways;
}
