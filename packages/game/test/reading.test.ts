import { describe, expect, it } from 'vitest';
import { isWhole, MAX_NAME, MAX_SETUP_PROBLEMS, problem, reading } from '../src/index.js';
import { refusalOf } from './refusal-of.js';

const {
  accepted,
  byRule,
  flagIn,
  flagsIn,
  lengthIn,
  listIn,
  nameIn,
  noteAll,
  noteAt,
  objectIn,
  readInput,
  valueIn,
  whole,
  withoutMinusZero,
  wordIn,
} = reading;

/** What is read of the field `it`. */
function readIt<Value>(value: unknown, read: (source: reading.Source, name: string) => Value): reading.Found<Value> {
  return readInput({ it: value }, 'R-1', (source) => read(source, 'it'));
}
const messagesOf = ({ problems }: reading.Found<unknown>) => problems.map(({ message }) => message);

const integer = (source: reading.Source, name: string) => whole(source, name, -2, 6);
const length = (source: reading.Source, name: string) => lengthIn(source, name, 0.05, 40, 20, 'cm');
const word = (source: reading.Source, name: string) => wordIn(source, name, ['walk', 'run']);
const point = (source: reading.Source) => ({ x: whole(source, 'x', 0, 9), y: whole(source, 'y', 0, 9) });
const points = (source: reading.Source, name: string) => listIn(source, name, 2, point);
const place = (source: reading.Source, name: string) => objectIn(source, name, point);

describe('a field', () => {
  it.each<[string, (source: reading.Source, name: string) => unknown, unknown, unknown]>([
    ['whole', integer, 6, 6],
    ['whole', integer, -0, 0],
    ['whole, left out', (source, name) => whole(source, name, 0, 6, 3), undefined, 3],
    ['lengthIn', length, 0.05, 0.05],
    ['lengthIn', length, 12.35, 12.35],
    ['nameIn', nameIn, 'x'.repeat(MAX_NAME), 'x'.repeat(MAX_NAME)],
    ['wordIn', word, 'run', 'run'],
    ['flagIn', flagIn, true, true],
    ['flagIn, left out', flagIn, undefined, false],
    ['flagsIn', flagsIn, true, { it: true }],
    ['flagsIn, not set', flagsIn, false, {}],
    ['objectIn', place, { x: 1, y: -0 }, { x: 1, y: 0 }],
    ['listIn', points, [{ x: 1, y: 2 }], [{ x: 1, y: 2 }]],
    ['listIn, left out', points, undefined, []],
    ['valueIn', valueIn, null, null],
  ])('%s reads', (_name, read, value, found) => {
    expect(readIt(value, read)).toStrictEqual({ value: found, problems: [] });
  });

  it.each<[string, (source: reading.Source, name: string) => unknown, unknown, string]>([
    ['whole', integer, 7, '"it" is a whole number from -2 to 6, not 7.'],
    ['whole', integer, -3, '"it" is a whole number from -2 to 6, not -3.'],
    ['whole', integer, 0.5, '"it" is a whole number from -2 to 6, not 0.5.'],
    ['whole', integer, '1', '"it" is a whole number from -2 to 6, not "1".'],
    ['whole', integer, undefined, '"it" is a whole number from -2 to 6, not nothing.'],
    ['lengthIn', length, 0, '"it" is a length from 0.05 to 40 cm in steps of 0.05, not 0.'],
    ['lengthIn', length, 1.01, '"it" is a length from 0.05 to 40 cm in steps of 0.05, not 1.01.'],
    ['lengthIn', length, Number.NaN, '"it" is a length from 0.05 to 40 cm in steps of 0.05, not NaN.'],
    ['nameIn', nameIn, '', '"it" is a text of 1 to 80 characters, not "".'],
    ['nameIn', nameIn, ['Ann'], '"it" is a text of 1 to 80 characters, not a list of 1.'],
    ['wordIn', word, 'toString', '"it" is "walk" or "run", not "toString".'],
    ['flagIn', flagIn, 1, '"it" is true or false, not 1.'],
    ['flagsIn', flagsIn, null, '"it" is true or false, not null.'],
    ['objectIn', place, [1, 2], 'An object is wanted, not a list of 2.'],
    ['objectIn', place, undefined, 'An object is wanted, not nothing.'],
    ['listIn', points, { length: 1 }, '"it" is a list of at most 2, not an object.'],
    ['listIn', points, [{}, {}, {}], '"it" is a list of at most 2, not a list of 3.'],
    ['listIn', points, [null], 'An object is wanted, not null.'],
  ])('%s refuses, and says why', (_name, read, value, message) => {
    const found = readIt(value, read);
    expect(found).not.toHaveProperty('value');
    expect(messagesOf(found)).toEqual([message]);
  });

  it('is told by its place in the whole, and by the rule that it belongs to', () => {
    const read = (source: reading.Source) => ({
      name: nameIn(byRule(source, 'R-NAME'), 'name'),
      legs: listIn(byRule(source, 'R-MOVE'), 'legs', 3, point),
    });
    const { problems } = readInput({ name: 7, legs: [{ x: 1, y: 2 }, { x: 10, y: 2 }, 3] }, 'R-1', read);
    expect(problems.map(({ path, rule }) => [path.join('.'), rule])).toEqual([
      ['name', 'R-NAME'],
      ['legs.1.x', 'R-MOVE'],
      ['legs.2', 'R-MOVE'],
    ]);
  });

  it('is its own: what an object inherits is not read, and a name may be anything', () => {
    expect(messagesOf(readInput({}, 'R-1', (source) => nameIn(source, 'toString')))).toHaveLength(1);
    const given: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}');
    expect(readInput(given, 'R-1', () => 0).problems.map(({ path }) => path)).toEqual([['__proto__'], ['constructor']]);
    expect(readInput(given, 'R-1', (source) => whole(source, 'constructor', 1, 1)).problems).toHaveLength(1);
  });
});

