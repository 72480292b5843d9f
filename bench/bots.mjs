// How often the bots win.
import { measureCrabsBots } from './bots-crabs.mjs';
import { measureKrakenBots } from './bots-kraken.mjs';
import { measureSkirmishBots } from './bots-skirmish.mjs';
import { measureScenarioBots, measureSpcfkrsBots } from './bots-spcfkrs.mjs';

const SEEDS = 2000;

/** A scenario with craft for each scale of map. */
const SCALES = /** @type {const} */ (['escort', 'landing', 'fleet']);

/**
 * @param {import('./figures.mjs').Say} say
 * @param {number} [seeds]
 * @returns {readonly import('./figures.mjs').Group[]}
 */
export const measureBots = (say, seeds = SEEDS) => [
  measureKrakenBots(say, seeds),
  measureSkirmishBots(say, 'pair', seeds),
  measureSkirmishBots(say, 'team', seeds),
  measureCrabsBots(say, seeds),
  measureSpcfkrsBots(say, 'secret', seeds),
  measureSpcfkrsBots(say, 'phased', seeds),
  // Matches of craft take longer.
  ...SCALES.map((scenario) => measureScenarioBots(say, scenario, Math.ceil(seeds / 10))),
];
