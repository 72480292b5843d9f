// The Python library that is known for exact odds, where it is at hand.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lowestTerms } from './odds.mjs';

/** @typedef {import('./odds.mjs').Weights} Weights */
/** @typedef {{ readonly nanoseconds: number, readonly weights: Weights }} Answer */
/** @typedef {(args: readonly string[]) => { readonly status: number | null, readonly stdout: string }} Python */
/** @typedef {(names: readonly string[]) => ReadonlyMap<string, Answer>} Icepool */

const SCRIPT = fileURLToPath(new URL('ask_icepool.py', import.meta.url));

/** @type {Python} */
const python3 = (args) => {
  const { status, stdout } = spawnSync('python3', args, { encoding: 'utf8', timeout: 60_000 });
  return { status, stdout: stdout ?? '' };
};

/**
 * What answers questions by icepool, or null where Python or icepool is not at hand.
 * @param {Python} [python]
 * @returns {Icepool | null}
 */
export const findIcepool = (python = python3) => {
  if (ask(python, []) === undefined) return null;
  return (names) => {
    const answers = ask(python, names);
    if (answers === undefined) throw new Error('icepool was at hand and is no longer.');
    return answers;
  };
};

/**
 * @param {Python} python
 * @param {readonly string[]} names
 * @returns {ReadonlyMap<string, Answer> | undefined}
 */
const ask = (python, names) => {
  const { status, stdout } = python([SCRIPT, ...names]);
  if (status !== 0) return undefined;
  /** @type {Record<string, { nanoseconds: number, weights: [number, string][] }> | null} */
  const answers = JSON.parse(stdout);
  if (answers === null) return undefined;
  return new Map(
    Object.entries(answers).map(([name, { nanoseconds, weights }]) => {
      const exact = weights.map(([value, weight]) => /** @type {const} */ ([value, BigInt(weight)]));
      return [name, { nanoseconds, weights: lowestTerms(exact) }];
    }),
  );
};
