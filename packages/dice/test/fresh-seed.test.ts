import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshSeed, seed } from '../src/index.js';
import { refusal } from './refusal.js';

/** Puts these sixteen-bit numbers in place of the platform's entropy. */
function entropy(numbers: readonly number[]): void {
  vi.stubGlobal('crypto', { getRandomValues: (bits: Uint16Array) => bits.set(numbers) });
}

describe('freshSeed', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is text that can be read out, typed in again, and used', () => {
    const fresh = freshSeed();
    expect(fresh).toMatch(
      /^([bdfghjklmnprstvz][aiou]){2}[bdfghjklmnprstvz](-([bdfghjklmnprstvz][aiou]){2}[bdfghjklmnprstvz]){3}$/,
    );
    expect(seed(fresh)).toHaveLength(4);
  });

  it('differs from call to call, within a millisecond too', () => {
    expect(new Set(Array.from({ length: 1000 }, freshSeed)).size).toBe(1000);
  });

  it.each([
    [[0, 0, 0, 0], 'babab-babab-babab-babab'],
    [[0xffff, 0, 0x8000, 1], 'zuzuz-babab-mabab-babad'],
    [[0x7f00, 0x0001, 0x1234, 0xabcd], 'lusab-babad-damuh-pozat'],
  ])('spells sixteen bits a word: %j', (numbers, text) => {
    entropy(numbers);
    expect(freshSeed()).toBe(text);
  });

  it('gives every number a word of its own', () => {
    const words = new Set<string>();
    for (let number = 0; number < 65_536; number += 4) {
      entropy([number, number + 1, number + 2, number + 3]);
      for (const word of freshSeed().split('-')) words.add(word);
    }
    expect(words.size).toBe(65_536);
  });

  it('draws no entropy before it is called', async () => {
    const drawn = vi.fn((bits: Uint16Array) => bits);
    vi.stubGlobal('crypto', { getRandomValues: drawn });
    vi.resetModules();
    const dice = await import('../src/index.js');
    dice.seeded(dice.seed('no entropy')).dice(10, 6);
    expect(drawn).not.toHaveBeenCalled();
    dice.freshSeed();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, {}, { getRandomValues: 7 }])('says so where the platform has no entropy: %j', (crypto) => {
    vi.stubGlobal('crypto', crypto);
    expect(refusal(freshSeed).code).toBe('no-entropy');
  });
});
