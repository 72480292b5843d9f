import type { Chance } from './chance.js';
import { chanceOf } from './chance-of.js';
import { denominators } from './denominators.js';
import type { DrawKind } from './draw-limits.js';
import { TabletopError } from './errors.js';

/** The most draws on the way to one result: a resolver that goes on drawing for ever is stopped here. */
export const MAX_DRAWS_PER_BRANCH = 100_000;

/** How many draws a branch may take on average, the repeated ones included, and how many all together always may. */
const DRAWS_PER_BRANCH = 20;
const DRAWS_ALWAYS = 1_000_000;

/** A walk through every branch of a chance tree, the first branch first. */
export interface Branches {
  /** Takes the branch that is being walked, as far as it is known, and the first way from there on. */
  readonly chance: Chance;
  /** The products that the probabilities of branches are one over. */
  readonly products: readonly bigint[];
  /** To be called at the end of a branch: the number of its product. */
  arrive(): number;
  /** Turns to the next branch; false where there is none. */
  turn(): boolean;
}

/**
 * The branches of whatever draws from `chance` between one `turn` and the next. Drawing or arriving throws
 * `TabletopError` 'too-many-branches' as soon as it is certain that there are more than `maxBranches`, or that too many
 * draws are needed, and 'not-deterministic' where the same way leads to another draw.
 */
export function branches(maxBranches: number): Branches {
  // A draw of the path: its size, negative for an index; what it yields, from 0; the product of all sizes up to it.
  const sizes: number[] = [];
  const values: number[] = [];
  const ids: number[] = [];
  const { products, times } = denominators();
  const mostDraws = Math.max(DRAWS_ALWAYS, maxBranches * DRAWS_PER_BRANCH);
  let depth = 0;
  let known = 1;
  let drawn = 0;
  let failure: unknown;

  /** A resolver that catches the error does not get away with it: `arrive` throws it again. */
  function fail(error: unknown): never {
    failure = error;
    throw error;
  }

  function grow(size: number, signed: number): void {
    known += size - 1;
    if (known > maxBranches) fail(tooMany(`more than ${maxBranches} branches`, maxBranches));
    if (depth >= MAX_DRAWS_PER_BRANCH)
      fail(tooMany(`a branch of more than ${MAX_DRAWS_PER_BRANCH} draws`, maxBranches));
    sizes.push(signed);
    values.push(0);
    try {
      ids.push(times(ids[depth - 1] ?? 0, size));
    } catch (error) {
      fail(error);
    }
  }

  function draw(kind: DrawKind, size: number): number {
    const signed = kind === 'die' ? size : -size;
    if (depth === sizes.length) grow(size, signed);
    else if (sizes[depth] !== signed) fail(notDeterministic());
    const value = values[depth] ?? 0;
    depth++;
    return kind === 'die' ? value + 1 : value;
  }

  function arrive(): number {
    if (failure !== undefined) throw failure;
    if (depth < sizes.length) throw notDeterministic();
    drawn += depth;
    if (drawn > mostDraws) throw tooMany(`more than ${mostDraws} draws`, maxBranches);
    return ids[depth - 1] ?? 0;
  }

  function turn(): boolean {
    depth = 0;
    while (sizes.length > 0) {
      const last = sizes.length - 1;
      const value = (values[last] ?? 0) + 1;
      values[last] = value;
      if (value < Math.abs(sizes[last] ?? 0)) return true;
      sizes.pop();
      values.pop();
      ids.pop();
    }
    return false;
  }

  return { chance: chanceOf(draw), products, arrive, turn };
}

function tooMany(what: string, maxBranches: number): TabletopError {
  const message = `The chance tree has ${what}: raise maxBranches where you can wait, or estimate.`;
  return new TabletopError('too-many-branches', [{ path: [], message, details: { maxBranches } }]);
}

function notDeterministic(): TabletopError {
  const message = 'After the same draws another draw was asked for: the result must follow from the draws alone.';
  return new TabletopError('not-deterministic', [{ path: [], message }]);
}
