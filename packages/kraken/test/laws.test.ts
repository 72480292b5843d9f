import { gameLaws } from '@tabletop/game/laws';
import { describe, test } from 'vitest';
import { kraken } from '../src/index.js';
import { SETUPS } from './support/walk.js';

/** A limit of turns, so that every match ends. */
const setups = Object.values(SETUPS).map((setup) => ({ ...setup, houseRules: { ...setup.houseRules, maxTurns: 5 } }));

describe('KRAKEN keeps the laws of every game', () => {
  // Nothing is hidden but the random state, which the laws change by themselves.
  for (const law of gameLaws(kraken, { setups, maxSteps: 2000, runs: 4 })) test(law.name, law.check);
});
