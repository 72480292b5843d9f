// Times pieces of work against one another: in turns, within one run, by the processor time that they take, so that what
// else the machine does falls on all of them alike.

/** @typedef {(count: number) => number} Work does something `count` times; what it returns depends on all of it */
/** @typedef {{ readonly median: number, readonly low: number, readonly high: number }} Spread the median, and the quartiles */
/** @typedef {readonly number[]} Times nanoseconds of processor time for one time, round by round */
/**
 * @typedef {object} Pace how long to measure, in milliseconds of processor time
 * @property {number} rounds
 * @property {number} warmUp for each piece of work, before the first round
 * @property {number} sample for each piece of work in each round; what takes longer is done once
 */

/** @type {Pace} */
export const PACE = { rounds: 21, warmUp: 500, sample: 25 };

const NANOSECONDS = 1_000_000;

/**
 * Warms every piece of work up and then does all of them in turns, forwards and backwards.
 * @param {readonly Work[]} works
 * @param {Pace} [pace]
 * @returns {readonly Times[]} in the order of the works
 */
export const inTurns = (works, { rounds, warmUp, sample } = PACE) => {
  const runners = works.map((work) => {
    /** @type {number[]} */
    const times = [];
    return { work, count: warmedUp(work, warmUp * NANOSECONDS, sample * NANOSECONDS), times };
  });
  for (let round = 0; round < rounds; round++) {
    for (const { work, count, times } of round % 2 === 0 ? runners : runners.toReversed()) {
      times.push(timed(work, count) / count);
    }
  }
  return runners.map(({ times }) => times);
};

/**
 * How many times to do something for a sample, once it no longer gets faster by being repeated.
 * @param {Work} work
 * @param {number} warmUp nanoseconds
 * @param {number} sample nanoseconds
 */
const warmedUp = (work, warmUp, sample) => {
  let count = 1;
  for (let spent = 0; ; ) {
    const time = timed(work, count);
    spent += time;
    if (time < sample / 2) count *= 2;
    else if (spent >= warmUp) return Math.max(1, Math.round((count * sample) / time));
  }
};

/**
 * @param {Work} work
 * @param {number} count
 */
const timed = (work, count) => {
  const begun = process.cpuUsage();
  const result = work(count);
  const { user, system } = process.cpuUsage(begun);
  // The result is looked at, so that nothing of the work is left out for being of no use.
  if (Number.isNaN(result)) throw new RangeError('Work that is measured returns a number that depends on all of it.');
  return (user + system) * 1000;
};

/**
 * The median of some numbers, and the quartiles: half of the numbers lie between those.
 * @param {Times} values
 * @returns {Spread}
 */
export const spreadOf = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (/** @type {number} */ share) => {
    const at = (sorted.length - 1) * share;
    const [below = Number.NaN, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
    return below + (above - below) * (at - Math.floor(at));
  };
  return { median: quantile(0.5), low: quantile(0.25), high: quantile(0.75) };
};

/**
 * How many times as long the one took as the other, from round to round.
 * @param {Times} times
 * @param {Times} others of the same run
 * @returns {Spread}
 */
export const ratioOf = (times, others) => spreadOf(times.map((time, round) => time / (others[round] ?? Number.NaN)));

/** @param {Times} times */
export const typical = (times) => spreadOf(times).median;
