// @tabletop/spcfkrs
import { sensibleBot } from '../packages/spcfkrs/dist/bots.js';
import { measureBotGames } from './bot-games.mjs';
import { measureParts } from './parts.mjs';
import { LANDING, SPCFKRS } from './traces.mjs';
import { measureWholeGames } from './whole-games.mjs';

const GAMES = 10;

/**
 * @param {import('./figures.mjs').Say} say
 * @returns {readonly import('./figures.mjs').Group[]}
 */
export const measureSpcfkrs = (say) => {
  say('random matches of SPCFKRS');
  const games = measureWholeGames(SPCFKRS.playOut, GAMES, { atLeast: 100 });
  say('matches of the sensible bot');
  const bots = measureBotGames(SPCFKRS, sensibleBot, GAMES);
  const traces = Array.from({ length: GAMES }, (_, number) => SPCFKRS.traceOf(number));
  say('the parts of a match of SPCFKRS');
  const onFoot = {
    title: 'SPCFKRS, the squads on the yard',
    figures: [...games, ...bots, ...measureParts(SPCFKRS, traces)],
  };
  say('a landing of craft of all classes');
  const landing = {
    title: 'SPCFKRS, the landing of craft of all classes',
    figures: [
      ...measureWholeGames(LANDING.playOut, GAMES, { atLeast: 20 }),
      ...measureBotGames(LANDING, sensibleBot, GAMES),
    ],
  };
  return [onFoot, landing];
};
