import { expect, it } from 'vitest';
import { hasAll, hasEachOnce, hasNoRepeats, isSameList } from '../src/schema.js';

it.each<[a: readonly number[], b: readonly number[], isSame: boolean, hasAllOf: boolean, hasEach: boolean]>([
  [[], [], true, true, true],
  [[1, 2], [1, 2], true, true, true],
  [[2, 1], [1, 2], false, true, true],
  [[1, 2, 3], [1, 2], false, true, false],
  [[1, 1, 2], [1, 2], false, true, false],
  [[1, 1], [1, 2], false, false, false],
  [[1], [1, 2], false, false, false],
])('%j beside %j: the same list %s, all of its items %s, each of them once %s', (a, b, isSame, hasAllOf, hasEach) => {
  expect(isSameList(a, b)).toBe(isSame);
  expect(hasAll(a, b)).toBe(hasAllOf);
  expect(hasEachOnce(a, b)).toBe(hasEach);
});

it.each<[list: readonly string[], hasNone: boolean]>([
  [[], true],
  [['a', 'b'], true],
  [['a', 'b', 'a'], false],
])('%j has no repeats: %s', (list, hasNone) => {
  expect(hasNoRepeats(list)).toBe(hasNone);
});
