import { expect, test } from 'vitest';
import { choice, erratum, house, settled } from '../src/ruling-entry.js';

test('a settled point has one answer, which is the default', () => {
  const ruling = settled('id', 'X-RULE', 'Which?', 'This one.', 'Because.');
  expect(ruling).toMatchObject({ id: 'id', rule: 'X-RULE', question: 'Which?', reason: 'Because.', kind: 'ruling' });
  expect(ruling.options).toEqual([{ name: ruling.default, meaning: 'This one.' }]);
});

test('of a choice the first option is the default; a point without a reason has the simplest reading', () => {
  const ruling = choice('id', 'X-RULE', 'Which?', { left: 'Left.', right: 'Right.' });
  expect(ruling.default).toBe('left');
  expect(ruling.options.map(({ name }) => name)).toEqual(['left', 'right']);
  expect(ruling.reason).toContain('simplest reading');
});

test('a point can be one where the text errs, or gives no value', () => {
  const ruling = settled('id', 'X-RULE', 'Which?', 'This one.');
  expect(erratum(ruling)).toEqual({ ...ruling, kind: 'erratum' });
  expect(house(ruling)).toEqual({ ...ruling, kind: 'house' });
});
