import { seeded, seed as seedOf } from '@tabletop/dice';
import type { WarcrabsAction, WarcrabsEvent, WarcrabsSetup, WarcrabsState } from '../../src/index.js';
import { warcrabs } from '../../src/index.js';

/** Set-ups that between them reach every rule: all boards, two to four players, one crab to three each, house rules. */
export const SETUPS: Readonly<Record<string, WarcrabsSetup>> = {
  duel: {},
  pairs: { board: 'cluttered', crabs: 'pairs' },
  heights: {
    board: 'archive',
    crabs: 'gunners',
    houseRules: { surfacesBlock: true, stepDown: 4, shortFallStuns: false },
  },
  meeting: {
    players: ['red', 'blue', 'green', 'white'],
    board: 'meeting',
    crabs: 'gangs',
    houseRules: { tieRolls: 'eachTurn', friendlyFire: false },
  },
  strict: {
    board: 'cluttered',
    crabs: 'brawl',
    houseRules: {
      turning: 'moveOnly',
      fireArc: 'front',
      splitMove: true,
      kamikazeNeedsHit: true,
      shellOverflow: false,
      stunLasts: 'nextActivation',
      paperGone: 'endOfTurn',
      shedWeight: true,
    },
  },
};

/** One step of a fight at random. */
export interface Walked {
  readonly before: WarcrabsState;
  readonly action: WarcrabsAction | null;
  readonly after: WarcrabsState;
  readonly events: readonly WarcrabsEvent[];
}

/** A fight whose players choose at random, step by step, up to a number of steps. */
export function* walk(setup: WarcrabsSetup, seed: string | number, maxSteps = 2000): Generator<Walked> {
  const chance = seeded(seedOf(`choices of ${seed}`));
  let state = warcrabs.setup(setup, seed);
  for (let step = 0; step < maxSteps && warcrabs.outcome(state) === undefined; step++) {
    const [player] = warcrabs.actors(state);
    const action = player === undefined ? null : warcrabs.sample(state, player, chance);
    const { state: after, events } = action === null ? warcrabs.advance(state) : warcrabs.apply(state, action);
    yield { before: state, action, after, events };
    state = after;
  }
}
