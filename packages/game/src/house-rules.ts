import { type Problem, show } from '@tabletop/dice';
import { isObject } from './check-value.js';
import type { Knobs } from './knobs.js';
import { inWords, MAX_SETUP_PROBLEMS, problem } from './problem.js';

/** House rules that were read: what differs from the printed game, and what is wrong with the rest. */
export interface HouseRules<Rules> {
  readonly rules: Partial<Rules>;
  readonly problems: readonly Problem[];
}

/** What holds for house rules beyond the values of each. */
export interface HouseRuleOptions<Rules> {
  /** The id of the rule that lets house rules in; problems name it. */
  readonly rule?: string;
  /** Pairs of numbers of which the first may not exceed the second. */
  readonly ascending?: readonly (readonly [keyof Rules & string, keyof Rules & string])[];
}

/**
 * Reads house rules that may be anything. Keeps copies of the ones that differ from the defaults; names every unknown
 * name, every value that its knob does not take, and every pair that is out of order, {@link MAX_SETUP_PROBLEMS} at most.
 */
export function readHouseRules<Rules extends object>(
  knobs: Knobs<Rules>,
  defaults: Rules,
  input: unknown,
  options: HouseRuleOptions<Rules> = {},
): HouseRules<Rules> {
  const { rule, ascending = [] } = options;
  if (input === undefined) return { rules: {}, problems: [] };
  if (!isObject(input))
    return { rules: {}, problems: [problem([], 'House rules are an object of named values.', rule)] };
  const isKnown = (name: string): name is keyof Rules & string => Object.hasOwn(knobs, name);

  const problems: Problem[] = [];
  const changed: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input)) {
    if (problems.length >= MAX_SETUP_PROBLEMS) break;
    if (!isKnown(name)) {
      problems.push(problem([name], `${show(name)} is no house rule.`, rule));
      continue;
    }
    const read = knobs[name].read(value);
    if (read === undefined) {
      const { path, message } = knobs[name].fault(value);
      problems.push(problem([name, ...path], `${show(inWords([name, ...path]))} ${message}.`, rule));
    } else if (!isSame(read, defaults[name])) changed.push([name, read]);
  }
  // Every name and value has been checked against the table of knobs.
  const rules = Object.fromEntries(changed) as Partial<Rules>;

  const merged: Rules = { ...defaults, ...rules };
  for (const [lower, upper] of problems.length === 0 ? ascending : []) {
    const [low, high] = [merged[lower], merged[upper]];
    if (Number(low) > Number(high))
      problems.push(problem([lower], `${show(lower)} (${show(low)}) may not exceed ${upper} (${show(high)}).`, rule));
  }
  return { rules, problems };
}

/** Whether two values of plain JSON are the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]));
}
