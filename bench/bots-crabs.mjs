// How often the bots of Warcrabs win against each other: each sits at either side of the desk half the time.
import { randomBot, sensibleBot } from '../packages/warcrabs/dist/bots.js';
import { warcrabs } from '../packages/warcrabs/dist/index.js';
import { measureRivals } from './rivals.mjs';

/**
 * @param {import('./figures.mjs').Say} say
 * @param {number} seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureCrabsBots = (say, seeds) => {
  say('fights of the bots of Warcrabs');
  return measureRivals({
    title: 'Bots of Warcrabs, the pairs on a cluttered desk',
    games: 'fights',
    game: warcrabs,
    setup: { board: 'cluttered', crabs: 'pairs' },
    seats: ['red', 'blue'],
    sensible: sensibleBot,
    random: randomBot,
    seeds,
  });
};
