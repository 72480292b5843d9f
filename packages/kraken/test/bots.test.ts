import { playMatch } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../scripts/testing/wilson.js';
import { type KrakenPolicy, randomBot, sensibleBot } from '../src/bots.js';
import { kraken } from '../src/index.js';
import { SETUPS } from './support/walk.js';

const MATCHES = 40;

/** How many of so many games of the mixed crew a bot wins. */
function wins(bot: KrakenPolicy): number {
  let won = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    const { outcome } = playMatch(kraken, { setup: { crew: 'mixed' }, seed, policies: () => bot });
    if (outcome?.result === 'win') won++;
  }
  return won;
}

describe('the bots', () => {
  test('the sensible one beats the random one: 95 % intervals of their shares of games won lie apart', () => {
    const [, highest] = wilson(wins(randomBot), MATCHES);
    const [lowest] = wilson(wins(sensibleBot), MATCHES);
    expect(lowest).toBeGreaterThan(highest);
  });

  test.each(Object.entries(SETUPS))('play every kind of set-up to its end: %s', (_, setup) => {
    for (const bot of [randomBot, sensibleBot]) {
      const match = playMatch(kraken, { setup, seed: 3, policies: () => bot, maxSteps: 20_000 });
      expect(match.outcome).toBeDefined();
    }
  });
});
