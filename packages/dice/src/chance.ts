/** The faces of the dice that games use, by number of sides. */
interface Faces {
  1: 1;
  2: 1 | 2;
  3: 1 | 2 | 3;
  4: 1 | 2 | 3 | 4;
  6: 1 | 2 | 3 | 4 | 5 | 6;
  8: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  10: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  12: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  20: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;
}

/** What a die of `Sides` sides can show: a union of literals for the usual dice, otherwise `number`. */
export type Face<Sides extends number> = Sides extends keyof Faces ? Faces[Sides] : number;

/** A roll of several dice: a tuple for one to four dice, otherwise an array. */
export type Roll<Count extends number, Sides extends number> = number extends Count
  ? readonly Face<Sides>[]
  : Count extends 1
    ? readonly [Face<Sides>]
    : Count extends 2
      ? readonly [Face<Sides>, Face<Sides>]
      : Count extends 3
        ? readonly [Face<Sides>, Face<Sides>, Face<Sides>]
        : Count extends 4
          ? readonly [Face<Sides>, Face<Sides>, Face<Sides>, Face<Sides>]
          : readonly Face<Sides>[];

/**
 * The only door for randomness. Rules take it as their first parameter and draw from it; whether the draws come from
 * a seed, from dice on a real table, from a recording or from every branch of a tree is not their concern.
 *
 * `rule` is the id of the rule that asks for the draw. It costs nothing in play; a recording keeps it, and a script
 * checks it.
 */
export interface Chance {
  /** A face from 1 to `sides`, each equally likely. `sides` is a whole number from 1 to {@link MAX_SIDES}. */
  die<Sides extends number>(sides: Sides, rule?: string): Face<Sides>;
  /** `count` dice, in the order thrown. `count` is a whole number from 0 to {@link MAX_DICE}. */
  dice<Count extends number, Sides extends number>(count: Count, sides: Sides, rule?: string): Roll<Count, Sides>;
  /** An index from 0 to `length` − 1, each equally likely. `length` is a whole number from 1 to {@link MAX_SIDES}. */
  index(length: number, rule?: string): number;
  /**
   * A new array with the same items, every order equally likely: for i from n − 1 down to 1, the item at i changes
   * places with the one at `index(i + 1)`. The argument is left as it is.
   */
  shuffle<Item>(items: readonly Item[], rule?: string): Item[];
}

/** One draw as data: what was asked for, what came, and for which rule. */
export type Draw =
  | { readonly die: number; readonly value: number; readonly rule?: string }
  | { readonly index: number; readonly value: number; readonly rule?: string };

/** The most sides of a die and the most items to choose from: every safe integer. */
export const MAX_SIDES: number = Number.MAX_SAFE_INTEGER;

/** The most dice in one call of `dice`. */
export const MAX_DICE = 100_000;
