import { describe, expect, test } from 'vitest';

/** A function that reads what comes from outside. */
export interface Parser {
  readonly parse: (json: unknown) => unknown;
  /** The code of its refusals. */
  readonly code: string;
  /** An object that it takes, as plain JSON. */
  readonly sample: object;
}

/** What a call throws. Throws on what is no typed error, and where nothing is thrown. */
export type RefusalOf = (call: () => unknown) => {
  readonly code: string;
  readonly problems: readonly { readonly path: readonly (string | number)[]; readonly message: string }[];
};

const million = Array.from({ length: 1_000_000 }, () => ({}));
const endless: unknown[] = [];
endless.push(endless);

/** What no parser takes. */
const HOSTILE_INPUTS: readonly (readonly [string, () => unknown])[] = [
  ['a list', () => []],
  ['an empty text', () => ''],
  ['20,000 open brackets', () => '['.repeat(20_000)],
  ['a text of 50 million characters', () => ' '.repeat(50_000_000)],
  ['a list of a million', () => million],
  ['a list that says it is long', () => ({ length: 1e9 })],
  ['a sparse list of four billion', () => Array(4_294_967_295)],
  ['a list inside itself', () => endless],
  ['a deep nest', () => JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`)],
  ['a field __proto__', () => JSON.parse('{"__proto__":{"version":1}}')],
  ['1e309', () => '{"turn":1e309}'],
  ['NaN', () => ({ turn: Number.NaN })],
  ['undefined', () => undefined],
  ['null', () => null],
  ['a function', () => () => 1],
  ['a symbol', () => Symbol('state')],
  ['a big integer', () => 10n ** 1000n],
  ['a Map', () => new Map([['version', 1]])],
  ['a Date', () => new Date(0)],
  ['a boxed text', () => Object('{}')],
];

/** Tests that each parser takes its sample and nothing that is hostile, and does nothing besides. */
export function testParsers(refusalOf: RefusalOf, parsers: readonly Parser[]): void {
  for (const { parse, code, sample } of parsers) {
    describe(parse.name, () => {
      const text = JSON.stringify(sample);

      test('takes its sample, as text too, and shares nothing with it', () => {
        const parsed = parse(sample);
        expect(parse(text)).toEqual(parsed);
        const given = new Set(objectsIn(sample));
        expect(objectsIn(parsed).filter((part) => given.has(part))).toEqual([]);
      });

      test.each<readonly [string, () => unknown]>([
        ...HOSTILE_INPUTS,
        ['its sample in a list', () => [sample]],
        ['its sample as text, twice', () => text + text],
        ['its sample as text, cut short', () => text.slice(0, -1)],
        ['an object with its sample for a prototype', () => Object.create(sample)],
      ])('refuses %s', (_what, input) => {
        const refused = refusalOf(() => parse(input()));
        expect(refused.code).toBe(code);
        expect(refused.problems.length).toBeGreaterThan(0);
        for (const { message } of refused.problems) expect(message.length).toBeLessThan(1000);
      });

      test.each(Object.keys(sample))('calls nothing of its input: %s', (field) => {
        const get = () => {
          throw new Error('called');
        };
        const trap = Object.defineProperty({ ...sample }, field, { enumerable: true, get });
        const refused = refusalOf(() => parse(trap));
        expect(refused.problems.map(({ path }) => path)).toEqual([[field]]);
      });

      test.each(['__proto__', 'constructor', 'prototype', 'toString'])('touches no prototype: %s', (key) => {
        const strange = `{"${key}":{"polluted":true}`;
        refusalOf(() => parse(`${strange}}`));
        try {
          expect(objectsIn(parse(`${strange},${text.slice(1)}`)).filter((part) => 'polluted' in part)).toEqual([]);
        } catch (error) {
          expect(error).toMatchObject({ code });
        }
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
        expect('polluted' in {}).toBe(false);
      });
    });
  }
}

/** All objects and lists inside a value, itself included. */
function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
