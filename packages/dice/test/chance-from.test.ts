import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, chanceFrom, MAX_SIDES } from '../src/index.js';
import { outside, refusal } from './refusal.js';

const DRAWS: readonly (readonly [name: string, draw: (chance: Chance) => unknown])[] = [
  ['die', (chance) => chance.die(6)],
  ['dice', (chance) => chance.dice(2, 6)],
  ['index', (chance) => chance.index(6)],
  ['shuffle', (chance) => chance.shuffle([1, 2, 3, 4, 5, 6])],
];

describe('a source of chance of your own', () => {
  it.each([1, 2, 6, 20, 2 ** 32, 2 ** 32 + 1, MAX_SIDES])(
    'a die of %i sides shows 1 to its sides, never more',
    (sides) => {
      const [least, greatest] = [chanceFrom(() => 0), chanceFrom((size) => size - 1)];
      expect([least.die(sides), greatest.die(sides)]).toEqual([1, sides]);
      expect([least.index(sides), greatest.index(sides)]).toEqual([0, sides - 1]);
      expect(greatest.dice(2, sides)).toEqual([sides, sides]);
    },
  );

  it('−0 is 0', () => {
    const chance = chanceFrom(() => -0);
    expect(Object.is(chance.index(6), 0)).toBe(true);
    expect(chance.die(6)).toBe(1);
  });

  describe.each(DRAWS)('%s', (_name, draw) => {
    it.each([6, 7, -1, 0.5, 5.999999999, NaN, Infinity, -Infinity, 2 ** 53, '3', null, undefined, true, [3], 3n])(
      'refuses an answer of %s',
      (answer) => {
        expect(refusal(() => draw(chanceFrom(() => outside(answer)))).code).toBe('invalid-source');
      },
    );
  });

  it('is told the size, the kind and the rule of each draw, once', () => {
    const asked: unknown[] = [];
    const chance = chanceFrom((...question) => {
      asked.push(question);
      return 0;
    });
    chance.die(6);
    chance.die(8, 'A');
    chance.index(3, 'B');
    chance.dice(2, 4, 'C');
    expect(asked).toEqual([
      [6, 'die'],
      [8, 'die', 'A'],
      [3, 'index', 'B'],
      [4, 'die', 'C'],
      [4, 'die', 'C'],
    ]);
  });

  it('is not asked for what cannot be drawn', () => {
    const chance = chanceFrom(() => {
      throw new Error('asked');
    });
    fc.assert(
      fc.property(fc.oneof(fc.double({ max: 0 }), fc.double({ min: 1.1, max: 1.9 }), fc.string()), (size) => {
        expect(refusal(() => chance.die(outside(size))).code).toBe('invalid-draw');
        expect(refusal(() => chance.index(outside(size))).code).toBe('invalid-draw');
      }),
    );
  });
});
