import { type Rules, type SpcfkrsEvent, type SpcfkrsState, spcfkrs } from '../../src/index.js';
import type { Taken } from './walk.js';

/** A match that was played at random. */
export interface Match {
  readonly name: string;
  readonly steps: readonly Taken[];
}

/** Where a law does not hold: at the first step of each match for which it returns something. */
export function brokenIn(matches: readonly Match[], law: (step: Taken, rules: Rules) => unknown): readonly string[] {
  return matches.flatMap(({ name, steps }) => {
    for (const [at, step] of steps.entries()) {
      const found = law(step, spcfkrs.rules(step.after));
      if (found !== undefined && found !== true) return [`${name}, step ${at}: ${JSON.stringify(found)}`];
    }
    return [];
  });
}

/** What follows each match, event by event, from what held at its start; an error says where. */
export function followedIn<Known>(
  matches: readonly Match[],
  begin: (state: SpcfkrsState) => Known,
  after: (known: Known, event: SpcfkrsEvent, step: Taken) => Known,
  check: (known: Known, step: Taken) => void = () => {},
): void {
  for (const { name, steps } of matches) {
    const [first] = steps;
    if (first === undefined) throw new Error('no match');
    let known = begin(first.before);
    for (const [at, step] of steps.entries()) {
      try {
        for (const event of step.events) known = after(known, event, step);
        check(known, step);
      } catch (error) {
        throw new Error(`${name}, step ${at}: ${String(error)}`, { cause: error });
      }
    }
  }
}
