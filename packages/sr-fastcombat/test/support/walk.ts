import { seed, seeded } from '@tabletop/dice';
import {
  type FigureSheet,
  type SkirmishEvent,
  type SkirmishSetup,
  type SkirmishState,
  srFastcombat,
} from '../../src/index.js';
import { cm, FIGHTER, ground, gun, spell } from './scene.js';

/** A state on the way through a game played at random, and what happened on the step that led to it. */
export interface Stop {
  readonly state: SkirmishState;
  readonly before: SkirmishState | null;
  readonly events: readonly SkirmishEvent[];
}

/** The states of a game played at random, up to `maxSteps` steps. */
export function* walk(setup: SkirmishSetup, from: string | number, maxSteps = 1500): Generator<Stop> {
  const chance = seeded(seed(`walk ${from}`));
  let state = srFastcombat.setup(setup, from);
  yield { state, before: null, events: [] };
  for (let step = 0; step < maxSteps && srFastcombat.outcome(state) === undefined; step++) {
    const before = state;
    const actors = srFastcombat.actors(state);
    const player = actors.length === 0 ? undefined : actors[chance.index(actors.length)];
    const next =
      player === undefined
        ? srFastcombat.advance(state)
        : srFastcombat.apply(state, srFastcombat.sample(state, player, chance));
    state = next.state;
    yield { state, before, events: next.events };
  }
}

/** One who fights hand to hand, touches, heals and detects, with more to do in a turn than cards to do it with. */
const brawler: FigureSheet = {
  ...FIGHTER,
  actions: 6,
  speed: 6,
  knockOutValue: 22,
  meleeWeapons: [{ name: 'Club', damage: { kind: 'added', points: 1 } }],
  firearms: [gun('Throwing Knife', { count: 2 })],
  spells: [
    spell({ name: 'Death Touch', range: 'touch', resisted: true, targetNumber: 8, damage: 8 }),
    spell({ name: 'Heal', range: 'touch', damage: null, effect: 'heal', targetNumber: 6 }),
    spell({
      name: 'Detect',
      range: 20,
      damage: null,
      effect: 'detect',
      targetNumber: 5,
      radius: 9,
      ignoresSight: true,
    }),
  ],
};
const scrum: SkirmishSetup['figures'] = [0, 1, 2, 3, 4, 5].map((at) => ({
  sheet: { ...brawler, ...(at < 3 ? {} : { invisible: true }) },
  at: cm(100 + (at % 3) * 2, 100 + Math.floor(at / 3) * 2),
}));

const zone = [cm(22, 12), cm(38, 12), cm(38, 28), cm(22, 28)];

/** Set-ups that between them have every squad, board, goal and kind of card rule; each ends soon. */
export const SETUPS: Readonly<
  Record<
    'duel' | 'pair' | 'team' | 'three' | 'reach' | 'hold' | 'noReshuffle' | 'jokers' | 'close' | 'brawl' | 'dry',
    SkirmishSetup
  >
> = {
  duel: { figures: 'duel', houseRules: { maxTurns: 3 } },
  pair: { figures: 'pair', houseRules: { maxTurns: 2 } },
  team: { figures: 'team', board: 'warehouse', houseRules: { maxTurns: 1 } },
  three: { players: ['__proto__', 'constructor', 'toString'], figures: 'duel', houseRules: { maxTurns: 2 } },
  reach: {
    figures: 'duel',
    board: 'open',
    goal: { kind: 'reach', zone: [cm(0, 0), cm(60, 0), cm(60, 30), cm(0, 30)] },
    houseRules: { maxTurns: 3 },
  },
  hold: { figures: 'duel', goal: { kind: 'hold', zone, turns: 1 }, houseRules: { maxTurns: 4, legLength: 12 } },
  noReshuffle: {
    figures: 'duel',
    houseRules: { reshuffle: false, partialReloads: true, drawnJoker: 'zero', maxTurns: 3, drawPerFigure: 1 },
  },
  jokers: {
    figures: 'duel',
    houseRules: { jokersPerDeck: 10, jokerChain: true, jokerReveal: 'attackerFirst', startReady: 'none', maxTurns: 3 },
  },
  close: {
    board: {
      name: 'Closet',
      corners: [cm(0, 0), cm(14, 0), cm(14, 14), cm(0, 14)],
      terrain: [{ kind: 'difficult', corners: [cm(0, 0), cm(7, 0), cm(7, 7), cm(0, 7)] }],
    },
    figures: 'team',
    scenarioActions: ['shout'],
    houseRules: { maxTurns: 1, scatterDegrees: 30, blastShielded: true, areaCaster: true },
  },
  brawl: { players: ['ann', 'ben', 'cy'], board: ground(), figures: scrum, houseRules: { maxTurns: 1 } },
  dry: {
    players: ['ann', 'ben', 'cy'],
    board: ground(),
    figures: scrum,
    houseRules: { maxTurns: 2, reshuffle: false, jokersPerDeck: 6, startHand: 0, drawPerFigure: 0 },
  },
};
