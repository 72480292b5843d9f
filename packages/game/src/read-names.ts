import { type Problem, show } from '@tabletop/dice';
import { isText, MAX_NAME } from './check-value.js';
import { problem } from './problem.js';

/** Names that were read, and what is wrong with the rest. */
export interface NamesFound {
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
}

/** Which lists of names may be read. */
export interface NamesWanted {
  /** What is named, in one word: 'player'. */
  readonly what: string;
  /** The fewest names. */
  readonly least: number;
  /** The most names. */
  readonly most: number;
  /** The id of the rule by which names are refused. */
  readonly rule?: string;
}

/**
 * Reads a list of names that may be anything, such as the players of a set-up: each a text of 1 to {@link MAX_NAME}
 * characters, none given twice.
 */
export function readNames(input: unknown, { what, least, most, rule }: NamesWanted): NamesFound {
  if (!Array.isArray(input) || input.length < least || input.length > most) {
    const all = `${what.slice(0, 1).toUpperCase()}${what.slice(1)}s`;
    const message = `${all} are a list of ${least} to ${most} names, not ${show(input)}.`;
    return { names: [], problems: [problem([], message, rule)] };
  }
  const given: readonly unknown[] = input;
  const names: string[] = [];
  const problems: Problem[] = [];
  for (const [at, name] of given.entries()) {
    if (!isText(name)) problems.push(problem([at], `Each ${what} is a text of 1 to ${MAX_NAME} characters.`, rule));
    else if (names.includes(name)) problems.push(problem([at], `There are two ${what}s ${show(name)}.`, rule));
    else names.push(name);
  }
  return { names, problems };
}
