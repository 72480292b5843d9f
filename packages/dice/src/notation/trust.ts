import type { Expression, Pool } from './expression.js';

/** Expressions that were checked when they were made and are frozen all through, so that they need no second check. */
const checked = /* @__PURE__ */ new WeakSet<Expression>();

/** Freezes a checked expression, all through, and remembers it as checked. */
export function trust(expression: Expression): Expression {
  freeze(expression);
  checked.add(expression);
  return expression;
}

/** Whether this very object is known to be a checked expression. */
export function isTrusted(expression: Expression): boolean {
  return checked.has(expression);
}

function freeze(expression: Expression): void {
  Object.freeze(expression);
  switch (expression.type) {
    case 'number':
      break;
    case 'pool':
      freezePool(expression);
      break;
    case 'negation':
      freeze(expression.operand);
      break;
    case 'sum':
      freezeAll(expression.terms);
      break;
    case 'product':
      freezeAll(expression.factors);
      break;
  }
}

function freezeAll(parts: readonly Expression[]): void {
  parts.forEach(freeze);
  Object.freeze(parts);
}

function freezePool({ reroll, explode, keep, success }: Pool): void {
  for (const part of [reroll, reroll?.when, explode, explode?.when, keep, success]) Object.freeze(part);
}
