import { expect, test } from 'vitest';
import { show } from '../src/show.js';

test.each([
  ['text', 'a "b"', '"a \\"b\\""'],
  ['a long text', 'x'.repeat(41), `"${'x'.repeat(40)}…"`],
  ['a line end and an escape', '\n\u001b[31m', '"\\n\\u001b[31m"'],
  ['what turns text round', '\u202eabc\u2066', '"\\u202eabc\\u2066"'],
  ['line ends of other kinds', '\u2028\u2029\u0085', '"\\u2028\\u2029\\u0085"'],
  ['a terminal escape of one character', '\u009b31m', '"\\u009b31m"'],
  ['what is invisible', 'a\u200bb\ufeff', '"a\\u200bb\\ufeff"'],
  ['letters of any kind, and a no-break space', 'Ä × 漢\u00a0−', '"Ä × 漢\u00a0−"'],
  ['−0', -0, '-0'],
  ['nothing', undefined, 'nothing'],
  ['a list', [1, 2], 'a list of 2'],
  ['an object', { toString: 1 }, 'an object'],
  ['a function', () => 1, 'a function'],
])('%s is shown so that it can be read in a message', (_what, value, shown) => {
  expect(show(value)).toBe(shown);
});
