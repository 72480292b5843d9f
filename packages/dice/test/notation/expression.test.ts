import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bounds,
  distribution,
  type Expression,
  format,
  isTabletopError,
  parse,
  roll,
  rollTotal,
  seed,
  seeded,
} from '../../src/index.js';
import { outside, refusal } from '../refusal.js';
import { anyExpression, USUAL } from './arbitraries.js';

const D6 = { type: 'pool', count: 1, sides: 6, reroll: null, explode: null, keep: null, success: null };
const ONE = { type: 'number', value: 1 };
const PLUS_ONE = (operand: unknown): unknown => ({ type: 'sum', terms: [ONE, operand] });

/** Expressions from outside that are refused: why, and where. */
const REFUSED: readonly (readonly [what: string, json: unknown, code: string, path: readonly (string | number)[]])[] = [
  ['nothing', undefined, 'notation-input', []],
  ['null', null, 'notation-input', []],
  ['a number', 6, 'notation-input', []],
  ['a list', [D6], 'notation-input', []],
  ['an unknown type', { type: 'quotient' }, 'notation-input', ['type']],
  ['an inherited name as a type', { type: 'constructor' }, 'notation-input', ['type']],
  ['a number below 0', { type: 'number', value: -1 }, 'notation-input', ['value']],
  ['a −0', { type: 'number', value: -0 }, 'notation-input', ['value']],
  ['NaN', { type: 'number', value: Number.NaN }, 'notation-input', ['value']],
  ['1e309', JSON.parse('{"type":"number","value":1e309}'), 'notation-input', ['value']],
  ['a fraction', PLUS_ONE({ type: 'number', value: 0.5 }), 'notation-input', ['terms', 1, 'value']],
  ['a sum of one', { type: 'sum', terms: [ONE] }, 'notation-input', ['terms']],
  ['a sum of a text', { type: 'sum', terms: '12' }, 'notation-input', ['terms']],
  ['a sum with a hole', { type: 'sum', terms: new Array(2) }, 'notation-input', ['terms', 0]],
  ['a product of nothing', { type: 'product' }, 'notation-input', ['factors']],
  ['a negation of nothing', { type: 'negation' }, 'notation-input', ['operand']],
  ['a pool without its modifiers', { type: 'pool', count: 1, sides: 6 }, 'notation-input', ['reroll']],
  ['a count that is a text', { ...D6, count: '2' }, 'notation-input', ['count']],
  ['a count of 0', { ...D6, count: 0 }, 'notation-limit', ['count']],
  ['a count below 0', { ...D6, count: -5 }, 'notation-limit', ['count']],
  ['too many dice', { ...D6, count: 999_999_999 }, 'notation-limit', ['count']],
  ['no sides', { ...D6, sides: 0 }, 'notation-limit', ['sides']],
  ['sides beyond the safe integers', { ...D6, sides: 2 ** 53 }, 'notation-input', ['sides']],
  ['another die', { ...D6, sides: 'F' }, 'notation-input', ['sides']],
  [
    'an operator that is none',
    { ...D6, success: { operator: '!=', target: 1 } },
    'notation-input',
    ['success', 'operator'],
  ],
  ['a target that is none', { ...D6, success: { operator: '=' } }, 'notation-input', ['success', 'target']],
  [
    'rerolls without end',
    { ...D6, reroll: { when: { operator: '>', target: 0 }, times: null } },
    'notation-endless',
    ['reroll'],
  ],
  [
    'explosions without end, deep inside',
    PLUS_ONE({
      type: 'negation',
      operand: { ...D6, explode: { when: { operator: '<', target: 7 }, depth: 20, compound: true } },
    }),
    'notation-endless',
    ['terms', 1, 'operand', 'explode'],
  ],
  [
    'explosions of an infinite depth',
    { ...D6, explode: { when: { operator: '=', target: 6 }, depth: Number.POSITIVE_INFINITY, compound: false } },
    'notation-input',
    ['explode', 'depth'],
  ],
  [
    'explosions deeper than the limit',
    { ...D6, explode: { when: { operator: '=', target: 6 }, depth: 1e6, compound: false } },
    'notation-limit',
    ['explode'],
  ],
  [
    'a compounding that is no boolean',
    { ...D6, explode: { when: { operator: '=', target: 6 }, depth: 1, compound: 1 } },
    'notation-input',
    ['explode', 'compound'],
  ],
  ['a keep of one die', { ...D6, keep: { action: 'keep', end: 'highest', count: 1 } }, 'notation-no-effect', ['keep']],
  [
    'a keep of no kind',
    { ...D6, count: 2, keep: { action: 'hold', end: 'highest', count: 1 } },
    'notation-input',
    ['keep', 'action'],
  ],
  [
    'a keep from no end',
    { ...D6, count: 2, keep: { action: 'drop', end: 'middle', count: 1 } },
    'notation-input',
    ['keep', 'end'],
  ],
  [
    'a keep of half a die',
    { ...D6, count: 2, keep: { action: 'drop', end: 'lowest', count: 0.5 } },
    'notation-input',
    ['keep', 'count'],
  ],
  [
    'a total beyond the safe integers',
    {
      type: 'product',
      factors: [
        { ...D6, sides: 2 ** 52 },
        { ...D6, sides: 2 ** 52 },
      ],
    },
    'notation-limit',
    [],
  ],
  ['too many terms', { type: 'sum', terms: new Array(101).fill(ONE) }, 'notation-limit', ['terms']],
  [
    'too many dice in all',
    { type: 'sum', terms: new Array(50).fill({ ...D6, count: 300 }) },
    'notation-limit',
    ['terms', 33],
  ],
];

