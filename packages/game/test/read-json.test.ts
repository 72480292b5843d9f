import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, MAX_JSON_LENGTH, MAX_VALUES, readJson } from '../src/schema.js';
import { refusalOf } from './refusal-of.js';

const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

describe('JSON from outside', () => {
  it.each<[string, unknown, unknown]>([
    ['a text', '{"x":[1,-0]}', { x: [1, 0] }],
    ['a value', { x: [1, -0] }, { x: [1, 0] }],
    ['an undefined field', { x: undefined, y: null }, { y: null }],
    ['an object without a prototype', Object.assign(Object.create(null), { x: 1 }), { x: 1 }],
    ['just deep enough', nested(MAX_DEPTH), nested(MAX_DEPTH)],
    ['just small enough', Array(MAX_VALUES - 1).fill(0), Array(MAX_VALUES - 1).fill(0)],
    ['just short enough', `"${'x'.repeat(MAX_JSON_LENGTH - 2)}"`, 'x'.repeat(MAX_JSON_LENGTH - 2)],
  ])('is copied: %s', (_what, input, output) => {
    expect(readJson(input, 'invalid-thing')).toStrictEqual(output);
  });

  const endless: unknown[] = [];
  endless.push(endless);
  it.each<[string, unknown, string]>([
    ['a truncated text', '{"x":', ''],
    ['an empty text', '', ''],
    ['a text of 50 million characters', ' '.repeat(50_000_000), ''],
    ['20,000 open brackets', '['.repeat(20_000), ''],
    ['a level too many', { x: nested(MAX_DEPTH) }, ['x', ...Array(MAX_DEPTH).fill(0)].join('.')],
    ['a value too many', { x: Array(MAX_VALUES - 1).fill(0) }, 'x'],
    [
      'a list inside itself',
      endless,
      Array(MAX_DEPTH + 1)
        .fill(0)
        .join('.'),
    ],
    ['a sparse list of four billion', { x: Array(4_294_967_295) }, 'x'],
    ['a field __proto__', '{"x":{"__proto__":{"y":1}}}', 'x.__proto__'],
    ['1e309', '{"x":1e309}', 'x'],
    ['an unsafe number', '{"x":1e300}', 'x'],
    ['NaN', { x: [Number.NaN] }, 'x.0'],
    ['undefined', undefined, ''],
    ['a hole', Array(3), '0'],
    ['a function', { x: () => 1 }, 'x'],
    ['a symbol', { x: Symbol('x') }, 'x'],
    ['a big integer', { x: 1n }, 'x'],
    ['a Map', { x: new Map() }, 'x'],
    ['a Date', new Date(0), ''],
    ['an object with a prototype of its own', Object.create({ x: 1 }), ''],
  ])('is refused: %s', (_what, input, place) => {
    const { code, places, problems } = refusalOf(() => readJson(input, 'invalid-thing'));
    expect([code, places]).toStrictEqual(['invalid-thing', [place]]);
    expect(problems[0]?.message.length).toBeLessThan(200);
  });

  it('is not called, nor read without what it would say', () => {
    const trap = Object.defineProperty({ y: 1 }, 'x', { enumerable: true, get: () => expect.unreachable() });
    expect(refusalOf(() => readJson(trap, 'invalid-thing')).places).toStrictEqual(['x']);
  });

  it('may be held to other limits', () => {
    expect(refusalOf(() => readJson('[1,2]', 'x', { length: 4 })).places).toStrictEqual(['']);
    expect(refusalOf(() => readJson('[1,2]', 'x', { values: 2 })).places).toStrictEqual(['']);
    expect(refusalOf(() => readJson('[[1]]', 'x', { depth: 1 })).places).toStrictEqual(['0.0']);
    expect(readJson('[[1]]', 'x', { length: 5, values: 3, depth: 2 })).toStrictEqual([[1]]);
  });
});
