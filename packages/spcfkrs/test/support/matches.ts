import { lasting, SETUPS } from './setups.js';
import { type Taken, walk } from './walk.js';
import { wildWalk } from './wild.js';

/** A match that was played at random. */
export interface Match {
  readonly name: string;
  readonly steps: readonly Taken[];
}

/** The rounds that a match lasts at most. */
const ROUNDS = 6;

/**
 * Matches of every set-up, played once for all tests that look at them: some in which everyone does anything that makes
 * sense, and some in which everyone asks for anything.
 */
export const MATCHES: readonly Match[] = Object.keys(SETUPS).flatMap((name) => [
  ...[1, 2].map((at) => ({ name: `${name} ${at}`, steps: walk(lasting(name, ROUNDS), `${name} ${at}`) })),
  ...[1, 2, 3].map((at) => ({ name: `${name}, wild ${at}`, steps: wildWalk(lasting(name, ROUNDS), `${name} ${at}`) })),
]);
