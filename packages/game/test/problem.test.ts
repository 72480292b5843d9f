import { describe, expect, it } from 'vitest';
import {
  attempt,
  isNameOf,
  isObject,
  isRuleError,
  isText,
  MAX_NAME,
  MAX_PROBLEMS,
  MAX_SETUP_PROBLEMS,
  namesOf,
  problem,
  readNames,
  refusal,
  under,
  unknownFields,
} from '../src/index.js';

describe('a problem', () => {
  it('names its rule where it has one', () => {
    expect(problem(['crew', 0], 'Too many.', 'R-CREW')).toStrictEqual({
      rule: 'R-CREW',
      path: ['crew', 0],
      message: 'Too many.',
    });
    expect(problem([], 'No.')).toStrictEqual({ path: [], message: 'No.' });
  });

  it('of a part is told of the whole, under the rule of the whole where it has one', () => {
    const inner = [problem(['x'], 'No.', 'R-X'), problem([], 'No.')];
    expect(under(['at', 2], inner)).toStrictEqual([problem(['at', 2, 'x'], 'No.', 'R-X'), problem(['at', 2], 'No.')]);
    expect(under([], inner, 'R-AT').map(({ rule }) => rule)).toStrictEqual(['R-AT', 'R-AT']);
  });

  it('is a field that nobody knows, with its name quoted, up to a limit', () => {
    const odd: object = JSON.parse('{"pluck":1,"__proto__":2,"toString":3}');
    expect(unknownFields(odd, ['pluck'], 'A sailor', 'R-CREW')).toStrictEqual([
      problem(['__proto__'], 'A sailor has no field "__proto__".', 'R-CREW'),
      problem(['toString'], 'A sailor has no field "toString".', 'R-CREW'),
    ]);
    const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, at]));
    expect(unknownFields(flood, ['x0'], 'It')).toHaveLength(MAX_SETUP_PROBLEMS);
  });

  it('comes in an error with the first of its kind', () => {
    const many = Array.from({ length: 200 }, (_, at) => problem([at], 'No.'));
    const error = refusal('invalid-setup', many);
    expect(isRuleError(error) && error.code).toBe('invalid-setup');
    expect(error.problems).toStrictEqual(many.slice(0, MAX_PROBLEMS));
    expect(refusal('invalid-setup', many, MAX_SETUP_PROBLEMS).problems).toHaveLength(MAX_SETUP_PROBLEMS);
  });

  it('is caught with the others of its error, and no other error is', () => {
    expect(attempt(() => 7)).toStrictEqual({ value: 7 });
    const problems = [problem(['x'], 'No.')];
    const refuse = (): never => {
      throw refusal('invalid-setup', problems);
    };
    expect(attempt(refuse)).toStrictEqual({ problems });
    const fail = (): never => {
      throw new TypeError('a fault in the code');
    };
    expect(() => attempt(fail)).toThrow(TypeError);
  });
});

describe('a value from outside', () => {
  it.each([
    [{}, true, false],
    [Object.create(null), true, false],
    [[], false, false],
    [null, false, false],
    ['', false, false],
    ['Ada', false, true],
    ['x'.repeat(MAX_NAME), false, true],
    ['x'.repeat(MAX_NAME + 1), false, false],
    [undefined, false, false],
  ])('%j is an object: %s, a name: %s', (value, object, name) => {
    expect([isObject(value), isText(value)]).toStrictEqual([object, name]);
  });

  it('is a text of some length', () => {
    expect([isText('abc', 3), isText('abcd', 3), isText('', 3)]).toStrictEqual([true, false, false]);
  });

  it('is a name of a table, and of nothing that every object has', () => {
    const crews = { heroes: [10, 10], mixed: [8, 6, 6] };
    expect(namesOf(crews)).toStrictEqual(['heroes', 'mixed']);
    const values = ['heroes', 'toString', '__proto__', '', 1, null];
    expect(values.map((value) => isNameOf(crews, value))).toStrictEqual([true, false, false, false, false, false]);
  });

  it.each<[unknown, readonly string[], readonly [string, string][]]>([
    [['ann', '__proto__'], ['ann', '__proto__'], []],
    ['ann', [], [['', 'Players are a list of 1 to 3 names, not "ann".']]],
    [[], [], [['', 'Players are a list of 1 to 3 names, not a list of 0.']]],
    [['a', 'b', 'c', 'd'], [], [['', 'Players are a list of 1 to 3 names, not a list of 4.']]],
    [
      ['a', '', 'a'],
      ['a'],
      [
        ['1', 'Each player is a text of 1 to 80 characters.'],
        ['2', 'There are two players "a".'],
      ],
    ],
    [
      Array(3),
      [],
      [
        ['0', 'Each player is a text of 1 to 80 characters.'],
        ['1', 'Each player is a text of 1 to 80 characters.'],
        ['2', 'Each player is a text of 1 to 80 characters.'],
      ],
    ],
  ])('is a list of names: %j', (value, names, problems) => {
    const found = readNames(value, { what: 'player', least: 1, most: 3, rule: 'R-SEATS' });
    expect(found.names).toStrictEqual(names);
    expect(found.problems.map(({ path, message }) => [path.join('.'), message])).toStrictEqual(problems);
    expect(found.problems.every(({ rule }) => rule === 'R-SEATS')).toBe(true);
  });
});
