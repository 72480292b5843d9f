import { seed, seeded } from '@tabletop/dice';
import { type KrakenEvent, type KrakenSetup, type KrakenState, kraken } from '../../src/index.js';

/** A state on the way through a game played at random, and what happened on the step that led to it. */
export interface Stop {
  readonly state: KrakenState;
  readonly before: KrakenState | null;
  readonly events: readonly KrakenEvent[];
}

/** The states of a game played at random, up to `maxSteps` steps. */
export function* walk(setup: KrakenSetup, from: string | number, maxSteps = 400): Generator<Stop> {
  const chance = seeded(seed(`walk ${from}`));
  let state = kraken.setup(setup, from);
  yield { state, before: null, events: [] };
  for (let step = 0; step < maxSteps && kraken.outcome(state) === undefined; step++) {
    const before = state;
    const [player] = kraken.actors(state);
    const next =
      player === undefined ? kraken.advance(state) : kraken.apply(state, kraken.sample(state, player, chance));
    state = next.state;
    yield { state, before, events: next.events };
  }
}

/** Set-ups that between them have every kind of vessel, of crew, of players and of option. */
export const SETUPS: Readonly<
  Record<'plain' | 'nautilus' | 'order of Pluck' | 'by centres' | 'odd hull' | 'crowded', KrakenSetup>
> = {
  plain: {},
  nautilus: { vessel: 'nautilus', crew: 'heroes', players: ['ann', 'ben', 'cy'] },
  'order of Pluck': {
    players: ['ann', 'ben'],
    houseRules: { combatOrder: 'pluck', moveTies: 'owner', grabCriticals: true },
  },
  'by centres': { houseRules: { measure: 'centres', sailorOnDeck: 'centre', advanceLeftover: 'stop' } },
  'odd hull': {
    vessel: {
      name: 'raft',
      hull: [
        { x: 0, y: 0 },
        { x: 900, y: -300 },
        { x: 1000, y: 100 },
        { x: 400, y: 500 },
      ],
      obstacles: [{ x: 500, y: 100, radius: 40 }],
    },
    crew: [{ pluck: 10 }, { pluck: 9, name: 'Zoë' }, { pluck: 8 }, { pluck: 7 }, { pluck: 6 }],
    houseRules: { tentacles: 5, maxTurns: 12 },
  },
  crowded: {
    players: ['ann', 'ben', 'cy', 'dot'],
    crew: Array.from({ length: 16 }, () => ({ pluck: 3 })),
    houseRules: { tentacles: 24, startDistance: 5 },
  },
};
