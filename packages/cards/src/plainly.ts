/**
 * Text with every character that looks like one of the notation read as that one: one for one, so that positions stay.
 * Letters become capitals, suit symbols the letters of their suits, spaces of every kind plain ones.
 */
export function plainly(text: string): string {
  return Array.from({ length: text.length }, (_, at) => readAs(text.charCodeAt(at))).join('');
}

const FULL_WIDTH_FIRST = 0xff01;
const FULL_WIDTH_LAST = 0xff5e;
const FROM_FULL_WIDTH = 0xfee0;
const TO_CAPITAL = 0x20;

function readAs(code: number): string {
  if (code >= 0x61 && code <= 0x7a) return String.fromCharCode(code - TO_CAPITAL);
  if (code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST) return readAs(code - FROM_FULL_WIDTH);
  return LOOK_ALIKES.get(code) ?? String.fromCharCode(code);
}

/** A character of the notation, and those that are read as it; full-width forms are read by their place alone. */
const LOOKS: readonly (readonly [character: string, like: readonly number[]])[] = [
  ['C', [0x2663, 0x2667]],
  ['D', [0x2666, 0x2662]],
  ['H', [0x2665, 0x2661, 0x2764]],
  ['S', [0x2660, 0x2664]],
  // The mark behind a symbol that it is to be black, as the one that it is to be coloured.
  ['\ufe0f', [0xfe0e]],
  // Other commas, and semicolons.
  [',', [0x3b, 0x3001, 0xff64]],
  // Tab, line ends, spaces of every width, and the marks that take no room at all.
  [' ', [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]],
  [' ', [0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a]],
  [' ', [0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060]],
];

const LOOK_ALIKES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ LOOKS.flatMap(([character, like]) => like.map((code) => [code, character] as const)),
);
