import { checkPool, type PoolFault } from './check-pool.js';
import {
  type Comparison,
  EXPLOSION_DEPTH,
  type Explosion,
  type Keep,
  type Pool,
  type Reroll,
  type Sides,
} from './expression.js';
import { facesOf } from './faces.js';
import type { NotationLimits } from './limits.js';
import { atDigit, expected, type Reader, refusedAt, skipSpaces, take, takeNumber } from './reader.js';

/**
 * pool = "d", sides, { modifier }; the count, which has been read from `start` on, is given. `takeConstant` reads the
 * rest of a parenthesised number whose parenthesis stands at the position that it is given.
 */
export function takePool(
  reader: Reader,
  limits: NotationLimits,
  start: number,
  count: number,
  takeConstant: (start: number) => number,
): Pool {
  take(reader, 'd');
  skipSpaces(reader);
  const at: Record<PoolFault['part'], number> = {
    count: start,
    sides: reader.at,
    reroll: -1,
    explode: -1,
    keep: -1,
    success: -1,
  };
  const sides = takeSides(reader, takeConstant);
  const { reroll, explode, keep, success } = takeModifiers(reader, sides, at);
  const pool: Pool = { type: 'pool', count, sides, reroll, explode, keep, success };
  const fault = checkPool(pool, limits);
  if (fault !== undefined) throw refusedAt(reader, at[fault.part], fault.code, fault.message);
  return pool;
}

/** sides = number | "%" | "F" | "(", constant, ")" */
function takeSides(reader: Reader, takeConstant: (start: number) => number): Sides {
  const start = reader.at;
  if (atDigit(reader)) return takeNumber(reader);
  if (take(reader, '%')) return 100;
  if (take(reader, 'f')) return 'fate';
  if (take(reader, '(')) return takeConstant(start);
  throw expected(reader, 'a number of sides, "%" or "F"');
}

interface Modifiers {
  reroll: Reroll | null;
  explode: Explosion | null;
  keep: Keep | null;
  success: Comparison | null;
}

/** modifier = reroll | explosion | keep | count, at most one of each */
function takeModifiers(reader: Reader, sides: Sides, at: Record<keyof Modifiers, number>): Modifiers {
  const found: Modifiers = { reroll: null, explode: null, keep: null, success: null };

  function once(kind: keyof Modifiers, start: number, name: string): void {
    if (at[kind] >= 0) throw refusedAt(reader, start, 'notation-conflict', `a pool has at most one ${name}`);
    at[kind] = start;
  }

  for (;;) {
    const spaced = skipSpaces(reader);
    const start = reader.at;
    switch (reader.text[start]) {
      case 'r':
        once('reroll', start, 'reroll');
        found.reroll = takeReroll(reader);
        break;
      case '!':
        once('explode', start, 'explosion');
        found.explode = takeExplosion(reader, sides);
        break;
      case 'k':
      case 'd':
        once('keep', start, 'keep or drop');
        found.keep = takeKeep(reader);
        break;
      case 's':
      case '=':
      case '<':
      case '>':
      case '≤':
      case '≥':
        once('success', start, 'count of successes');
        found.success = takeSuccess(reader);
        break;
      default: {
        const success = spaced ? takeTarget(reader) : null;
        if (success === null) return found;
        once('success', start, 'count of successes');
        found.success = success;
      }
    }
  }
}

/** reroll = "r", ["o"], (comparison | number), [":", number] */
function takeReroll(reader: Reader): Reroll {
  take(reader, 'r');
  const once = take(reader, 'o');
  skipSpaces(reader);
  const when = takeComparison(reader) ?? { operator: '=', target: takeSigned(reader) };
  return { when, times: once ? 1 : takeDepth(reader) };
}

/** explosion = "!", ["!"], ["o"], [comparison | number], [":", number] */
function takeExplosion(reader: Reader, sides: Sides): Explosion {
  take(reader, '!');
  const compound = take(reader, '!');
  const once = take(reader, 'o');
  const stated: Comparison | undefined = atDigit(reader)
    ? { operator: '=', target: takeNumber(reader) }
    : takeComparison(reader);
  const depth = once ? 1 : takeDepth(reader);
  if (stated === undefined) refuseLooseComparison(reader);
  const when = stated ?? { operator: '=', target: facesOf(sides).high };
  return { when, depth: depth ?? EXPLOSION_DEPTH, compound };
}

/** `5d6! >=4` would be one thing with the space and another without. */
function refuseLooseComparison(reader: Reader): void {
  const start = reader.at;
  skipSpaces(reader);
  if (!'<>=≤≥'.includes(reader.text[reader.at] ?? ' ')) {
    reader.at = start;
    return;
  }
  throw expected(reader, '"s" to count successes, or no space to say which faces explode');
}

/** keep = ("kh" | "kl" | "dh" | "dl"), [number] */
function takeKeep(reader: Reader): Keep {
  const action = take(reader, 'k') ? 'keep' : 'drop';
  if (action === 'drop') take(reader, 'd');
  const highest = take(reader, 'h');
  if (!highest && !take(reader, 'l')) throw expected(reader, '"h" or "l"');
  const count = atDigit(reader) ? takeNumber(reader) : 1;
  return { action, end: highest ? 'highest' : 'lowest', count };
}

/** count = ["s"], comparison | "s", target | space, target */
function takeSuccess(reader: Reader): Comparison {
  if (take(reader, 's')) skipSpaces(reader);
  const success = takeComparison(reader) ?? takeTarget(reader);
  if (success === null) throw expected(reader, 'a comparison, or a number followed by "+"');
  return success;
}

/** target = number, "+"; reads nothing where there is no such thing. */
function takeTarget(reader: Reader): Comparison | null {
  if (!atDigit(reader)) return null;
  const start = reader.at;
  const target = takeNumber(reader);
  if (take(reader, '+')) return { operator: '>=', target };
  reader.at = start;
  return null;
}

/** comparison = ("=" | "<" | ">" | "<=" | ">="), ["-"], number; undefined where no operator stands. */
function takeComparison(reader: Reader): Comparison | undefined {
  const operator = takeOperator(reader);
  if (operator === undefined) return undefined;
  skipSpaces(reader);
  return { operator, target: takeSigned(reader) };
}

function takeOperator(reader: Reader): Comparison['operator'] | undefined {
  if (take(reader, '=')) return '=';
  if (take(reader, '>=') || take(reader, '≥')) return '>=';
  if (take(reader, '<=') || take(reader, '≤')) return '<=';
  if (take(reader, '>')) return '>';
  return take(reader, '<') ? '<' : undefined;
}

function takeSigned(reader: Reader): number {
  if (!take(reader, '-')) return takeNumber(reader);
  skipSpaces(reader);
  return 0 - takeNumber(reader);
}

/** depth = ":", number; null where there is none. */
function takeDepth(reader: Reader): number | null {
  const start = reader.at;
  skipSpaces(reader);
  if (!take(reader, ':')) {
    // The space may still part a target from what stands before it.
    reader.at = start;
    return null;
  }
  skipSpaces(reader);
  return takeNumber(reader);
}
