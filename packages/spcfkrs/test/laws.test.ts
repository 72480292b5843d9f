import { gameLaws } from '@tabletop/game/laws';
import { describe, expect, test } from 'vitest';
import { FORCES, type SideSetup, type SpcfkrsSetup, spcfkrs } from '../src/index.js';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { scramble, secretsOf } from './support/hidden.js';
import { lasting, SETUPS } from './support/setups.js';

/** The laws look at each step of a match from every side, so that a round of each, with few units, is enough. */
const onFoot = Object.keys(SETUPS).map((name): SpcfkrsSetup => {
  const setup = lasting(name, 1);
  const sides = setup.sides ?? [];
  const few = (force: SideSetup['force'] = []) => (typeof force === 'string' ? FORCES[force] : force).slice(0, 3);
  return { ...setup, sides: sides.map((side) => ({ ...side, force: few(side.force) })) };
});

const withCraft = Object.values(CRAFT_SETUPS).map(
  (setup): SpcfkrsSetup => ({ ...setup, houseRules: { ...setup.houseRules, maxRounds: 1 } }),
);

const setups = [...onFoot, ...withCraft];
const options = { setups, scramble, secrets: secretsOf, maxSteps: 2000, runs: setups.length };

describe('SPCFKRS keeps the laws of every game', () => {
  for (const law of gameLaws(spcfkrs, options)) test(law.name, law.check);
});

test.each(['views leak nothing', 'secrets appear in no output'])(
  'a game that shows sealed orders breaks "%s"',
  (name) => {
    const leaky: typeof spcfkrs = {
      ...spcfkrs,
      view: (state, viewer) => ({ ...spcfkrs.view(state, viewer), stage: state.stage }),
    };
    const law = gameLaws(leaky, options).find((each) => each.name === name);
    expect(law?.check).toThrow(/what it should not|the secret/);
  },
);
