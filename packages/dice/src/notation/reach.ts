import type { Expression, Pool } from './expression.js';
import type { Interval } from './faces.js';

/**
 * The numbers between which an expression stays, given those of its pools. Pools are independent, so that both ends
 * can come up where both ends of each pool can. NaN where a total on the way leaves the safe integers.
 */
export function reach(expression: Expression, ofPool: (pool: Pool) => Interval): Interval {
  switch (expression.type) {
    case 'number':
      return { low: expression.value, high: expression.value };
    case 'pool':
      return ofPool(expression);
    case 'negation':
      return negated(reach(expression.operand, ofPool));
    case 'sum':
      return expression.terms.map((term) => reach(term, ofPool)).reduce((a, b) => guarded(a, b, added));
    case 'product':
      return expression.factors.map((factor) => reach(factor, ofPool)).reduce((a, b) => guarded(a, b, multiplied));
  }
}

/** Whether both ends are safe integers. */
export function isSafe({ low, high }: Interval): boolean {
  return Number.isSafeInteger(low) && Number.isSafeInteger(high);
}

const NOWHERE: Interval = /* @__PURE__ */ Object.freeze({ low: Number.NaN, high: Number.NaN });

/** Once a total has left the safe integers, nothing brings it back. */
function guarded(a: Interval, b: Interval, join: (a: Interval, b: Interval) => Interval): Interval {
  return isSafe(a) && isSafe(b) ? join(a, b) : NOWHERE;
}

function negated({ low, high }: Interval): Interval {
  return { low: 0 - high, high: 0 - low };
}

function added(a: Interval, b: Interval): Interval {
  return { low: a.low + b.low, high: a.high + b.high };
}

function multiplied(a: Interval, b: Interval): Interval {
  const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  // Adding turns −0 into 0.
  return { low: Math.min(...corners) + 0, high: Math.max(...corners) + 0 };
}
