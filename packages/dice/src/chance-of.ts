import type { Chance, Face, Roll } from './chance.js';
import { checkCount, checkSize, type DrawKind } from './draw-limits.js';
import { shuffled } from './shuffle.js';

/**
 * A `Chance` made of one function that draws. The function is given sizes that have been checked, and answers with a
 * face from 1 to `size` for a die, with a number from 0 to `size` − 1 for an index.
 */
export function chanceOf(draw: (kind: DrawKind, size: number, rule: string | undefined) => number): Chance {
  function die<Sides extends number>(sides: Sides, rule?: string): Face<Sides>;
  function die(sides: number, rule?: string): number {
    checkSize('die', sides);
    return draw('die', sides, rule);
  }

  function dice<Count extends number, Sides extends number>(
    count: Count,
    sides: Sides,
    rule?: string,
  ): Roll<Count, Sides>;
  function dice(count: number, sides: number, rule?: string): readonly number[] {
    checkCount(count);
    checkSize('die', sides);
    const faces: number[] = [];
    for (let thrown = 0; thrown < count; thrown++) faces.push(draw('die', sides, rule));
    return faces;
  }

  function index(length: number, rule?: string): number {
    checkSize('index', length);
    return draw('index', length, rule);
  }

  return { die, dice, index, shuffle: (items, rule) => shuffled(items, index, rule) };
}
