// How often the bots of SPCFKRS win against each other: each sits at either edge of the map half the time.
import { randomBot, sensibleBot } from '../packages/spcfkrs/dist/bots.js';
import { SCENARIOS, spcfkrs } from '../packages/spcfkrs/dist/index.js';
import { measureRivals } from './rivals.mjs';

/**
 * @param {import('./figures.mjs').Say} say
 * @param {'secret' | 'phased'} mode how orders are given
 * @param {number} seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureSpcfkrsBots = (say, mode, seeds) => {
  say(`matches of the bots of SPCFKRS, ${mode}`);
  return measureRivals({
    title: `Bots of SPCFKRS, the squads on the yard, ${mode} orders`,
    games: 'matches',
    game: spcfkrs,
    setup: { houseRules: { mode } },
    seats: ['pink', 'blue'],
    sensible: sensibleBot,
    random: randomBot,
    seeds,
  });
};

/**
 * How often they win the scenarios with craft, both sides of which have the same force.
 * @param {import('./figures.mjs').Say} say
 * @param {import('../packages/spcfkrs/dist/index.js').ScenarioName} scenario
 * @param {number} seeds
 * @returns {import('./figures.mjs').Group}
 */
export const measureScenarioBots = (say, scenario, seeds) => {
  say(`matches of the bots of SPCFKRS, the ${scenario}`);
  return measureRivals({
    title: `Bots of SPCFKRS, the scenario ${scenario}`,
    games: 'matches',
    game: spcfkrs,
    setup: SCENARIOS[scenario],
    seats: ['pink', 'blue'],
    sensible: sensibleBot,
    random: randomBot,
    seeds,
  });
};
