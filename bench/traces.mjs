// Random games, played to their end, and what happened in them step by step.
import { seed, seeded } from '../packages/dice/dist/index.js';
import { kraken } from '../packages/kraken/dist/index.js';
import { SCENARIOS, spcfkrs } from '../packages/spcfkrs/dist/index.js';
import { srFastcombat } from '../packages/sr-fastcombat/dist/index.js';
import { warcrabs } from '../packages/warcrabs/dist/index.js';

/** @typedef {import('../packages/kraken/dist/index.js').KrakenState} KrakenState */
/** @typedef {import('../packages/kraken/dist/index.js').KrakenAction} KrakenAction */
/** @typedef {import('../packages/game/dist/index.js').GameState} GameState */
/** @typedef {import('../packages/game/dist/index.js').GameAction} GameAction */
/** @typedef {import('../packages/game/dist/index.js').GameEvent} GameEvent */
/**
 * @template State
 * @template Action
 * @typedef {{ readonly state: State, readonly action: Action | null }} Step an action, or null for an automatic step
 */
/**
 * @template State
 * @template Action
 * @typedef {{ readonly first: State, readonly steps: readonly Step<State, Action>[], readonly last: State }} Trace
 */

/**
 * The chance of the players of a game, apart from that of the game itself.
 * @param {number} number
 */
export const playersChance = (number) => seeded(seed(`players ${number}`));

/**
 * A game with a set-up: its random games, by number.
 * @template Setup
 * @template {GameState} State
 * @template {GameAction} Action
 * @template {GameEvent} Event
 * @template View
 * @param {import('../packages/game/dist/index.js').Game<Setup, State, Action, Event, View>} game
 * @param {Setup} setup
 */
export const randomGames = (game, setup) => {
  const firstState = (/** @type {number} */ number) => game.setup(setup, number);

  /**
   * The next step at random: what somebody may choose, or null when the game goes on by itself.
   * @param {State} state
   * @param {import('../packages/dice/dist/index.js').Chance} chance
   */
  const choose = (state, chance) => {
    const player = game.actors(state)[0];
    return player === undefined ? null : game.sample(state, player, chance);
  };

  /**
   * @param {State} state
   * @param {Action | null} action
   */
  const take = (state, action) => (action === null ? game.advance(state) : game.apply(state, action)).state;

  /**
   * A whole game, from its set-up to its end.
   * @param {number} number
   */
  const playOut = (number) => {
    const chance = playersChance(number);
    let state = firstState(number);
    while (game.outcome(state) === undefined) state = take(state, choose(state, chance));
    return state;
  };

  /**
   * The same game with all its steps.
   * @param {number} number
   * @returns {Trace<State, Action>}
   */
  const traceOf = (number) => {
    const chance = playersChance(number);
    const first = firstState(number);
    /** @type {Step<State, Action>[]} */
    const steps = [];
    let state = first;
    while (game.outcome(state) === undefined) {
      const action = choose(state, chance);
      steps.push({ state, action });
      state = take(state, action);
    }
    return { first, steps, last: state };
  };

  return { game, setup, firstState, take, playOut, traceOf };
};

export const KRAKEN = randomGames(kraken, { crew: 'mixed' });
export const SKIRMISH = randomGames(srFastcombat, { figures: 'pair' });
export const CRABS = randomGames(warcrabs, { board: 'cluttered', crabs: 'pairs' });
export const SPCFKRS = randomGames(spcfkrs, {});
export const LANDING = randomGames(spcfkrs, SCENARIOS.landing);
