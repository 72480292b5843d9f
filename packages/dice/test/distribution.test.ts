import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { certain, type Distribution, fromWeights, MAX_OUTCOMES, sumOf, toNumber, uniform } from '../src/index.js';
import { outside, refusal } from './refusal.js';

const d6 = uniform([1, 2, 3, 4, 5, 6]);
const coin = uniform(['heads', 'tails']);

const anyDistribution = fc
  .array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.bigInt({ min: 0n, max: 2n ** 80n })), {
    minLength: 1,
    maxLength: 12,
  })
  .filter((entries) => entries.some(([, weight]) => weight > 0n))
  .map((entries) => fromWeights(entries));

describe('a distribution', () => {
  it('has distinct values of positive weight, ascending, which add up to a total without a common factor', () => {
    fc.assert(
      fc.property(anyDistribution, ({ outcomes, total }) => {
        const values = outcomes.map(([value]) => value);
        expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
        expect(outcomes.every(([, weight]) => weight > 0n)).toBe(true);
        expect(outcomes.reduce((sum, [, weight]) => sum + weight, 0n)).toBe(total);
        const common = outcomes.reduce((divisor, [, weight]) => gcd(divisor, weight), total);
        expect(common).toBe(1n);
      }),
    );
  });

  it('merges equal values, leaves out those that cannot occur, and reduces', () => {
    const { outcomes, total } = fromWeights([
      [3, 4],
      [1, 2n],
      [3, 2],
      [2, 0],
    ]);
    expect(outcomes).toEqual([
      [1, 1n],
      [3, 3n],
    ]);
    expect(total).toBe(4n);
  });

  it('keeps values that are no numbers in the order in which they were met', () => {
    expect(
      fromWeights([
        ['b', 1],
        ['a', 2],
        ['b', 1],
      ]).outcomes,
    ).toEqual([
      ['b', 1n],
      ['a', 1n],
    ]);
    expect(uniform<string | number>([2, 'x', 1]).outcomes.map(([value]) => value)).toEqual([2, 'x', 1]);
  });

  it('the same probabilities are the same weights, however they were given', () => {
    fc.assert(
      fc.property(anyDistribution, fc.bigInt({ min: 1n, max: 2n ** 90n }), (distribution, factor) => {
        const scaled = fromWeights(distribution.outcomes.map(([value, weight]) => [value, weight * factor] as const));
        expect(scaled.toJSON()).toEqual(distribution.toJSON());
      }),
    );
  });
});

describe('what counts as one outcome', () => {
  it.each([
    [
      'equal objects, whatever the order of their keys',
      [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
      1,
    ],
    ['a property that is undefined and none', [{ a: 1 }, { a: 1, b: undefined }], 1],
    ['0 and −0', [0, -0], 1],
    ['0 and −0 inside', [{ a: [0] }, { a: [-0] }], 1],
    ['an object and the text of its JSON', [{ a: 1 }, '{"a":1}'], 2],
    ['a number and its text', [1, '1'], 2],
    ['false, null, 0 and ""', [false, null, 0, ''], 4],
    ['an array and an object', [[], {}], 2],
    [
      'lists in another order',
      [
        [1, 2],
        [2, 1],
      ],
      2,
    ],
    ['keys that JSON.parse makes', [JSON.parse('{"__proto__":1}'), {}, JSON.parse('{"__proto__":2}')], 3],
    ['objects without a prototype', [Object.assign(Object.create(null), { a: 1 }), { a: 1 }], 1],
  ])('%s', (_title, values: readonly unknown[], count) => {
    expect(uniform(values).outcomes).toHaveLength(count);
  });

  it('−0 becomes 0', () => {
    expect(Object.is(certain(-0).minimum(), 0)).toBe(true);
    expect(Object.is(uniform([-0], () => 'any').minimum(), 0)).toBe(true);
  });

  it('a key function says otherwise', () => {
    const parity = uniform([1, 2, 3, 4, 5], (value) => value % 2);
    expect(parity.outcomes).toEqual([
      [1, 3n],
      [2, 2n],
    ]);
    const sets = uniform([new Set([1]), new Set([1, 2]), new Set([3])], (set) => set.size);
    expect(sets.outcomes.map(([, weight]) => weight)).toEqual([2n, 1n]);
    expect(
      d6.map(
        (face) => new Set([face]),
        () => 'one',
      ).outcomes,
    ).toHaveLength(1);
    expect(
      d6.combine(
        d6,
        (a, b) => new Set([a, b]),
        (set) => set.size,
      ).outcomes,
    ).toHaveLength(2);
  });

  it.each([
    [NaN],
    [Infinity],
    [-Infinity],
    [undefined],
    [1n],
    [Symbol('x')],
    [() => 1],
    [new Set()],
    [new Map()],
    [new Date(0)],
    [{ deep: [NaN] }],
    [[undefined]],
    [{ at: new Fraction(1, 2) }],
    [nested(200)],
  ])('%s is refused without a key', (value) => {
    expect(refusal(() => uniform<unknown>([value])).code).toBe('invalid-outcome');
    expect(refusal(() => d6.map((): unknown => value)).code).toBe('invalid-outcome');
  });

  it('an object that holds itself is refused', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(refusal(() => certain(circle)).code).toBe('invalid-outcome');
  });
});

