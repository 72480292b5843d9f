import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  CHAT_LENGTH,
  capital,
  count,
  decimal,
  fitted,
  keptWithin,
  lengthAllowed,
  listed,
  shorten,
  thrownText,
} from '../src/text.js';
import { refusalOf } from './refusal-of.js';

describe('words', () => {
  it.each([
    [count(0, 'tentacle'), '0 tentacles'],
    [count(1, 'tentacle'), '1 tentacle'],
    [count(8, 'tentacle'), '8 tentacles'],
    [listed([]), ''],
    [listed(['Ada']), 'Ada'],
    [listed(['Ada', 'Bram']), 'Ada and Bram'],
    [listed(['Ada', 'Bram', 'Cora'], 'or'), 'Ada, Bram or Cora'],
    [capital('sailor combat'), 'Sailor combat'],
    [capital(''), ''],
    [thrownText([4, 3], 7), '4 + 3 = 7'],
    [thrownText([4, 3], 9), '4 + 3, modified to 9,'],
    [thrownText([4], 4), '4'],
    [thrownText([], 4), '4'],
    [decimal(12.345), '12.35'],
    [decimal(-0.001), '0'],
    [decimal(3), '3'],
    [shorten('Ada Lovelace', 6), 'Ada L…'],
    [shorten('Ada', 3), 'Ada'],
    [shorten('Ada', 0), ''],
  ])('%j', (text, wanted) => {
    expect(text).toBe(wanted);
  });
});

describe('a text that must fit', () => {
  const lines = (...weights: readonly number[]) => weights.map((weight) => ({ text: `  line of ${weight}`, weight }));
  const HEAD = ['Turn 3', 'Ann to choose'];
  const BLOCKS: readonly Block[] = [
    { title: 'Map', lines: lines(0, 0), rank: 3, whole: true },
    { title: 'Crew', lines: lines(1, 5, 3), rank: 1 },
    { title: 'Foes', lines: lines(2, 9, 4), rank: 2 },
  ];
  const whole = fitted(HEAD, BLOCKS, CHAT_LENGTH);

  it('is whole where there is room', () => {
    expect(whole).toBe(
      'Turn 3\nAnn to choose\n\nMap\n  line of 0\n  line of 0\n\n' +
        'Crew\n  line of 1\n  line of 5\n  line of 3\n\nFoes\n  line of 2\n  line of 9\n  line of 4',
    );
    expect(fitted(HEAD, BLOCKS, whole.length)).toBe(whole);
  });

  it('gives up what must be whole first, then the heaviest lines of the highest rank, and says how many', () => {
    expect(fitted(HEAD, BLOCKS, whole.length - 1)).not.toContain('Map');
    const withoutMap = fitted(HEAD, BLOCKS.slice(1), CHAT_LENGTH);
    const tight = fitted(HEAD, BLOCKS, withoutMap.length - 1);
    expect(tight).toContain('Crew\n  line of 1\n  line of 5\n  line of 3');
    expect(tight).toContain('Foes\n  line of 2\n  … and 2 more');
  });

  it('keeps the head to the last, and shortens it', () => {
    expect(fitted(HEAD, BLOCKS, 20)).toBe('Turn 3\nAnn to choose');
    expect(fitted(HEAD, BLOCKS, 10)).toBe('Turn 3\nAn…');
  });

  it('never exceeds its limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.length + 1 }), (most) => {
        expect(fitted(HEAD, BLOCKS, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('has a limit that is a whole number from 1, or none', () => {
    expect([lengthAllowed({}), lengthAllowed({ maxLength: 1 })]).toStrictEqual([Number.POSITIVE_INFINITY, 1]);
    for (const maxLength of [0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY]) {
      const { code, places } = refusalOf(() => lengthAllowed({ maxLength }));
      expect([code, places]).toStrictEqual(['invalid-options', ['maxLength']]);
    }
  });
});

describe('lines of a text', () => {
  const LINES = [
    { text: 'first', weight: 2 },
    { text: 'second', weight: 0 },
    { text: 'third', weight: 2 },
    { text: 'fourth', weight: 1 },
  ];

  it.each([
    [25, 'first\nsecond\nthird\nfourth'],
    [24, '… 2 more\nsecond\nfourth'],
    [22, '… 2 more\nsecond\nfourth'],
    [21, '… 3 more\nsecond'],
    [12, '… 3 more\nse…'],
  ])('give way within %i: the heaviest first, of equals the earlier; how many stands above', (most, text) => {
    expect(keptWithin(LINES, most)).toBe(text);
  });

  it('may be none, or without a limit', () => {
    expect(keptWithin([], 5)).toBe('');
    expect(keptWithin(LINES.slice(0, 2), Number.POSITIVE_INFINITY)).toBe('first\nsecond');
  });
});
