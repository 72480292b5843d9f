import { describe, expect, it } from 'vitest';
import { isRuleError } from '../src/index.js';
import { gameLaws, type LawOptions } from '../src/laws.js';
import { BROKEN } from './bids/broken.js';
import { bids } from './bids/game.js';
import { lawOptions } from './bids/law-options.js';
import type { BidsState, Setup } from './bids/state.js';
import { codeOf } from './code-of.js';

/** What a law has to say about a game; nothing when it holds. */
function verdict(game: typeof bids, law: string, options: LawOptions<Setup, BidsState> = lawOptions): string {
  const found = gameLaws(game, options).find(({ name }) => name === law);
  try {
    found?.check();
  } catch (error) {
    return isRuleError(error) && error.code === 'law-broken' ? error.message : `not typed: ${String(error)}`;
  }
  return found === undefined ? 'no such law' : '';
}

describe('the laws, on a game that keeps them', () => {
  for (const law of gameLaws(bids, lawOptions)) it(law.name, law.check);
});

describe('a game that', () => {
  it.each(BROKEN)('breaks the law “%s”: it %s', (law, _how, game) => {
    expect(verdict(game, law)).toMatch(
      new RegExp(`^"bids" breaks the law "${law}": .+ \\(set-up \\d, seed .+, choices -?\\d+\\)$`, 's'),
    );
  });

  it('breaks some law: there is one for each', () => {
    const tested = new Set(BROKEN.map(([law]) => law));
    expect(
      gameLaws(bids, lawOptions)
        .map(({ name }) => name)
        .filter((name) => !tested.has(name)),
    ).toEqual([]);
  });
});

describe('the options of the laws', () => {
  const setups = [{ players: ['ann', 'bob'], houseRules: { lastRound: null, goal: 1_000_000 } }];

  it('may except set-ups without a limit of turns from ending', () => {
    const law = 'matches end within the limit of steps';
    expect(verdict(bids, law, { setups, maxSteps: 100 })).toContain('after 100 steps the match is not over');
    expect(
      verdict(bids, law, { setups, maxSteps: 100, ends: ({ houseRules }) => houseRules?.lastRound !== null }),
    ).toBe('');
  });

  it('without a scramble still change the random state', () => {
    const leaky: typeof bids = {
      ...bids,
      view: (state, viewer) => ({ ...bids.view(state, viewer), pot: state.chance[0] }),
    };
    expect(verdict(leaky, 'views leak nothing', { setups, maxSteps: 50 })).toContain('the view tells a spectator');
    expect(verdict(bids, 'views leak nothing', { setups, maxSteps: 50 })).toBe('');
  });

  it('are the same matches every time, and others with another seed', () => {
    const broken = BROKEN.find(([law]) => law === 'the dice in the events are the draws')?.[2] ?? bids;
    const seen = (fastCheckSeed: number) =>
      verdict(broken, 'the dice in the events are the draws', { ...lawOptions, fastCheckSeed });
    expect(seen(1)).toBe(seen(1));
    expect(seen(1)).not.toBe(seen(2));
  });

  it('need a set-up and a limit', () => {
    expect(codeOf(() => gameLaws(bids, { setups: [], maxSteps: 1 }))).toBe('invalid-options');
    expect(codeOf(() => gameLaws(bids, { setups, maxSteps: 0 }))).toBe('invalid-options');
    expect(codeOf(() => gameLaws(bids, { setups, maxSteps: Number.NaN }))).toBe('invalid-options');
  });
});