describe('constructors', () => {
  it.each([[-1], [-1n], [0.5], [NaN], [Infinity], [2 ** 53], ['1'], [null], [undefined]])(
    'refuse a weight of %s',
    (weight) => {
      const error = refusal(() =>
        fromWeights([
          ['a', 1],
          ['b', outside(weight)],
        ]),
      );
      expect(error.code).toBe('invalid-weights');
      expect(error.problems[0]?.path).toEqual([1, 1]);
    },
  );

  it('refuse to be empty', () => {
    expect(refusal(() => fromWeights([])).code).toBe('empty-distribution');
    expect(refusal(() => fromWeights([['a', 0]])).code).toBe('empty-distribution');
    expect(refusal(() => uniform([])).code).toBe('empty-distribution');
  });

  it('refuse more than the limit, also of an endless list', () => {
    function* endless(): Generator<number> {
      for (;;) yield 1;
    }
    expect(refusal(() => uniform(endless())).code).toBe('too-much-work');
    expect(MAX_OUTCOMES).toBe(1_000_000);
  });

  it('take a Map', () => {
    expect(
      fromWeights(
        new Map([
          ['a', 1],
          ['b', 3],
        ]),
      ).total,
    ).toBe(4n);
  });
});

describe('figures', () => {
  it.each([
    ['d6', d6, '7/2', '35/12', 1, 6],
    ['2d6', sumOf(d6, 2), '7', '35/6', 2, 12],
    ['0', certain(0), '0', '0', 0, 0],
    ['−3 and 4', uniform([-3, 4]), '1/2', '49/4', -3, 4],
    ['tenths', uniform([0.1, 0.2]), '3/20', '1/400', 0.1, 0.2],
    ['small and great', uniform([1e-7, 1e21]), '5000000000000000000000000000.5/10000000', null, 1e-7, 1e21],
    [
      'a loaded die',
      fromWeights([
        [1, 1],
        [6, 3],
      ]),
      '19/4',
      '75/16',
      1,
      6,
    ],
  ])('%s', (_title, distribution, mean, variance, minimum, maximum) => {
    if (mean.includes('.'))
      expect(distribution.mean().mul(20_000_000).toFraction()).toBe('10000000000000000000000000001');
    else expect(distribution.mean().toFraction()).toBe(mean);
    if (variance !== null) expect(distribution.variance().toFraction()).toBe(variance);
    expect([distribution.minimum(), distribution.maximum()]).toEqual([minimum, maximum]);
  });

  it.each([
    [0, 2],
    ['0', 2],
    [1 / 36, 2],
    ['1/36', 2],
    ['2/36', 3],
    [0.5, 7],
    [new Fraction(7, 12), 7],
    ['21.0001/36', 8],
    [0.95, 11],
    ['19/20', 11],
    ['95e-2', 11],
    ['35/36', 11],
    ['0.9723', 12],
    [1, 12],
    ['1', 12],
  ])('the quantile of 2d6 at %s is %i', (share, value) => {
    expect(sumOf(d6, 2).quantile(share)).toBe(value);
  });

  it.each([
    [-0.1],
    [1.1],
    [NaN],
    [Infinity],
    ['x'],
    [''],
    ['1/0'],
    ['3/2'],
    ['1/2/3'],
    ['-1/2'],
    ['0x1'],
    [`0.${'9'.repeat(1000)}`],
    ['1e999999999'],
    [null],
    [undefined],
    [{}],
    [{ s: 1n, n: 1n, d: 0n }],
    [{ n: 1, d: 2 }],
    [1n],
  ])('no quantile has a share of %s', (share) => {
    expect(refusal(() => d6.quantile(outside(share))).code).toBe('invalid-share');
  });

  it('the quantile is the least value that reaches the share', () => {
    fc.assert(
      fc.property(anyDistribution, fc.integer({ min: 0, max: 100 }), (distribution, percent) => {
        const value = distribution.quantile(percent / 100);
        const share = new Fraction(percent, 100);
        expect(distribution.probability((other) => other <= value).gte(share)).toBe(true);
        if (percent > 0) expect(distribution.probability((other) => other < value).lt(share)).toBe(true);
      }),
    );
  });

  it.each(['mean', 'variance', 'minimum', 'maximum'] as const)('the %s is of numbers', (figure) => {
    expect(refusal(() => coin[figure]()).code).toBe('not-numeric');
    expect(refusal(() => uniform<string | number>([1, 'x'])[figure]()).code).toBe('not-numeric');
    expect(refusal(() => uniform([true, false])[figure]()).code).toBe('not-numeric');
    expect(refusal(() => uniform([NaN, 1], String)[figure]()).code).toBe('not-numeric');
    expect(refusal(() => coin.quantile(0.5)).code).toBe('not-numeric');
  });

  it('probabilities are exact, and that of anything at all is 1', () => {
    fc.assert(
      fc.property(anyDistribution, (distribution) => {
        expect(distribution.probability(() => true).toFraction()).toBe('1');
        expect(distribution.probability(() => false).toFraction()).toBe('0');
        const even = distribution.probability((value) => value % 2 === 0);
        expect(
          distribution
            .probability((value) => value % 2 !== 0)
            .add(even)
            .toFraction(),
        ).toBe('1');
      }),
    );
    expect(
      sumOf(d6, 2)
        .probability((sum) => sum === 7)
        .toFraction(),
    ).toBe('1/6');
  });
});

