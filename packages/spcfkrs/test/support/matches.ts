import type { SpcfkrsSetup } from '../../src/index.js';
import { CRAFT_MATCHES, ROUNDS, STEPS } from './craft-matches.js';
import type { Match } from './laws-over.js';
import { lasting, SETUPS } from './setups.js';
import { walk } from './walk.js';
import { wildWalk } from './wild.js';

/** Set-ups in which guns are often hacked, and battalions cut apart. */
const MORE: Readonly<Record<string, SpcfkrsSetup>> = {
  hackers: {
    map: 'pit',
    sides: ['pink', 'blue'].map((id) => ({
      id,
      force: (['Assault rifle', 'Bullet sniper', 'Plasma pistol'] as const).map((gun, at) => ({
        name: `${id}${at + 1}`,
        modifications: [gun, 'Hacking implant'] as const,
      })),
    })),
    houseRules: { budget: 40, maxRounds: ROUNDS },
  },
  columns: {
    map: { name: 'Pillars', columns: 7, rows: 5, cover: ['.......', '.#.#.#.', '.......', '.#.#.#.', '.......'] },
    sides: ['pink', 'blue'].map((id) => ({
      id,
      force: Array.from({ length: 4 }, (_, at) => ({ name: `${id}${at + 1}`, modifications: ['Metal legs'] as const })),
    })),
    houseRules: { maxRounds: ROUNDS, ties: 'simultaneous' },
  },
};

const ALL: readonly (readonly [name: string, setup: SpcfkrsSetup])[] = [
  ...Object.keys(SETUPS).map((name) => [name, lasting(name, ROUNDS)] as const),
  ...Object.entries(MORE),
];

const FOOT_MATCHES = ALL.flatMap(([name, setup]): readonly Match[] => [
  ...[1, 2].map((at) => ({ name: `${name} ${at}`, steps: walk(setup, `${name} ${at}`, STEPS) })),
  ...[1, 2, 3].map((at) => ({ name: `${name}, wild ${at}`, steps: wildWalk(setup, `${name} ${at}`, STEPS) })),
]);

/**
 * Matches of every set-up, played once for all tests that look at them: some in which everyone does anything that makes
 * sense, and some in which everyone asks for anything.
 */
export const MATCHES: readonly Match[] = [...FOOT_MATCHES, ...CRAFT_MATCHES];
