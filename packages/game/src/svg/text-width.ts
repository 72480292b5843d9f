import { plain } from '../text/plain.js';

/**
 * Widths of characters in parts of the letter size, no narrower than the widest of the usual sans-serif fonts draws
 * them. There is no font to measure with, so that room is rather left over than missing.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[ijl'’|]/u, 0.31],
  [/[ fIrt.,:;!()[\]/\\"`\-‹›“”·]/u, 0.46],
  [/[cksvxyzJ]/u, 0.6],
  [/[mwMW@%—…]/u, 1.02],
  [/[DGHNOQU&+<>=~#]/u, 0.84],
  [/[A-Z\u00c0-\u00de]/u, 0.72],
  [/[\u0020-\u024f]/u, 0.65],
];
const OTHERS = 0.9;
const FULL_WIDTH = { from: 0x2e80, width: 1.05 };
const PICTURES = { from: 0x1f000, width: 1.4 };

/** How wide a text may come out, in pixels. */
export function textWidth(text: string, size: number, isBold = false): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width * size * (isBold ? 1.12 : 1);
}

function widthOf(character: string): number {
  const known = WIDTHS.find(([characters]) => characters.test(character));
  if (known !== undefined) return known[1];
  const code = character.codePointAt(0) ?? 0;
  return code >= PICTURES.from ? PICTURES.width : code >= FULL_WIDTH.from ? FULL_WIDTH.width : OTHERS;
}

/** A name or sentence as it may be shown, shortened until it takes no more than so many pixels. */
export function fitting(text: string, size: number, most: number, isBold = false): string {
  const shown = plain(text, LONGEST);
  if (textWidth(shown, size, isBold) <= most) return shown;
  let kept = '';
  let left = most - textWidth(ELLIPSIS, size, isBold);
  for (const character of shown) {
    left -= textWidth(character, size, isBold);
    if (left < 0) break;
    kept += character;
  }
  return kept + ELLIPSIS;
}

const ELLIPSIS = '…';

/** No line of a picture holds more. */
const LONGEST = 200;
