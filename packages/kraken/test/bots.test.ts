import { playMatch } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
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

/** The Wilson interval of a share at 95 %. */
function wilson(won: number, of: number): readonly [low: number, high: number] {
  const z = 1.959964;
  const [share, square] = [won / of, (z * z) / of];
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return [middle - half, middle + half];
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
