import fc from 'fast-check';
import {
  type Comparison,
  type Explosion,
  type Expression,
  format,
  isTabletopError,
  type Keep,
  type Pool,
  parse,
  type Reroll,
  type Sides,
} from '../../src/index.js';

/** How large the pools of an arbitrary are at most. */
export interface Size {
  readonly count: number;
  readonly sides: number;
  readonly depth: number;
  /** Whether dice may be rerolled until they show another face, and explode to the depth that nobody states. */
  readonly unstated: boolean;
}

/** Pools as people write them. */
export const USUAL: Size = { count: 8, sides: 20, depth: 30, unstated: true };

/** Pools of which every roll can be listed. */
export const SMALL: Size = { count: 3, sides: 4, depth: 2, unstated: false };

/** Any pool that can be written. */
export function anyPool(size: Size): fc.Arbitrary<Pool> {
  return fc
    .record({
      type: fc.constant('pool' as const),
      count: fc.integer({ min: 1, max: size.count }),
      sides: anySides(size),
      reroll: fc.option(anyReroll(size)),
      explode: fc.option(anyExplosion(size)),
      keep: fc.option(anyKeep(size)),
      success: fc.option(anyComparison(size)),
    })
    .filter(isExpression);
}

/** Any expression over such pools, with every operation and some nesting. */
export function anyExpression(size: Size, terms = 3): fc.Arbitrary<Expression> {
  return fc
    .letrec<{ expression: Expression }>((tie) => ({
      expression: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        anyPool(size),
        fc.record({ type: fc.constant('number' as const), value: fc.nat({ max: 12 }) }),
        fc.record({ type: fc.constant('negation' as const), operand: tie('expression') }),
        fc.record({ type: fc.constant('sum' as const), terms: some(tie('expression'), terms) }),
        fc.record({ type: fc.constant('product' as const), factors: some(tie('expression'), terms) }),
      ),
    }))
    .expression.filter(isExpression);
}

/** The pool without any of its modifiers. */
export function plain({ count, sides }: Pool): Pool {
  return { type: 'pool', count, sides, reroll: null, explode: null, keep: null, success: null };
}

function isExpression(expression: Expression): boolean {
  try {
    parse(format(expression));
    return true;
  } catch (error) {
    if (isTabletopError(error)) return false;
    throw error;
  }
}

function some(part: fc.Arbitrary<Expression>, most: number): fc.Arbitrary<Expression[]> {
  return fc.array(part, { minLength: 2, maxLength: most });
}

function anySides({ sides }: Size): fc.Arbitrary<Sides> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: sides }) },
    { weight: 1, arbitrary: fc.constant('fate' as const) },
  );
}

function anyComparison({ sides }: Size): fc.Arbitrary<Comparison> {
  return fc.record({
    operator: fc.constantFrom('=' as const, '<' as const, '>' as const, '<=' as const, '>=' as const),
    target: fc.integer({ min: -1, max: sides }),
  });
}

function anyReroll(size: Size): fc.Arbitrary<Reroll> {
  const times = fc.integer({ min: 1, max: size.depth });
  return fc.record({ when: anyComparison(size), times: size.unstated ? fc.option(times) : times });
}

function anyExplosion(size: Size): fc.Arbitrary<Explosion> {
  const depth = fc.integer({ min: 1, max: size.depth });
  return fc.record({
    when: anyComparison(size),
    depth: size.unstated ? fc.oneof(depth, fc.constant(20)) : depth,
    compound: fc.boolean(),
  });
}

function anyKeep({ count }: Size): fc.Arbitrary<Keep> {
  return fc.record({
    action: fc.constantFrom('keep' as const, 'drop' as const),
    end: fc.constantFrom('highest' as const, 'lowest' as const),
    count: fc.integer({ min: 1, max: count }),
  });
}
