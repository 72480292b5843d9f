// How often two bots win against each other: each sits at either seat half the time.
import { playMatch } from '../packages/game/dist/index.js';
import { HEADINGS, lead, winRate } from './win-rates.mjs';

/** @typedef {import('../packages/game/dist/index.js').GameState} GameState */
/** @typedef {import('../packages/game/dist/index.js').GameAction} GameAction */
/** @typedef {import('../packages/game/dist/index.js').GameEvent} GameEvent */

/**
 * @template Setup, View
 * @template {GameState} State
 * @template {GameAction} Action
 * @template {GameEvent} Event
 * @param {object} match
 * @param {string} match.title without how many games were played
 * @param {string} match.games what they are called
 * @param {import('../packages/game/dist/index.js').Game<Setup, State, Action, Event, View>} match.game
 * @param {Setup} match.setup
 * @param {readonly [string, string]} match.seats
 * @param {import('../packages/game/dist/index.js').Policy<View, Action>} match.sensible
 * @param {import('../packages/game/dist/index.js').Policy<View, Action>} match.random
 * @param {number} match.seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureRivals = ({ title, games, game, setup, seats, sensible, random, seeds }) => {
  const won = { sensible: 0, random: 0 };
  for (let number = 0; number < seeds; number++) {
    const seat = number % 2 === 0 ? seats[0] : seats[1];
    const { outcome } = playMatch(game, {
      setup,
      seed: `bots ${number}`,
      policies: (player) => (player === seat ? sensible : random),
    });
    if (outcome?.result === 'win') won[outcome.winners.includes(seat) ? 'sensible' : 'random'] += 1;
  }
  const loser = winRate('the random bot', won.random, seeds);
  const winner = winRate('the sensible bot', won.sensible, seeds);
  return {
    title: `${title}, ${seeds.toLocaleString('en-GB')} ${games} of the seeds "bots 0", "bots 1" …`,
    headings: HEADINGS,
    figures: [loser, winner, lead(winner, loser)],
  };
};
