import { copiedPool, isWhole, type Path, record, refusal, wanted } from './adopt-pool.js';
import { checkPool } from './check-pool.js';
import type { Expression, Pool } from './expression.js';
import { limitsOf, type NotationLimits, type NotationOptions } from './limits.js';
import { isParenthesised, isSigned, type Place } from './place.js';
import { read } from './read.js';
import { countTerm, emptyTally, staysSafe, type Tally } from './tally.js';
import { isTrusted } from './trust.js';

/** The expression that a text or an expression from anywhere stands for, within the limits of these options. */
export function expressionOf(source: Expression | string, options: NotationOptions | undefined): Expression {
  return typeof source === 'string' ? read(source, options) : adopt(source, options);
}

/**
 * An expression that may be used without another thought: the same object where `parse` made it, otherwise a checked
 * copy of the fields that an expression has.
 *
 * Throws `TabletopError` with the path in the expression: 'notation-input' for what is no expression, 'notation-limit',
 * 'notation-no-effect' or 'notation-endless'.
 */
export function adopt(source: Expression, options?: NotationOptions): Expression {
  if (options?.limits === undefined && isTrusted(source)) return source;
  const limits = limitsOf(options);
  const expression = copied(source, [], 'whole', 0, { limits, tally: emptyTally() });
  if (!staysSafe(expression)) throw refusal('notation-limit', [], `The total can leave ±${Number.MAX_SAFE_INTEGER}.`);
  return expression;
}

interface Adopting {
  readonly limits: NotationLimits;
  readonly tally: Tally;
}

function copied(source: unknown, path: Path, place: Place, outer: number, adopting: Adopting): Expression {
  const { limits, tally } = adopting;
  const { type, ...fields } = record(source, path, 'An expression');
  if (!isType(type)) throw wanted('number, pool, negation, sum or product', type, [...path, 'type']);
  const nesting = outer + (isParenthesised(type, place) || isSigned(type, place) ? 1 : 0);
  if (nesting > limits.nesting) {
    throw refusal('notation-limit', path, `Parentheses and signs nest at most ${limits.nesting} deep.`);
  }
  switch (type) {
    case 'number': {
      const { value } = fields;
      if (!isWhole(value) || value < 0) throw wanted('a whole number from 0', value, [...path, 'value']);
      count(tally, null, limits, path);
      return { type, value };
    }
    case 'pool': {
      const pool = copiedPool(fields, path);
      const fault = checkPool(pool, limits);
      if (fault !== undefined) throw refusal(fault.code, [...path, fault.part], `Here ${fault.message}.`);
      count(tally, pool, limits, path);
      return pool;
    }
    case 'negation': {
      const within = isSigned(type, place) ? 'factor' : 'taken away';
      return { type, operand: copied(fields.operand, [...path, 'operand'], within, nesting, adopting) };
    }
    case 'sum': {
      const parts = list(fields.terms, [...path, 'terms'], limits);
      const placeOf = (index: number): Place => (index === 0 ? 'first term' : 'later term');
      return {
        type,
        terms: parts.map((part, at) => copied(part, [...path, 'terms', at], placeOf(at), nesting, adopting)),
      };
    }
    case 'product': {
      const parts = list(fields.factors, [...path, 'factors'], limits);
      return {
        type,
        factors: parts.map((part, at) => copied(part, [...path, 'factors', at], 'factor', nesting, adopting)),
      };
    }
  }
}

function isType(type: unknown): type is Expression['type'] {
  return type === 'number' || type === 'pool' || type === 'negation' || type === 'sum' || type === 'product';
}

/** A list of parts without holes. */
function list(source: unknown, path: Path, limits: NotationLimits): readonly unknown[] {
  if (!Array.isArray(source) || source.length < 2) throw wanted('a list of two or more expressions', source, path);
  if (source.length <= limits.terms) return Array.from<unknown>(source);
  throw refusal('notation-limit', path, `An expression has at most ${limits.terms} numbers and pools.`);
}

function count(tally: Tally, pool: Pool | null, limits: NotationLimits, path: Path): void {
  const tooMany = countTerm(tally, pool, limits);
  if (tooMany !== undefined) throw refusal('notation-limit', path, `Here ${tooMany}.`);
}
