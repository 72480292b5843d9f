// Checks that those who are compared do the same, before anything is timed.

/** They do not: there is nothing to compare. */
export class Disagreement extends Error {
  /** @param {string} what */
  constructor(what) {
    super(`They do not agree on ${what}, so that there is nothing to compare.`);
    this.name = 'Disagreement';
  }
}

/**
 * @param {string} what
 * @param {unknown} ours
 * @param {unknown} theirs
 */
export const assertSame = (what, ours, theirs) => {
  const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (mine !== other) throw new Disagreement(`${what} (${shortened(mine)} and ${shortened(other)})`);
};

/** @param {string | undefined} text */
const shortened = (text = 'nothing') => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * Draws from two sources and checks that what they give could come from one law: as many of each value, up to what
 * chance explains all but one time in a thousand million.
 * @param {string} what
 * @param {() => number | string} ours
 * @param {() => number | string} theirs
 * @param {number} [draws] from each
 */
export const assertOneLaw = (what, ours, theirs, draws = 60_000) => {
  const [mine, other] = [countsOf(ours, draws), countsOf(theirs, draws)];
  const values = [...new Set([...mine.keys(), ...other.keys()])];
  const unlikeness = values
    .map((value) => [mine.get(value) ?? 0, other.get(value) ?? 0])
    .reduce((sum, [a = 0, b = 0]) => sum + ((a - b) * (a - b)) / (a + b), 0);
  if (unlikeness > chiSquareLimit(values.length - 1)) throw new Disagreement(what);
};

/**
 * @param {() => number | string} draw
 * @param {number} draws
 * @returns {ReadonlyMap<number | string, number>}
 */
const countsOf = (draw, draws) => {
  /** @type {Map<number | string, number>} */
  const counts = new Map();
  for (let done = 0; done < draws; done++) {
    const value = draw();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};

/**
 * What chi-square stays under but for one time in a thousand million, by the cube-root approximation.
 * @param {number} freedom
 */
const chiSquareLimit = (freedom) => {
  const part = 2 / (9 * Math.max(1, freedom));
  return freedom * (1 - part + 6 * Math.sqrt(part)) ** 3;
};
