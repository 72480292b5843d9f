import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash, isRuleError, MAX_JSON_DEPTH, rulesHash } from '../src/index.js';
import { reordered } from '../src/laws/reorder.js';
import { bids } from './bids/game.js';
import { PLAYERS } from './bids/positions.js';

function pathOf(run: () => unknown): readonly (string | number)[] | string {
  try {
    run();
  } catch (error) {
    return isRuleError(error) && error.code === 'not-plain-json'
      ? (error.problems[0]?.path ?? 'no problem')
      : 'not typed';
  }
  return 'nothing thrown';
}

const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);
const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;
/** Few objects, but 2 to the power of 90 values. */
let bush: unknown = 0;
for (let level = 0; level < 90; level++) bush = [bush, bush];

describe('a hash', () => {
  it('stays what it is from release to release: records hold hashes', () => {
    expect(
      [null, true, false, 0, -1, 2 ** 40, 1.25, '', 'ab', [], {}, [1, [2]], { b: 1, a: 'é' }].map(hash),
    ).toMatchInlineSnapshot(`
      [
        "674254af0aad66bc",
        "6e62acb3f20528e9",
        "7d178ae407b69cf9",
        "ac16492b155467e7",
        "9a1800bfed6902ac",
        "f932de6feb4439e6",
        "c4fcead05157320e",
        "241231aa21a1f278",
        "cbcad74a1005f3ac",
        "448b74f34b45c8b1",
        "9825cc887af038a9",
        "099909e5cf36a3e8",
        "866de9c59248f32b",
      ]
    `);
  });

  it('is the same for whatever JSON makes of the value, in any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, turn) => {
        const parsed: unknown = JSON.parse(JSON.stringify(value));
        fc.pre(pathOf(() => hash(parsed)) === 'nothing thrown');
        expect(hash(value)).toBe(hash(parsed));
        expect(hash(reordered(parsed, (length) => turn % length))).toBe(hash(parsed));
      }),
    );
  });

  it('differs between values that differ', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(reordered(value, () => 0));
        fc.pre(pathOf(() => hash(value)) === 'nothing thrown');
        const key = hash(JSON.parse(text));
        expect(seen.get(key) ?? text).toBe(text);
        seen.set(key, text);
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it.each<[unknown, unknown]>([
    [0, '0'],
    [0, null],
    [0, false],
    [[], {}],
    [[], ''],
    [[1, 2], [12]],
    [[[1], 2], [[1, 2]]],
    [['a', 'b'], ['ab']],
    ['a', 'a\0'],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ 0: 1 }, [1]],
    [2 ** 32, 0],
    [2 ** 32 + 1, 1],
    [0.5, 0],
    [JSON.parse('{"__proto__":1}'), {}],
  ])('tells %j from %j', (a, b) => {
    expect(hash(a)).not.toBe(hash(b));
  });

  it('changes about half of its bits with any bit of the value', () => {
    const bits = (text: string): number => [...BigInt(`0x${text}`).toString(2)].filter((bit) => bit === '1').length;
    const xor = (a: string, b: string): string => (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(16);
    const flips: number[] = [];
    for (let value = 0; value < 200; value++) {
      for (let bit = 0; bit < 31; bit++) flips.push(bits(xor(hash([value, 1]), hash([value ^ (1 << bit), 1]))));
    }
    const mean = flips.reduce((sum, count) => sum + count, 0) / flips.length;
    expect(mean).toBeGreaterThan(31.5);
    expect(mean).toBeLessThan(32.5);
    expect(Math.min(...flips)).toBeGreaterThan(10);
  });

  it.each<[string, unknown, readonly (string | number)[]]>([
    ['undefined', { a: [1, undefined] }, ['a', 1]],
    ['a missing item', { a: Array(1) }, ['a', 0]],
    ['NaN', { n: Number.NaN }, ['n']],
    ['infinity', [Number.POSITIVE_INFINITY], [0]],
    ['an unsafe integer', { n: 2 ** 53 }, ['n']],
    ['a bigint', [1n], [0]],
    ['a function', { toJSON: () => 1 }, ['toJSON']],
    ['a Map', { m: new Map() }, ['m']],
    ['a Set', [new Set()], [0]],
    ['a Date', [new Date(0)], [0]],
    ['an instance', [new (class Pile {})()], [0]],
    ['a cycle', cyclic, Array(MAX_JSON_DEPTH + 1).fill('self')],
    ['what is too deep', nested(MAX_JSON_DEPTH + 1), Array(MAX_JSON_DEPTH + 1).fill(0)],
  ])('refuses %s and says where', (_name, value, path) => {
    expect(pathOf(() => hash(value))).toEqual(path);
  });

  it('takes what is just deep enough, and gives up on a bush without end', () => {
    expect(hash(nested(MAX_JSON_DEPTH))).toMatch(/^[0-9a-f]{16}$/);
    expect(pathOf(() => hash(bush))).toBeInstanceOf(Array);
  });
});

describe('a hash of the rules', () => {
  const state = bids.setup({ players: PLAYERS }, 1);

  it('is of the id, the revision and the rules in force', () => {
    const usual = rulesHash(bids, state);
    expect(rulesHash(bids, bids.setup({ players: ['x', 'y'] }, 2))).toBe(usual);
    expect(rulesHash(bids, { ...state, rules: { goal: 15 } })).toBe(usual);
    expect(rulesHash(bids, { ...state, rules: { goal: 16 } })).not.toBe(usual);
    expect(rulesHash({ ...bids, revision: 2 }, state)).not.toBe(usual);
    expect(rulesHash({ ...bids, id: 'other' }, state)).not.toBe(usual);
  });
});
