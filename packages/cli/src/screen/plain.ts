/**
 * What a terminal could take for a command or a change of direction: control characters, marks of writing direction,
 * separators of lines, invisible characters, private ones, and halves of pairs.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const UNSAFE_BUT_BREAKS = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text for one line of a terminal: what is not plain in it is shown by its code, as in `\u001b`. */
export function plain(text: string): string {
  return text.replace(UNSAFE, escaped);
}

/** The same for a text of several lines. */
export function plainLines(text: string): string {
  return text.replace(UNSAFE_BUT_BREAKS, escaped);
}

/** Every code unit as JSON writes it, so that JSON stays the JSON that it was. */
function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}

const LONGEST_QUOTE = 60;

/** A text from outside within a message: in quotation marks, shortened. */
export function quoted(text: string): string {
  return plain(JSON.stringify(shortened(text, LONGEST_QUOTE)));
}

/** The beginning of a text where it is too long, with an ellipsis. */
export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** A value as JSON on one line, safe to show. */
export function jsonLine(value: unknown): string {
  return plain(JSON.stringify(value));
}
