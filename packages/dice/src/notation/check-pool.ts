import { type Comparison, type Pool, REROLL_THROWS, type Sides } from './expression.js';
import { compares, facesOf, matching, sizeOf, standing } from './faces.js';
import { chainIsOneDie } from './keep.js';
import type { NotationLimits } from './limits.js';

/** What is wrong with a pool, and in which part of it. */
export interface PoolFault {
  readonly code: 'notation-limit' | 'notation-endless' | 'notation-no-effect';
  readonly part: 'count' | 'sides' | 'reroll' | 'explode' | 'keep' | 'success';
  readonly message: string;
}

/** The first thing that is wrong with a pool whose fields are of the right types; undefined where nothing is. */
export function checkPool(pool: Pool, limits: NotationLimits): PoolFault | undefined {
  return (
    checkSize(pool, limits) ??
    checkReroll(pool, limits) ??
    checkExplosion(pool, limits) ??
    checkKeep(pool) ??
    checkSuccess(pool)
  );
}

/** How often dice of this pool are thrown if every die is rerolled and exploded as often as it may be. */
export function mostThrows({ count, reroll, explode }: Pool): number {
  return count * (1 + (reroll === null ? 0 : (reroll.times ?? REROLL_THROWS))) * (1 + (explode?.depth ?? 0));
}

/** A die as it is written: d6, dF. */
function dieName(sides: Sides): string {
  return sides === 'fate' ? 'dF' : `d${sides}`;
}

function checkSize({ count, sides }: Pool, limits: NotationLimits): PoolFault | undefined {
  if (!isFrom1To(count, limits.dice)) {
    return limit('count', `the number of dice is a whole number from 1 to ${limits.dice}`);
  }
  if (sides !== 'fate' && !isFrom1To(sides, limits.sides)) {
    return limit('sides', `the number of sides is a whole number from 1 to ${limits.sides}`);
  }
  return undefined;
}

function checkReroll({ reroll, sides }: Pool, limits: NotationLimits): PoolFault | undefined {
  if (reroll === null) return undefined;
  const { when, times } = reroll;
  if (times !== null && !isFrom1To(times, limits.depth)) {
    return limit('reroll', `a number of rerolls is a whole number from 1 to ${limits.depth}`);
  }
  const faces = facesOf(sides);
  const again = sizeOf([matching(when, faces)]);
  if (again === 0) return noEffect('reroll', when, sides);
  if (again < sizeOf([faces])) return undefined;
  const message = `every face of a ${dieName(sides)} would be rerolled, without end`;
  return { code: 'notation-endless', part: 'reroll', message };
}

function checkExplosion(pool: Pool, limits: NotationLimits): PoolFault | undefined {
  const { explode, sides } = pool;
  if (explode === null) return undefined;
  if (!isFrom1To(explode.depth, limits.depth)) {
    return limit('explode', `a depth of explosions is a whole number from 1 to ${limits.depth}`);
  }
  const { exploding, ending } = standing(pool);
  if (exploding.length === 0) return noEffect('explode', explode.when, sides);
  if (ending.length > 0) return undefined;
  const message = `every face that this ${dieName(sides)} can show would explode, without end`;
  return { code: 'notation-endless', part: 'explode', message };
}

function checkKeep({ count, keep }: Pool): PoolFault | undefined {
  if (keep === null) return undefined;
  if (count === 1) {
    return { code: 'notation-no-effect', part: 'keep', message: `of one die alone there is nothing to ${keep.action}` };
  }
  if (isFrom1To(keep.count, count - 1)) return undefined;
  return limit('keep', `of ${count} dice this can ${keep.action} 1 to ${count - 1}`);
}

/** To count is to change nothing where every die is worth 1 if it is a success, and 0 if it is none. */
function checkSuccess(pool: Pool): PoolFault | undefined {
  const { success } = pool;
  if (success === null) return undefined;
  const { all, exploding } = standing(pool);
  const isWorthItself = (face: number): boolean => face === Number(compares(face, success));
  const everyFace = all.every(({ low, high }) => low >= 0 && high <= 1 && isWorthItself(low) && isWorthItself(high));
  const canAddUp = chainIsOneDie(pool) && exploding.some(({ high }) => high > 0);
  if (!everyFace || canAddUp) return undefined;
  const message = `every face that this ${dieName(pool.sides)} can show is worth as much as it would count`;
  return { code: 'notation-no-effect', part: 'success', message };
}

function isFrom1To(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= most;
}

function limit(part: PoolFault['part'], message: string): PoolFault {
  return { code: 'notation-limit', part, message };
}

function noEffect(part: PoolFault['part'], when: Comparison, sides: Sides): PoolFault {
  const message = `no face that this ${dieName(sides)} can show is ${when.operator} ${when.target}`;
  return { code: 'notation-no-effect', part, message };
}
