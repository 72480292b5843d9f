// Shares of games that bots win, and how sure they are.
import { exact } from './figures.mjs';
import { wilson } from './wilson.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * @param {string} subject
 * @param {number} wins
 * @param {number} games
 * @returns {Figure}
 */
export const winRate = (subject, wins, games) => {
  const { low, high } = wilson(wins, games);
  return {
    subject,
    value: { median: (100 * wins) / games, low: 100 * low, high: 100 * high },
    of: `% of its games won: ${wins} of ${games}`,
  };
};

/**
 * By how much the one beats the other beyond doubt.
 * @param {Figure} sensible
 * @param {Figure} random
 * @returns {Figure}
 */
export const lead = (sensible, random) => ({
  subject: 'the sensible bot, the least that its interval allows',
  value: exact(sensible.value.low - random.value.high),
  of: 'percentage points above the most that the random bot’s allows',
  goal: { moreThan: 0 },
});

/** @type {readonly [string, string]} */
export const HEADINGS = ['share', '95 % Wilson'];
