import { quoted } from './quoted.js';
import { refuseAt } from './read-lines.js';

/** A word or a sign of a line. */
export interface Word {
  /** As it was written. */
  readonly raw: string;
  /** The same with signs, letters and digits of full width as ordinary ones, in small letters. */
  readonly plain: string;
  /** Where it begins, in UTF-16 code units from 1. */
  readonly column: number;
}

/** A word, a sign, or whatever else stands between spaces and spaces of no width. */
const WORDS = /[\p{L}\p{M}\p{N}_-]+|[^\s\u200b\u2060]/gu;

/** The words of a line, to be taken one after another. */
export interface Words {
  /** The next word; undefined at the end of the line. */
  peek(): Word | undefined;
  /** Takes the next word where it is this one. */
  takeIf(plain: string): boolean;
  /** Takes the next word, whatever it is; at the end of the line it is refused, for what was expected. */
  take(expected: string): Word;
  /** Refuses the next word, for what was expected in its place. */
  refuse(expected: string): never;
}

/** The words of a line. No more of them are looked for than are taken. */
export function wordsOf(line: string): Words {
  const found = line.matchAll(WORDS);
  const following = (): Word | undefined => {
    const { value, done } = found.next();
    if (done === true) return undefined;
    const [raw] = value;
    return { raw, plain: narrowed(raw).toLowerCase(), column: value.index + 1 };
  };
  let next = following();
  const refuse = (expected: string): never =>
    next === undefined
      ? refuseAt(line.length + 1, `Expected ${expected}, but the line ends.`)
      : refuseAt(next.column, `Expected ${expected}, not ${quoted(next.raw)}.`);
  return {
    peek: () => next,
    refuse,
    takeIf: (plain) => {
      const isNext = next?.plain === plain;
      if (isNext) next = following();
      return isNext;
    },
    take: (expected) => {
      const word = next ?? refuse(expected);
      next = following();
      return word;
    },
  };
}

const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** How far the characters of full width are behind the ordinary ones. */
const BEHIND = 0xfee0;

/** A text with the characters of full width as ordinary ones: as long as before. */
export function narrowed(text: string): string {
  return text.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - BEHIND));
}
