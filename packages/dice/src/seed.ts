import { TabletopError } from './errors.js';
import { show } from './show.js';

/** The state of a seeded source of chance: four 32-bit integers, never all zero. Plain JSON. */
export type ChanceState = readonly [number, number, number, number];

/** The longest text that is taken as a seed, in UTF-16 code units. */
export const MAX_SEED_LENGTH = 1000;

/** A state of four words that input is stirred into. */
interface Sponge {
  a: number;
  b: number;
  c: number;
  d: number;
}

const TEXT = 1;
const NUMBER = 2;
const CLOSING_ROUNDS = 8;
const HIGH = 0x1_0000_0000;

/**
 * The random state that belongs to a seed: a text, of which every character counts, or a safe integer. Seeds that
 * are close or alike give unrelated states; "0" and 0 are two seeds, 0 and −0 are one. The same seed gives the same
 * state for as long as the major version of this package stays.
 *
 * Throws `TabletopError` 'invalid-seed' for anything else, and for a text longer than {@link MAX_SEED_LENGTH}.
 */
export function seed(from: string | number): ChanceState {
  if (typeof from === 'string' && from.length <= MAX_SEED_LENGTH) return fromText(from);
  if (Number.isSafeInteger(from)) return fromNumber(Number(from));
  throw new TabletopError('invalid-seed', [
    {
      path: [],
      message: `A seed is a text of at most ${MAX_SEED_LENGTH} characters or a safe integer, not ${show(from)}.`,
    },
  ]);
}

function fromText(text: string): ChanceState {
  const sponge = newSponge(TEXT);
  for (let at = 0; at < text.length; at++) absorb(sponge, text.charCodeAt(at));
  return squeeze(sponge, text.length);
}

function fromNumber(value: number): ChanceState {
  const sponge = newSponge(NUMBER);
  absorb(sponge, value | 0);
  absorb(sponge, Math.floor(value / HIGH) | 0);
  return squeeze(sponge, 2);
}

/** The words are the first bits of pi behind the point; the kind of seed keeps "0" apart from 0. */
function newSponge(kind: number): Sponge {
  return { a: 0x243f6a88 ^ kind, b: 0x85a308d3 | 0, c: 0x13198a2e, d: 0x03707344 };
}

function absorb(sponge: Sponge, word: number): void {
  sponge.a ^= word;
  stir(sponge);
  stir(sponge);
}

/** The length comes last, so that no text is the beginning of another. */
function squeeze(sponge: Sponge, length: number): ChanceState {
  sponge.d ^= length;
  for (let round = 0; round < CLOSING_ROUNDS; round++) stir(sponge);
  const { a, b, c, d } = sponge;
  // The generator would stay for ever in the state that is all zero.
  return (a | b | c | d) === 0 ? [1, 0, 0, 0] : [a, b, c, d];
}

/** One invertible round of additions, rotations and exclusive-ors: no two states become one. */
function stir(sponge: Sponge): void {
  let { a, b, c, d } = sponge;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  sponge.a = (a + 0x9e3779b9) | 0;
  sponge.b = b;
  sponge.c = c;
  sponge.d = d;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
