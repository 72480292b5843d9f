import { exactly, scripted } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePluck, type PluckOutcome, rollPluck } from '../src/index.js';

const chanceOf = (pluck: number, outcome: PluckOutcome): string =>
  exactly((chance) => rollPluck(chance, pluck).outcome)
    .probability((found) => found === outcome)
    .toFraction();

describe('the Pluck roll', () => {
  test.each([
    [7, [3, 4], 0, 'success'],
    [6, [3, 4], 0, 'failure'],
    [7, [3, 4], 1, 'failure'],
    [6, [3, 4], -1, 'success'],
    [2, [1, 1], 0, 'critical-success'],
    [11, [5, 6], 0, 'success'],
    [10, [5, 6], 0, 'failure'],
  ] as const)('[K-PLUCK-ROLL] Pluck %i against %j with modifier %i is a %s', (pluck, dice, modifier, outcome) => {
    expect(judgePluck(pluck, dice, modifier)).toBe(outcome);
  });

  test.each([
    [8, [4, 4], 0, 'critical-success'],
    [7, [4, 4], 0, 'critical-failure'],
    [8, [4, 4], 1, 'critical-failure'],
    [8, [3, 4], 0, 'success'],
    [6, [3, 4], 0, 'failure'],
  ] as const)('[K-PLUCK-CRIT] Pluck %i against %j with modifier %i is a %s', (pluck, dice, modifier, outcome) => {
    expect(judgePluck(pluck, dice, modifier)).toBe(outcome);
  });

  test('[K-PLUCK-CRIT] at Pluck 7, 21 of 36 rolls succeed, 3 of them critically, and 3 fail critically', () => {
    expect(chanceOf(7, 'success')).toBe('1/2');
    expect(chanceOf(7, 'critical-success')).toBe('1/12');
    expect(chanceOf(7, 'failure')).toBe('1/3');
    expect(chanceOf(7, 'critical-failure')).toBe('1/12');
  });

  test('[K-PLUCK-CRIT] at Pluck 11 every failure is critical, at Pluck 2 every success', () => {
    expect(chanceOf(11, 'failure')).toBe('0');
    expect(chanceOf(11, 'critical-failure')).toBe('1/36');
    expect(chanceOf(2, 'success')).toBe('0');
    expect(chanceOf(2, 'critical-success')).toBe('1/36');
  });

  test('[K-PLUCK-ROLL] a roll shows its dice and their total with the modifier', () => {
    expect(rollPluck(scripted([2, 6]), 7, 1)).toEqual({ dice: [2, 6], total: 9, outcome: 'failure' });
  });

  test('[K-PLUCK-ROLL] more Pluck never turns a success into a failure', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const good = (outcome: PluckOutcome) => outcome.endsWith('success');
    fc.assert(
      fc.property(
        die,
        die,
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: -3, max: 3 }),
        (a, b, pluck, modifier) => {
          const [less, more] = [judgePluck(pluck, [a, b], modifier), judgePluck(pluck + 1, [a, b], modifier)];
          return !good(less) || good(more);
        },
      ),
    );
  });
});
