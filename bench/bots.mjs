// How often the bots of KRAKEN win: every policy plays the same games.
import { playMatch } from '../packages/game/dist/index.js';
import { randomBot, sensibleBot } from '../packages/kraken/dist/bots.js';
import { kraken } from '../packages/kraken/dist/index.js';
import { exact } from './figures.mjs';
import { SETUP } from './traces.mjs';
import { wilson } from './wilson.mjs';

/** @typedef {{ readonly name: string, readonly policy: import('../packages/kraken/dist/bots.js').KrakenPolicy }} Bot */

const SEEDS = 2000;

/**
 * @param {import('./figures.mjs').Say} say
 * @param {number} [seeds]
 * @returns {import('./figures.mjs').Group}
 */
export const measureBots = (say, seeds = SEEDS) => {
  const random = winRate(say, { name: 'the random bot', policy: randomBot }, seeds);
  const sensible = winRate(say, { name: 'the sensible bot', policy: sensibleBot }, seeds);
  return {
    title: `Bots of KRAKEN: the mixed crew, ${seeds.toLocaleString('en-GB')} games of the seeds "bots 0", "bots 1" …`,
    headings: ['share', '95 % Wilson'],
    figures: [
      random,
      sensible,
      {
        subject: 'the sensible bot, the least that its interval allows',
        value: exact(sensible.value.low - random.value.high),
        of: 'percentage points above the most that the random bot’s allows',
        goal: { moreThan: 0 },
      },
    ],
  };
};

/**
 * @param {import('./figures.mjs').Say} say
 * @param {Bot} bot
 * @param {number} seeds
 * @returns {import('./figures.mjs').Figure}
 */
const winRate = (say, { name, policy }, seeds) => {
  say(`games of ${name}`);
  const seed = (/** @type {number} */ number) => `bots ${number}`;
  let wins = 0;
  for (let number = 0; number < seeds; number++) {
    const { outcome } = playMatch(kraken, { setup: SETUP, seed: seed(number), policies: () => policy });
    if (outcome?.result === 'win') wins += 1;
  }
  const { low, high } = wilson(wins, seeds);
  return {
    subject: name,
    value: { median: (100 * wins) / seeds, low: 100 * low, high: 100 * high },
    of: `% of its games won: ${wins} of ${seeds}`,
  };
};
