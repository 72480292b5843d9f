// How often the bots of KRAKEN win: every policy plays the same games.
import { playMatch } from '../packages/game/dist/index.js';
import { randomBot, sensibleBot } from '../packages/kraken/dist/bots.js';
import { KRAKEN } from './traces.mjs';
import { HEADINGS, lead, winRate } from './win-rates.mjs';

/** @typedef {import('../packages/kraken/dist/bots.js').KrakenPolicy} KrakenPolicy */

/**
 * @param {import('./figures.mjs').Say} say
 * @param {number} seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureKrakenBots = (say, seeds) => {
  const rate = (/** @type {string} */ name, /** @type {KrakenPolicy} */ policy) => {
    say(`games of ${name} at KRAKEN`);
    return winRate(name, wins(policy, seeds), seeds);
  };
  const random = rate('the random bot', randomBot);
  const sensible = rate('the sensible bot', sensibleBot);
  return {
    title: `Bots of KRAKEN: the mixed crew, ${seeds.toLocaleString('en-GB')} games of the seeds "bots 0", "bots 1" …`,
    headings: HEADINGS,
    figures: [random, sensible, lead(sensible, random)],
  };
};

/**
 * @param {KrakenPolicy} policy
 * @param {number} seeds
 */
const wins = (policy, seeds) => {
  const { game, setup } = KRAKEN;
  let won = 0;
  for (let number = 0; number < seeds; number++) {
    const { outcome } = playMatch(game, { setup, seed: `bots ${number}`, policies: () => policy });
    if (outcome?.result === 'win') won += 1;
  }
  return won;
};
