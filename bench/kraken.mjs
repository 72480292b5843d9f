// @tabletop/kraken
import { measureAge } from './age.mjs';
import { measureParts } from './parts.mjs';
import { measureBoardgame } from './peer.mjs';
import { KRAKEN } from './traces.mjs';
import { measureWholeGames } from './whole-games.mjs';

const GAMES = 20;

/**
 * @param {import('./figures.mjs').Say} say
 * @returns {import('./figures.mjs').Group}
 */
export const measureKraken = (say) => {
  say('random games of KRAKEN');
  const games = measureWholeGames(KRAKEN.playOut, GAMES, { atLeast: 1000 });
  const traces = Array.from({ length: GAMES }, (_, number) => KRAKEN.traceOf(number));
  say('KRAKEN through boardgame.io');
  const peer = measureBoardgame(traces);
  say('ten thousand turns of KRAKEN');
  const age = measureAge();
  say('the parts of a game of KRAKEN');
  return { title: 'KRAKEN', figures: [...games, peer, ...age, ...measureParts(KRAKEN, traces)] };
};
