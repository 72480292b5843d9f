import { adopt } from './adopt.js';
import {
  type Comparison,
  EXPLOSION_DEPTH,
  type Explosion,
  type Expression,
  type Keep,
  type Pool,
  type Reroll,
} from './expression.js';
import { facesOf } from './faces.js';
import { isParenthesised, isSigned, type Place } from './place.js';

/**
 * The expression as text in its one canonical form, without spaces: `parse(format(e))` equals `e`. Every pool states
 * its count (`1d6`), a keep its number (`2d20kh1`), percentile dice are `d100`.
 *
 * Throws `TabletopError` for an expression that `parse` could not have made.
 */
export function format(expression: Expression): string {
  return written(adopt(expression), 'whole');
}

function written(expression: Expression, place: Place): string {
  const text = writtenPlain(expression, place);
  return isParenthesised(expression.type, place) ? `(${text})` : text;
}

function writtenPlain(expression: Expression, place: Place): string {
  switch (expression.type) {
    case 'number':
      return String(expression.value);
    case 'pool':
      return writtenPool(expression);
    case 'negation':
      return `-${written(expression.operand, isSigned(expression.type, place) ? 'factor' : 'taken away')}`;
    case 'sum':
      return expression.terms.map((term, index) => writtenTerm(term, index === 0)).join('');
    case 'product':
      return expression.factors.map((factor) => written(factor, 'factor')).join('*');
  }
}

function writtenTerm(term: Expression, isFirst: boolean): string {
  if (isFirst) return written(term, 'first term');
  return `${term.type === 'negation' ? '' : '+'}${written(term, 'later term')}`;
}

function writtenPool(pool: Pool): string {
  const { count, sides, reroll, explode, keep, success } = pool;
  const modifiers =
    (reroll === null ? '' : writtenReroll(reroll)) +
    (explode === null ? '' : writtenExplosion(explode, facesOf(sides).high)) +
    (keep === null ? '' : writtenKeep(keep));
  // Right after another modifier a comparison could be taken for a part of it.
  const counted = success === null ? '' : `${modifiers === '' ? '' : 's'}${writtenComparison(success)}`;
  return `${count}d${sides === 'fate' ? 'F' : sides}${modifiers}${counted}`;
}

function writtenReroll({ when, times }: Reroll): string {
  const which = when.operator === '=' ? String(when.target) : writtenComparison(when);
  if (times === 1) return `ro${which}`;
  return times === null ? `r${which}` : `r${which}:${times}`;
}

function writtenExplosion({ when, depth, compound }: Explosion, usual: number): string {
  const which = when.operator === '=' && when.target === usual ? '' : writtenThreshold(when);
  const deep = depth === EXPLOSION_DEPTH || depth === 1 ? '' : `:${depth}`;
  return `${compound ? '!!' : '!'}${depth === 1 ? 'o' : ''}${which}${deep}`;
}

/** A bare number, unless it has a sign: `!-1` takes 1 away. */
function writtenThreshold(when: Comparison): string {
  return when.operator === '=' && when.target >= 0 ? String(when.target) : writtenComparison(when);
}

function writtenComparison({ operator, target }: Comparison): string {
  return `${operator}${target}`;
}

function writtenKeep({ action, end, count }: Keep): string {
  return `${action === 'keep' ? 'k' : 'd'}${end === 'highest' ? 'h' : 'l'}${count}`;
}
