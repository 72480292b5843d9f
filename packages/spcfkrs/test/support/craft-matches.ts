import { CRAFT_SETUPS } from './craft-setups.js';
import type { Match } from './laws-over.js';
import { walk } from './walk.js';
import { wildWalk } from './wild.js';

/** The rounds that a match lasts at most. */
export const ROUNDS = 6;
/** The steps that are looked at of a match: phase by phase there are many more, but hardly of other kinds. */
export const STEPS = 250;

/** Matches of every set-up with craft, as those on foot are played. */
export const CRAFT_MATCHES: readonly Match[] = Object.entries(CRAFT_SETUPS).flatMap(([name, setup]) => {
  const short = { ...setup, houseRules: { ...setup.houseRules, maxRounds: ROUNDS } };
  return [
    ...[1, 2].map((at) => ({ name: `${name} ${at}`, steps: walk(short, `${name} ${at}`, STEPS) })),
    ...[1, 2, 3, 4].map((at) => ({ name: `${name}, wild ${at}`, steps: wildWalk(short, `${name} ${at}`, STEPS) })),
  ];
});
