// @tabletop/dice
import { measureD6, measureShuffle, thousandDraws } from './draws.mjs';
import { measureExactOdds } from './exact-odds.mjs';
import { measureRolls } from './rolls.mjs';

/**
 * @param {import('./figures.mjs').Say} say
 * @returns {import('./figures.mjs').Group}
 */
export const measureDice = (say) => {
  say('draws from a seed');
  const d6 = measureD6();
  say('shuffles');
  const shuffle = measureShuffle();
  say('rolls of dice notation');
  const rolls = measureRolls();
  say('exact odds');
  const odds = measureExactOdds(thousandDraws());
  return { title: 'Dice', figures: [d6, ...rolls, shuffle, ...odds.figures], notes: odds.notes };
};
