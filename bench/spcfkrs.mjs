// @tabletop/spcfkrs
import { sensibleBot } from '../packages/spcfkrs/dist/bots.js';
import { measureBotGames } from './bot-games.mjs';
import { measureParts } from './parts.mjs';
import { SPCFKRS } from './traces.mjs';
import { measureWholeGames } from './whole-games.mjs';

const GAMES = 10;

/**
 * @param {import('./figures.mjs').Say} say
 * @returns {import('./figures.mjs').Group}
 */
export const measureSpcfkrs = (say) => {
  say('random matches of SPCFKRS');
  const games = measureWholeGames(SPCFKRS.playOut, GAMES, { atLeast: 100 });
  say('matches of the sensible bot');
  const bots = measureBotGames(SPCFKRS, sensibleBot, GAMES);
  const traces = Array.from({ length: GAMES }, (_, number) => SPCFKRS.traceOf(number));
  say('the parts of a match of SPCFKRS');
  return {
    title: 'SPCFKRS, the squads on the yard',
    figures: [...games, ...bots, ...measureParts(SPCFKRS, traces)],
  };
};
