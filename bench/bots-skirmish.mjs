// How often the bots of the skirmish win against each other: each sits at either side of the table half the time.
import { playMatch } from '../packages/game/dist/index.js';
import { randomBot, sensibleBot } from '../packages/sr-fastcombat/dist/bots.js';
import { srFastcombat } from '../packages/sr-fastcombat/dist/index.js';
import { HEADINGS, lead, winRate } from './win-rates.mjs';

/**
 * @param {import('./figures.mjs').Say} say
 * @param {'pair' | 'team'} figures
 * @param {number} seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureSkirmishBots = (say, figures, seeds) => {
  say(`games of the bots at the skirmish, with the ${figures}`);
  let [sensible, random] = [0, 0];
  for (let number = 0; number < seeds; number++) {
    const seat = number % 2 === 0 ? 'red' : 'blue';
    const { outcome } = playMatch(srFastcombat, {
      setup: { figures },
      seed: `bots ${number}`,
      policies: (player) => (player === seat ? sensibleBot : randomBot),
    });
    if (outcome?.result !== 'win') continue;
    if (outcome.winners?.includes(seat)) sensible += 1;
    else random += 1;
  }
  const loser = winRate('the random bot', random, seeds);
  const winner = winRate('the sensible bot', sensible, seeds);
  return {
    title: `Bots of the skirmish: the ${figures}, against each other, ${seeds.toLocaleString('en-GB')} games of the seeds "bots 0", "bots 1" …`,
    headings: HEADINGS,
    figures: [loser, winner, lead(winner, loser)],
  };
};
