import type { Expression } from './expression.js';
import type { NotationOptions } from './limits.js';
import { read } from './read.js';
import { trust } from './trust.js';

/**
 * Reads a dice expression: numbers, pools with their modifiers (see {@link Expression}), `+`, `-`, `*` (or `x`) and
 * parentheses. Letters may be large or small, spaces stand anywhere but within a number, and characters that look
 * like those of the notation, as they come from web pages, are read as what they look like. What is returned is
 * frozen, and `parse(format(e))` equals it.
 *
 * Throws `TabletopError`: 'notation-input' for what is no text, 'notation-syntax', 'notation-conflict' (two modifiers
 * of one kind), 'notation-no-effect', 'notation-endless', or 'notation-limit'. `details.position` counts the
 * characters from 1.
 */
export function parse(text: string, options?: NotationOptions): Expression {
  return trust(read(text, options));
}
