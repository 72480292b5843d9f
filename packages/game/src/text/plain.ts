import { MAX_NAME } from '../check-value.js';

/** What is shown in place of a name of which nothing can be shown. */
const NAMELESS = 'nameless';

/**
 * What does not belong into a name that is shown: control characters, terminal escapes and bidirectional overrides
 * among them; what is invisible; private characters; halves of pairs.
 */
const UNFIT = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
const SPACES = /\s+/gu;
/** Marks that pile up on one character until they cover the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** How much of a name is looked at: what is longer is cut off before any work is done. */
const LONGEST_READ = 1000;

/**
 * A name as it may be shown anywhere: on one line, without control characters, escapes, invisible or direction-changing
 * characters, its angle brackets replaced so that no page takes it for a tag, and at most `longest` UTF-16 code units
 * long (at least 1), an ellipsis included where it was cut. Never empty.
 */
export function plain(name: string, longest: number = MAX_NAME): string {
  const clean = name
    .slice(0, LONGEST_READ)
    .replace(SPACES, ' ')
    .replace(UNFIT, '')
    .replace(PILED_MARKS, '$1')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim();
  return shorten(clean === '' ? NAMELESS : clean, longest);
}

/** A text of at most `longest` UTF-16 code units: itself, or its beginning with an ellipsis. Halves no pair. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  if (longest < 1) return '';
  const last = text.charCodeAt(longest - 2);
  const isFirstHalf = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, isFirstHalf ? longest - 2 : longest - 1)}…`;
}
