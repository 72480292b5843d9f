// Random games from set-up to end, one after the other.
import { thousandDraws } from './draws.mjs';
import { lasting, perSecond } from './figures.mjs';
import { inTurns, PACE, ratioOf, typical } from './measure.mjs';

/** @typedef {import('./measure.mjs').Work} Work */

/** So much code at once is long in getting as fast as it will be. */
export const LONG = { ...PACE, warmUp: 3000 };

/**
 * @param {(number: number) => import('./traces.mjs').GameState} playOut plays the game of a number
 * @param {number} games how many different ones
 * @param {import('./figures.mjs').Goal} goal for the games in a second
 * @returns {readonly import('./figures.mjs').Figure[]}
 */
export const measureWholeGames = (playOut, games, goal) => {
  /** @type {Work} */
  const play = (count) => {
    let decisions = 0;
    for (let done = 0; done < count; done++) {
      for (let number = 0; number < games; number++) decisions += playOut(number).decision;
    }
    return decisions;
  };
  const [draws = [], all = []] = inTurns([thousandDraws(), play], LONG);
  const each = all.map((time) => time / games);
  return [
    {
      subject: 'a random game from set-up to end',
      value: ratioOf(each, draws),
      of: '× the time of 1,000 draws with uniformInt',
      here: lasting(typical(each), typical(draws)),
    },
    {
      subject: 'random games from set-up to end',
      ...perSecond(each),
      goal,
    },
  ];
};
