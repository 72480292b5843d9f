import type { Pool } from './expression.js';
import { compares } from './faces.js';
import { chainIsOneDie, kept } from './keep.js';
import type { ThrownDie } from './throw.js';

/** Marks which of the dice thrown are kept and which count, and returns what the pool is worth. */
export function settlePool(pool: Pool, thrown: readonly ThrownDie[]): number {
  return chainIsOneDie(pool) || pool.keep !== null ? settleChains(pool, thrown) : settleDice(pool, thrown);
}

function settleDice({ success }: Pool, thrown: readonly ThrownDie[]): number {
  let total = 0;
  for (const die of thrown) {
    die.kept = !die.rerolled;
    if (success !== null) die.success = die.kept && compares(die.face, success);
    if (die.kept) total += worth(die.face, die.success);
  }
  return total;
}

function settleChains(pool: Pool, thrown: readonly ThrownDie[]): number {
  const { success } = pool;
  const sums = new Array<number>(pool.count).fill(0);
  for (const { chain, face, rerolled } of thrown) if (!rerolled) sums[chain] = (sums[chain] ?? 0) + face;
  const counting = keptChains(pool, sums);
  for (const die of thrown) {
    die.kept = !die.rerolled && counting.has(die.chain);
    if (success !== null) die.success = die.kept && compares(sums[die.chain] ?? 0, success);
  }
  let total = 0;
  for (const chain of counting) {
    const sum = sums[chain] ?? 0;
    total += worth(sum, success === null ? null : compares(sum, success));
  }
  return total;
}

/** The chains kept; of equal ones the earlier. */
function keptChains(pool: Pool, sums: readonly number[]): ReadonlySet<number> {
  const { count, end } = kept(pool);
  const sign = end === 'highest' ? -1 : 1;
  const order = Array.from(sums.keys()).sort((a, b) => sign * ((sums[a] ?? 0) - (sums[b] ?? 0)) || a - b);
  return new Set(order.slice(0, count));
}

function worth(value: number, success: boolean | null): number {
  if (success === null) return value;
  return success ? 1 : 0;
}
