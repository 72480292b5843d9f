// @tabletop/warcrabs
import { sensibleBot } from '../packages/warcrabs/dist/bots.js';
import { measureBotGames } from './bot-games.mjs';
import { measureParts } from './parts.mjs';
import { CRABS } from './traces.mjs';
import { measureWholeGames } from './whole-games.mjs';

const GAMES = 10;

/**
 * @param {import('./figures.mjs').Say} say
 * @returns {import('./figures.mjs').Group}
 */
export const measureCrabs = (say) => {
  say('random fights of crabs');
  const games = measureWholeGames(CRABS.playOut, GAMES, { atLeast: 100 });
  say('fights of the sensible bot');
  const bots = measureBotGames(CRABS, sensibleBot, GAMES);
  const traces = Array.from({ length: GAMES }, (_, number) => CRABS.traceOf(number));
  say('the parts of a fight of crabs');
  return {
    title: 'Warcrabs, the pairs on a cluttered desk',
    figures: [...games, ...bots, ...measureParts(CRABS, traces)],
  };
};
