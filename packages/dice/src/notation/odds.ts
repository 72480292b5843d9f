import type { Distribution } from '../distribution.js';
import { settled } from '../settled.js';
import { expressionOf } from './adopt.js';
import type { Expression } from './expression.js';
import { addedLaws, type Law, lawOf, lawOfWeights, multipliedLaws, negatedLaw } from './law.js';
import { limitsOf, type NotationOptions } from './limits.js';
import { poolWeights } from './pool-odds.js';
import { checkWorkOf } from './work.js';

/**
 * The exact distribution of the total of an expression: what `roll` gives, with the same modifiers, the same depths
 * and the same least and greatest total.
 *
 * Throws `TabletopError` for a text that `parse` refuses or an expression that it could not have made, and
 * 'too-much-work', before any of it is done, where the work would pass the limit.
 */
export function distribution(source: Expression | string, options?: NotationOptions): Distribution<number> {
  const expression = expressionOf(source, options);
  checkWorkOf(expression, limitsOf(options).work);
  const { values, weights } = lawOfExpression(expression);
  const outcomes = values.map((value, index) => [value, weights[index] ?? 0n] as const);
  // The common factor of all weights is soon known from the smallest, which are those at the two ends.
  return settled([...outcomes.slice(-1), ...outcomes.slice(0, -1)]);
}

function lawOfExpression(expression: Expression): Law {
  switch (expression.type) {
    case 'number':
      return lawOf(expression.value);
    case 'pool':
      return lawOfWeights(poolWeights(expression));
    case 'negation':
      return negatedLaw(lawOfExpression(expression.operand));
    case 'sum':
      return expression.terms.map(lawOfExpression).reduce(addedLaws);
    case 'product':
      return expression.factors.map(lawOfExpression).reduce(multipliedLaws);
  }
}
