import { TabletopError } from '../errors.js';
import { show } from '../show.js';
import { normalise } from './characters.js';

/** A text that is read from left to right, one character after the other. */
export interface Reader {
  /** The text as it was given: what messages quote. */
  readonly source: string;
  /** The same text in the plain characters of the notation, position for position. */
  readonly text: string;
  /** How many characters have been read. */
  at: number;
}

const ZERO = 48;
const NINE = 57;
const SPACE = 32;
const LONGEST_FOUND = 20;

export function readerOf(source: string): Reader {
  return { source, text: normalise(source), at: 0 };
}

/** Reads spaces; says whether there were any. */
export function skipSpaces(reader: Reader): boolean {
  const start = reader.at;
  while (reader.text.charCodeAt(reader.at) === SPACE) reader.at++;
  return reader.at > start;
}

/** Whether a digit comes next. */
export function atDigit(reader: Reader): boolean {
  const code = reader.text.charCodeAt(reader.at);
  return code >= ZERO && code <= NINE;
}

/** Reads `word` if it comes next. */
export function take(reader: Reader, word: string): boolean {
  if (!reader.text.startsWith(word, reader.at)) return false;
  reader.at += word.length;
  return true;
}

/** Reads a whole number. */
export function takeNumber(reader: Reader): number {
  const start = reader.at;
  if (!atDigit(reader)) throw expected(reader, 'a whole number');
  let value = 0;
  for (; atDigit(reader); reader.at++) {
    value = value * 10 + (reader.text.charCodeAt(reader.at) - ZERO);
    if (value > Number.MAX_SAFE_INTEGER) {
      throw refusedAt(reader, start, 'notation-limit', `numbers go up to ${Number.MAX_SAFE_INTEGER}`);
    }
  }
  return value;
}

/** The error that something else should stand where the reader is. */
export function expected(reader: Reader, what: string): TabletopError {
  const { at } = reader;
  return refusedAt(reader, at, 'notation-syntax', `expected ${what}`, what);
}

/** The error that what stands from `start` on is refused. */
export function refusedAt(
  reader: Reader,
  start: number,
  code: string,
  reason: string,
  what: string | null = null,
): TabletopError {
  const found = wordAt(reader, start);
  const message = `At position ${start + 1}: ${reason}, found ${found === '' ? 'the end' : show(found)}.`;
  const details = { position: start + 1, found, ...(what === null ? {} : { expected: what }) };
  return new TabletopError(code, [{ path: [], message, details }]);
}

/** What stands from `start` on: a run of letters, a run of digits, or one other character. */
function wordAt({ source, text }: Reader, start: number): string {
  const kind = kindOf(text.charCodeAt(start));
  if (kind === 'other')
    return String.fromCodePoint(...[source.codePointAt(start)].filter((code) => code !== undefined));
  let end = start + 1;
  while (end < text.length && end - start <= LONGEST_FOUND && kindOf(text.charCodeAt(end)) === kind) end++;
  const word = source.slice(start, end);
  return word.length > LONGEST_FOUND ? `${word.slice(0, LONGEST_FOUND)}…` : word;
}

function kindOf(code: number): 'digit' | 'letter' | 'other' {
  if (code >= ZERO && code <= NINE) return 'digit';
  return code >= 97 && code <= 122 ? 'letter' : 'other';
}
