import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Disagreement } from '../agree.mjs';
import { measureExactOdds } from '../exact-odds.mjs';
import { findIcepool } from '../icepool.mjs';
import { asText, QUESTIONS } from '../odds.mjs';

/** @typedef {import('../icepool.mjs').Python} Python */
/** @typedef {import('../measure.mjs').Work} Work */

const NAMES = QUESTIONS.map(({ name }) => name);
const QUICK = { rounds: 2, warmUp: 0, sample: 0 };
/** @type {Work} */
const YARDSTICK = (count) => Array.from({ length: count * 1000 }, (_, drawn) => drawn).length;

/** Python with the icepool that stands in for it. @type {Python} */
const withFake = (args) => {
  const PYTHONPATH = fileURLToPath(new URL('fake', import.meta.url));
  const { status, stdout } = spawnSync('python3', args, {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH, PYTHONDONTWRITEBYTECODE: '1' },
  });
  return { status, stdout: stdout ?? '' };
};
const noPython = spawnSync('python3', ['--version']).status !== 0;

/**
 * Answers without Python: each question with the given weights.
 * @param {readonly (readonly [number, string])[]} weights
 * @returns {Python}
 */
const answering = (weights) => (args) => ({
  status: 0,
  stdout: JSON.stringify(Object.fromEntries(args.slice(1).map((name) => [name, { nanoseconds: 5000, weights }]))),
});

describe('where icepool is not at hand', () => {
  /** @type {readonly [string, Python][]} */
  const table = [
    ['Python is missing', () => ({ status: null, stdout: '' })],
    ['Python fails', () => ({ status: 1, stdout: '' })],
    ['Python cannot import it', () => ({ status: 0, stdout: 'null\n' })],
  ];
  test.each(table)('%s', (_, python) => {
    expect(findIcepool(python)).toBeNull();
  });

  test('the odds are measured all the same, and a note says so', () => {
    const { figures, notes } = measureExactOdds(YARDSTICK, null, QUICK);
    expect(figures).toHaveLength(QUESTIONS.length);
    expect(notes).toEqual([expect.stringContaining('not at hand')]);
  });
});

describe('where icepool is at hand', () => {
  test('its weights are read in lowest terms, with its times', () => {
    const icepool = findIcepool(
      answering([
        [1, '6'],
        [0, '4'],
      ]),
    );
    const answer = icepool?.(['a question']).get('a question');
    expect(asText(answer?.weights ?? [])).toBe('0:2 1:3');
    expect(answer?.nanoseconds).toBe(5000);
  });

  test('an answer that differs from ours stops the measuring', () => {
    const icepool = findIcepool(answering([[3, '1']]));
    expect(() => measureExactOdds(YARDSTICK, icepool, QUICK)).toThrow(Disagreement);
  });

  test('its going away between two rounds is an error', () => {
    const statuses = [0, 1];
    const icepool = findIcepool(() => ({ status: statuses.shift() ?? 1, stdout: '{}' }));
    expect(() => icepool?.(NAMES)).toThrow('no longer');
  });

  test.skipIf(noPython)('the questions that Python is asked are the ones that we answer', () => {
    const icepool = findIcepool(withFake);
    const { figures, notes } = measureExactOdds(YARDSTICK, icepool, QUICK);
    expect(notes).toEqual([]);
    expect(figures.map(({ of }) => of.includes('icepool'))).toEqual([false, false, false, true, true, true]);
    for (const { value } of figures) expect(value.median).toBeGreaterThan(0);
  });
});
