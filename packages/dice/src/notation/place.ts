import type { Expression } from './expression.js';

/** Where a part of an expression is written: alone, in a sum, taken away in a sum, or as a factor or after a sign. */
export type Place = 'whole' | 'first term' | 'later term' | 'taken away' | 'factor';

/** Whether a part needs parentheses at its place. */
export function isParenthesised(type: Expression['type'], place: Place): boolean {
  return (type === 'sum' && place !== 'whole') || (type === 'product' && place === 'factor');
}

/** Whether a negation is written with a sign of its own: as a later term of a sum it is a difference. */
export function isSigned(type: Expression['type'], place: Place): boolean {
  return type === 'negation' && place !== 'later term';
}
