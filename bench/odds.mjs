// Exact odds: each question with our answer and, to check it by, an answer that shares no code with it.
import { distribution } from '../packages/dice/dist/index.js';

/** @typedef {readonly (readonly [value: number, weight: bigint])[]} Weights by ascending value */
/**
 * @typedef {object} Question
 * @property {string} name as in ask_icepool.py
 * @property {string} subject
 * @property {() => Weights} answer ours, from text to weights
 * @property {() => Weights} plainly the same, in the plainest way
 */

const D6 = new Map([1, 2, 3, 4, 5, 6].map((face) => [face, 1n]));
const HIT = new Map([
  [0, 2n],
  [1, 4n],
]);

/** @type {readonly Question[]} */
export const QUESTIONS = [
  {
    name: 'best-three-of-four',
    subject: 'the odds of 4d6kh3',
    answer: () => distribution('4d6kh3').outcomes,
    plainly: () => lowestTerms(everyRollOfFour()),
  },
  {
    name: 'hundred',
    subject: 'the odds of 100d6',
    answer: () => distribution('100d6').outcomes,
    plainly: () => lowestTerms(sumOfMany(D6, 100)),
  },
  {
    name: 'more-hits',
    subject: 'more hits on 3+ from 12d6 than from 8d6',
    answer: () =>
      distribution('12d6>=3').combine(distribution('8d6>=3'), (mine, theirs) => (mine > theirs ? 1 : 0)).outcomes,
    plainly: () =>
      lowestTerms(joined(sumOfMany(HIT, 12), sumOfMany(HIT, 8), (mine, theirs) => (mine > theirs ? 1 : 0))),
  },
];

/** @param {Weights} weights */
export const asText = (weights) => weights.map(([value, weight]) => `${value}:${weight}`).join(' ');

/** @typedef {ReadonlyMap<number, bigint>} Law */

/** @returns {Law} */
const everyRollOfFour = () => {
  /** @type {Map<number, bigint>} */
  const law = new Map();
  for (let roll = 0; roll < 6 ** 4; roll++) {
    const faces = [0, 1, 2, 3].map((die) => 1 + (Math.floor(roll / 6 ** die) % 6));
    const total = faces.reduce((sum, face) => sum + face) - Math.min(...faces);
    law.set(total, (law.get(total) ?? 0n) + 1n);
  }
  return law;
};

/**
 * @param {Law} one
 * @param {number} count
 */
const sumOfMany = (one, count) => {
  /** @type {Law} */
  let law = new Map([[0, 1n]]);
  for (let added = 0; added < count; added++) law = joined(law, one, (sum, value) => sum + value);
  return law;
};

/**
 * @param {Law} first
 * @param {Law} second
 * @param {(a: number, b: number) => number} join
 * @returns {Law}
 */
const joined = (first, second, join) => {
  /** @type {Map<number, bigint>} */
  const law = new Map();
  for (const [a, left] of first) {
    for (const [b, right] of second) {
      const value = join(a, b);
      law.set(value, (law.get(value) ?? 0n) + left * right);
    }
  }
  return law;
};

/**
 * The same odds with the smallest weights, so that answers can be compared.
 * @param {Iterable<readonly [number, bigint]>} weights
 * @returns {Weights}
 */
export const lowestTerms = (weights) => {
  const all = [...weights].sort(([a], [b]) => a - b);
  const common = all.reduce((divisor, [, weight]) => greatestCommon(divisor, weight), 0n);
  return all.map(([value, weight]) => /** @type {const} */ ([value, weight / common]));
};

/**
 * @param {bigint} a
 * @param {bigint} b
 * @returns {bigint}
 */
const greatestCommon = (a, b) => (b === 0n ? a : greatestCommon(b, a % b));
