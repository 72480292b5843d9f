import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { type ChanceState, MAX_DICE, MAX_SIDES, seed, seeded } from '../src/index.js';
import { chiSquare, countsOf, criticalValue } from './chi-square.js';
import { outside, refusal } from './refusal.js';

const anyState = fc.string().map(seed);

describe('seeded', () => {
  it.each([1, 2, 3, 4, 6, 8, 10, 12, 20, 100])('a die of %i sides shows each face equally often', (sides) => {
    const chance = seeded(seed(`fair ${sides}`));
    const faces = Array.from({ length: 20_000 }, () => chance.die(sides) - 1);
    expect(chiSquare(countsOf(faces, sides))).toBeLessThanOrEqual(sides === 1 ? 0 : criticalValue(sides));
  });

  it('gives the same draws for the same state, however they are asked for', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 1, max: 100 }), (state, sides) => {
        const [one, other] = [seeded(state), seeded(state)];
        expect(one.dice(5, sides)).toEqual([1, 2, 3, 4, 5].map(() => other.index(sides) + 1));
        expect(one.state()).toEqual(other.state());
      }),
    );
  });

  it('goes on from its state, also after JSON', () => {
    fc.assert(
      fc.property(anyState, fc.nat({ max: 30 }), (start, drawn) => {
        const chance = seeded(start);
        chance.dice(drawn, 6);
        const state: ChanceState = JSON.parse(JSON.stringify(chance.state()));
        expect(seeded(state).dice(20, 20)).toEqual(chance.dice(20, 20));
      }),
    );
  });

  it('is the generator of pure-rand, brought into range by pure-rand', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 1, max: MAX_SIDES }), (state, sides) => {
        const generator = xoroshiro128plusFromState(state);
        const chance = seeded(state);
        for (const size of [6, sides, 52]) expect(chance.die(size)).toBe(uniformInt(generator, 1, size));
        expect(chance.state()).toEqual(generator.getState());
      }),
    );
  });

  it('leaves the state it was given as it is, and hands out states that stay as they are', () => {
    const start: ChanceState = Object.freeze(seed('frozen'));
    const chance = seeded(start);
    const before = chance.state();
    const copy = [...before];
    chance.die(6);
    expect(before).toEqual(copy);
    expect(before).toEqual(start);
    expect(chance.state()).not.toEqual(before);
  });

  it('draws also where there is only one way', () => {
    const chance = seeded(seed('one way'));
    const before = chance.state();
    expect([chance.die(1), chance.index(1)]).toEqual([1, 0]);
    expect(chance.state()).not.toEqual(before);
  });

  it.each([2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 3 * 2 ** 40 + 1, MAX_SIDES])(
    'a die of %i sides uses its whole range',
    (sides) => {
      const chance = seeded(seed('wide'));
      const eighths = Array.from({ length: 4000 }, () => {
        const face = chance.die(sides);
        expect(Number.isSafeInteger(face) && face >= 1 && face <= sides).toBe(true);
        return Math.floor(((face - 1) / sides) * 8);
      });
      expect(chiSquare(countsOf(eighths, 8))).toBeLessThan(criticalValue(8));
      const odd = Array.from({ length: 4000 }, () => chance.index(sides) % 2);
      expect(chiSquare(countsOf(odd, 2))).toBeLessThan(criticalValue(2));
    },
  );
});

describe('arguments of a draw', () => {
  const chance = seeded(seed('arguments'));

  it.each([0, -1, -0, 0.5, 6.5, NaN, Infinity, -Infinity, 2 ** 53, '6', null, undefined, [6], {}, 6n])(
    'no die and no choice has a size of %s',
    (size) => {
      for (const draw of [
        () => chance.die(outside(size)),
        () => chance.index(outside(size)),
        () => chance.dice(0, outside(size)),
        () => chance.dice(1, outside(size)),
      ]) {
        expect(refusal(draw).code).toBe('invalid-draw');
      }
    },
  );

  it.each([-1, 0.5, NaN, Infinity, MAX_DICE + 1, 2 ** 53, '2', null, undefined, 2n])(
    'nobody throws %s dice',
    (count) => {
      expect(refusal(() => chance.dice(outside(count), 6)).code).toBe('invalid-draw');
    },
  );

  it.each([null, undefined, 'abc', { length: 3 }, 3, new Set([1])])('nobody shuffles %s', (items) => {
    expect(refusal(() => chance.shuffle(outside(items))).code).toBe('invalid-draw');
  });

  it('a refused draw draws nothing', () => {
    const before = chance.state();
    refusal(() => chance.dice(3, outside('6')));
    refusal(() => chance.die(0));
    expect(chance.state()).toEqual(before);
  });

  it('no dice are no draws, the most dice are that many', () => {
    const before = chance.state();
    expect(chance.dice(0, 6)).toEqual([]);
    expect(chance.state()).toEqual(before);
    expect(chance.dice(MAX_DICE, 6)).toHaveLength(MAX_DICE);
  });
});

describe('a state from outside', () => {
  it.each([
    [[0, 0, 0, 0]],
    [[-0, 0, 0, 0]],
    [[1, 2, 3]],
    [[1, 2, 3, 4, 5]],
    [[1, 2, 3, 0.5]],
    [[1, 2, 3, NaN]],
    [[1, 2, 3, Infinity]],
    [[1, 2, 3, 2 ** 31]],
    [[1, 2, 3, -(2 ** 31) - 1]],
    [['1', '2', '3', '4']],
    [[1, 2, 3, null]],
    [new Array(4)],
    [{ 0: 1, 1: 2, 2: 3, 3: 4, length: 4 }],
    ['1234'],
    [null],
    [undefined],
    [7],
  ])('%j is none', (state) => {
    expect(refusal(() => seeded(outside(state))).code).toBe('invalid-chance-state');
  });

  it('is read once: −0 becomes 0, and later changes to the array do nothing', () => {
    const state: [number, number, number, number] = [-0, 1, 2, 3];
    const chance = seeded(state);
    expect(Object.is(chance.state()[0], 0)).toBe(true);
    state[1] = 99;
    expect(chance.state()).toEqual([0, 1, 2, 3]);
  });
});
