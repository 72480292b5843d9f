import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Knob, type Knobs, knob, MAX_SETUP_PROBLEMS, readHouseRules } from '../src/index.js';
import { problemsOf, rulesSchemaOf, type Schema } from '../src/schema.js';

interface Levels {
  readonly low: number;
  readonly high: number;
}

interface Rules {
  readonly measure: 'edges' | 'centres';
  readonly sides: 6 | 8;
  readonly strict: boolean;
  readonly least: number;
  readonly most: number;
  readonly reach: number;
  readonly last: number | null;
  readonly table: readonly (readonly ('hit' | 'miss')[])[];
  readonly levels: Levels;
  readonly degrees: number;
}

const KNOBS: Knobs<Rules> = {
  measure: knob.option('edges', 'centres'),
  sides: knob.option(6, 8),
  strict: knob.flag(),
  least: knob.whole(-5, 20),
  most: knob.whole(-5, 20),
  reach: knob.length(0.05, 400, 20, 'cm'),
  last: knob.orNull(knob.whole(1, 100)),
  table: knob.list(knob.list(knob.option('hit', 'miss'), 2, 2), 1, 3, 'rows'),
  levels: knob.record<Levels>({ low: knob.whole(0, 9), high: knob.whole(0, 9) }),
  degrees: knob.checked(knob.whole(1, 360), 'a divisor of 360', (degrees) => 360 % degrees === 0),
};

const PRINTED: Rules = {
  measure: 'edges',
  sides: 6,
  strict: false,
  least: 2,
  most: 11,
  reach: 3,
  last: null,
  table: [
    ['hit', 'miss'],
    ['miss', 'miss'],
  ],
  levels: { low: 1, high: 2 },
  degrees: 30,
};

const read = (input: unknown) =>
  readHouseRules(KNOBS, PRINTED, input, { rule: 'R-KNOBS', ascending: [['least', 'most']] });
const schema: Schema<Partial<Rules>> = rulesSchemaOf(KNOBS);