describe('an input', () => {
  it.each([undefined, null, 7, 'x', [], () => 0])('that is no object is refused: %s', (input) => {
    const never = () => expect.unreachable();
    expect(readInput(input, 'R-1', never).problems.map(({ path, rule }) => [path, rule])).toEqual([[[], 'R-1']]);
  });

  it('is refused for a field that nobody asked for, with a message that says so', () => {
    const found = readInput({ it: 1, that: 2 }, 'R-1', (source) => valueIn(source, 'it'));
    expect(found).toEqual({ problems: [{ rule: 'R-1', path: ['that'], message: 'There is no field "that" here.' }] });
  });

  it('has so many problems told and no more', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`x${at}`, 0]));
    expect(readInput(many, 'R-1', () => 0).problems).toHaveLength(MAX_SETUP_PROBLEMS);
  });

  it('has what was found in a part that was read by itself told by its place, as far as there is room', () => {
    const found = Array.from({ length: 300 }, (_, at) => problem([at], 'Wrong.', 'R-2'));
    const { problems } = readInput({ it: [] }, 'R-1', (source) => {
      valueIn(source, 'it');
      noteAt(source, ['it', 7], 'Odd.');
      noteAll(source, ['it'], found);
      noteAt(source, ['it'], 'Too late.');
    });
    expect(problems).toHaveLength(MAX_SETUP_PROBLEMS);
    expect(problems.slice(0, 2)).toEqual([problem(['it', 7], 'Odd.', 'R-1'), problem(['it', 0], 'Wrong.', 'R-2')]);
    expect(problems.at(-1)?.rule).toBe('R-2');
  });

  it('has the length of a list looked at before any item', () => {
    const never = () => expect.unreachable();
    expect(readIt(new Array(4_000_000_000), (source, name) => listIn(source, name, 3, never)).problems).toHaveLength(1);
  });

  it('is accepted, or refused with the code that is wanted and all its problems', () => {
    expect(accepted(readIt(3, integer), 'invalid-thing')).toBe(3);
    const refused = refusalOf(() =>
      accepted(
        readInput({ a: 1, b: 2 }, 'R-1', () => 0),
        'invalid-thing',
      ),
    );
    expect([refused.code, refused.places]).toEqual(['invalid-thing', ['a', 'b']]);
  });
});

it.each<[unknown, boolean]>([
  [1, true],
  [6, true],
  [0, false],
  [7, false],
  [1.5, false],
  ['3', false],
  [Number.NaN, false],
  [undefined, false],
])('whether %j is a whole number from 1 to 6: %s', (value, answer) => {
  expect(isWhole(value, 1, 6)).toBe(answer);
});

it.each<[unknown, unknown]>([
  [
    { x: -0, y: 3 },
    { x: 0, y: 3 },
  ],
  [
    { x: 1, y: -0, z: -0 },
    { x: 1, y: 0, z: -0 },
  ],
  [{ x: 'far' }, { x: 'far' }],
  [
    [-0, -0],
    [-0, -0],
  ],
  [null, null],
])('of a point %j, −0 is read as 0', (given, point) => {
  expect(withoutMinusZero(given)).toStrictEqual(point);
});
