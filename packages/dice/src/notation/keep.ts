import type { Pool } from './expression.js';

/** How many dice of the pool count, from which end: a drop from one end is a keep from the other. */
export function kept(pool: Pool): { readonly count: number; readonly end: 'highest' | 'lowest' } {
  const { count, keep } = pool;
  if (keep === null) return { count, end: 'highest' };
  if (keep.action === 'keep') return { count: keep.count, end: keep.end };
  return { count: count - keep.count, end: keep.end === 'highest' ? 'lowest' : 'highest' };
}

/** Whether a die and its extra dice are one die worth their total. */
export function chainIsOneDie(pool: Pool): boolean {
  return pool.explode !== null && (pool.explode.compound || pool.keep !== null);
}
