import type { Comparison, Pool, Sides } from './expression.js';

/** Consecutive whole numbers from `low` to `high`; none where `low` is the greater. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The faces of a die. */
export function facesOf(sides: Sides): Interval {
  return sides === 'fate' ? { low: -1, high: 1 } : { low: 1, high: sides };
}

/** The numbers among `faces` that compare so. */
export function matching(when: Comparison, faces: Interval): Interval {
  const { low, high } = faces;
  const { target } = when;
  switch (when.operator) {
    case '=':
      return { low: Math.max(low, target), high: Math.min(high, target) };
    case '<':
      return { low, high: Math.min(high, target - 1) };
    case '>':
      return { low: Math.max(low, target + 1), high };
    case '<=':
      return { low, high: Math.min(high, target) };
    case '>=':
      return { low: Math.max(low, target), high };
  }
}

/** Whether one number compares so. */
export function compares(value: number, when: Comparison): boolean {
  switch (when.operator) {
    case '=':
      return value === when.target;
    case '<':
      return value < when.target;
    case '>':
      return value > when.target;
    case '<=':
      return value <= when.target;
    case '>=':
      return value >= when.target;
  }
}

/** How many numbers these intervals, which do not overlap, hold. */
export function sizeOf(set: readonly Interval[]): number {
  return set.reduce((size, { low, high }) => size + Math.max(0, high - low + 1), 0);
}

/** The numbers of `set` that are also in `cut`. */
export function within(set: readonly Interval[], cut: Interval): readonly Interval[] {
  return set
    .map(({ low, high }) => ({ low: Math.max(low, cut.low), high: Math.min(high, cut.high) }))
    .filter(({ low, high }) => low <= high);
}

/** The numbers of `set` that are not in `cut`. */
export function without(set: readonly Interval[], cut: Interval): readonly Interval[] {
  if (cut.low > cut.high) return set;
  return set
    .flatMap(({ low, high }) => [
      { low, high: Math.min(high, cut.low - 1) },
      { low: Math.max(low, cut.high + 1), high },
    ])
    .filter(({ low, high }) => low <= high);
}

/** The faces that a die can show when its rerolls are done, parted into those that explode and those that do not. */
interface Standing {
  readonly all: readonly Interval[];
  readonly exploding: readonly Interval[];
  readonly ending: readonly Interval[];
}

/** The faces that a die of this pool can show when its rerolls are done. */
export function standing(pool: Pick<Pool, 'sides' | 'reroll' | 'explode'>): Standing {
  const faces = facesOf(pool.sides);
  const { reroll, explode } = pool;
  const all = reroll !== null && reroll.times === null ? without([faces], matching(reroll.when, faces)) : [faces];
  if (explode === null) return { all, exploding: [], ending: all };
  const cut = matching(explode.when, faces);
  return { all, exploding: within(all, cut), ending: without(all, cut) };
}