describe('an expression from outside', () => {
  it.each(REFUSED)('is refused where it is %s', (_, json, code, path) => {
    const uses: readonly ((expression: Expression) => unknown)[] = [
      format,
      bounds,
      distribution,
      (expression) => roll(seeded(seed(1)), expression),
      (expression) => rollTotal(seeded(seed(1)), expression),
    ];
    for (const use of uses) {
      const error = refusal(() => use(outside(json)));
      expect(error.code).toBe(code);
      expect(error.problems[0]?.path).toEqual(path);
    }
  });

  it('is used like the one that it was written from', () => {
    fc.assert(
      fc.property(anyExpression(USUAL), fc.integer(), (expression, start) => {
        const parsed = parse(format(expression));
        const copy: Expression = JSON.parse(JSON.stringify(parsed));
        expect(bounds(copy)).toEqual(bounds(parsed));
        expect(roll(seeded(seed(start)), copy)).toEqual(roll(seeded(seed(start)), parsed));
      }),
    );
  });

  it('may nest as deep as a text may', () => {
    const text = `${'((1+2)*3-(4+'.repeat(20)}1d6${'))'.repeat(20)}`;
    const copy: Expression = JSON.parse(JSON.stringify(parse(text)));
    expect(format(copy)).toBe(format(parse(text)));
  });

  it.each([
    ['sums', PLUS_ONE],
    ['negations', (operand: unknown) => ({ type: 'negation', operand })],
    ['products', (operand: unknown) => ({ type: 'product', factors: [operand, operand] })],
    ['sums of both', (operand: unknown) => ({ type: 'sum', terms: [operand, operand] })],
  ])('is refused by a limit where %s nest without measure', (_, around) => {
    let json: unknown = ONE;
    for (let level = 0; level < 200; level++) json = around(json);
    expect(refusal(() => format(outside(json))).code).toBe('notation-limit');
  });

  it('is refused where it holds itself', () => {
    const knot: Record<string, unknown> = { type: 'sum' };
    knot.terms = [knot, knot];
    expect(refusal(() => bounds(outside(knot))).code).toBe('notation-limit');
  });

  it('is read for its fields alone, and changes nothing', () => {
    const json = JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"type":"number","value":3,"more":[]}');
    expect(roll(seeded(seed(1)), json).expression).toEqual({ type: 'number', value: 3 });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('is checked anew at every use, since its owner can change it', () => {
    const json = JSON.parse(JSON.stringify(parse('2d6')));
    expect(bounds(json).maximum).toBe(12);
    json.count = 1e9;
    expect(refusal(() => rollTotal(seeded(seed(1)), json)).code).toBe('notation-limit');
  });

  it('is an expression or refused, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json().map((text): unknown => JSON.parse(text)),
          fc.anything(),
        ),
        (anything) => {
          try {
            format(outside(anything));
          } catch (error) {
            expect(isTabletopError(error)).toBe(true);
          }
        },
      ),
    );
  });
});
