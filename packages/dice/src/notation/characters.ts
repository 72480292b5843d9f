/**
 * Text with every character that looks like one of the notation read as that one: one for one, so that positions
 * stay. Letters become small, spaces of every kind become plain ones.
 */
export function normalise(text: string): string {
  let at = 0;
  while (at < text.length && isPlain(text.charCodeAt(at))) at++;
  if (at === text.length) return text;
  let plain = text.slice(0, at);
  for (; at < text.length; at++) plain += readAs(text.charCodeAt(at));
  return plain;
}

const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
const TO_SMALL = 0x20;
const LAST_ASCII = 0x7e;
const FULL_WIDTH_FIRST = 0xff01;
const FULL_WIDTH_LAST = 0xff5e;
const FROM_FULL_WIDTH = 0xfee0;

function isPlain(code: number): boolean {
  return code >= 0x20 && code <= LAST_ASCII && !(code >= CAPITAL_A && code <= CAPITAL_Z);
}

function readAs(code: number): string {
  if (isPlain(code)) return String.fromCharCode(code);
  if (code >= CAPITAL_A && code <= CAPITAL_Z) return String.fromCharCode(code + TO_SMALL);
  if (code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST) return readAs(code - FROM_FULL_WIDTH);
  return LOOK_ALIKES.get(code) ?? String.fromCharCode(code);
}

/** A character of the notation, and those that are read as it; full-width forms are read by their place alone. */
const LOOKS: readonly (readonly [character: string, like: readonly number[]])[] = [
  // Hyphens, dashes, the minus sign, and small and compatibility forms of them.
  ['-', [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2043, 0x2212, 0x2796, 0xfe58, 0xfe63]],
  ['+', [0x2795, 0xfe62]],
  // Multiplication signs, crosses, asterisks and dots between factors.
  ['*', [0x00b7, 0x00d7, 0x2022, 0x204e, 0x2217, 0x2219, 0x22c5, 0x2715, 0x2716, 0x2a2f, 0xfe61]],
  ['≥', [0x2265, 0x2267, 0x2a7e]],
  ['≤', [0x2264, 0x2266, 0x2a7d]],
  ['<', [0xfe64]],
  ['>', [0xfe65]],
  ['=', [0xfe66]],
  ['(', [0xfe59]],
  [')', [0xfe5a]],
  ['%', [0xfe6a]],
  [':', [0xfe55]],
  ['!', [0xfe57]],
  // Tab, line ends, spaces of every width, and the marks that take no room at all.
  [' ', [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]],
  [' ', [0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a]],
  [' ', [0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060]],
];

const LOOK_ALIKES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ LOOKS.flatMap(([character, like]) => like.map((code) => [code, character] as const)),
);
