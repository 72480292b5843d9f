/** Values with their chances, which add up to 1. */
export type Chances = readonly (readonly [value: number, chance: number])[];

/** What is to be expected of something that depends on a value. */
export function expected(chances: Chances, gain: (value: number) => number): number {
  let sum = 0;
  for (const [value, chance] of chances) sum += chance * gain(value);
  return sum;
}

/** The chance that a value is as wanted. */
export function chanceOf(chances: Chances, wanted: (value: number) => boolean): number {
  return expected(chances, (value) => (wanted(value) ? 1 : 0));
}

/** The greatest of two such values. */
export function betterOfTwo(chances: Chances): Chances {
  const rising = [...chances].sort(([a], [b]) => a - b);
  let below = 0;
  return rising.map(([value, chance]) => {
    const upTo = below + chance;
    const better = upTo * upTo - below * below;
    below = upTo;
    return [value, better];
  });
}

/** A value that is known. */
export function known(value: number): Chances {
  return [[value, 1]];
}
