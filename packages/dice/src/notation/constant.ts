import type { Expression } from './expression.js';

/** The value of an expression without dice; undefined where there are dice. */
export function constantOf(expression: Expression): number | undefined {
  switch (expression.type) {
    case 'number':
      return expression.value;
    case 'pool':
      return undefined;
    case 'negation': {
      const value = constantOf(expression.operand);
      return value === undefined ? undefined : 0 - value;
    }
    case 'sum':
      return joined(expression.terms, (a, b) => a + b);
    case 'product':
      return joined(expression.factors, (a, b) => a * b + 0);
  }
}

function joined(parts: readonly Expression[], join: (a: number, b: number) => number): number | undefined {
  return parts.map(constantOf).reduce((a, b) => (a === undefined || b === undefined ? undefined : join(a, b)));
}
