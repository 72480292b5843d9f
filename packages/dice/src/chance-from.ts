import type { Chance } from './chance.js';
import { chanceOf } from './chance-of.js';
import type { DrawKind } from './draw-limits.js';
import { TabletopError } from './errors.js';
import { show } from './show.js';

/**
 * Answers with a whole number from 0 to `size` − 1, each equally likely. `kind` and `rule` say what it is for: a die
 * shows the number plus 1.
 */
export type Uniform = (size: number, kind: 'die' | 'index', rule?: string) => number;

/**
 * A `Chance` on a generator or a hardware source of your own. It is asked once for each draw, and its answers are
 * checked: one that is no whole number from 0 to `size` − 1 throws `TabletopError` 'invalid-source'.
 */
export function chanceFrom(uniform: Uniform): Chance {
  return chanceOf((kind: DrawKind, size, rule) => {
    const value: number = rule === undefined ? uniform(size, kind) : uniform(size, kind, rule);
    if (!Number.isSafeInteger(value) || value < 0 || value >= size) throw outOfRange(size, value);
    // Adding turns an answer of −0 into 0.
    return value + (kind === 'die' ? 1 : 0);
  });
}

function outOfRange(size: number, value: unknown): TabletopError {
  return new TabletopError('invalid-source', [
    { path: [], message: `A source of chance gave ${show(value)} where a whole number from 0 to ${size - 1} was due.` },
  ]);
}
