import { gameLaws } from '@tabletop/game/laws';
import { describe, test } from 'vitest';
import { srFastcombat } from '../src/index.js';
import { scramble, secretsOf } from './support/hidden.js';
import { SETUPS } from './support/walk.js';

/** Every set-up ends after its first turn, the duel after its second: cards are dealt between them. */
const setups = Object.entries(SETUPS).map(([name, setup]) => ({
  ...setup,
  houseRules: { ...setup.houseRules, maxTurns: name === 'duel' ? 2 : 1 },
}));

describe('the faster combat system keeps the laws of every game', () => {
  const laws = gameLaws(srFastcombat, { setups, scramble, secrets: secretsOf, maxSteps: 2000, runs: 4 });
  for (const law of laws) test(law.name, law.check);
});
