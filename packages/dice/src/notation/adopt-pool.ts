import { type Problem, TabletopError } from '../errors.js';
import { show } from '../show.js';
import type { Comparison, ComparisonOperator, Explosion, Keep, Pool, Reroll } from './expression.js';

/** Where in an expression that came from outside. */
export type Path = Problem['path'];

/** A pool with the fields that pools have, each of the right type. */
export function copiedPool(fields: Readonly<Record<string, unknown>>, path: Path): Pool {
  const { sides } = fields;
  return {
    type: 'pool',
    count: whole(fields.count, [...path, 'count']),
    sides: sides === 'fate' ? sides : whole(sides, [...path, 'sides']),
    reroll: orNull(fields.reroll, [...path, 'reroll'], copiedReroll),
    explode: orNull(fields.explode, [...path, 'explode'], copiedExplosion),
    keep: orNull(fields.keep, [...path, 'keep'], copiedKeep),
    success: orNull(fields.success, [...path, 'success'], copiedComparison),
  };
}

function copiedReroll(source: unknown, path: Path): Reroll {
  const { when, times } = record(source, path, 'A reroll');
  return {
    when: copiedComparison(when, [...path, 'when']),
    times: times === null ? null : whole(times, [...path, 'times']),
  };
}

function copiedExplosion(source: unknown, path: Path): Explosion {
  const { when, depth, compound } = record(source, path, 'An explosion');
  if (typeof compound !== 'boolean') throw wanted('true or false', compound, [...path, 'compound']);
  return { when: copiedComparison(when, [...path, 'when']), depth: whole(depth, [...path, 'depth']), compound };
}

function copiedKeep(source: unknown, path: Path): Keep {
  const { action, end, count } = record(source, path, 'A keep');
  if (action !== 'keep' && action !== 'drop') throw wanted('keep or drop', action, [...path, 'action']);
  if (end !== 'highest' && end !== 'lowest') throw wanted('highest or lowest', end, [...path, 'end']);
  return { action, end, count: whole(count, [...path, 'count']) };
}

function copiedComparison(source: unknown, path: Path): Comparison {
  const { operator, target } = record(source, path, 'A comparison');
  if (!isOperator(operator)) throw wanted('=, <, >, <= or >=', operator, [...path, 'operator']);
  return { operator, target: whole(target, [...path, 'target']) };
}

function isOperator(value: unknown): value is ComparisonOperator {
  return value === '=' || value === '<' || value === '>' || value === '<=' || value === '>=';
}

function orNull<Part>(source: unknown, path: Path, copy: (source: unknown, path: Path) => Part): Part | null {
  return source === null ? null : copy(source, path);
}

/** The fields of an object. */
export function record(source: unknown, path: Path, what: string): Readonly<Record<string, unknown>> {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) {
    throw refusal('notation-input', path, `${what} is an object, not ${show(source)}.`);
  }
  return { ...source };
}

function whole(value: unknown, path: Path): number {
  if (!isWhole(value)) throw wanted('a whole number', value, path);
  return value;
}

/** Whether a value is a safe integer as JSON can write it. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

/** The error that something else should stand at `path`. */
export function wanted(what: string, value: unknown, path: Path): TabletopError {
  return refusal('notation-input', path, `Expected ${what}, not ${show(value)}.`);
}

/** The error that what stands at `path` is refused. */
export function refusal(code: string, path: Path, message: string): TabletopError {
  return new TabletopError(code, [{ path, message }]);
}