describe('map and combine', () => {
  it('merge what becomes the same', () => {
    expect(d6.map((face) => face >= 5).outcomes).toEqual([
      [false, 2n],
      [true, 1n],
    ]);
    expect(d6.combine(d6, (a, b) => Math.max(a, b)).outcomes.map(([, weight]) => weight)).toEqual([
      1n,
      3n,
      5n,
      7n,
      9n,
      11n,
    ]);
    expect(coin.combine(d6, (side, face) => `${side} ${face}`).total).toBe(12n);
  });

  it('mean and variance of a sum are the sums of both', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, (a, b) => {
        const sum = a.combine(b, (mine, theirs) => mine + theirs);
        expect(sum.mean().equals(a.mean().add(b.mean()))).toBe(true);
        expect(sum.variance().equals(a.variance().add(b.variance()))).toBe(true);
        expect(sum.minimum()).toBe(a.minimum() + b.minimum());
        expect(sum.maximum()).toBe(a.maximum() + b.maximum());
      }),
    );
  });

  it('refuse more pairs than the limit before they are made', () => {
    const wide = uniform(Array.from({ length: 1001 }, (_, value) => value));
    const join = (): number => {
      throw new Error('joined');
    };
    expect(refusal(() => wide.combine(wide, join)).code).toBe('too-much-work');
    const long = sumOf(uniform([0, 1]), 900).map((value) => value % 900);
    const longer = fromWeights(long.outcomes.map(([value, weight]) => [value, weight ** 20n + 1n] as const));
    expect(refusal(() => longer.combine(longer, join)).code).toBe('too-much-work');
  });
});

