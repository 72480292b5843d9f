import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chance,
  DEFAULT_MAX_BRANCHES,
  exactly,
  fromWeights,
  MAX_DRAWS_PER_BRANCH,
  MAX_SIDES,
  recording,
  sumOf,
  uniform,
} from '../src/index.js';
import { outside, refusal } from './refusal.js';

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** A chance tree as data: a result, or a draw with a subtree for each way. */
type Tree = number | { readonly kind: 'die' | 'index'; readonly ways: readonly Tree[] };

const anyTree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 3 }),
    fc.record({
      kind: fc.constantFrom('die' as const, 'index' as const),
      ways: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
    }),
  ),
})).tree;

function walk(tree: Tree, chance: Chance): number {
  if (typeof tree === 'number') return tree;
  const way = tree.kind === 'die' ? chance.die(tree.ways.length) - 1 : chance.index(tree.ways.length);
  return walk(tree.ways[way] ?? -1, chance);
}

function leaves(tree: Tree): number {
  return typeof tree === 'number' ? 1 : sum(tree.ways.map(leaves));
}

/** The weights of the results of a tree, out of `share`, which every product of sizes divides. */
function weights(tree: Tree, share: bigint): (readonly [number, bigint])[] {
  if (typeof tree === 'number') return [[tree, share]];
  return tree.ways.flatMap((way) => weights(way, share / BigInt(tree.ways.length)));
}

describe('exactly', () => {
  it('gives the distribution of any chance tree', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const expected = fromWeights(weights(tree, 12n ** 40n));
        expect(exactly((chance) => walk(tree, chance)).toJSON()).toEqual(expected.toJSON());
      }),
    );
  });

  it('runs the resolver once for every branch, and no more', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        let runs = 0;
        const count = leaves(tree);
        const run = (chance: Chance): number => {
          runs++;
          return walk(tree, chance);
        };
        exactly(run, { maxBranches: count });
        expect(runs).toBe(count);
        if (count > 1) expect(refusal(() => exactly(run, { maxBranches: count - 1 })).code).toBe('too-many-branches');
      }),
    );
  });

  it.each([
    ['2d6', 2, 6],
    ['3d6', 3, 6],
    ['5d4', 5, 4],
    ['1d20', 1, 20],
    ['0d6', 0, 6],
  ])('%s is the convolution', (_title, count, sides) => {
    const die = uniform(Array.from({ length: sides }, (_, face) => face + 1));
    expect(exactly((chance) => sum(chance.dice(count, sides))).toJSON()).toEqual(sumOf(die, count).toJSON());
  });

  it('keeps the dice of a roll in order', () => {
    expect(exactly((chance) => chance.dice(2, 6)).outcomes).toHaveLength(36);
    expect(exactly((chance) => chance.dice(3, 2).join('')).outcomes.map(([order]) => order)).toEqual([
      '111',
      '112',
      '121',
      '122',
      '211',
      '212',
      '221',
      '222',
    ]);
  });

  it('weighs branches of unequal depth', () => {
    const explodesOnce = exactly((chance) => {
      const face = chance.die(6);
      return face === 6 ? 6 + chance.die(6) : face;
    });
    expect(explodesOnce.total).toBe(36n);
    expect(explodesOnce.mean().toFraction()).toBe('49/12');
    expect(explodesOnce.probability((total) => total === 6).toFraction()).toBe('0');
    const mixed = exactly((chance) => (chance.die(2) === 1 ? chance.die(3) : chance.die(5)));
    expect(mixed.probability((face) => face === 1).toFraction()).toBe('4/15');
  });

  it('"reroll the lowest, keep the new" of 2d12 is not the best two of three', () => {
    const reroll = exactly((chance) => Math.max(...chance.dice(2, 12)) + chance.die(12));
    const bestTwo = exactly((chance) => {
      const dice = chance.dice(3, 12);
      return sum(dice) - Math.min(...dice);
    });
    expect(reroll.mean().toFraction()).toBe('1079/72');
    expect(bestTwo.mean().toFraction()).toBe('767/48');
  });

  it('a result without a draw is certain', () => {
    expect(exactly(() => 'always').toJSON()).toEqual({ outcomes: [['always', '1']], total: '1' });
  });

  it('takes objects as one outcome by their JSON, or by a key', () => {
    const roll = (chance: Chance): { high: number; pair: boolean } => {
      const [first, second] = chance.dice(2, 6);
      return { high: Math.max(first, second), pair: first === second };
    };
    expect(exactly(roll).outcomes).toHaveLength(11);
    expect(exactly(roll, { key: ({ pair }) => String(pair) }).outcomes.map(([, weight]) => weight)).toEqual([1n, 5n]);
    expect(refusal(() => exactly(() => new Map())).code).toBe('invalid-outcome');
    expect(refusal(() => exactly(() => undefined)).code).toBe('invalid-outcome');
  });

  it('may be used inside a resolver, and under a recording', () => {
    const nested = exactly((chance) => chance.die(2) * Number(exactly((inner) => inner.die(3)).mean()));
    expect(nested.outcomes).toEqual([
      [2, 1n],
      [4, 1n],
    ]);
    const draws = exactly((chance) => {
      const recorded = recording(chance);
      recorded.die(2, 'R');
      return recorded.draws();
    });
    expect(draws.outcomes.map(([of]) => of)).toEqual([
      [{ die: 2, value: 1, rule: 'R' }],
      [{ die: 2, value: 2, rule: 'R' }],
    ]);
  });
});

