import type { Move } from '../../orders/order.js';
import type { Words } from './words.js';

/** What can be written in the orders of a class of units. */
export interface OrderWords {
  /** What is done besides moving. */
  readonly acts: string;
  readonly moves: string;
  /** How much of that there may be, for whoever writes more. */
  readonly limit: string;
  /** What may come after it. */
  readonly after: string;
}

/** The words of units on foot. @rule S-ORDERS */
export const FOOT_WORDS: OrderWords = {
  acts: '"hack", "stab", "shoot"',
  moves: '"move", "follow", "delay"',
  limit: 'a unit has one of "hack", "stab", "shoot" in a round',
  after: '";" and a move, or nothing more (a battalion is attacked by naming one of its units)',
};

/** The words of vehicles and spaceships. @rule S-CREW @rule S-GUNS */
export const CRAFT_WORDS: OrderWords = {
  acts: '"hack", "recharge", "slag", "unload", "load", "fire"',
  moves: '"move", "follow", "keep", "ram", "delay"',
  limit: 'what crews and guns do is parted by commas, and comes before',
  after: '"," and what else crews or guns do, ";" and a move, or nothing more',
};

/** Refuses what is left of a line after orders that were whole: their move, or what was done where there is none. */
export function refuseRest(words: Words, { after }: OrderWords, move: Move | null): never {
  switch (move?.type) {
    case 'path':
    case 'ram':
      return words.refuse('a space, or nothing more: the move comes last');
    case 'follow':
    case 'keep':
    case 'delay':
      return words.refuse('nothing more: the move comes last');
    default:
      return words.refuse(after);
  }
}
