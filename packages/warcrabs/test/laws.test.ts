import { gameLaws } from '@tabletop/game/laws';
import { describe, test } from 'vitest';
import { type WarcrabsSetup, warcrabs } from '../src/index.js';
import { SETUPS } from './support/walk.js';

/** A limit of turns, so that every match ends soon; and a fight that begins with dice, for equal Dexterity. */
const setups = [
  { crabs: [{ crab: 'Death Boy' }, { crab: 'Death Boy' }] } as const,
  ...Object.values(SETUPS).filter(({ crabs }) => crabs !== undefined),
].map((setup: WarcrabsSetup) => ({ ...setup, houseRules: { ...setup.houseRules, drawAfter: 6 } }));

describe('Warcrabs keeps the laws of every game', () => {
  // Nothing is hidden but the random state, which the laws change by themselves.
  for (const law of gameLaws(warcrabs, { setups, maxSteps: 2000 })) test(law.name, law.check);
});
