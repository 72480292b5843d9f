import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SEED_LENGTH, seed, seeded } from '../src/index.js';
import { chiSquare, countsOf, criticalValue } from './chi-square.js';
import { outside, refusal } from './refusal.js';

const SEEDS = 10_000;

const FAMILIES: readonly (readonly [name: string, member: (n: number) => string | number])[] = [
  ['game-0, game-1, game-2, …', (n) => `game-${n}`],
  ['0 to 9999', (n) => n],
  ['"0" to "9999"', (n) => String(n)],
  ['0, −1, −2, …', (n) => -n],
  ['multiples of 2^32', (n) => n * 2 ** 32],
  ['numbers just below the greatest', (n) => Number.MAX_SAFE_INTEGER - n],
  [
    'a, aa, aaa, … and so on in other letters',
    (n) => String.fromCharCode(97 + (n % 26)).repeat(1 + Math.floor(n / 26)),
  ],
  ['the same text with blanks behind', (n) => `table${' '.repeat(n % 100)}${'\t'.repeat(Math.floor(n / 100))}`],
];

describe('close seeds give unrelated streams (chi-square at 0.001)', () => {
  describe.each(FAMILIES)('%s', (_name, member) => {
    const sources = (): ReturnType<typeof seeded>[] => Array.from({ length: SEEDS }, (_, n) => seeded(seed(member(n))));

    it.each([2, 6, 10, 20, 52])('first draws of a die of %i sides are unbiased', (sides) => {
      const counts = countsOf(
        sources().map((chance) => chance.die(sides) - 1),
        sides,
      );
      expect(chiSquare(counts)).toBeLessThan(criticalValue(sides));
    });

    it('the first draws of one seed and the next are independent', () => {
      const faces = sources().map((chance) => chance.die(6) - 1);
      const pairs = faces.slice(1).map((face, n) => 6 * (faces[n] ?? 0) + face);
      expect(chiSquare(countsOf(pairs, 36))).toBeLessThan(criticalValue(36));
    });

    it('the first and the second draw of a seed are independent', () => {
      const pairs = sources().map((chance) => 6 * (chance.die(6) - 1) + chance.die(6) - 1);
      expect(chiSquare(countsOf(pairs, 36))).toBeLessThan(criticalValue(36));
    });

    it('no two states are equal, and half of the 128 bits change from one to the next', () => {
      const states = Array.from({ length: SEEDS }, (_, n) => seed(member(n)));
      expect(new Set(states.map(String)).size).toBe(SEEDS);
      const changed = states.slice(1).map((state, n) => distance(state, states[n] ?? state));
      const mean = changed.reduce((sum, bits) => sum + bits, 0) / changed.length;
      // The mean of 9999 binomials (128, 1/2) has a standard deviation of 0.057: five of them each way.
      expect(Math.abs(mean - 64)).toBeLessThan(0.3);
      expect(Math.min(...changed)).toBeGreaterThan(30);
    });
  });
});

describe('seeds that look alike', () => {
  const alike = ['', '0', 0, 'ab', 'abab', 'ababab', 'ba', 'a', 'aa', 'A', ' ', '\0', '\0\0', '-0', 1, -1, '1', '１'];

  it.each(alike.flatMap((a, at) => alike.slice(at + 1).map((b) => [a, b] as const)))('%j and %j differ', (a, b) => {
    const [first, second] = [seeded(seed(a)).dice(400, 6), seeded(seed(b)).dice(400, 6)];
    const same = first.filter((face, at) => face === second[at]).length;
    // Of 400 faces 66.7 agree by chance, with a standard deviation of 7.5: five of them each way.
    expect(Math.abs(same - 400 / 6)).toBeLessThan(37.5);
  });

  it('−0 is 0', () => expect(seed(-0)).toEqual(seed(0)));
});

describe('any seed', () => {
  const anySeed = fc.oneof(fc.string({ unit: 'binary' }), fc.maxSafeInteger());

  it('gives four 32-bit integers, not all zero, and the same ones again', () => {
    fc.assert(
      fc.property(anySeed, (from) => {
        const state = seed(from);
        expect(state).toHaveLength(4);
        expect(state.every((word) => word === (word | 0))).toBe(true);
        expect(state.some((word) => word !== 0)).toBe(true);
        expect(seed(from)).toEqual(state);
      }),
    );
  });

  it('counts every character of the longest text', () => {
    const text = 'x'.repeat(MAX_SEED_LENGTH - 1);
    expect(seed(`${text}y`)).not.toEqual(seed(`${text}z`));
    expect(seed(`y${text}`)).not.toEqual(seed(`z${text}`));
    expect(seed('\ud800')).not.toEqual(seed('\ud801'));
  });

  it.each([
    NaN,
    Infinity,
    -Infinity,
    0.5,
    2 ** 53,
    null,
    undefined,
    true,
    {},
    [],
    ['a'],
    Symbol('a'),
    1n,
    () => 1,
    new Date(0),
    'x'.repeat(MAX_SEED_LENGTH + 1),
  ])('refuses %s', (from) => {
    expect(refusal(() => seed(outside(from))).code).toBe('invalid-seed');
  });
});

function distance(a: readonly number[], b: readonly number[]): number {
  let bits = 0;
  for (const [at, word] of a.entries()) {
    for (let left = (word ^ (b[at] ?? 0)) >>> 0; left > 0; left = Math.floor(left / 2)) bits += left % 2;
  }
  return bits;
}
