import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convolve, convolveWork, power, powerWork, type Weights } from '../src/convolution.js';
import { convolvePacked } from '../src/packed.js';

const anyWeights: fc.Arbitrary<Weights> = fc.record({
  offset: fc.integer({ min: -50, max: 50 }),
  weights: fc.array(
    fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 9n }), fc.bigInt({ min: 0n, max: 2n ** 200n })),
    {
      maxLength: 24,
    },
  ),
});

/** What convolution means: each pair of numbers, one by one. */
function oneByOne(a: Weights, b: Weights): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const [i, mine] of a.weights.entries()) {
    for (const [j, theirs] of b.weights.entries()) {
      const at = a.offset + b.offset + i + j;
      sums.set(at, (sums.get(at) ?? 0n) + mine * theirs);
    }
  }
  return positive(sums);
}

function asMap({ offset, weights }: Weights): Map<number, bigint> {
  return positive(new Map(weights.map((weight, at) => [offset + at, weight])));
}

function positive(weights: Map<number, bigint>): Map<number, bigint> {
  return new Map([...weights].filter(([, weight]) => weight > 0n));
}

function die(sides: number): Weights {
  return { offset: 1, weights: new Array<bigint>(sides).fill(1n) };
}

describe('convolve', () => {
  it('gives each sum the weight of all its pairs', () => {
    fc.assert(
      fc.property(anyWeights, anyWeights, (a, b) => {
        expect(asMap(convolve(a, b))).toEqual(oneByOne(a, b));
      }),
    );
  });

  it('is the same one by one and as a product of long integers', () => {
    const list = fc.array(fc.bigInt({ min: 0n, max: 2n ** 70n }), { maxLength: 6 });
    fc.assert(
      fc.property(list, list, (a, b) => {
        const packed = { offset: 0, weights: convolvePacked(a, b) };
        expect(asMap(packed)).toEqual(oneByOne({ offset: 0, weights: a }, { offset: 0, weights: b }));
      }),
    );
  });
});

describe('power', () => {
  it('is convolution time after time', () => {
    fc.assert(
      fc.property(anyWeights, fc.nat({ max: 9 }), (a, n) => {
        let product: Weights = { offset: 0, weights: [1n] };
        for (let times = 0; times < n; times++) product = convolve(product, a);
        expect(asMap(power(a, n))).toEqual(asMap(product));
      }),
    );
  });

  it.each([
    [0, 6],
    [1, 6],
    [3, 6],
    [100, 6],
    [2000, 2],
    [7, 100],
    [19, 20],
    [20, 20],
    [21, 20],
    [50, 1],
  ])('%id%i: the weights add up, and mirror each other', (n, sides) => {
    const { offset, weights } = power(die(sides), n);
    expect(offset).toBe(n);
    expect(weights).toHaveLength(n * (sides - 1) + 1);
    expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(BigInt(sides) ** BigInt(n));
    expect(weights.toReversed()).toEqual(weights);
  });

  it('knows the three classic rows', () => {
    expect(power(die(6), 2).weights).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n]);
    expect(power(die(6), 3).weights.slice(0, 8)).toEqual([1n, 3n, 6n, 10n, 15n, 21n, 25n, 27n]);
    expect(power({ offset: 0, weights: [1n, 1n] }, 6).weights).toEqual([1n, 6n, 15n, 20n, 15n, 6n, 1n]);
  });

  it('of nothing is nothing, but once of no dice', () => {
    expect(power({ offset: 3, weights: [] }, 2).weights).toEqual([]);
    expect(power({ offset: 3, weights: [0n, 0n] }, 2).weights).toEqual([]);
    expect(power({ offset: 3, weights: [] }, 0)).toEqual({ offset: 0, weights: [1n] });
  });
});

describe('the work of a convolution', () => {
  it('grows with what is asked for, and is known at once', () => {
    expect(powerWork(die(6), 100)).toBeGreaterThan(powerWork(die(6), 10));
    expect(powerWork(die(100), 10)).toBeGreaterThan(powerWork(die(10), 10));
    expect(powerWork(die(1000), 100_000)).toBeGreaterThan(1e12);
    expect(convolveWork(die(1000), die(1000))).toBeGreaterThan(convolveWork(die(1000), die(3)));
  });
});
