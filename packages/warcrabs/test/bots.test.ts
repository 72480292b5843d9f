import { playMatch } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { randomBot, sensibleBot } from '../src/bots.js';
import { BOARDS, type WarcrabsEvent, warcrabs } from '../src/index.js';
import { SETUPS } from './support/walk.js';

const MATCHES = 100;

/** The Wilson interval of a share at 95 %. */
function wilson(won: number, of: number): readonly [low: number, high: number] {
  const z = 1.959964;
  const [share, square] = [won / of, (z * z) / of];
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return [middle - half, middle + half];
}

describe('the bots', () => {
  test('the sensible one beats the random one: 95 % intervals of their shares of fights won lie apart', () => {
    let [sensible, random] = [0, 0];
    for (let seed = 0; seed < MATCHES; seed++) {
      const seat = seed % 2 === 0 ? 'red' : 'blue';
      const policies = (player: string) => (player === seat ? sensibleBot : randomBot);
      const { outcome } = playMatch(warcrabs, { setup: { board: 'cluttered' }, seed, policies });
      if (outcome?.result !== 'win') continue;
      if (outcome.winners.includes(seat)) sensible++;
      else random++;
    }
    expect(wilson(sensible, MATCHES)[0]).toBeGreaterThan(wilson(random, MATCHES)[1]);
  });

  test.each(Object.keys(BOARDS).filter((name): name is keyof typeof BOARDS => name in BOARDS))(
    'two sensible ones come to blows, and to an end, on the board %s',
    (board) => {
      for (const crabs of ['duel', 'gunners'] as const) {
        const events: WarcrabsEvent[] = [];
        const observe = (step: { readonly events: readonly WarcrabsEvent[] }) => events.push(...step.events);
        const match = playMatch(warcrabs, { setup: { board, crabs }, seed: 5, policies: () => sensibleBot, observe });
        expect(match.outcome?.reason).not.toBe('turn-limit');
        expect(events.some(({ type }) => type === 'attacked' || type === 'set-off')).toBe(true);
      }
    },
  );

  test.each(Object.entries(SETUPS))('play every kind of set-up to its end: %s', (_, setup) => {
    const short = { ...setup, houseRules: { ...setup.houseRules, drawAfter: 12 } };
    for (const bot of [randomBot, sensibleBot]) {
      const match = playMatch(warcrabs, { setup: short, seed: 3, policies: () => bot, maxSteps: 20_000 });
      expect(match.outcome).toBeDefined();
    }
  });
});
