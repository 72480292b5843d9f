import { CRAFT_SETUPS } from './craft-setups.js';
import type { Match } from './match.js';
import { walk } from './walk.js';
import { wildWalk } from './wild.js';

/** The rounds that a match lasts at most. */
const ROUNDS = 6;

/** Matches of every set-up with craft, as those on foot are played. */
export const CRAFT_MATCHES: readonly Match[] = Object.entries(CRAFT_SETUPS).flatMap(([name, setup]) => {
  const short = { ...setup, houseRules: { ...setup.houseRules, maxRounds: ROUNDS } };
  return [
    ...[1, 2].map((at) => ({ name: `${name} ${at}`, steps: walk(short, `${name} ${at}`) })),
    ...[1, 2, 3, 4].map((at) => ({ name: `${name}, wild ${at}`, steps: wildWalk(short, `${name} ${at}`) })),
  ];
});
