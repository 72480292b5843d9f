import { bitLength } from '../packed.js';
import { chainBounds } from './chain-bounds.js';
import { faceSuccesses } from './chain-odds.js';
import type { Comparison, Explosion, Pool } from './expression.js';
import { facesOf, sizeOf, standing } from './faces.js';
import { chainIsOneDie, kept } from './keep.js';
import { prefersChanges } from './runs.js';
import { primitive } from './weights.js';

/** How large a law is going to be, at most. */
export interface Shape {
  /** How many values it has. */
  readonly size: number;
  /** From the least value to the greatest. */
  readonly span: number;
  /** Binary digits of the sum of its weights. */
  readonly bits: number;
  /** Whether its weights are certain to have no common factor. */
  readonly isPrimitive: boolean;
  /** About how many nanoseconds it takes to make. */
  readonly work: number;
}

/** What the law of one die of a pool looks like before it is worked out. */
interface DieShape {
  /** From the least value to the greatest. */
  readonly span: number;
  /** Binary digits of the sum of its weights. */
  readonly bits: number;
  /** How often neighbouring weights differ. */
  readonly changes: number;
  /** About how many nanoseconds it takes to make. */
  readonly work: number;
}

/** The size of the law of a pool, and about how long it takes to make. */
export function poolWork(pool: Pool): Shape {
  const { count, success, keep } = pool;
  if (keep === null) {
    const die = success === null ? totalShape(pool) : successShape(pool, success);
    const span = count * (die.span - 1) + 1;
    const work = die.work + powering(die.span, count, die.bits);
    return { size: span, span, bits: count * die.bits, isPrimitive: true, work };
  }
  const die = totalShape(pool);
  const best = kept(pool).count;
  const span = best * (success === null ? die.span - 1 : 1) + 1;
  const work = die.work + keeping(die, success !== null, count, best);
  return { size: span, span, bits: count * die.bits, isPrimitive: false, work };
}

/** The successes of one die: few, but those of a compound chain are found among its totals. */
function successShape(pool: Pool, success: Comparison): DieShape {
  const { explode } = pool;
  if (explode === null) {
    const { weights } = primitive(faceSuccesses(pool, success));
    const bits = bitLength(weights.reduce((sum, weight) => sum + weight, 0n)) - 3;
    return { span: 2, bits, changes: 2, work: 2000 };
  }
  if (!chainIsOneDie(pool)) return chainShape(pool, explode, explode.depth + 2, 3, 3);
  const totals = totalShape(pool);
  return { ...totals, span: 2, work: totals.work + totals.span * 300 };
}

/** The totals of one die with its extra dice. */
function totalShape(pool: Pool): DieShape {
  const { sides, reroll, explode } = pool;
  // The ends of the die, and perhaps those of the faces rerolled.
  const edges = reroll === null ? 2 : 4;
  if (explode === null) {
    const span = sizeOf([facesOf(sides)]);
    const bits = faceBits(pool);
    return { span, bits, changes: edges, work: span * (reroll === null ? 200 : 300 + bits) };
  }
  const { exploding, ending } = standing(pool);
  const { low, high } = chainBounds(pool, null);
  return chainShape(pool, explode, high - low + 1, 2 * exploding.length + edges - 2, 2 * ending.length + edges - 2);
}

/** A chain grows to its span level by level. One exploding face moves what there was before, several smear it. */
function chainShape(
  pool: Pool,
  { depth }: Explosion,
  span: number,
  changesOfExploding: number,
  changesOfEnding: number,
): DieShape {
  const bits = faceBits(pool) * (depth + 1);
  const levels = (depth * span * (changesOfExploding + 2) * (60 + bits / 24)) / 2;
  const isMoved = sizeOf(standing(pool).exploding) === 1;
  const changes = isMoved ? Math.min(span + 1, (depth + 1) * (changesOfEnding + 2)) : span + 1;
  return { span, bits, changes, work: sizeOf([facesOf(pool.sides)]) * 1500 + levels + span * 300 };
}

/** Binary digits of the weights of what one throw shows in the end. */
function faceBits({ sides, reroll }: Pool): number {
  const { all } = standing({ sides, reroll, explode: null });
  return logarithm(sizeOf(all)) * (1 + (reroll?.times ?? 0));
}

/** A power of a law, by recurrence where the law is short and by squaring where it is long. */
function powering(length: number, count: number, bits: number): number {
  if (count === 1) return 0;
  const all = count * bits;
  return count >= length
    ? count * length * length * (200 + all / 24 + (all * bits) / 3000)
    : 2 * count * length * (300 + 12 * all);
}

/**
 * The best dice: for each value of a die, that of the last die kept, a product for each die kept, every one longer
 * than the last. On average half of the values are better.
 */
function keeping(die: DieShape, isCount: boolean, count: number, best: number): number {
  const bits = count * die.bits;
  const step = isCount ? 1 : (die.span - 1) / 2;
  const read = (step * (best - 1) * (best - 2)) / 2 + best - 1;
  const made = (step * best * (best - 1)) / 2 + best - 1;
  const products = (changes: number): number => {
    if (changes <= 2) return 2 * made * (60 + bits / 16);
    if (prefersChanges(changes, bits)) return changes * read * (80 + bits / 12) + made * 60;
    return best === 2 ? made * (400 + bits / 12) : (read + made) * (300 + 12 * bits);
  };
  const scanning = (die.span / 2) * (best > 1 ? 160 : 60);
  // Of successes and failures there are at most three runs.
  const [ranks, changes] = isCount ? [3, 2] : [die.span, die.changes / 2];
  return ranks * (products(changes) + scanning + best * (1000 + bits / 4));
}

/** The logarithm to the base of 2, up to a sixteenth too large. */
function logarithm(n: number): number {
  let power = 1n;
  for (let times = 0; times < 16; times++) power *= BigInt(n);
  return Math.max(1, power.toString(2).length / 16);
}
