// How often the bots of Warcrabs win against each other: each sits at either side of the desk half the time.
import { playMatch } from '../packages/game/dist/index.js';
import { randomBot, sensibleBot } from '../packages/warcrabs/dist/bots.js';
import { warcrabs } from '../packages/warcrabs/dist/index.js';
import { HEADINGS, lead, winRate } from './win-rates.mjs';

/**
 * @param {import('./figures.mjs').Say} say
 * @param {number} seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureCrabsBots = (say, seeds) => {
  say('fights of the bots of Warcrabs');
  let [sensible, random] = [0, 0];
  for (let number = 0; number < seeds; number++) {
    const seat = number % 2 === 0 ? 'red' : 'blue';
    const { outcome } = playMatch(warcrabs, {
      setup: { board: 'cluttered', crabs: 'pairs' },
      seed: `bots ${number}`,
      policies: (player) => (player === seat ? sensibleBot : randomBot),
    });
    if (outcome?.result !== 'win') continue;
    if (outcome.winners.includes(seat)) sensible += 1;
    else random += 1;
  }
  const loser = winRate('the random bot', random, seeds);
  const winner = winRate('the sensible bot', sensible, seeds);
  return {
    title: `Bots of Warcrabs, the pairs on a cluttered desk, ${seeds.toLocaleString('en-GB')} fights of the seeds "bots 0", "bots 1" …`,
    headings: HEADINGS,
    figures: [loser, winner, lead(winner, loser)],
  };
};
