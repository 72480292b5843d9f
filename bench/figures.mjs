// What the benchmarks find, as data.
import { spreadOf } from './measure.mjs';

/** @typedef {import('./measure.mjs').Spread} Spread */
/** @typedef {{ readonly atLeast?: number, readonly moreThan?: number, readonly atMost?: number }} Goal */
/**
 * @typedef {object} Figure
 * @property {string} subject what was measured
 * @property {Spread} value
 * @property {string} of what the value is a multiple of, or its unit
 * @property {Goal} [goal] what is aimed at; a figure that misses it is no error
 * @property {string} [here] absolute figures, true of this machine alone
 */
/**
 * @typedef {object} Group
 * @property {string} title
 * @property {readonly [value: string, spread: string]} [headings] by default median and quartiles
 * @property {readonly Figure[]} figures
 * @property {readonly string[]} [notes]
 */
/** @typedef {(what: string) => void} Say tells whoever waits what is being measured */

/**
 * A value that is counted, not measured.
 * @param {number} value
 * @returns {Spread}
 */
export const exact = (value) => ({ median: value, low: value, high: value });

const SECOND = 1e9;

/**
 * How often in a second; beside it the best round, which comes nearest to what an idle machine would do.
 * @param {import('./measure.mjs').Times} times nanoseconds
 */
export const perSecond = (times) => ({
  value: spreadOf(times.map((time) => SECOND / time)),
  of: 'a second on this machine',
  here: `${digits(SECOND / Math.min(...times))} in the best round`,
});

/**
 * Whether a figure reaches its goal; undefined where it has none.
 * @param {Figure} figure
 */
export const reaches = ({ value, goal }) =>
  goal &&
  value.median >= (goal.atLeast ?? Number.NEGATIVE_INFINITY) &&
  value.median > (goal.moreThan ?? Number.NEGATIVE_INFINITY) &&
  value.median <= (goal.atMost ?? Number.POSITIVE_INFINITY);

/**
 * A length of time, or of two, as text.
 * @param {readonly number[]} nanoseconds
 */
export const lasting = (...nanoseconds) =>
  nanoseconds
    .map((time) => {
      if (time < 1e3) return `${digits(time)} ns`;
      if (time < 1e6) return `${digits(time / 1e3)} µs`;
      return time < 1e9 ? `${digits(time / 1e6)} ms` : `${digits(time / 1e9)} s`;
    })
    .join(' against ');

/**
 * A number with three digits that count, or all of those before the point.
 * @param {number} value
 */
export const digits = (value) =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-GB')
    : value.toLocaleString('en-GB', { maximumSignificantDigits: 3, minimumSignificantDigits: value === 0 ? 1 : 3 });
