import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_NAME, MAX_PROBLEMS, problem } from '../src/index.js';
import {
  actionEntries,
  agreed,
  chanceSchema,
  count,
  eventEntries,
  flag,
  id,
  judged,
  list,
  MAX_COUNT,
  MAX_EVENT_DICE,
  nameSchema,
  oneOf,
  parseShape,
  problemsOf,
  record,
  type Schema,
  stateEntries,
  text,
  whole,
} from '../src/schema.js';
import { refusalOf } from './refusal-of.js';

describe('a schema', () => {
  const point = record({ x: whole(-9, 9), y: v.exactOptional(count(9)) });

  it.each<[string, Schema<unknown>, unknown, unknown]>([
    ['whole', whole(1, 6), 6, 6],
    ['whole', whole(-1, 1), -0, 0],
    ['count', count(), MAX_COUNT, MAX_COUNT],
    ['id', id(), 1, 1],
    ['text', text(2), 'ab', 'ab'],
    ['a name', nameSchema, 'x'.repeat(MAX_NAME), 'x'.repeat(MAX_NAME)],
    ['flag', flag(), false, false],
    ['oneOf', oneOf('a', 'b'), 'b', 'b'],
    ['list', list(whole(1, 6), 2, 1), [1, 2], [1, 2]],
    ['record', point, { x: 1 }, { x: 1 }],
    ['a random state', chanceSchema, [0, 0, 0, -(2 ** 31)], [0, 0, 0, -(2 ** 31)]],
    ['a state', record(stateEntries('race', 3, record({}))), aState(), aState()],
    ['an action', record(actionEntries), { player: 'ann', decision: 0 }, { player: 'ann', decision: 0 }],
    ['an event', record(eventEntries), { rule: 'R-MOVE', dice: [6] }, { rule: 'R-MOVE', dice: [6] }],
  ])('%s lets through', (_name, schema, value, output) => {
    expect(v.parse(schema, value)).toStrictEqual(output);
  });

  it.each<[string, Schema<unknown>, unknown, readonly string[]]>([
    ['whole', whole(1, 6), 7, ['The whole is a whole number from 1 to 6, not 7.']],
    ['whole', whole(1, 6), 0.5, ['The whole is a whole number from 1 to 6, not 0.5.']],
    ['count', count(), -1, [`The whole is a whole number from 0 to ${MAX_COUNT}, not -1.`]],
    ['id', id(), 0, [`The whole is a whole number from 1 to ${MAX_COUNT}, not 0.`]],
    ['text', text(2), '', ['The whole is a text of 1 to 2 characters, not "".']],
    ['text', text(2), 'abc', ['The whole is a text of 1 to 2 characters, not "abc".']],
    ['a name', nameSchema, 7, ['The whole is a text of 1 to 80 characters, not 7.']],
    ['flag', flag(), 0, ['The whole is true or false, not 0.']],
    ['oneOf', oneOf('a', 'b'), 'toString', ['The whole is "a" or "b", not "toString".']],
    ['list', list(id(), 2), [1, 2, 3], ['The whole is a list of 0 to 2, not a list of 3.']],
    ['list', list(id(), 2, 1), [], ['The whole is a list of 1 to 2, not a list of 0.']],
    ['record', point, [], ['The whole is an object, not a list of 0.']],
    ['record', point, {}, ['The field x is missing.']],
    ['record', point, { x: 1, z: 2 }, ['There is no field z.']],
    ['record', point, { x: 1, toString: 2 }, ['There is no field toString.']],
    [
      'record',
      point,
      { x: 'a', y: 'b' },
      ['x is a whole number from -9 to 9, not "a".', 'y is a whole number from 0 to 9, not "b".'],
    ],
    [
      'record',
      record({ 'a b': id() }),
      { 'a b': null },
      [`["a b"] is a whole number from 1 to ${MAX_COUNT}, not null.`],
    ],
    [
      'a union',
      v.union([oneOf('all'), list(point, 3)]),
      [{ x: 77 }],
      ['[0].x is a whole number from -9 to 9, not 77.'],
    ],
    [
      'a random state',
      chanceSchema,
      [0, 0, 0, 0],
      ['The whole is four 32-bit integers that are not all 0, not a list of 4.'],
    ],
    [
      'a state',
      record(stateEntries('race', 3, record({}))),
      aState({ game: 'chess', version: 2 }),
      ['game is one of: "race", not "chess".', 'version is one of: 3, not 2.'],
    ],
    [
      'an action',
      record(actionEntries),
      { player: '', decision: 0.5 },
      [
        'player is a text of 1 to 80 characters, not "".',
        `decision is a whole number from 0 to ${MAX_COUNT}, not 0.5.`,
      ],
    ],
    [
      'an event',
      record(eventEntries),
      { rule: 'R', dice: Array(MAX_EVENT_DICE + 1).fill(1) },
      ['dice is a list of 0 to 64, not a list of 65.'],
    ],
  ])('%s refuses, and says where and why', (_name, schema, value, messages) => {
    const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
    expect(problemsOf(issues).map(({ message }) => message)).toStrictEqual(messages);
    const refused = refusalOf(() => parseShape(value, schema, 'invalid-thing'));
    expect([refused.code, refused.problems]).toStrictEqual(['invalid-thing', problemsOf(issues)]);
  });

  it('of another type than the one written beside it does not compile', () => {
    interface Pair {
      readonly count: number;
      readonly by: 'edge' | 'middle';
    }
    const counted = v.number();
    const by = v.picklist(['edge', 'middle']);
    const same: Schema<Pair> = agreed<Pair>()(v.strictObject({ count: counted, by }));
    // @ts-expect-error a field is missing
    agreed<Pair>()(v.strictObject({ count: counted }));
    // @ts-expect-error a field may be missing
    agreed<Pair>()(v.strictObject({ count: counted, by: v.exactOptional(by) }));
    // @ts-expect-error a field takes more than the type allows
    agreed<Pair>()(v.strictObject({ count: counted, by: v.string() }));
    // @ts-expect-error a field takes less than the type allows
    agreed<Pair>()(v.strictObject({ count: counted, by: v.picklist(['edge']) }));
    expect(v.is(same, { count: 1, by: 'edge' })).toBe(true);
  });

  it('with a judgement gives what was judged, or what is wrong with it, each at its place', () => {
    const even = judged(point, ({ x }) => {
      if (x < 0) return [problem([], 'Nothing below 0.')];
      return x % 2 === 0 ? { x, y: 0 } : [problem(['x'], 'An even number.')];
    });
    expect(v.parse(even, { x: 4 })).toStrictEqual({ x: 4, y: 0 });
    const issuesOf = (value: unknown) =>
      v.safeParse(even, value).issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(issuesOf({ x: 3 })).toStrictEqual([['x', 'An even number.']]);
    expect(issuesOf({ x: -1 })).toStrictEqual([[null, 'Nothing below 0.']]);
    expect(issuesOf({ x: 99 })).toStrictEqual([['x', 'a whole number from -9 to 9']]);
  });

  it('lists at most 20 problems', () => {
    const { problems } = refusalOf(() => parseShape(Array(64).fill(''), list(id(), 64), 'invalid-thing'));
    expect(problems).toHaveLength(MAX_PROBLEMS);
  });
});

function aState(change: object = {}): object {
  return { game: 'race', version: 3, rules: {}, chance: [1, 2, 3, 4], decision: 0, ...change };
}
