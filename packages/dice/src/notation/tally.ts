import { mostThrows } from './check-pool.js';
import type { Expression, Pool } from './expression.js';
import { facesOf, type Interval } from './faces.js';
import type { NotationLimits } from './limits.js';
import { isSafe, reach } from './reach.js';

/** What an expression has asked for so far. */
export interface Tally {
  terms: number;
  dice: number;
  throws: number;
}

export function emptyTally(): Tally {
  return { terms: 0, dice: 0, throws: 0 };
}

/** Counts a number or a pool; answers with what is wrong where a limit is passed. */
export function countTerm(tally: Tally, pool: Pool | null, limits: NotationLimits): string | undefined {
  tally.terms += 1;
  if (tally.terms > limits.terms) return `an expression has at most ${limits.terms} numbers and pools`;
  if (pool === null) return undefined;
  tally.dice += pool.count;
  if (tally.dice > limits.dice) return `an expression has at most ${limits.dice} dice`;
  tally.throws += mostThrows(pool);
  if (tally.throws > limits.throws) {
    return `an expression throws dice at most ${limits.throws} times, rerolls and explosions included`;
  }
  return undefined;
}

/** Whether every total on the way, however the dice fall, is a safe integer. */
export function staysSafe(expression: Expression): boolean {
  return isSafe(reach(expression, looseReach));
}

/** Numbers between which a pool certainly stays. */
function looseReach(pool: Pool): Interval {
  const { low, high } = pool.success === null ? facesOf(pool.sides) : { low: 0, high: 1 };
  const dice = pool.count * (1 + (pool.explode?.depth ?? 0));
  return { low: Math.min(low, low * dice), high: high * dice };
}
