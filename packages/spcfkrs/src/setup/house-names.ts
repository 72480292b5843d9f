import { isUnitName, withoutCapitals } from '../force/unit-name.js';
import type { SideId } from '../ids.js';

/** The letters of sides whose names have none of their own, in order. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The letter that the units of each side are called by: the first of its name or, where two sides would have the same or
 * one would have none, A for the first side, B for the second and so on for all.
 */
export function sideLetters(sides: readonly SideId[]): readonly string[] {
  const initials = sides.map((id) => (/\p{L}/u.exec(id)?.[0] ?? '').toUpperCase());
  const isClear = initials.every(isUnitName) && new Set(initials.map(withoutCapitals)).size === sides.length;
  return isClear ? initials : sides.map((_, seat) => LETTERS[seat] ?? '');
}

/** So many names of a letter and a number from 1, but for those that are taken. The new ones are added to these. */
export function numbered(letter: string, count: number, taken: Set<string>): readonly string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number++) {
    const name = `${letter}${number}`;
    const plain = withoutCapitals(name);
    if (taken.has(plain)) continue;
    taken.add(plain);
    names.push(name);
  }
  return names;
}
