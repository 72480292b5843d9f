import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESCRIPTION_LENGTH, describeRoll, roll, scripted, seed, seeded } from '../../src/index.js';
import { anyExpression, USUAL } from './arbitraries.js';

describe('describeRoll', () => {
  it.each([
    ['4d6dl1', [3, 5, 1, 6], '4d6dl1: 3, 5, (1), 6 = 14'],
    ['2d6+4', [3, 5], '2d6+4: 3, 5 = 12'],
    ['2 + 2', [], '2+2 = 4'],
    ['2d6 + 1d4*-1', [3, 5, 2], '2d6+1d4*-1: 3, 5 | 2 = 6'],
    ['4dF', [1, 2, 3, 3], '4dF: -1, 0, 1, 1 = 1'],
    ['2d6!', [6, 1, 3], '2d6!: 6!, 3, 1 = 10'],
    ['2d6!!', [6, 1, 3], '2d6!!: 6!+3, 1 = 10'],
    ['2d6!kh1', [6, 1, 3], '2d6!kh1: 6!+3, (1) = 9'],
    ['2d6r1', [1, 4, 2], '2d6r1: (1r), 2, 4 = 6'],
    ['2d6r1!!', [1, 6, 2, 1, 3], '2d6r1!!: 1r+2, 6!+1r+3 = 11'],
    ['3d6>=4', [1, 4, 6], '3d6>=4: 1, 4*, 6* = 2'],
    ['2d6!!s>=8', [6, 5, 3], '2d6!!s>=8: 6!+3*, 5 = 1'],
  ])('tells %s with %j', (text, faces, line) => {
    expect(describeRoll(roll(scripted(faces), text))).toBe(line);
  });

  it.each([
    [40, '12d6: 1, 2, 3, 4, 5, 6, 1, … 5 more = 42'],
    [50, '12d6: 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6 = 42'],
    [21, '12d6: … 12 more = 42'],
    [12, '12d6… = 42'],
    [8, '12… = 42'],
    [1, '42'],
  ])('keeps to %d characters and keeps the total', (longest, line) => {
    expect(describeRoll(roll(scripted([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]), '12d6'), longest)).toBe(line);
  });

  it('fits a message of the usual length whatever is rolled', () => {
    const line = describeRoll(roll(seeded(seed(1)), '10000d6!'));
    expect(line.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
    expect(line).toMatch(/^10000d6!: .*, … \d+ more = \d+$/);
  });

  it('is never longer than it may be, and ends with the total', () => {
    fc.assert(
      fc.property(
        anyExpression(USUAL),
        fc.integer(),
        fc.integer({ min: 20, max: 200 }),
        (expression, start, longest) => {
          const rolled = roll(seeded(seed(start)), expression);
          const line = describeRoll(rolled, longest);
          expect(line.length).toBeLessThanOrEqual(longest);
          expect(line.endsWith(String(rolled.total))).toBe(true);
        },
      ),
    );
  });
});
