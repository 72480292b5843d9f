import { playMatch } from '@tabletop/game';
import { randomBot, type SpcfkrsPolicy, sensibleBot } from '../../src/bots.js';
import { type SpcfkrsSetup, spcfkrs } from '../../src/index.js';

/** How many of some matches each bot wins. */
export interface Wins {
  readonly sensible: number;
  readonly random: number;
}

/** How many matches of pink against blue the sensible bot wins and how many the random one, which play pink in turn. */
export function winsOf(setups: readonly SpcfkrsSetup[], name: string): Wins {
  const won = { sensible: 0, random: 0 };
  for (const [number, setup] of setups.entries()) {
    const seat = number % 2 === 0 ? 'pink' : 'blue';
    const { outcome } = playMatch(spcfkrs, {
      setup,
      seed: `${name} ${number}`,
      policies: (player): SpcfkrsPolicy => (player === seat ? sensibleBot : randomBot),
    });
    if (outcome?.result === 'win') won[outcome.winners[0] === seat ? 'sensible' : 'random']++;
  }
  return won;
}
