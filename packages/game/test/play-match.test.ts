import { chanceFrom, scripted } from '@tabletop/dice';
import { describe, expect, it } from 'vitest';
import { type MatchStep, type Policy, playMatch, randomPolicy, verifyReplay } from '../src/index.js';
import { bids } from './bids/game.js';
import type { Actions, BidsEvent, BidsState, BidsView } from './bids/state.js';
import { codeOf } from './code-of.js';

type Action = Actions[keyof Actions];
type Player = Policy<BidsView, Action>;

const setup = { players: ['ann', 'bob'] };
const everyone = (): Player => randomPolicy;
/** Bids its first card and stops at once. */
const careful: Player = ({ player, legal }) => legal().find(({ type }) => type !== 'press') ?? { type: 'stop', player };

describe('a match', () => {
  it('is played to its end, and its record verifies', () => {
    const match = playMatch(bids, { setup, seed: 'match', policies: everyone });
    expect(match.outcome).toEqual(bids.outcome(match.state));
    expect(match.outcome?.rule).toBe('B-END');
    expect(verifyReplay(bids, match.record)).toEqual({ ok: true, steps: match.steps, state: match.state });
    expect(match.record).toBe(match.record);
  });

  it('is the same for the same seed, and another for another', () => {
    const play = (seed: number, policySeed = seed) =>
      playMatch(bids, { setup, seed, policySeed, policies: everyone }).state;
    expect(play(1)).toEqual(play(1));
    expect(play(1)).not.toEqual(play(2));
    expect(play(1, 1)).not.toEqual(play(1, 2));
  });

  it('takes its policies from a map by player, whatever the player is called', () => {
    const players = ['__proto__', 'constructor', 'toString'];
    const policies = new Map(players.map((player): [string, Player] => [player, careful]));
    const match = playMatch(bids, { setup: { players }, seed: 1, policies });
    expect(match.outcome).toBeDefined();
    expect(verifyReplay(bids, JSON.parse(JSON.stringify(match.record))).ok).toBe(true);
  });

  it('asks all who choose at the same time before it settles any of their actions', () => {
    const seen: string[] = [];
    const watching: Player = (turn) => {
      if (turn.view.phase === 'bid') seen.push(turn.view.seats.map(({ hasBid }) => (hasBid ? 'bid' : 'none')).join());
      return careful(turn);
    };
    playMatch(bids, { setup, seed: 3, policies: () => watching });
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen)).toEqual(new Set(['none,none']));
  });

  it('shows a policy its player’s view and nothing else', () => {
    const nosy: Player = (turn) => {
      expect(turn.view).toEqual(expect.objectContaining({ seats: expect.anything() }));
      expect(turn.view.seats.filter(({ hand }) => hand !== null).map(({ id }) => id)).toEqual([turn.player]);
      expect(Object.keys(turn).sort()).toEqual(['chance', 'check', 'legal', 'player', 'sample', 'view']);
      expect(turn.view).toBe(turn.view);
      expect(turn.check({ type: 'bid', player: turn.player, card: 'c99' })).toBeDefined();
      expect(turn.check(turn.sample())).toBeUndefined();
      return randomPolicy(turn);
    };
    expect(playMatch(bids, { setup, seed: 4, policies: () => nosy }).outcome).toBeDefined();
  });

  it('gives each policy chance of its own: what one draws does not change another’s, nor the game’s', () => {
    const draws = (greedy: boolean): number[] => {
      const drawn: number[] = [];
      const ann: Player = (turn) => {
        if (greedy) turn.chance.dice(100, 6);
        return careful(turn);
      };
      const bob: Player = (turn) => {
        drawn.push(turn.chance.die(1000));
        return careful(turn);
      };
      playMatch(bids, { setup, seed: 5, policies: (player) => (player === 'ann' ? ann : bob) });
      return drawn;
    };
    expect(draws(true)).toEqual(draws(false));
  });

  it('tells whoever observes of every step, in order', () => {
    const steps: MatchStep<BidsState, Action, BidsEvent>[] = [];
    const match = playMatch(bids, { setup, seed: 6, policies: everyone, observe: (step) => steps.push(step) });
    expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: match.steps }, (_, index) => index + 1));
    expect(steps.at(-1)?.state).toBe(match.state);
    expect(steps.filter(({ action }) => action !== null)).toHaveLength(match.record.entries.length);
  });

  it('may draw from another chance, which its record then holds', () => {
    const match = playMatch(bids, { setup, seed: 7, policies: () => careful, chance: chanceFrom(() => 0) });
    expect(match.record.entries.every(({ draws }) => draws !== undefined)).toBe(true);
    expect(verifyReplay(bids, match.record)).toEqual({ ok: true, steps: match.steps, state: match.state });
  });

  it.each([0, 1, 4, 5, 6, 7, 8])('is broken off after %d steps', (maxSteps) => {
    const match = playMatch(bids, { setup, seed: 8, policies: everyone, maxSteps });
    expect(match.steps).toBe(maxSteps);
    expect(match.outcome).toBeUndefined();
    expect(verifyReplay(bids, match.record)).toEqual({ ok: true, steps: maxSteps, state: match.state });
  });

  it.each<[string, Player, string]>([
    [
      'chooses what is refused',
      ({ player }) => ({ type: 'stop', player }),
      'The player "bob" chose what is refused: "bob" cannot choose "stop" now.',
    ],
    [
      'chooses nothing',
      () => JSON.parse('null'),
      'The player "bob" chose what is refused: An action is an object, not null.',
    ],
  ])('names the player whose policy %s', (_name, policy, message) => {
    const run = () => playMatch(bids, { setup, seed: 9, policies: (player) => (player === 'bob' ? policy : careful) });
    expect(codeOf(run)).toBe('illegal-choice');
    expect(run).toThrow(message);
  });

  it('names the player who chooses alone, and wrongly', () => {
    const late: Player = (turn) => (turn.view.phase === 'press' ? { ...careful(turn), decision: 0 } : careful(turn));
    const run = () => playMatch(bids, { setup, seed: 9, policies: () => late });
    expect(codeOf(run)).toBe('illegal-choice');
    expect(run).toThrow(/^The player "(ann|bob)" chose what is refused: The action is for decision 0/);
  });

  it('passes on the errors of a policy as they are', () => {
    const run = () => playMatch(bids, { setup, seed: 9, policies: () => () => JSON.parse('{') });
    expect(run).toThrow(SyntaxError);
  });

  it('refuses a legal action of another player', () => {
    const chosen: Action[] = [];
    const ann: Player = (turn) => {
      chosen.push(careful(turn));
      return chosen[0] ?? randomPolicy(turn);
    };
    const asAnn: Player = (turn) => chosen[0] ?? randomPolicy(turn);
    const run = () => playMatch(bids, { setup, seed: 10, policies: (player) => (player === 'ann' ? ann : asAnn) });
    expect(codeOf(run)).toBe('illegal-choice');
    chosen.length = 0;
    expect(run).toThrow('The player "bob" chose for "ann".');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5])('refuses a limit of %d steps', (maxSteps) => {
    const run = () => playMatch(bids, { setup, seed: 13, policies: everyone, maxSteps });
    expect(codeOf(run)).toBe('invalid-options');
  });

  it('names the player who has no policy', () => {
    const run = () => playMatch(bids, { setup, seed: 11, policies: new Map([['ann', careful]]) });
    expect(codeOf(run)).toBe('no-policy');
    expect(run).toThrow('The player "bob" has no policy.');
  });

  it('passes on what a chance has to say', () => {
    const run = () => playMatch(bids, { setup, seed: 12, policies: everyone, chance: scripted([0, 0, 0]) });
    expect(run).toThrow('B-DEAL');
  });
});
