import { MAX_OUTCOMES, MAX_TOTAL_BITS } from '../distribution-limits.js';
import { TabletopError } from '../errors.js';
import type { Expression } from './expression.js';
import { isDense } from './law.js';
import { poolWork, type Shape } from './pool-work.js';

/**
 * Throws `TabletopError` 'too-much-work' where the exact distribution of an expression would take more work than
 * `limit`, or have too many outcomes. Nothing of it is worked out; the sizes of all laws on the way are enough.
 */
export function checkWorkOf(expression: Expression, limit: number): void {
  const shape = shapeOf(expression);
  check('outcomes', shape.size, MAX_OUTCOMES);
  check('binary digits', shape.bits, MAX_TOTAL_BITS);
  check('steps', shape.work + settling(shape), limit);
}

function check(what: string, estimate: number, limit: number): void {
  if (estimate <= limit) return;
  const amount = Math.ceil(Math.min(estimate, Number.MAX_SAFE_INTEGER));
  const message = `The exact odds of this would take ${amount} ${what}; the limit is ${limit}.`;
  throw new TabletopError('too-much-work', [{ path: [], message, details: { amount, limit } }]);
}

/** To look for a common factor of all weights, and to divide them by it where there may be one. */
function settling({ size, bits, isPrimitive }: Shape): number {
  return size * (500 + bits / 4 + (isPrimitive ? 0 : (bits * bits) / 8000)) + (bits * bits) / 40;
}

function shapeOf(expression: Expression): Shape {
  switch (expression.type) {
    case 'number':
      return { size: 1, span: 1, bits: 1, isPrimitive: true, work: 0 };
    case 'pool':
      return poolWork(expression);
    case 'negation':
      return shapeOf(expression.operand);
    case 'sum':
      return expression.terms.map(shapeOf).reduce(added);
    case 'product':
      return expression.factors.map(shapeOf).reduce(multiplied);
  }
}

function added(a: Shape, b: Shape): Shape {
  const span = a.span + b.span - 1;
  const size = Math.min(span, a.size * b.size);
  const bits = a.bits + b.bits;
  const isPrimitive = a.isPrimitive && b.isPrimitive;
  const earlier = a.work + b.work;
  if (a.size === 1 || b.size === 1) {
    return { size, span, bits, isPrimitive, work: earlier + size * 50 };
  }
  const steps = isDense(a.size, a.span, b.size, b.span) ? packing(span, bits) : pairing(a, b);
  return { size, span, bits, isPrimitive, work: earlier + steps };
}

/** The span of a product is only known to be what its values can reach; numbers are no wider than that. */
function multiplied(a: Shape, b: Shape): Shape {
  const size = a.size * b.size;
  const bits = a.bits + b.bits;
  const steps = a.size === 1 || b.size === 1 ? size * 50 : pairing(a, b);
  const work = a.work + b.work + steps;
  return { size, span: Number.MAX_SAFE_INTEGER, bits, isPrimitive: false, work };
}

function packing(span: number, bits: number): number {
  return span * (500 + 12 * bits);
}

function pairing(a: Shape, b: Shape): number {
  return a.size * b.size * (400 + (a.bits * b.bits) / 4000);
}
