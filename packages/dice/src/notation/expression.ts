/**
 * A dice expression as plain JSON: what `parse` makes of text, and what `format` writes as text again.
 *
 * ## Modifiers
 *
 * A pool has at most one of each kind. They are applied in the order of this table, whatever order they are typed in,
 * and `roll`, `distribution` and `bounds` read them in the same way.
 *
 * | step | written | what it does |
 * | --- | --- | --- |
 * | 1 reroll | `r1`, `r<3` | Each die that shows such a face, extra dice too, is thrown again until it shows another. After {@link REROLL_THROWS} throws in vain the next one is made among the other faces, which leaves the odds exactly those of rerolling for ever. |
 * | | `ro<3`, `r<3:2` | Once, or at most twice: what the last throw shows stands. |
 * | 2 explode | `!`, `!5`, `!>=5` | Each die that shows its greatest face (exactly 5; 5 or more) brings an extra die, which may bring another, {@link EXPLOSION_DEPTH} deep. The dice of such a chain are dice of their own. |
 * | | `!o`, `!:3` | Once: extra dice bring no others. Or three deep. |
 * | | `!!`, `!!o`, `!!>=5:3` | Compounding: the same dice are thrown, but a chain is one die worth its total. |
 * | 3 keep | `kh2`, `kl2`, `dh1`, `dl1` | Keeps or drops the highest or lowest dice; without a number, one. A chain is one die worth its total, after `!` as after `!!`. Of equal dice the earlier is kept. |
 * | 4 count | `>=4`, `s>=4`, `s4+`, ` 4+` | The pool is worth the number of dice kept that compare so. After `!!`, and after `!` with a keep, a chain is one die and its total is compared; after `!` alone each die of the chain is. |
 *
 * Comparisons are `=`, `<`, `>`, `<=` and `>=`; after `r` and `!` a bare number means `=`. A number or comparison that
 * belongs to `!`, and a number that belongs to a keep, touches it. What touches `!` says which faces explode, so that
 * counting after a bare `!` takes an `s`: `5d6!s>=4`. `8d6! 3+` and `8d6s3+!` both count exploding dice that show 3 or
 * more. A target `3+` ends there: `8d6 3+4` is refused, `8d6 3+ +4` adds 4.
 *
 * Dice are thrown as at a table: all dice of a pool at once; then those to be thrown again, together, as often as
 * needed; then, together, the extra dice of all that exploded, and so on. Pools are thrown from left to right.
 *
 * Refused, with the position: a modifier that could change nothing (a face that the die has not, a keep of all dice),
 * a second of the same kind, and what could never end (to reroll or explode every face that can come up, whatever
 * depth is stated). Counts and sides are whole numbers from 1, everywhere; `(2-7)d10` and `0d6` are refused.
 */
export type Expression = Constant | Pool | Negation | Sum | Product;

/** A whole number from 0. */
export interface Constant {
  readonly type: 'number';
  readonly value: number;
}

/** Dice of one kind, thrown together, with their modifiers in the order in which they apply. */
export interface Pool {
  readonly type: 'pool';
  /** How many dice, from 1. */
  readonly count: number;
  readonly sides: Sides;
  readonly reroll: Reroll | null;
  readonly explode: Explosion | null;
  readonly keep: Keep | null;
  /** Which dice count as successes; null where the pool is worth the sum of its dice. */
  readonly success: Comparison | null;
}

/** How many sides a die has: faces from 1 to that number, or the faces −1, 0 and 1 of a fate die. */
export type Sides = number | 'fate';

/** Dice that are thrown again. */
export interface Reroll {
  readonly when: Comparison;
  /** How often at most; null: until the die shows another face. */
  readonly times: number | null;
}

/** Dice that bring extra dice. */
export interface Explosion {
  readonly when: Comparison;
  /** How many extra dice a die can bring, one after the other. */
  readonly depth: number;
  /** Whether a chain is one die worth its total. */
  readonly compound: boolean;
}

/** Which of the dice count. */
export interface Keep {
  readonly action: 'keep' | 'drop';
  readonly end: 'highest' | 'lowest';
  /** How many are kept or dropped: from 1 to one less than there are. */
  readonly count: number;
}

/** What is asked of the face of a die, or of the total of a chain. */
export interface Comparison {
  readonly operator: ComparisonOperator;
  readonly target: number;
}

export type ComparisonOperator = '=' | '<' | '>' | '<=' | '>=';

/** An expression with the other sign. */
export interface Negation {
  readonly type: 'negation';
  readonly operand: Expression;
}

/** Two or more expressions added up; a difference is a sum with a negation. */
export interface Sum {
  readonly type: 'sum';
  readonly terms: readonly Expression[];
}

/** Two or more expressions multiplied. */
export interface Product {
  readonly type: 'product';
  readonly factors: readonly Expression[];
}

/** How deep a die explodes where no depth is stated. */
export const EXPLOSION_DEPTH = 20;

/** How often a die is really thrown again, where it is to be rerolled until it shows another face. */
export const REROLL_THROWS = 20;