describe('sumOf', () => {
  it('is combining time after time', () => {
    fc.assert(
      fc.property(anyDistribution, fc.nat({ max: 5 }), (distribution, count) => {
        let sum: Distribution<number> = certain(0);
        for (let times = 0; times < count; times++) sum = sum.combine(distribution, (a, b) => a + b);
        expect(sumOf(distribution, count).toJSON()).toEqual(sum.toJSON());
      }),
    );
  });

  it('does not mind gaps', () => {
    expect(sumOf(uniform([-1_000_000_000, 0, 4_000_000_000]), 2).outcomes.map(([value]) => value / 1e9)).toEqual([
      -2, -1, 0, 3, 4, 8,
    ]);
  });

  it('100d6 has its mean, variance and ends', () => {
    const pool = sumOf(d6, 100);
    expect(pool.total).toBe(6n ** 100n);
    expect([pool.mean().toFraction(), pool.variance().toFraction()]).toEqual(['350', '875/3']);
    expect([pool.minimum(), pool.maximum(), pool.quantile(0.5)]).toEqual([100, 600, 350]);
  });

  it('2000d2 adds up to exactly 1, and no figure is NaN', () => {
    const pool = sumOf(uniform([1, 2]), 2000);
    expect(pool.total).toBe(2n ** 2000n);
    expect(pool.outcomes.reduce((sum, [, weight]) => sum + weight, 0n)).toBe(pool.total);
    expect([pool.mean().valueOf(), pool.variance().valueOf()]).toEqual([3000, 500]);
    const half = pool.probability((sum) => sum <= 3000);
    expect(half.valueOf()).toBe(toNumber(half));
    expect(half.valueOf()).toBeCloseTo(0.5089, 4);
    expect(pool.probability((sum) => sum === 2000).valueOf()).toBe(0);
  });

  it.each([-1, 0.5, NaN, Infinity, 100_001, '2', null])('refuses a count of %s', (count) => {
    expect(refusal(() => sumOf(d6, outside(count))).code).toBe('invalid-count');
  });

  it.each([
    ['halves', () => sumOf(uniform([0.5, 1]), 2)],
    ['numbers beyond the safe integers', () => sumOf(uniform([1, 2 ** 53]), 2)],
    ['gaps beyond the safe integers', () => sumOf(uniform([-(2 ** 53) + 1, 2 ** 53 - 1]), 1)],
    ['sums beyond the safe integers', () => sumOf(certain(2 ** 52), 3)],
  ])('refuses %s', (_title, attempt) => expect(refusal(attempt).code).toBe('not-whole'));

  it('refuses words', () => expect(refusal(() => sumOf(outside(coin), 2)).code).toBe('not-whole'));

  it.each([
    ['100000d6', () => sumOf(d6, 100_000)],
    ['100000d2', () => sumOf(uniform([1, 2]), 100_000)],
    ['1000d1000', () => sumOf(uniform(Array.from({ length: 1000 }, (_, value) => value)), 1000)],
    ['numbers far apart', () => sumOf(uniform([0, 1, 2 ** 40]), 1)],
  ])('refuses %s before the work', (_title, attempt) => {
    const { code, problems } = refusal(attempt);
    expect(code).toBe('too-much-work');
    expect(problems[0]?.details).toHaveProperty('limit');
  });
});

describe('toNumber', () => {
  it('is the quotient where both fit a double, rounded once', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (n, d) => {
        expect(toNumber(new Fraction(n, d))).toBe(n === 0 ? 0 : n / d);
      }),
    );
  });

  it('is right where neither does', () => {
    const long = 10n ** 500n;
    expect(toNumber({ s: 1n, n: long, d: 3n * long })).toBe(1 / 3);
    expect(toNumber({ s: -1n, n: 7n * long, d: long })).toBe(-7);
    expect(toNumber({ s: 1n, n: 1n, d: long })).toBe(0);
    expect(toNumber({ s: 1n, n: 1n, d: 10n ** 300n })).toBe(1e-300);
  });
});

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}
