import { describe, expect, test } from 'vitest';
import { checkEdition, contextsOf } from '../src/edition.js';

describe('editions', () => {
  test('the printed rulebook may have any name, a changed one any but the printed one', () => {
    expect(() => checkEdition({ id: 'chess' }, 'chess', true)).not.toThrow();
    expect(() => checkEdition({ id: 'my-chess' }, 'chess', true)).not.toThrow();
    expect(() => checkEdition({ id: 'my-chess' }, 'chess', false)).not.toThrow();
    expect(() => checkEdition({ id: 'chess' }, 'chess', false)).toThrow(
      expect.objectContaining({ code: 'fork-needs-id' }),
    );
  });

  test('an id is a name of 1 to 80 characters', () => {
    expect(() => checkEdition({ id: 'x'.repeat(80) }, 'chess', false)).not.toThrow();
    for (const id of ['', 'x'.repeat(81)])
      expect(() => checkEdition({ id }, 'chess', false)).toThrow(expect.objectContaining({ code: 'invalid-edition' }));
  });
});

describe('contexts', () => {
  test('a context is the rulebook with the rules in force, made once for each object of house rules', () => {
    const contextOf = contextsOf({ roll: 6 }, (rules: Partial<{ most: number }>) => ({ most: 3, ...rules }));
    const rules = { most: 5 };
    expect(contextOf({ rules })).toEqual({ roll: 6, rules: { most: 5 } });
    expect(contextOf({ rules })).toBe(contextOf({ rules }));
    expect(contextOf({ rules: {} }).rules).toEqual({ most: 3 });
  });
});
