// @tabletop/sr-fastcombat
import { sensibleBot } from '../packages/sr-fastcombat/dist/bots.js';
import { measureBotGames } from './bot-games.mjs';
import { measureParts } from './parts.mjs';
import { SKIRMISH } from './traces.mjs';
import { measureWholeGames } from './whole-games.mjs';

const GAMES = 10;

/**
 * @param {import('./figures.mjs').Say} say
 * @returns {import('./figures.mjs').Group}
 */
export const measureSkirmish = (say) => {
  say('random games of the skirmish');
  const games = measureWholeGames(SKIRMISH.playOut, GAMES, { atLeast: 100 });
  say('games of the sensible bot');
  const bots = measureBotGames(SKIRMISH, sensibleBot, GAMES);
  const traces = Array.from({ length: GAMES }, (_, number) => SKIRMISH.traceOf(number));
  say('the parts of a game of the skirmish');
  return {
    title: 'The faster combat system, the pair on either side',
    figures: [...games, ...bots, ...measureParts(SKIRMISH, traces)],
  };
};
