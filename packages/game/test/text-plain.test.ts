import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import { plain } from '../src/text.js';

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

describe('a plain name', () => {
  test.each([
    ['Ada', 'Ada'],
    ['Zoë O’Neill-日本', 'Zoë O’Neill-日本'],
    ['  two \t words\n', 'two words'],
    ['\u001b[31mred', '[31mred'],
    ['<script>', '‹script›'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['a\u200bb\ufeffc', 'ab c'],
    ['\ud83dx', 'x'],
    ['', 'nameless'],
    ['\u0000\u200b', 'nameless'],
    [`z${'\u0335'.repeat(70)}`, `z${'\u0335'.repeat(4)}`],
    ['x'.repeat(100), `${'x'.repeat(79)}…`],
  ])('%j is shown as %j', (name, shown) => {
    expect(plain(name)).toBe(shown);
  });

  test('is cut to a length without halving a pair', () => {
    expect(plain('Ada Lovelace', 6)).toBe('Ada L…');
    expect(plain('😀😀😀', 4)).toBe('😀…');
    expect(plain('Ada', 3)).toBe('Ada');
    expect(plain('Ada', 1)).toBe('…');
  });

  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }).map((units) => String.fromCharCode(...units)),
    fc.constantFrom(...HOSTILE_NAMES),
  );

  test('has no control character, no bracket, no half pair, is never empty, and stays as it is', () => {
    fc.assert(
      fc.property(anyName, fc.integer({ min: 1, max: 80 }), (name, longest) => {
        const shown = plain(name, longest);
        expect(shown).not.toMatch(CONTROL);
        expect(shown).not.toMatch(/[<>]/);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThanOrEqual(longest);
        expect(plain(shown, longest)).toBe(shown);
      }),
    );
  });

  test('costs little however long the name', () => {
    expect(plain('\u200b'.repeat(5_000_000))).toBe('nameless');
  });
});
