// How often the bots of the skirmish win against each other: each sits at either side of the table half the time.
import { randomBot, sensibleBot } from '../packages/sr-fastcombat/dist/bots.js';
import { srFastcombat } from '../packages/sr-fastcombat/dist/index.js';
import { measureRivals } from './rivals.mjs';

/**
 * @param {import('./figures.mjs').Say} say
 * @param {'pair' | 'team'} figures
 * @param {number} seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureSkirmishBots = (say, figures, seeds) => {
  say(`games of the bots at the skirmish, with the ${figures}`);
  return measureRivals({
    title: `Bots of the skirmish: the ${figures}, against each other`,
    games: 'games',
    game: srFastcombat,
    setup: { figures },
    seats: ['red', 'blue'],
    sensible: sensibleBot,
    random: randomBot,
    seeds,
  });
};
