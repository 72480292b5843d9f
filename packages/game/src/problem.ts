import { isTabletopError, type Problem, show } from '@tabletop/dice';
import { RuleError } from './rule-error.js';

/** The most problems that the refusal of a record, state, action or event from outside lists. */
export const MAX_PROBLEMS = 20;

/** The most problems that the refusal of a set-up or of house rules lists. */
export const MAX_SETUP_PROBLEMS = 100;

/** One thing that is wrong: where, why, and by which rule where a rule refuses it. */
export function problem(path: Problem['path'], message: string, rule?: string): Problem {
  return rule === undefined ? { path, message } : { rule, path, message };
}

/** What is wrong with a part, told of the whole: `path` is where the part is. A rule stands in for any that they name. */
export function under(path: Problem['path'], problems: readonly Problem[], rule?: string): readonly Problem[] {
  return problems.map((found) => {
    const whole = { ...found, path: [...path, ...found.path] };
    return rule === undefined ? whole : { ...whole, rule };
  });
}

/** The fields that an object has beyond the known ones, of which at most {@link MAX_SETUP_PROBLEMS} are told. */
export function unknownFields(
  value: object,
  known: readonly string[],
  what: string,
  rule?: string,
): readonly Problem[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .slice(0, MAX_SETUP_PROBLEMS)
    .map((name) => problem([name], `${what} has no field ${show(name)}.`, rule));
}

/** The error that tells of the first `most` problems. */
export function refusal(code: string, problems: readonly Problem[], most: number = MAX_PROBLEMS): RuleError {
  return new RuleError(code, problems.slice(0, most));
}

/** A path as one reads it: 'path[0].x'. */
export function inWords(path: Problem['path']): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : step))
    .join('.')
    .replaceAll('.[', '[');
}

/** What a function returns, or the problems for which it throws. What is no `TabletopError` passes. */
export function attempt<Value>(
  run: () => Value,
): { readonly value: Value; readonly problems?: undefined } | { readonly problems: readonly Problem[] } {
  try {
    return { value: run() };
  } catch (error) {
    if (isTabletopError(error)) return { problems: error.problems };
    throw error;
  }
}
