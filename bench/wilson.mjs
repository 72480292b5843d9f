// How sure a share can be after so many trials.

const NORMAL_95 = 1.959963984540054;

/**
 * The 95 % Wilson interval of a share.
 * @param {number} hits
 * @param {number} trials at least 1
 * @returns {{ readonly low: number, readonly high: number }}
 */
export const wilson = (hits, trials) => {
  const share = hits / trials;
  const square = (NORMAL_95 * NORMAL_95) / trials;
  const centre = (share + square / 2) / (1 + square);
  const half = (NORMAL_95 / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  // Exactly at the ends, where rounding would leave a trace.
  return { low: hits === 0 ? 0 : centre - half, high: hits === trials ? 1 : centre + half };
};