describe('house rules', () => {
  it.each<[unknown, Partial<Rules>]>([
    [undefined, {}],
    [{}, {}],
    [PRINTED, {}],
    [JSON.parse(JSON.stringify(PRINTED)), {}],
    [
      { measure: 'centres', sides: 8, strict: true },
      { measure: 'centres', sides: 8, strict: true },
    ],
    [
      { least: -0, most: 20 },
      { least: 0, most: 20 },
    ],
    [{ reach: 0.05 }, { reach: 0.05 }],
    [{ reach: 399.95 }, { reach: 399.95 }],
    [{ last: 1 }, { last: 1 }],
    [{ table: [['hit', 'hit']] }, { table: [['hit', 'hit']] }],
    [
      {
        table: [
          ['hit', 'miss'],
          ['miss', 'hit'],
        ],
      },
      {
        table: [
          ['hit', 'miss'],
          ['miss', 'hit'],
        ],
      },
    ],
    [{ levels: { high: 2, low: 1 } }, {}],
    [{ levels: { low: 1, high: 3 } }, { levels: { low: 1, high: 3 } }],
    [{ degrees: 45 }, { degrees: 45 }],
  ])('%j leaves what differs from the printed game', (input, rules) => {
    expect(read(input)).toStrictEqual({ rules, problems: [] });
    if (input !== undefined) expect(v.is(schema, input)).toBe(true);
  });

  it.each<[unknown, string, string]>([
    [7, '', 'House rules are an object of named values.'],
    [[], '', 'House rules are an object of named values.'],
    [null, '', 'House rules are an object of named values.'],
    [{ luck: 1 }, 'luck', '"luck" is no house rule.'],
    [JSON.parse('{"__proto__":1}'), '__proto__', '"__proto__" is no house rule.'],
    [{ toString: 1 }, 'toString', '"toString" is no house rule.'],
    [{ measure: 'edge' }, 'measure', '"measure" is "edges" or "centres".'],
    [{ measure: undefined }, 'measure', '"measure" is "edges" or "centres".'],
    [{ sides: '6' }, 'sides', '"sides" is 6 or 8.'],
    [{ strict: 0 }, 'strict', '"strict" is true or false.'],
    [{ least: -6 }, 'least', '"least" is a whole number from -5 to 20.'],
    [{ least: 0.5 }, 'least', '"least" is a whole number from -5 to 20.'],
    [{ most: Number.NaN }, 'most', '"most" is a whole number from -5 to 20.'],
    [{ reach: 0 }, 'reach', '"reach" is a length from 0.05 to 400 cm in steps of 0.05.'],
    [{ reach: 3.01 }, 'reach', '"reach" is a length from 0.05 to 400 cm in steps of 0.05.'],
    [{ last: 0 }, 'last', '"last" is a whole number from 1 to 100, or null.'],
    [{ table: [] }, 'table', '"table" is a list of 1 to 3 rows.'],
    [{ table: Array(4).fill(['hit', 'miss']) }, 'table', '"table" is a list of 1 to 3 rows.'],
    [{ table: [['hit', 'hit'], ['hit']] }, 'table.1', '"table[1]" is a list of 2 items.'],
    [{ table: [['hit', 'luck']] }, 'table.0.1', '"table[0][1]" is "hit" or "miss".'],
    [{ levels: [] }, 'levels', '"levels" is an object.'],
    [{ levels: { low: 1 } }, 'levels.high', '"levels.high" is a whole number from 0 to 9.'],
    [{ levels: { low: 1, high: 10 } }, 'levels.high', '"levels.high" is a whole number from 0 to 9.'],
    [{ levels: { low: 1, high: 2, toString: 3 } }, 'levels.toString', '"levels.toString" is no house rule.'],
    [{ degrees: 7 }, 'degrees', '"degrees" is a divisor of 360.'],
    [{ degrees: 0 }, 'degrees', '"degrees" is a whole number from 1 to 360.'],
    [{ least: 12 }, 'least', '"least" (12) may not exceed most (11).'],
  ])('%j is refused, and told where and why', (input, place, message) => {
    const { problems } = read(input);
    expect(problems.map((found) => [found.rule, found.path.join('.'), found.message])).toStrictEqual([
      ['R-KNOBS', place, message],
    ]);
    if (message.includes('exceed')) return;
    const { issues = [] } = v.safeParse(schema, input, { abortPipeEarly: true });
    expect(problemsOf(issues).map(({ path }) => path.join('.'))).toStrictEqual([place]);
  });

  it('are judged one by one: the good ones are kept beside the bad', () => {
    const { rules, problems } = read({ least: 99, luck: 1, most: 12 });
    expect(rules).toStrictEqual({ most: 12 });
    expect(problems.map(({ path }) => path)).toStrictEqual([['least'], ['luck']]);
    expect(readHouseRules(KNOBS, PRINTED, { luck: 1 }).problems).toStrictEqual([
      { path: ['luck'], message: '"luck" is no house rule.' },
    ]);
  });

  it('are not looked through where they are too long', () => {
    const never: Knob<number> = { ...knob.whole(1, 6), read: () => expect.unreachable() };
    expect(knob.list(never, 1, 3).read(Array(4_000_000_000))).toBeUndefined();
  });

  it('share nothing with what was given', () => {
    const given = { table: [['hit', 'hit']], levels: { low: 0, high: 0 } };
    const { rules } = read(given);
    expect(rules).toStrictEqual(given);
    expect([rules.table, rules.table?.[0], rules.levels]).not.toContain(given.table);
    expect(rules.table?.[0]).not.toBe(given.table[0]);
    expect(rules.levels).not.toBe(given.levels);
  });

  it('that are a flood are refused without a flood of problems', () => {
    const flood = Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`k${at}`, 1]));
    expect(read(flood).problems).toHaveLength(MAX_SETUP_PROBLEMS);
  });

  it('pass their schema when and only when they are read', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.integer({ min: -6, max: 401 }),
      fc.integer({ min: 0, max: 8020 }).map((twentieths) => twentieths / 20),
      fc.constantFrom('edges', 'centres', 'hit', 6, 8, null, true, ...Object.values(PRINTED)),
      fc.array(fc.array(fc.constantFrom('hit', 'miss', 'luck'), { maxLength: 3 }), { maxLength: 4 }),
      fc.record({ low: fc.integer({ min: -1, max: 10 }), high: fc.nat(9), luck: fc.nat() }, { requiredKeys: ['low'] }),
    );
    const names = Object.keys(PRINTED);
    fc.assert(
      fc.property(fc.constantFrom(...names), value, (name, given) => {
        const { problems } = readHouseRules(KNOBS, PRINTED, { [name]: given });
        expect(v.is(schema, { [name]: given })).toBe(problems.length === 0);
      }),
      { numRuns: 250 },
    );
  });

  it('of another type than their knobs do not compile', () => {
    type Measure = Knob<'edges' | 'centres'>;
    const whole: Measure = knob.option('edges', 'centres');
    // @ts-expect-error a value is missing
    const fewer: Measure = knob.option('edges');
    // @ts-expect-error a value too many
    const more: Measure = knob.option('edges', 'centres', 'corners');
    // @ts-expect-error null is missing
    const never: Knob<number | null> = knob.whole(1, 6);
    // @ts-expect-error a field is missing
    const half: Knob<Levels> = knob.record({ low: knob.whole(0, 9) });
    expect([whole, fewer, more, never, half].map(({ form }) => form.kind)).toStrictEqual([
      'option',
      'option',
      'option',
      'whole',
      'record',
    ]);
  });
});
