import { isTabletopError, scripted, seeded } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from '../src/index.js';
import { bids } from './bids/game.js';
import { bidden, bidding, PLAYERS, pressing } from './bids/positions.js';
import type { BidsState } from './bids/state.js';
import { codeOf } from './code-of.js';

const hostile = (text: string) => JSON.parse(text);
const over = (): BidsState => ({ ...bidding(), round: 99 });

describe('a refused action', () => {
  it.each<
    [name: string, state: BidsState, action: string, path: readonly (string | number)[], rule: string | undefined]
  >([
    ['is no object', bidding(), 'null', [], undefined],
    ['is a list', bidding(), '[]', [], undefined],
    ['is a text', bidding(), '"bid"', [], undefined],
    ['has no type', bidding(), '{"player":"ann"}', ['type'], undefined],
    ['has a number as its type', bidding(), '{"type":1,"player":"ann"}', ['type'], undefined],
    ['has an unknown type', bidding(), '{"type":"raise","player":"ann"}', ['type'], undefined],
    ['is called __proto__', bidding(), '{"type":"__proto__","player":"ann"}', ['type'], undefined],
    ['is called constructor', bidding(), '{"type":"constructor","player":"ann"}', ['type'], undefined],
    [
      'hides its fields in __proto__',
      bidding(),
      '{"__proto__":{"type":"bid","player":"ann","card":"c01"}}',
      ['type'],
      undefined,
    ],
    ['has no player', bidding(), '{"type":"bid","card":"c01"}', ['player'], undefined],
    [
      'has a player who is not at the table',
      bidding(),
      '{"type":"bid","player":"eve","card":"c01"}',
      ['player'],
      'B-BID',
    ],
    ['has the player toString', bidding(), '{"type":"bid","player":"toString","card":"c01"}', ['player'], 'B-BID'],
    ['has a decision that is past', pressing(), '{"type":"stop","player":"ann","decision":0}', ['decision'], undefined],
    ['has a decision to come', pressing(), '{"type":"stop","player":"ann","decision":2}', ['decision'], undefined],
    [
      'has a text as its decision',
      pressing(),
      '{"type":"stop","player":"ann","decision":"1"}',
      ['decision'],
      undefined,
    ],
    ['has half a decision', pressing(), '{"type":"stop","player":"ann","decision":0.5}', ['decision'], undefined],
    ['is not for now', bidding(), '{"type":"stop","player":"ann"}', ['type'], 'B-STOP'],
    ['lacks a field', bidding(), '{"type":"bid","player":"ann"}', ['card'], 'B-BID'],
    ['has a number for a card', bidding(), '{"type":"bid","player":"ann","card":1}', ['card'], 'B-BID'],
    ['is against a rule', bidding(), '{"type":"bid","player":"ann","card":"c02"}', ['card'], 'B-BID'],
    [
      'comes while an automatic step is due',
      bidden('c01', 'c02'),
      '{"type":"bid","player":"ann","card":"c12"}',
      ['player'],
      'B-BID',
    ],
    ['comes after the end', over(), '{"type":"bid","player":"ann","card":"c01"}', [], 'B-END'],
  ])('%s', (_name, state, action, path, rule) => {
    const before = JSON.stringify(state);
    const problem = bids.check(state, hostile(action));
    expect(problem?.path).toEqual(path);
    expect(problem?.rule).toBe(rule);
    expect(codeOf(() => bids.apply(state, hostile(action)))).toBe('illegal-action');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('quotes and shortens what it was given', () => {
    const action = { type: `\u001b[2J\n${'x'.repeat(10_000)}`, player: 'ann' };
    expect(bids.check(bidding(), hostile(JSON.stringify(action)))?.message).toBe(
      `No action is called "\\u001b[2J\\n${'x'.repeat(35)}…"; there are "bid", "press", "stop".`,
    );
  });

  it('whatever it is, has a typed reason', () => {
    const types = fc.constantFrom('bid', 'press', 'stop');
    const almost = fc.record(
      { type: types, player: fc.constantFrom('ann', 'bob'), card: fc.jsonValue(), decision: fc.jsonValue() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost), fc.constantFrom(bidding(), pressing(), over()), (action, state) => {
        const given = hostile(JSON.stringify(action));
        const problem = bids.check(state, given);
        const code = codeOf(() => bids.apply(state, given));
        expect(code).toBe(problem === undefined ? 'nothing thrown' : 'illegal-action');
      }),
    );
  });
});

describe('an accepted action', () => {
  it('leaves nothing of its own in the state but the fields that it has', () => {
    const action = hostile('{"type":"bid","player":"ann","card":"c01","__proto__":{"x":1},"secret":"sentinel"}');
    expect(JSON.stringify(bids.apply(bidding(), action))).not.toContain('sentinel');
  });

  it('may name the decision that it is for', () => {
    expect(bids.check(pressing(), { type: 'stop', player: 'ann', decision: 1 })).toBeUndefined();
  });

  it('is not applied twice: the second is refused', () => {
    const once = bids.apply(bidding(), { type: 'bid', player: 'ann', card: 'c01', decision: 0 }).state;
    expect(codeOf(() => bids.apply(once, { type: 'bid', player: 'ann', card: 'c12', decision: 0 }))).toBe(
      'illegal-action',
    );
    const stopped = bids.apply(pressing(), { type: 'stop', player: 'ann', decision: 1 }).state;
    expect(
      bids.check(settle(bids, stopped).state, { type: 'bid', player: 'ann', card: 'c01', decision: 0 })?.path,
    ).toEqual(['decision']);
  });
});

describe('an earlier state', () => {
  it('plays on as it did, random state and all: undo is to keep it', () => {
    const before = settle(
      bids,
      bids.apply(pressing({ lastRound: null, goal: 1000 }), { type: 'stop', player: 'ann' }).state,
    ).state;
    const play = (): unknown => {
      const steps = [];
      for (let state = before, step = 0; step < 20; step++) {
        const [player] = bids.actors(state);
        const [action] = player === undefined ? [] : bids.legalActions(state, player);
        const next = action === undefined ? bids.advance(state) : bids.apply(state, action);
        steps.push(next);
        state = next.state;
      }
      return steps;
    };
    expect(play()).toEqual(play());
  });
});

describe('whose turn it is', () => {
  it.each<[string, BidsState, readonly string[]]>([
    ['everybody who has not bid', bidding(), ['ann', 'bob']],
    ['each player once, though two entries await her', pressing(), ['ann']],
    ['nobody before an automatic step', bidden('c01', 'c02'), []],
    ['nobody after the end', over(), []],
  ])('is: %s', (_name, state, actors) => {
    expect(bids.actors(state)).toEqual(actors);
  });

  it('decides what can be sampled: an awaiting entry each equally likely, then one of its actions', () => {
    expect(bids.sample(pressing(), 'ann', scripted([{ index: 2, value: 1 }])).type).toBe('stop');
    expect(bids.sample(bidding(), 'bob', scripted([{ index: 2, value: 1 }]))).toEqual({
      type: 'bid',
      player: 'bob',
      card: 'c03',
    });
    expect(codeOf(() => bids.sample(pressing(), 'bob', scripted([])))).toBe('not-awaited');
    expect(bids.legalActions(pressing(), 'bob')).toEqual([]);
    expect(bids.legalActions(over(), 'ann')).toEqual([]);
  });
});

describe('an automatic step', () => {
  it.each<[string, BidsState, string]>([
    ['while somebody must choose', bidding(), 'Somebody must choose before the game goes on.'],
    ['after the end', over(), 'The game is over.'],
  ])('is refused %s', (_name, state, message) => {
    expect(codeOf(() => bids.advance(state))).toBe('not-automatic');
    expect(() => bids.advance(state)).toThrow(message);
  });
});

describe('a state that is not the game’s own', () => {
  const { version: _version, ...unversioned } = bidding();
  it.each<[string, unknown, string]>([
    ['of another game', { ...bidding(), game: 'chess' }, 'wrong-game'],
    ['of a later version', { ...bidding(), version: 2 }, 'later-version'],
    ['of an earlier version', { ...bidding(), version: 0 }, 'earlier-version'],
    ['of no version', unversioned, 'later-version'],
    ['that is null', null, 'wrong-game'],
    ['that is a text', 'state', 'wrong-game'],
  ])('%s is refused by name', (_name, foreign, code) => {
    const state = foreign as BidsState;
    const action = { type: 'stop', player: 'ann' } as const;
    const asked = [
      () => bids.actors(state),
      () => bids.legalActions(state, 'ann'),
      () => bids.sample(state, 'ann', seeded([1, 2, 3, 4])),
      () => bids.apply(state, action),
      () => bids.advance(state),
      () => bids.outcome(state),
      () => bids.rules(state),
      () => bids.view(state, null),
    ];
    expect(asked.map(codeOf)).toEqual(asked.map(() => code));
    expect(bids.check(state, action)?.path).toEqual([code === 'wrong-game' ? 'game' : 'version']);
  });
});

describe('a set-up', () => {
  it('takes a text or a safe integer as its seed, −0 as 0', () => {
    expect(bids.setup({ players: PLAYERS }, -0)).toEqual(bids.setup({ players: PLAYERS }, 0));
    for (const seed of [Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53]) {
      expect(() => bids.setup({ players: PLAYERS }, seed)).toThrow(expect.toSatisfy(isTabletopError));
    }
  });

  it('begins with the game, its version, its random state and decision 0', () => {
    expect(bids.setup({ players: PLAYERS }, 1)).toMatchObject({ game: 'bids', version: 1, decision: 0, rules: {} });
  });
});