describe('a chance tree that is too large', () => {
  it.each<readonly [string, (chance: Chance) => unknown]>([
    ['a die of more sides than branches', (chance) => chance.die(DEFAULT_MAX_BRANCHES + 1)],
    ['the largest die', (chance) => chance.die(MAX_SIDES)],
    ['an index among as many', (chance) => chance.index(MAX_SIDES)],
    ['the most dice', (chance) => chance.dice(100_000, 6)],
    ['the most dice of one side, and one more', (chance) => [chance.dice(100_000, 1), chance.die(1)]],
    ['a deck of 52', (chance) => chance.shuffle(Array.from({ length: 52 }, (_, card) => card))[0]],
    [
      'a resolver that never ends',
      (chance) => {
        for (;;) chance.die(1);
      },
    ],
    [
      'a die that explodes for ever',
      (chance) => {
        while (chance.die(6) === 6);
        return 0;
      },
    ],
  ])('%s', (_title, resolve) => {
    let runs = 0;
    const { code, problems } = refusal(() =>
      exactly((chance) => {
        runs++;
        return resolve(chance);
      }),
    );
    expect(['too-many-branches', 'too-much-work']).toContain(code);
    expect(problems).toHaveLength(1);
    expect(runs).toBeLessThanOrEqual(DEFAULT_MAX_BRANCHES);
  });

  it('is refused at the first draw that makes it certain', () => {
    let runs = 0;
    const resolve = (chance: Chance): number => {
      runs++;
      return chance.die(10) + chance.die(10);
    };
    expect(refusal(() => exactly(resolve, { maxBranches: 18 })).problems[0]?.details).toEqual({ maxBranches: 18 });
    expect(runs).toBe(1);
    runs = 0;
    refusal(() => exactly(resolve, { maxBranches: 99 }));
    expect(runs).toBe(91);
    expect(exactly(resolve, { maxBranches: 100 }).total).toBe(100n);
  });

  it('is refused also where the resolver catches the error', () => {
    const resolve = (chance: Chance): number => {
      try {
        return chance.die(100);
      } catch {
        return 0;
      }
    };
    expect(refusal(() => exactly(resolve, { maxBranches: 99 })).code).toBe('too-many-branches');
  });

  it('has a depth that one branch may reach', () => {
    expect(exactly((chance) => chance.dice(MAX_DRAWS_PER_BRANCH, 1).length).total).toBe(1n);
  });

  it.each([0, -1, 0.5, NaN, Infinity, '10', null])('a limit of %s is none', (maxBranches) => {
    expect(refusal(() => exactly(() => 1, { maxBranches: outside(maxBranches) })).code).toBe('invalid-limit');
  });
});

describe('a resolver that does not follow from its draws', () => {
  /** Asks for another draw from the second run on. */
  const fickle = (first: (chance: Chance) => unknown, then: (chance: Chance) => unknown) => {
    let runs = 0;
    return (chance: Chance): number => {
      runs++;
      if (runs === 1) first(chance);
      else then(chance);
      return 0;
    };
  };

  it.each<readonly [string, (chance: Chance) => unknown, (chance: Chance) => unknown]>([
    ['other sides', (chance) => chance.dice(2, 6), (chance) => chance.dice(2, 8)],
    ['another kind', (chance) => [chance.die(6), chance.die(6)], (chance) => [chance.index(6), chance.die(6)]],
    ['fewer draws', (chance) => chance.dice(3, 6), (chance) => chance.dice(2, 6)],
    ['no draws', (chance) => chance.die(6), () => 0],
  ])('%s', (_title, first, then) => {
    expect(refusal(() => exactly(fickle(first, then))).code).toBe('not-deterministic');
  });

  it('errors of its own come through as they are', () => {
    const mine = new RangeError('mine');
    expect(() =>
      exactly((chance) => {
        if (chance.die(6) === 4) throw mine;
        return 0;
      }),
    ).toThrow(mine);
    expect(refusal(() => exactly((chance) => chance.die(outside('6')))).code).toBe('invalid-draw');
  });
});
