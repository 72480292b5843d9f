import { gameLaws } from '@tabletop/game/laws';
import { describe, test } from 'vitest';
import { srFastcombat } from '../src/index.js';
import { scramble, secretsOf } from './support/hidden.js';
import { SETUPS } from './support/walk.js';

const setups = Object.values(SETUPS);

describe('the faster combat system keeps the laws of every game', () => {
  const laws = gameLaws(srFastcombat, { setups, scramble, secrets: secretsOf, maxSteps: 4000, runs: 6 });
  for (const law of laws) test(law.name, law.check);
});
