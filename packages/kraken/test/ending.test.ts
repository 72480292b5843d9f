import { describe, expect, test } from 'vitest';
import { ENDINGS, kraken, moralWinners, type Player } from '../src/index.js';
import { apply, begun, eventsOf, idleUntil } from './support/play.js';

const player = (id: string, destroyed: number, pluckLost: number): Player => ({ id, destroyed, pluckLost });
const ALWAYS = { moralWinner: 'always' } as const;

describe('the moral winner', () => {
  test.each([
    ['the most tentacles', [player('a', 2, 9), player('b', 1, 0)], ['a']],
    ['of equals the least Pluck lost', [player('a', 2, 3), player('b', 2, 2)], ['b']],
    ['a remaining tie is shared', [player('a', 2, 2), player('b', 2, 2), player('c', 1, 0)], ['a', 'b']],
    ['with nothing destroyed, the least Pluck lost', [player('a', 0, 3), player('b', 0, 1)], ['b']],
    ['a destroyed tentacle beats any thrift', [player('a', 0, 0), player('b', 1, 30)], ['b']],
  ])('[K-MORAL] %s', (_, players, winners) => {
    expect(moralWinners(players, true, ALWAYS)).toEqual(winners);
    expect(moralWinners(players, false, ALWAYS)).toEqual(winners);
  });

  test('[K-MORAL] with moralWinner onWin nobody is named after a defeat', () => {
    const players = [player('a', 2, 9), player('b', 1, 0)];
    expect(moralWinners(players, true, { moralWinner: 'onWin' })).toEqual(['a']);
    expect(moralWinners(players, false, { moralWinner: 'onWin' })).toEqual([]);
  });

  test('[K-MORAL] each point lost counts, gains are not set against it', () => {
    let state = begun({ crew: 'heroes' });
    const roll = () =>
      kraken.actors(state).map((actor) => ({
        type: 'attempt-move' as const,
        player: actor,
        sailor: state.stage.phase === 'movement' ? (state.stage.order[0] ?? 0) : 0,
      }))[0];
    for (const faces of [
      [6, 6],
      [5, 5],
    ]) {
      const action = roll();
      if (action === undefined) throw new Error('somebody must be asked');
      state = apply(state, action, ...faces).state;
      if (faces[0] === 5) break;
    }
    expect(state.sailors.slice(0, 2).map(({ pluck }) => pluck)).toEqual([9, 11]);
    expect(state.players[0]?.pluckLost).toBe(1);
  });
});

describe('the end', () => {
  test('[K-WIN] [K-LOSE] every ending names its rule and whether the players win', () => {
    expect(ENDINGS).toEqual({
      'tentacles-destroyed': { rule: 'K-WIN', won: true },
      'kraken-fled': { rule: 'K-WIN', won: true },
      'vessel-lost': { rule: 'K-LOSE', won: false },
      'crew-lost': { rule: 'K-LOSE', won: false },
      'turn-limit': { rule: 'K-LOSE', won: false },
    });
  });

  test('[K-LOSE] with maxTurns the game is lost when that turn is over, not before', () => {
    const wafting = { reactionTable: Array.from({ length: 6 }, () => ['waft', 'waft', 'waft', 'waft'] as const) };
    const setup = { houseRules: { ...wafting, maxTurns: 2 } };
    const second = idleUntil(kraken.advance(idleUntil(begun(setup), 'start')).state, 'start');
    expect(second.turn).toBe(2);
    expect(kraken.outcome(second)).toBeUndefined();
    const over = kraken.advance(second);
    expect(eventsOf(over.events, 'ended')).toMatchObject([{ rule: 'K-LOSE', ending: 'turn-limit', won: false }]);
    expect(kraken.outcome(over.state)).toMatchObject({ result: 'loss', reason: 'turn-limit' });
  });

  test('[K-LOSE] after the end nothing can be done', () => {
    const wafting = { reactionTable: Array.from({ length: 6 }, () => ['waft', 'waft', 'waft', 'waft'] as const) };
    const over = idleUntil(begun({ houseRules: { ...wafting, maxTurns: 1 } }), 'over');
    expect(kraken.actors(over)).toEqual([]);
    expect(kraken.legalActions(over, 'captain')).toEqual([]);
    expect(() => kraken.advance(over)).toThrow();
    expect(kraken.check(over, { type: 'pass', player: 'captain' })).toMatchObject({ rule: 'K-LOSE' });
  });

  test('[K-LOSE] a game of sailors who never do anything is lost, and does end', () => {
    const over = idleUntil(begun(), 'over');
    expect(kraken.outcome(over)).toMatchObject({ reason: 'vessel-lost' });
  });
});
