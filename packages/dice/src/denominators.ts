import { checkWork, MAX_TOTAL_BITS } from './distribution-limits.js';
import { bitLength } from './packed.js';

/** The products of the sizes along the paths of a tree, each distinct product under a small number. */
export interface Denominators {
  /** The products by their numbers; the first is 1. */
  readonly products: readonly bigint[];
  /** The number of the product that has number `id`, times `size`. Throws `TabletopError` 'too-much-work' where it grows too long. */
  times(id: number, size: number): number;
}

/** A prime near the greatest safe integer. Engines hash a bigint by its last digits, which many products share. */
const MODULUS = 9_007_199_254_740_881n;

/** No product but 1. */
export function denominators(): Denominators {
  const products: bigint[] = [1n];
  const byResidue = new Map<number, number[]>([[1, [0]]]);
  const steps: Map<number, number>[] = [];

  function numberOf(product: bigint): number {
    checkWork('binary digits', bitLength(product), MAX_TOTAL_BITS);
    const residue = Number(product % MODULUS);
    const candidates = byResidue.get(residue) ?? [];
    const known = candidates.find((id) => products[id] === product);
    if (known !== undefined) return known;
    byResidue.set(residue, [...candidates, products.length]);
    return products.push(product) - 1;
  }

  function times(id: number, size: number): number {
    const sizes = steps[id] ?? new Map<number, number>();
    steps[id] = sizes;
    const known = sizes.get(size);
    if (known !== undefined) return known;
    const next = numberOf((products[id] ?? 1n) * BigInt(size));
    sizes.set(size, next);
    return next;
  }

  return { products, times };
}
