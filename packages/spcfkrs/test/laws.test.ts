import { gameLaws } from '@tabletop/game/laws';
import { describe, expect, test } from 'vitest';
import { FORCES, type SideSetup, type SpcfkrsSetup, spcfkrs } from '../src/index.js';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { scramble, secretsOf } from './support/hidden.js';
import { SETUPS } from './support/setups.js';

/** Every way of giving orders and of settling ties, among few and many, on foot and with craft. */
const NAMES = [
  ...['simultaneous', 'phased', 'alone', 'three sides'],
  ...['craft on foot', 'craft among vehicles', 'craft among spaceships', 'craft in battalions'],
];

/** The laws look at each step of a match from every side, so that a round of few units each is enough. */
const setups = NAMES.map((name): SpcfkrsSetup => {
  const setup = SETUPS[name] ?? CRAFT_SETUPS[name];
  if (setup === undefined) throw new Error(`no set-up ${name}`);
  return {
    ...setup,
    sides: (setup.sides ?? []).map(fewOf),
    houseRules: { ...setup.houseRules, maxRounds: 1 },
  };
});

/** A craft and two units of a side. */
function fewOf({ force = [], craft = [], ...side }: SideSetup): SideSetup {
  const all = typeof force === 'string' ? FORCES[force] : force;
  return { ...side, force: all.slice(0, 2), craft: craft.slice(0, 1) };
}

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
