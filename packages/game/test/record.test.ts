import { chanceFrom, scripted } from '@tabletop/dice';
import { describe, expect, it } from 'vitest';
import { type GameRecord, HASH_EVERY, hash, type Recorder, record, replay, settle } from '../src/index.js';
import { bids } from './bids/game.js';
import type { Actions, BidsEvent, BidsState } from './bids/state.js';
import { codeOf } from './code-of.js';

type Bidding = Recorder<BidsState, Actions[keyof Actions], BidsEvent>;

const setup = { players: ['ann', 'bob'] };
const begin = (hashEvery?: number): Bidding =>
  record(bids, setup, 'record', hashEvery === undefined ? {} : { hashEvery });

/** Everybody plays the first legal action, to the end or for so many choices. */
function playOn(match: Bidding, choices = 1000): GameRecord {
  match.settle();
  for (let choice = 0; choice < choices && bids.outcome(match.state) === undefined; choice++) {
    const [player = ''] = bids.actors(match.state);
    const action = bids.legalActions(match.state, player).at(-1);
    if (action !== undefined) match.apply(action);
    match.settle();
  }
  return match.record();
}

const text = (value: unknown): string => JSON.stringify(value);

describe('a record', () => {
  it('is plain JSON with the head, the players’ actions, hashes and the outcome', () => {
    const match = begin();
    const written = playOn(match);
    expect(JSON.parse(text(written))).toEqual(written);
    expect(written).toMatchObject({ game: 'bids', version: 1, revision: 1, setup, seed: 'record' });
    expect(written.entries.every(({ action, draws }) => action !== undefined && draws === undefined)).toBe(true);
    expect(written.outcome).toEqual(bids.outcome(match.state));
    expect(written.hashes).toEqual([
      [0, hash(bids.setup(setup, 'record'))],
      [match.steps, hash(match.state)],
    ]);
  });

  it.each([1, 2, 3, 16, 17, 1000])(
    'holds a hash after every %d steps, and of the first and the last state',
    (every) => {
      const match = begin(every);
      const steps = playOn(match).hashes.map(([step]) => step);
      const due = Array.from({ length: match.steps + 1 }, (_, step) => step);
      expect(steps).toEqual(due.filter((step) => step % every === 0 || step === match.steps));
      expect(match.record().hashes).toEqual(match.record().hashes);
      expect(HASH_EVERY).toBe(64);
    },
  );

  it('shares nothing with set-up, actions, or the recorder', () => {
    const mine = { players: ['ann', 'bob'], houseRules: { goal: 20 } };
    const match = record(bids, mine, 1);
    match.settle();
    const card = match.state.seats[0]?.hand[0] ?? '';
    const action = { type: 'bid' as const, player: 'ann', card };
    match.apply(action);
    const before = text(match.record());
    action.card = 'c99';
    mine.players.push('eve');
    mine.houseRules.goal = 1;
    const given = match.record();
    expect(Object.assign(given, { entries: [], setup: {} }).entries).toEqual([]);
    expect(text(match.record())).toBe(before);
  });

  it('keeps nothing of a refused action, whatever draws were made for it', () => {
    const match = begin();
    match.settle();
    const before = text(match.record());
    const { state } = match;
    expect(
      codeOf(() =>
        match.apply(
          { type: 'stop', player: 'ann' },
          chanceFrom(() => 0),
        ),
      ),
    ).toBe('illegal-action');
    expect(codeOf(() => match.advance())).toBe('not-automatic');
    expect(match.state).toBe(state);
    expect(text(match.record())).toBe(before);
  });

  it('keeps nothing of a step for which real dice were not enough: the step can be taken again', () => {
    const match = begin();
    expect(() => match.advance(scripted([]))).toThrow('B-DEAL');
    expect(match.steps).toBe(0);
    match.advance(scripted([4]));
    expect(match.record().entries).toEqual([{ draws: [{ index: 12, value: 4, rule: 'B-DEAL' }] }]);
  });

  it('writes −0 as the seed 0', () => {
    expect(record(bids, setup, -0).record()).toEqual(record(bids, setup, 0).record());
    expect(Object.is(record(bids, setup, -0).record().seed, 0)).toBe(true);
  });

  it('refuses what it could not write down', () => {
    const odd = { ...setup, note: new Map() };
    expect(codeOf(() => record(bids, odd, 1))).toBe('not-plain-json');
    for (const hashEvery of [0, -1, 0.5, Number.NaN]) {
      expect(codeOf(() => record(bids, setup, 1, { hashEvery }))).toBe('invalid-options');
    }
  });

  it('settles as the game does, and gives up on a game that goes on by itself', () => {
    const match = begin();
    expect(match.settle()).toEqual(settle(bids, bids.setup(setup, 'record')));
    const endless: typeof bids = { ...bids, actors: () => [], advance: (state) => ({ state, events: [] }) };
    expect(codeOf(() => record(endless, setup, 1).settle())).toBe('too-many-steps');
  });
});

describe('draws in a record', () => {
  it('are kept for every step whose chance was supplied, and for no other', () => {
    const match = begin();
    match.advance();
    match.advance(scripted([3]));
    match.advance();
    match.advance();
    match.advance(scripted([]));
    const [card = ''] = match.state.seats[0]?.hand ?? [];
    match.apply({ type: 'bid', player: 'ann', card }, scripted([]));
    expect(match.record().entries).toEqual([
      {},
      { draws: [{ index: 11, value: 3, rule: 'B-DEAL' }] },
      {},
      {},
      { draws: [] },
      { action: { type: 'bid', player: 'ann', card }, draws: [] },
    ]);
    expect([...replay(bids, match.record())].at(-1)?.state).toEqual(match.state);
  });
});

describe('a replay', () => {
  it('goes through every step of the match, with its events', () => {
    const match = begin();
    const played: unknown[] = [{ step: 0, entry: null, action: null, state: match.state, events: [] }];
    let entry = 0;
    while (bids.outcome(match.state) === undefined) {
      const [player] = bids.actors(match.state);
      const action = player === undefined ? null : (bids.legalActions(match.state, player).at(-1) ?? null);
      const taken = action === null ? match.advance() : match.apply(action);
      played.push({ step: match.steps, entry: action === null ? null : entry++, action, ...taken });
    }
    expect([...replay(bids, match.record())]).toEqual(played);
  });

  it.each([0, 1, 2, 3, 5, 8])('ends where the record ends, after %d choices', (choices) => {
    const match = begin(3);
    const written = playOn(match, choices);
    const last = [...replay(bids, written)].at(-1);
    expect(last?.step).toBe(match.steps);
    expect(last?.state).toEqual(match.state);
  });

  it('ends in the middle of automatic steps where the record does', () => {
    const match = begin();
    match.advance();
    match.advance();
    expect([...replay(bids, match.record())].map(({ step }) => step)).toEqual([0, 1, 2]);
  });

  it('throws at the first difference, and names step and entry', () => {
    const written = playOn(begin());
    const entries = written.entries.map((entry, index) =>
      index === 1 ? { action: { type: 'bid', player: 'bob', card: 'c99' } } : entry,
    );
    const run = () => [...replay(bids, { ...written, entries })];
    expect(codeOf(run)).toBe('refused-action');
    expect(run).toThrow(
      expect.objectContaining({
        problems: [
          {
            rule: 'B-BID',
            path: ['entries', 1],
            message: 'You can only bid a card of your hand.',
            details: { step: 7, entry: 1 },
          },
        ],
      }),
    );
  });
});
