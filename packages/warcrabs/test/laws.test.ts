import { gameLaws } from '@tabletop/game/laws';
import { describe, test } from 'vitest';
import { type WarcrabsSetup, warcrabs } from '../src/index.js';
import { SCRUMS } from './support/scrums.js';
import { SETUPS } from './support/walk.js';

/** How many turns a fight goes on: the more crabs, the fewer. */
function lasting(drawAfter: number, setup: WarcrabsSetup = {}): WarcrabsSetup {
  return { ...setup, houseRules: { ...setup.houseRules, drawAfter } };
}

/** Small fights, for the laws look at each of their steps from every side; two are so close that crabs die in them. */
const setups: readonly WarcrabsSetup[] = [
  lasting(3, { crabs: [{ crab: 'Death Boy' }, { crab: 'Death Boy' }] }),
  lasting(3, SETUPS.heights),
  lasting(3, SETUPS.strict),
  lasting(2, SETUPS.pairs),
  lasting(2, { ...SETUPS.meeting, crabs: 'brawl' }),
  lasting(6, SCRUMS.charges),
  lasting(2, SCRUMS.loose),
];

describe('Warcrabs keeps the laws of every game', () => {
  // Nothing is hidden but the random state, which the laws change by themselves.
  for (const law of gameLaws(warcrabs, { setups, maxSteps: 2000, runs: 4 })) test(law.name, law.check);
});
