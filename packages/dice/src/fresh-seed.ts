import { TabletopError } from './errors.js';

/** The part of the platform's crypto that is used here. */
interface Entropy {
  readonly crypto?: { getRandomValues(bytes: Uint16Array): unknown };
}

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 4;

/**
 * A new seed of 64 random bits, as four words that can be read out and typed in again: 'lusab-gutih-vomaz-dirop'.
 * The only function here that draws entropy, and only when it is called.
 *
 * Throws `TabletopError` 'no-entropy' where the platform has no `crypto.getRandomValues`.
 */
export function freshSeed(): string {
  // The platform's types are not in the compilation, so that nothing else can come to rest on them.
  const { crypto } = globalThis as Entropy;
  if (typeof crypto?.getRandomValues !== 'function') {
    const message = 'This platform has no crypto.getRandomValues: choose a seed of your own.';
    throw new TabletopError('no-entropy', [{ path: [], message }]);
  }
  const bits = new Uint16Array(WORDS);
  crypto.getRandomValues(bits);
  return Array.from(bits, word).join('-');
}

/** Sixteen bits as consonant, vowel, consonant, vowel, consonant. */
function word(bits: number): string {
  const consonant = (shift: number): string => CONSONANTS.charAt((bits >> shift) & 15);
  const vowel = (shift: number): string => VOWELS.charAt((bits >> shift) & 3);
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}
