import type { Chance } from '../chance.js';
import { expressionOf } from './adopt.js';
import type { Expression, Pool } from './expression.js';
import type { NotationOptions } from './limits.js';
import { settlePool } from './settle-pool.js';
import { throwDice, throwDie } from './throw.js';

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
  const pools: RolledPool[] = [];
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
      let sum = 0;
      for (const term of expression.terms) sum += evaluated(term, chance, rule, pools);
      return sum;
    }
    case 'product': {
      let product = 1;
      for (const factor of expression.factors) product *= evaluated(factor, chance, rule, pools);
      // Turns −0 into 0.
      return product + 0;
    }
  }
}

function rolled(pool: Pool, chance: Chance, rule: string | undefined, pools: RolledPool[]): number {
  const dice = throwDice(chance, pool, rule);
  const sum = settlePool(pool, dice);
  pools.push({ pool, total: sum, dice });
  return sum;
}

function totalOf(pool: Pool, chance: Chance, rule: string | undefined): number {
  const { count, sides, reroll, explode, keep, success } = pool;
  if (reroll !== null || explode !== null || keep !== null || success !== null) {
    return settlePool(pool, throwDice(chance, pool, rule));
  }
  let sum = 0;
  for (let thrown = 0; thrown < count; thrown++) sum += throwDie(chance, sides, rule);
  return sum;
}
