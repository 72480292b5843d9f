// Random games of KRAKEN, played to their end, and what happened in them step by step.
import { seed, seeded } from '../packages/dice/dist/index.js';
import { kraken } from '../packages/kraken/dist/index.js';

/** @typedef {import('../packages/kraken/dist/index.js').KrakenState} KrakenState */
/** @typedef {import('../packages/kraken/dist/index.js').KrakenAction} KrakenAction */
/** @typedef {import('../packages/dice/dist/index.js').Chance} Chance */
/** @typedef {{ readonly state: KrakenState, readonly action: KrakenAction | null }} Step an action, or null for an automatic step */
/** @typedef {{ readonly first: KrakenState, readonly steps: readonly Step[], readonly last: KrakenState }} Trace */

/** @type {import('../packages/kraken/dist/index.js').KrakenSetup} */
export const SETUP = { crew: 'mixed' };

/** @param {number} number */
export const firstState = (number) => kraken.setup(SETUP, number);

/**
 * The chance of the players of a game, apart from that of the game itself.
 * @param {number} number
 */
export const playersChance = (number) => seeded(seed(`players ${number}`));

/**
 * The next step of a game at random: what somebody may choose, or null when the game goes on by itself.
 * @param {KrakenState} state
 * @param {Chance} chance
 */
const choose = (state, chance) => {
  const player = kraken.actors(state)[0];
  return player === undefined ? null : kraken.sample(state, player, chance);
};

/**
 * @param {KrakenState} state
 * @param {KrakenAction | null} action
 */
export const take = (state, action) => (action === null ? kraken.advance(state) : kraken.apply(state, action)).state;

/**
 * A whole game, from its set-up to its end.
 * @param {number} number
 */
export const playOut = (number) => {
  const chance = playersChance(number);
  let state = firstState(number);
  while (kraken.outcome(state) === undefined) state = take(state, choose(state, chance));
  return state;
};

/**
 * The same game with all its steps.
 * @param {number} number
 * @returns {Trace}
 */
export const traceOf = (number) => {
  const chance = playersChance(number);
  const first = firstState(number);
  /** @type {Step[]} */
  const steps = [];
  let state = first;
  while (kraken.outcome(state) === undefined) {
    const action = choose(state, chance);
    steps.push({ state, action });
    state = take(state, action);
  }
  return { first, steps, last: state };
};
