import type { Expression } from './expression.js';

/** Expressions that were checked when they were made and are frozen all through, so that they need no second check. */
const checked = /* @__PURE__ */ new WeakSet<Expression>();

/** Remembers a frozen expression as checked. */
export function trust(expression: Expression): Expression {
  checked.add(expression);
  return expression;
}

/** Whether this very object is known to be a checked expression. */
export function isTrusted(expression: Expression): boolean {
  return checked.has(expression);
}
