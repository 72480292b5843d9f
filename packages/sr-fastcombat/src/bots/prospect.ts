import type { Deed } from '../deed.js';

/** An action that could be declared, with what is to be expected of it. */
export interface Prospect {
  readonly deed: Deed;
  /** In figures, the price of cards taken off. */
  readonly net: number;
  /** The same when nobody is on the move any more: more than `net` where it is better to wait. */
  readonly later: number;
}
