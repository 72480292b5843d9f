// Games of a bot against itself, and what its choices take of them.
import { seatOf } from '../packages/game/dist/index.js';
import { lasting, perSecond } from './figures.mjs';
import { inTurns, ratioOf, typical } from './measure.mjs';
import { LONG } from './whole-games.mjs';

/**
 * @template {import('./traces.mjs').GameState} State
 * @template {import('./traces.mjs').GameAction} Action
 * @template View
 * @param {ReturnType<typeof import('./traces.mjs').randomGames<object, State, Action, import('./traces.mjs').GameEvent, View>>} table
 * @param {import('../packages/game/dist/index.js').Policy<View, Action>} policy
 * @param {number} games how many different ones
 * @returns {readonly import('./figures.mjs').Figure[]}
 */
export const measureBotGames = ({ game, firstState, take }, policy, games) => {
  /**
   * The game of a number, and whatever is chosen in it.
   * @param {number} number
   * @param {(state: State, choose: (state: State) => Action) => void} [meet]
   */
  const playOut = (number, meet) => {
    /** @type {Map<string, (state: State) => Action>} */
    const seats = new Map();
    const seatFor = (/** @type {string} */ player) => {
      const seat = seats.get(player) ?? seatOf(game, policy, player, number);
      seats.set(player, seat);
      return seat;
    };
    let state = firstState(number);
    while (game.outcome(state) === undefined) {
      const player = game.actors(state)[0];
      if (player === undefined) {
        state = take(state, null);
        continue;
      }
      const choose = seatFor(player);
      meet?.(state, choose);
      state = take(state, choose(state));
    }
    return state;
  };
  /** @type {(readonly [State, (state: State) => Action])[]} */
  const choices = [];
  for (let number = 0; number < games; number++) playOut(number, (state, choose) => choices.push([state, choose]));

  const whole = (/** @type {number} */ count) => {
    let decisions = 0;
    for (let done = 0; done < count; done++) {
      for (let number = 0; number < games; number++) decisions += playOut(number).decision;
    }
    return decisions;
  };
  const choosing = (/** @type {number} */ count) => {
    let length = 0;
    for (let done = 0; done < count; done++) {
      for (const [state, choose] of choices) length += choose(state).type.length;
    }
    return length;
  };
  const [all = [], chosen = []] = inTurns([whole, choosing], LONG);
  const each = chosen.map((time) => time / choices.length);
  return [
    { subject: 'games of the sensible bot against itself', ...perSecond(all.map((time) => time / games)) },
    { subject: 'choices of the sensible bot', ...perSecond(each), goal: { atLeast: 1000 } },
    {
      subject: `the choices of the sensible bot: ${(choices.length / games).toFixed(1)} in a game`,
      value: ratioOf(chosen, all),
      of: '× the time of a whole game of it',
      here: lasting(typical(each)),
    },
  ];
};
