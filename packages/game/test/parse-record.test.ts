import { isTabletopError } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRuleError, MAX_RECORD_ENTRIES, parseRecord, playMatch, randomPolicy, verifyReplay } from '../src/index.js';
import { bids } from './bids/game.js';

const { record } = playMatch(bids, { setup: { players: ['ann', 'bob'] }, seed: 1, policies: () => randomPolicy });

/** The paths of the problems that are found. */
function paths(json: unknown): readonly string[] {
  try {
    parseRecord(json);
  } catch (error) {
    if (isRuleError(error) && error.code === 'malformed-record')
      return error.problems.map(({ path }) => path.join('.'));
    return [`not typed: ${String(error)}`];
  }
  return [];
}

describe('a record from outside', () => {
  it('is parsed from its text or its value, and copied', () => {
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    expect(parseRecord(record)).toEqual(record);
    expect(parseRecord(record).entries[0]).not.toBe(record.entries[0]);
  });

  it('keeps nothing that no record has', () => {
    const padded = { ...record, extra: 1, entries: [{ ...record.entries[0], note: 'x' }], hashes: record.hashes };
    expect(parseRecord(padded)).toEqual({ ...record, entries: [record.entries[0]] });
    expect(Object.keys(parseRecord(JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(record).slice(1)}`)))).toEqual(
      Object.keys(record),
    );
  });

  const nested = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  it.each<[string, unknown, readonly string[]]>([
    ['null', null, ['']],
    ['a list', [], ['']],
    ['a number', 7, ['']],
    ['an empty object', {}, ['game', 'version', 'revision', 'rulesHash', 'setup', 'seed', 'entries', 'hashes']],
    ['text that is no JSON', '{"game":', ['']],
    ['an empty text', '', ['']],
    ['a version of NaN', { ...record, version: Number.NaN }, ['version']],
    ['half a revision', { ...record, revision: 0.5 }, ['revision']],
    ['a seed of half', { ...record, seed: 0.5 }, ['seed']],
    ['a seed of null', { ...record, seed: null }, ['seed']],
    ['a seed too long', { ...record, seed: 'x'.repeat(5000) }, ['seed']],
    ['a set-up that is nested too deep', { ...record, setup: nested }, [expect.stringMatching(/^setup(\.0)+$/)]],
    ['a set-up with infinity', { ...record, setup: { n: Number.POSITIVE_INFINITY } }, ['setup.n']],
    ['entries as an object', { ...record, entries: { 0: {} } }, ['entries']],
    ['too many entries', { ...record, entries: Array(MAX_RECORD_ENTRIES + 1) }, ['entries']],
    ['entries without end', { ...record, entries: Array(2 ** 32 - 1) }, ['entries']],
    ['an entry of null', { ...record, entries: [{}, null] }, ['entries.1']],
    ['an action of null', { ...record, entries: [{ action: null }] }, ['entries.0.action']],
    ['an action without a type', { ...record, entries: [{ action: { player: 'x' } }] }, ['entries.0.action.type']],
    ['an action without a player', { ...record, entries: [{ action: { type: 'x' } }] }, ['entries.0.action.player']],
    [
      'an action that is too deep',
      { ...record, entries: [{ action: { type: 'x', player: 'y', z: nested } }] },
      [expect.stringMatching(/^entries\.0\.action\.z/), 'entries.0.action'],
    ],
    ['draws of null', { ...record, entries: [{ draws: null }] }, ['entries.0.draws']],
    ['bare draws', { ...record, entries: [{ draws: [3] }] }, ['entries.0.draws']],
    ['a die that shows 7', { ...record, entries: [{ draws: [{ die: 6, value: 7 }] }] }, ['entries.0.draws.0.value']],
    ['a draw of nothing', { ...record, entries: [{ draws: [{}] }] }, ['entries.0.draws.0']],
    ['a hash of a number', { ...record, hashes: [[0, 1]] }, ['hashes.0']],
    ['hashes that do not begin with 0', { ...record, hashes: [[1, 'x']] }, ['hashes.0']],
    [
      'hashes that do not ascend',
      {
        ...record,
        hashes: [
          [0, 'x'],
          [5, 'x'],
          [5, 'x'],
        ],
      },
      ['hashes.2'],
    ],
    ['a hash of three', { ...record, hashes: [[0, 'x', 'y']] }, ['hashes.0']],
    ['no hash', { ...record, hashes: [] }, ['hashes']],
    ['an outcome of null', { ...record, outcome: null }, ['outcome']],
    [
      'an outcome of its own',
      { ...record, outcome: { result: '__proto__', winners: 'x' } },
      ['outcome.result', 'outcome.winners', 'outcome.reason', 'outcome.rule'],
    ],
    ['a winner of null', { ...record, outcome: { ...record.outcome, winners: [null] } }, ['outcome.winners.0']],
    [
      'a thousand faults',
      { ...record, entries: Array(1000).fill(0) },
      Array.from({ length: 20 }, (_, at) => `entries.${at}`),
    ],
  ])('with %s is refused, and told where', (_name, json, found) => {
    expect(paths(json)).toEqual(found);
  });

  it('whatever it is, is parsed or refused with a typed error, and verified without one', () => {
    const parts = fc.record(
      Object.fromEntries(
        Object.entries(record).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), parts), (json) => {
        const problems = paths(json);
        expect(problems.filter((path) => path.startsWith('not typed'))).toEqual([]);
        expect(verifyReplay(bids, json).ok).toBe(
          problems.length === 0 && JSON.stringify(json) === JSON.stringify(record),
        );
      }),
    );
    expect(() => parseRecord('[')).toThrow(expect.toSatisfy(isTabletopError));
  });
});
