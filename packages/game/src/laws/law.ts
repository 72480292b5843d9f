import { show } from '@tabletop/dice';
import fc from 'fast-check';
import { RuleError } from '../rule-error.js';
import { type Arena, type Moment, type Played, walk } from './arena.js';

/** Something that holds for every game. `check` throws a `RuleError` 'law-broken' with a counterexample. */
export interface Law {
  readonly name: string;
  readonly check: () => void;
}

/** Says what is wrong with a game; the law that is broken and the match in which it was seen are added. */
export function fail(message: string): never {
  throw new RuleError('broken', [{ path: [], message }]);
}

/** A law that is tried on some matches, each with something more that fast-check makes up. */
export function lawOfMatches<Extra>(
  name: string,
  arena: Arena,
  extra: fc.Arbitrary<Extra>,
  run: (played: Played, extra: Extra) => void,
): Law {
  const check = (): void => {
    // Set-ups take turns, so that none is left out by chance; not every law begins with the same.
    let turn = name.length;
    const match = fc
      .tuple(fc.oneof(fc.integer(), fc.string({ maxLength: 20 })), fc.integer(), extra)
      .map(([seed, choices, more]) => [turn++ % arena.setups.length, seed, choices, more] as const);
    const property = fc.property(match, ([at, seed, choices, more]) =>
      run({ setup: arena.setups[at], seed, choices }, more),
    );
    const found = fc.check(property, { numRuns: arena.runs, seed: arena.fastCheckSeed, endOnFailure: true });
    if (!found.failed) return;
    const [at, seed, choices] = found.counterexample?.[0] ?? [];
    const where = `set-up ${at}, seed ${show(seed)}, choices ${choices}`;
    const cause = found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance);
    throw new RuleError('law-broken', [
      { path: [], message: `${show(arena.game.id)} breaks the law "${name}": ${cause} (${where})` },
    ]);
  };
  return { name, check };
}

/** A law that is tried at the moments of some matches: at all of the first, at some of the later ones. */
export function lawOfMoments(
  name: string,
  arena: Arena,
  look: (moment: Moment, played: Played) => void,
  often: 'always' | 'often' | 'seldom' = 'often',
): Law {
  return lawOfMatches(name, arena, fc.constant(null), (played) => {
    for (const moment of walk(arena.game, played, arena.maxSteps)) {
      const closely = often === 'always' || (often === 'often' && moment.step < CLOSELY);
      if (!closely && moment.step % ONE_IN !== 0 && !moment.over) continue;
      try {
        look(moment, played);
      } catch (error) {
        fail(`at step ${moment.step}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  });
}

/** So many moments are looked at one by one, of the others one in so many: a match may have thousands. */
const CLOSELY = 40;
const ONE_IN = 7;
