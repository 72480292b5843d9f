import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { RESULTS, readCount } from '../run/results.mjs';
import { tally } from '../run/tally.mjs';

/** @typedef {import('../run/results.mjs').Count} Count */

const NOT_RUN = 'not run, because something that it needs failed';
const BY_ITSELF = 'it ended with an error';

describe('what a task counts for', () => {
  const members = [
    { folder: 'packages/dice', manifest: { name: 'dice', version: '1.0.0', scripts: { test: 'vitest run' } } },
  ];

  /** @type {readonly [string, number | undefined, Count | undefined, Count][]} */
  const table = [
    ['all tests passed', 0, { passed: 3, failures: [] }, { passed: 3, failures: [] }],
    ['some failed', 1, { passed: 2, failures: ['a', 'b'] }, { passed: 2, failures: ['a', 'b'] }],
    ['all passed, but it ended with an error', 1, { passed: 3, failures: [] }, { passed: 3, failures: [BY_ITSELF] }],
    ['no results, and it ended well', 0, undefined, { passed: 1, failures: [] }],
    ['no results, and it ended badly', 2, undefined, { passed: 0, failures: [BY_ITSELF] }],
    ['never run', undefined, undefined, { passed: 0, failures: [NOT_RUN] }],
    [
      'never run, with results of another time',
      undefined,
      { passed: 3, failures: [] },
      { passed: 0, failures: [NOT_RUN] },
    ],
  ];
  test.each(table)('%s', (_, exitCode, found, count) => {
    const tasks = exitCode === undefined ? new Map() : new Map([['dice#test', { exitCode, lines: [] }]]);
    expect(tally(members, ['lint', 'test'], tasks, () => found)).toEqual([{ id: 'dice#test', task: 'test', ...count }]);
  });

  test('a preparation counts when it fails', () => {
    const tasks = new Map([
      ['dice#build', { exitCode: 1, lines: [] }],
      ['dice#pack', { exitCode: 0, lines: [] }],
    ]);
    expect(tally(members, [], tasks)).toEqual([{ id: 'dice#build', task: 'build', passed: 0, failures: [BY_ITSELF] }]);
  });
});

describe('results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabletop-results-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (/** @type {object} */ results) => {
    mkdirSync(join(folder, RESULTS), { recursive: true });
    writeFileSync(join(folder, RESULTS, 'test.json'), JSON.stringify(results));
    return readCount(folder, 'test');
  };
  const one = (/** @type {string} */ fullName, /** @type {string} */ status) => ({ fullName, status });

  test('of checks: each with a problem has failed', () => {
    expect(
      read([
        { name: 'a', problems: [] },
        { name: 'b', problems: ['1', '2'] },
      ]),
    ).toEqual({ passed: 1, failures: ['b'] });
  });

  test('of tests: each is counted, a file that could not be loaded as one', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [one('a', 'passed'), one('b', 'skipped')] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [one('c', 'passed'), one('d', 'failed')] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(read({ testResults })).toEqual({ passed: 2, failures: ['d', 'c.test.ts'] });
  });

  test('that are not there', () => {
    expect(readCount(folder, 'types')).toBeUndefined();
  });
});
