import { TabletopError } from './errors.js';

/** The most outcomes of a distribution, counted before equal ones are merged, and the most pairs that are combined. */
export const MAX_OUTCOMES = 1_000_000;

/** The most binary digits of a distribution's total. */
export const MAX_TOTAL_BITS = 32_768;

/** The most work of one operation on distributions, in steps of roughly a nanosecond. */
export const MAX_WORK = 500_000_000;

/** Throws `TabletopError` 'too-much-work' where `amount` of `what` is more than `limit`. */
export function checkWork(what: string, amount: number, limit: number): void {
  if (amount <= limit) return;
  throw new TabletopError('too-much-work', [
    {
      path: [],
      message: `This takes ${Math.ceil(amount)} ${what}; the limit is ${limit}.`,
      details: { amount, limit },
    },
  ]);
}
