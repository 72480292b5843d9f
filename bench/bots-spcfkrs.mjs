// How often the bots of SPCFKRS win against each other: each sits at either edge of the map half the time.
import { playMatch } from '../packages/game/dist/index.js';
import { randomBot, sensibleBot } from '../packages/spcfkrs/dist/bots.js';
import { spcfkrs } from '../packages/spcfkrs/dist/index.js';
import { HEADINGS, lead, winRate } from './win-rates.mjs';

/**
 * @param {import('./figures.mjs').Say} say
 * @param {'secret' | 'phased'} mode how orders are given
 * @param {number} seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureSpcfkrsBots = (say, mode, seeds) => {
  say(`matches of the bots of SPCFKRS, ${mode}`);
  let [sensible, random] = [0, 0];
  for (let number = 0; number < seeds; number++) {
    const seat = number % 2 === 0 ? 'pink' : 'blue';
    const { outcome } = playMatch(spcfkrs, {
      setup: { houseRules: { mode } },
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
    title: `Bots of SPCFKRS, the squads on the yard, ${mode} orders, ${seeds.toLocaleString('en-GB')} matches of the seeds "bots 0", "bots 1" …`,
    headings: HEADINGS,
    figures: [loser, winner, lead(winner, loser)],
  };
};
