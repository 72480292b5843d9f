import type { Chance } from '../chance.js';
import { expressionOf } from './adopt.js';
import type { Expression, Pool } from './expression.js';
import type { NotationOptions } from './limits.js';
import { settlePool } from './settle-pool.js';
import { newDie, throwDice, throwDie } from './throw.js';

/** What a roll can be told besides what to roll. */
export interface RollOptions extends NotationOptions {
  /** The id of the rule that asks for the dice: every draw names it. */
  readonly rule?: string;
}

/** A rolled expression: its total, and every die that was thrown for it. */
export interface RolledExpression {
  readonly expression: Expression;
  readonly total: number;
  /** The pools of the expression, from left to right. */
  readonly pools: readonly RolledPool[];
}

/** A rolled pool. */
export interface RolledPool {
  readonly pool: Pool;
  /** The sum of the dice kept, or how many of them are successes. */
  readonly total: number;
  /** Every throw: for each die of the pool its rerolls and extra dice behind it. */
  readonly dice: readonly RolledDie[];
}

/** One throw of one die. */
export interface RolledDie {
  readonly face: number;
  /** Which of the pool's own dice it is, or comes from, counted from 0. */
  readonly chain: number;
  /** Whether it is an extra die, brought by one that exploded. */
  readonly extra: boolean;
  /** Whether it was thrown again: the next throw of the chain takes its place. */
  readonly rerolled: boolean;
  /** Whether it brought an extra die. */
  readonly exploded: boolean;
  /** Whether it counts: neither dropped nor thrown again. */
  readonly kept: boolean;
  /** Whether it is a success, or belongs to a chain that is one; null where the pool does not count them. */
  readonly success: boolean | null;
}

/**
 * Rolls an expression, with every die that was thrown. What the modifiers do, and in which order dice are thrown, is
 * told at {@link Expression}.
 *
 * Throws `TabletopError` for a text that `parse` refuses, an expression that it could not have made (the path says
 * where), and whatever `chance` throws.
 */
export function roll(chance: Chance, source: Expression | string, options?: RollOptions): RolledExpression {
  const expression = expressionOf(source, options);
  // biome-ignore lint/style/useArrayLiterals: [] that grows takes room for 17 pools, this for 4.
  const pools: RolledPool[] = new Array<RolledPool>();
  const sum = evaluated(expression, chance, options?.rule, pools);
  return { expression, total: sum, pools };
}

/** The total of {@link roll} alone, with the same draws: quicker where nobody asks for the single dice. */
export function rollTotal(chance: Chance, source: Expression | string, options?: RollOptions): number {
  return evaluated(expressionOf(source, options), chance, options?.rule, null);
}

function evaluated(
  expression: Expression,
  chance: Chance,
  rule: string | undefined,
  pools: RolledPool[] | null,
): number {
  switch (expression.type) {
    case 'number':
      return expression.value;
    case 'pool':
      return pools === null ? totalOf(expression, chance, rule) : rolled(expression, chance, rule, pools);
    case 'negation':
      return 0 - evaluated(expression.operand, chance, rule, pools);
    case 'sum': {
      const { terms } = expression;
      let sum = 0;
      // By index: engines are slow to iterate over frozen arrays.
      for (let at = 0; at < terms.length; at++) {
        const term = terms[at];
        if (term !== undefined) sum += evaluated(term, chance, rule, pools);
      }
      return sum;
    }
    case 'product': {
      const { factors } = expression;
      let product = 1;
      for (let at = 0; at < factors.length; at++) {
        const factor = factors[at];
        if (factor !== undefined) product *= evaluated(factor, chance, rule, pools);
      }
      // Turns −0 into 0.
      return product + 0;
    }
  }
}

function rolled(pool: Pool, chance: Chance, rule: string | undefined, pools: RolledPool[]): number {
  const it = isPlain(pool) ? rolledPlain(pool, chance, rule) : rolledPool(pool, chance, rule);
  pools.push(it);
  return it.total;
}

function rolledPool(pool: Pool, chance: Chance, rule: string | undefined): RolledPool {
  const dice = throwDice(chance, pool, rule);
  return { pool, total: settlePool(pool, dice), dice };
}

/** What `rolledPool` would give of a plain pool, without a list of chains and a second look at the dice. */
function rolledPlain(pool: Pool, chance: Chance, rule: string | undefined): RolledPool {
  const { count, sides } = pool;
  // As long as it will be: a list that grows takes room for 16 dice more.
  const dice = new Array<RolledDie>(count);
  let total = 0;
  for (let chain = 0; chain < count; chain++) {
    const face = throwDie(chance, sides, rule);
    dice[chain] = newDie(face, chain, false);
    total += face;
  }
  return { pool, total, dice };
}

function totalOf(pool: Pool, chance: Chance, rule: string | undefined): number {
  if (!isPlain(pool)) return settlePool(pool, throwDice(chance, pool, rule));
  const { count, sides } = pool;
  let total = 0;
  for (let thrown = 0; thrown < count; thrown++) total += throwDie(chance, sides, rule);
  return total;
}

/** Whether a pool has no modifiers: every die is thrown once, and all of them add up. */
function isPlain({ reroll, explode, keep, success }: Pool): boolean {
  return reroll === null && explode === null && keep === null && success === null;
}
