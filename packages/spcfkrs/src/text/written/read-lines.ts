import type { Problem } from '@tabletop/dice';
import { attempt, problem, refusal } from '@tabletop/game';
import { MAX_WRITTEN_LENGTH, MAX_WRITTEN_LINES } from './limits.js';

/** What is wrong with a line. */
export interface LineProblem {
  /** Which line, from 1. */
  readonly line: number;
  /** Where in it, in UTF-16 code units from 1. */
  readonly column: number;
  /** What was expected there, as a sentence; text of the line is quoted and shortened. */
  readonly message: string;
  readonly rule: string;
}

/** What was read, with the line on which it stood. */
export interface ReadLine<Value> {
  readonly line: number;
  readonly value: Value;
}

/** The lines that could be read, and what is wrong with the others. */
export interface LinesRead<Value> {
  readonly read: readonly ReadLine<Value>[];
  readonly problems: readonly LineProblem[];
}

const BREAK = /\r\n|[\r\n\u2028\u2029]/;
/** An empty line or a comment. */
const SKIPPED = /^[\s\u200b\u2060]*(?:#|$)/;

/**
 * Reads a text from outside line by line: empty lines and those that begin with `#` are skipped, and one that is refused
 * (see {@link refuseAt}) leaves the rest standing. A text that is too long, or no text, is refused before any of it is read.
 */
export function readLines<Value>(text: unknown, rule: string, read: (line: string) => Value): LinesRead<Value> {
  const refused = (line: number, message: string) => ({ read: [], problems: [{ line, column: 1, message, rule }] });
  if (typeof text !== 'string') return refused(1, 'What is written is a text.');
  if (text.length > MAX_WRITTEN_LENGTH)
    return refused(1, `A text of ${text.length} characters is too long: ${MAX_WRITTEN_LENGTH} are the most.`);
  const lines = text.split(BREAK, MAX_WRITTEN_LINES + 1);
  if (lines.length > MAX_WRITTEN_LINES)
    return refused(MAX_WRITTEN_LINES + 1, `The text has too many lines: ${MAX_WRITTEN_LINES} are the most.`);

  const values: ReadLine<Value>[] = [];
  const problems: LineProblem[] = [];
  for (const [at, content] of lines.entries()) {
    if (SKIPPED.test(content)) continue;
    const line = at + 1;
    const found = attempt(() => read(content));
    if (found.problems === undefined) values.push({ line, value: found.value });
    else
      problems.push(...found.problems.map((each) => ({ line, column: columnOf(each), message: each.message, rule })));
  }
  return { read: values, problems };
}

/** Refuses a line, for what stands at a column of it. */
export function refuseAt(column: number, message: string): never {
  throw refusal('invalid-line', [{ ...problem([], message), details: { column } }]);
}

function columnOf({ details }: Problem): number {
  return Number(details?.column ?? 1);
}
