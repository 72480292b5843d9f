import { TabletopError } from '../errors.js';
import { show } from '../show.js';
import { constantOf } from './constant.js';
import type { Expression } from './expression.js';
import { limitsOf, type NotationLimits, type NotationOptions } from './limits.js';
import { takePool } from './pool-grammar.js';
import { atDigit, expected, type Reader, readerOf, refusedAt, skipSpaces, take, takeNumber } from './reader.js';
import { countTerm, emptyTally, staysSafe, type Tally } from './tally.js';

/**
 * The expression of a text as `parse` makes it, but neither frozen nor remembered as checked: what is used once needs
 * neither, and both take as long as the reading.
 *
 * Throws what `parse` throws.
 */
export function read(text: string, options?: NotationOptions): Expression {
  const limits = limitsOf(options);
  if (typeof text !== 'string') {
    throw new TabletopError('notation-input', [{ path: [], message: `Notation is a text, not ${show(text)}.` }]);
  }
  if (text.length > limits.length) {
    const message = `Notation has at most ${limits.length} characters, not ${text.length}.`;
    const details = { position: limits.length + 1, length: text.length, limit: limits.length };
    throw new TabletopError('notation-limit', [{ path: [], message, details }]);
  }
  const reader = readerOf(text);
  const expression = takeSum({ reader, limits, tally: emptyTally(), nesting: 0 });
  if (reader.at < reader.text.length) throw expected(reader, 'an operator or the end');
  if (!staysSafe(expression)) {
    throw refusedAt(reader, 0, 'notation-limit', `the total can leave ±${Number.MAX_SAFE_INTEGER}`);
  }
  return expression;
}

/** A text on its way to an expression. */
interface Parsing {
  readonly reader: Reader;
  readonly limits: NotationLimits;
  readonly tally: Tally;
  nesting: number;
}

/** sum = product, { ("+" | "-"), product } */
function takeSum(parsing: Parsing): Expression {
  const { reader } = parsing;
  const first = takeProduct(parsing);
  let terms: Expression[] | undefined;
  for (;;) {
    skipSpaces(reader);
    if (take(reader, '+')) {
      terms ??= [first];
      terms.push(takeProduct(parsing));
    } else if (take(reader, '-')) {
      terms ??= [first];
      terms.push({ type: 'negation', operand: takeProduct(parsing) });
    } else {
      return terms === undefined ? first : { type: 'sum', terms };
    }
  }
}

/** product = factor, { ("*" | "x"), factor } */
function takeProduct(parsing: Parsing): Expression {
  const { reader } = parsing;
  const first = takeFactor(parsing);
  let factors: Expression[] | undefined;
  for (;;) {
    skipSpaces(reader);
    if (!take(reader, '*') && !take(reader, 'x')) {
      return factors === undefined ? first : { type: 'product', factors };
    }
    factors ??= [first];
    factors.push(takeFactor(parsing));
  }
}

/** factor = "-", factor | number | [number], "d", pool | "(", sum, ")" | "(", constant, ")", "d", pool */
function takeFactor(parsing: Parsing): Expression {
  const { reader } = parsing;
  skipSpaces(reader);
  const start = reader.at;
  if (take(reader, '-')) {
    enter(parsing, start);
    const operand = takeFactor(parsing);
    parsing.nesting--;
    return { type: 'negation', operand };
  }
  if (take(reader, '(')) {
    const inner = takeGroup(parsing, start);
    skipSpaces(reader);
    return reader.text[reader.at] === 'd' ? poolOf(parsing, start, constantIn(parsing, start, inner)) : inner;
  }
  if (!atDigit(reader)) {
    if (reader.text[reader.at] === 'd') return poolOf(parsing, start, 1);
    throw expected(reader, 'a number, dice or an opening parenthesis');
  }
  const value = takeNumber(reader);
  skipSpaces(reader);
  if (reader.text[reader.at] === 'd') return poolOf(parsing, start, value);
  const tooMany = countTerm(parsing.tally, null, parsing.limits);
  if (tooMany !== undefined) throw refusedAt(reader, start, 'notation-limit', tooMany);
  return { type: 'number', value };
}

/** What stands in parentheses, the first of which has been read. */
function takeGroup(parsing: Parsing, start: number): Expression {
  enter(parsing, start);
  const inner = takeSum(parsing);
  if (!take(parsing.reader, ')')) throw expected(parsing.reader, 'an operator or a closing parenthesis');
  parsing.nesting--;
  return inner;
}

function poolOf(parsing: Parsing, start: number, count: number): Expression {
  const { reader, limits } = parsing;
  const pool = takePool(reader, limits, start, count, (open) => constantIn(parsing, open, takeGroup(parsing, open)));
  const tooMany = countTerm(parsing.tally, pool, limits);
  if (tooMany !== undefined) throw refusedAt(reader, start, 'notation-limit', tooMany);
  return pool;
}

function constantIn({ reader }: Parsing, start: number, expression: Expression): number {
  const value = constantOf(expression);
  if (value !== undefined) return value;
  throw refusedAt(reader, start, 'notation-syntax', 'counts and sides are numbers, not rolls');
}

function enter(parsing: Parsing, start: number): void {
  parsing.nesting++;
  const { nesting } = parsing.limits;
  if (parsing.nesting <= nesting) return;
  throw refusedAt(parsing.reader, start, 'notation-limit', `parentheses and signs nest at most ${nesting} deep`);
}
