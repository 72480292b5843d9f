import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactly, fromJSON, fromWeights, MAX_WEIGHT_DIGITS, sumOf, uniform } from '../src/index.js';
import { outside, refusal } from './refusal.js';

const good = {
  outcomes: [
    [1, '1'],
    [2, '3'],
  ],
  total: '4',
};

describe('a distribution as JSON', () => {
  it('is plain, with weights in decimal digits', () => {
    const { outcomes, total } = JSON.parse(
      JSON.stringify(
        fromWeights([
          ['a', 10n ** 30n],
          ['b', 1],
        ]),
      ),
    );
    expect(outcomes).toEqual([
      ['a', '1000000000000000000000000000000'],
      ['b', '1'],
    ]);
    expect(total).toBe('1000000000000000000000000000001');
  });

  it('comes back without loss, whatever the outcomes', () => {
    const value = fc.jsonValue({ maxDepth: 2 });
    const weight = fc.bigInt({ min: 1n, max: 2n ** 300n });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, weight), { minLength: 1, maxLength: 5 }), (entries) => {
        const distribution = fromWeights(entries);
        const back = fromJSON(JSON.parse(JSON.stringify(distribution)));
        expect(back.outcomes).toEqual(
          JSON.parse(JSON.stringify(distribution.outcomes.map(([of]) => of))).map((of: unknown, at: number) => [
            of,
            distribution.outcomes[at]?.[1],
          ]),
        );
        expect(back.total).toBe(distribution.total);
        expect(JSON.stringify(back)).toBe(JSON.stringify(distribution));
      }),
    );
  });

  it('keeps figures of hundreds of digits', () => {
    const pool = sumOf(uniform([1, 2, 3, 4, 5, 6]), 400);
    const back = fromJSON<number>(JSON.parse(JSON.stringify(pool)));
    expect(back.total).toBe(6n ** 400n);
    expect(back.variance().equals(pool.variance())).toBe(true);
  });

  it('keeps outcomes apart by the same key', () => {
    const ordered = exactly((chance) => ({ pair: chance.dice(2, 2) }), { key: ({ pair }) => pair[0] });
    expect(fromJSON(ordered.toJSON(), ({ pair }) => pair[0]).outcomes).toEqual(ordered.outcomes);
  });

  it('takes weights that have a common factor, and reduces them', () => {
    expect(
      fromJSON({
        outcomes: [
          ['a', '2'],
          ['b', '4'],
        ],
        total: '6',
      }).total,
    ).toBe(3n);
  });
});

describe('JSON from outside', () => {
  it('good JSON is taken', () => expect(fromJSON(outside(good)).total).toBe(4n));

  it.each([
    [null, []],
    [undefined, []],
    ['text', []],
    [7, []],
    [[], []],
    [{}, []],
    [{ ...good, outcomes: null }, []],
    [{ ...good, outcomes: 'ab' }, []],
    [{ ...good, outcomes: { length: 1 } }, []],
    [{ outcomes: [], total: '0' }, []],
    [{ ...good, outcomes: [[1, '1'], null] }, [1]],
    [{ ...good, outcomes: [[1, '1'], '23'] }, [1]],
    [{ ...good, outcomes: [[1, '1'], [2]] }, [1]],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '3', 4],
        ],
      },
      [1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, 3],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '-3'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '+3'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '03'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '4'],
          [2, '0'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, ''],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, ' 3'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '3\n'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '3.0'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '3e0'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '0x3'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '３'],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [1, '1'],
          [2, '9'.repeat(MAX_WEIGHT_DIGITS + 1)],
        ],
      },
      [1, 1],
    ],
    [
      {
        ...good,
        outcomes: [
          [2, '1'],
          [2, '3'],
        ],
      },
      [1, 0],
    ],
    [
      {
        ...good,
        outcomes: [
          [{ a: 1, b: 2 }, '1'],
          [{ b: 2, a: 1 }, '3'],
        ],
      },
      [1, 0],
    ],
    [
      {
        ...good,
        outcomes: [
          [0, '1'],
          [-0, '3'],
        ],
      },
      [1, 0],
    ],
  ])('%j is refused', (json, path) => {
    const error = refusal(() => fromJSON(outside(json)));
    expect(error.code).toBe('invalid-distribution');
    expect(error.problems.map((problem) => problem.path)).toEqual([['outcomes', ...path]]);
  });

  it.each(['5', '3', '04', '', 4, null, undefined])('a total of %j is refused', (total) => {
    const error = refusal(() => fromJSON(outside({ ...good, total })));
    expect(error.code).toBe('invalid-distribution');
    expect(error.problems[0]?.path).toEqual(['total']);
  });

  it('outcomes that JSON cannot hold are refused', () => {
    const json = { outcomes: [[Number.NaN, '1']], total: '1' };
    expect(refusal(() => fromJSON(outside(json))).code).toBe('invalid-outcome');
  });

  it('names that an object has by itself are outcomes like any other, and pollute nothing', () => {
    const json = JSON.parse(
      '{"outcomes":[["__proto__","1"],["constructor","1"],[{"__proto__":{"polluted":1}},"1"]],"total":"3","__proto__":{"total":"9"}}',
    );
    expect(fromJSON(json).outcomes).toHaveLength(3);
    expect({}).not.toHaveProperty('polluted');
  });

  it('deep nesting is refused, not a stack that overflows', () => {
    const deep = `${'['.repeat(5000)}1${']'.repeat(5000)}`;
    const json = JSON.parse(`{"outcomes":[[${deep},"1"]],"total":"1"}`);
    expect(refusal(() => fromJSON(json)).code).toBe('invalid-outcome');
  });
});
