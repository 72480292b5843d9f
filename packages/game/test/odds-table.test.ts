import { exactly } from '@tabletop/dice';
import { expect, it } from 'vitest';
import { oddsRow } from '../src/index.js';
import { RULEBOOK } from './bids/rulebook.js';

it('a row of odds has the exact chance of each result, in the order asked for, those that cannot come with 0', () => {
  const odds = exactly((chance) => (RULEBOOK.rollPress(chance) === 1 ? 'bust' : 'on'));
  const row = oddsRow<string>('any pot', odds, ['on', 'bust', 'never']);
  expect(row.situation).toBe('any pot');
  expect(row.chances.map((chance) => chance.toFraction())).toEqual(['5/6', '1/6', '0']);
});

it('a row names every result that there is', () => {
  const odds = exactly((chance) => chance.die(6));
  expect(() => oddsRow<number>('a die', odds, [1, 2, 3, 4, 5])).toThrow(/6 has no column/);
});
