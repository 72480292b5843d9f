import { chanceFrom, seed, seeded } from '@tabletop/dice';
import { describe, expect, it } from 'vitest';
import {
  type GameRecord,
  MAX_AUTOMATIC_STEPS,
  playMatch,
  randomPolicy,
  type Verdict,
  verifyReplay,
} from '../src/index.js';
import { bids } from './bids/game.js';
import type { BidsState } from './bids/state.js';

const setup = { players: ['ann', 'bob'] };
const match = playMatch(bids, { setup, seed: 'verify', policies: () => randomPolicy, hashEvery: 1 });
const sparse = playMatch(bids, { setup, seed: 'verify', policies: () => randomPolicy });
/** The same, with every draw written down. */
const drawn = playMatch(bids, {
  setup,
  seed: 'verify',
  policies: () => randomPolicy,
  hashEvery: 1,
  chance: seeded(seed('dice on the table')),
});

const at = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] =>
  items.map((item, each) => (each === index ? change(item) : item));
const changed = (record: GameRecord, change: Partial<GameRecord>): GameRecord => ({ ...record, ...change });
const verify = (record: unknown): Verdict<BidsState> => verifyReplay(bids, record);

/** The first choice that was a bid, and a card that its player could not bid. */
const firstBid = match.record.entries.findIndex(({ action }) => action?.type === 'bid');
/** The first step that drew, whose entry is of the same number less one. */
const firstDraw = drawn.record.entries.findIndex(({ draws }) => draws?.length === 1);

describe('a true record', () => {
  it.each([
    ['with a hash after every step', match],
    ['with few hashes', sparse],
    ['with every draw written down', drawn],
  ])('%s verifies', (_name, { record, state, steps }) => {
    expect(verify(record)).toEqual({ ok: true, state, steps });
    expect(verify(JSON.stringify(record))).toEqual({ ok: true, state, steps });
  });

  it('has been made with something to alter', () => {
    expect([firstBid, firstDraw]).toEqual([0, 0]);
    expect(match.outcome).toBeDefined();
    expect(match.record.entries.length).toBeGreaterThan(5);
  });
});

describe('a record with one alteration', () => {
  const { record } = match;
  const bidder = match.record.entries[0]?.action?.player ?? '';
  const held = { type: 'bid', player: bidder, card: 'c99' };
  const other = (hash: string): string => (hash.startsWith('0') ? `1${hash.slice(1)}` : `0${hash.slice(1)}`);
  const last = record.hashes.length - 1;

  it.each<[string, unknown, object]>([
    [
      'an action that is refused',
      changed(record, { entries: at(record.entries, 0, () => ({ action: held })) }),
      { kind: 'refused-action', step: 5 + 1, entry: 0, rule: 'B-BID', since: 5 },
    ],
    [
      'an action left out',
      changed(record, { entries: record.entries.slice(1) }),
      { kind: 'other-hash', entry: 0, rule: 'B-BID' },
    ],
    [
      'an action too many',
      changed(record, { entries: [...record.entries, { action: held }] }),
      { kind: 'leftover', step: last + 1, entry: record.entries.length },
    ],
    [
      'an automatic step too many',
      changed(record, { entries: [...record.entries, {}] }),
      { kind: 'leftover', entry: record.entries.length },
    ],
    [
      'an automatic step where somebody must choose',
      changed(record, { entries: [{}, {}, {}, {}, {}, {}, ...record.entries] }),
      { kind: 'refused-step', step: 6, entry: 5, rule: null },
    ],
    [
      'the last actions cut off',
      changed(record, { entries: record.entries.slice(0, -3) }),
      { kind: 'truncated', entry: null },
    ],
    [
      'a hash',
      changed(record, { hashes: at(record.hashes, 7, ([step, hash]) => [step, other(hash)]) }),
      { kind: 'other-hash', step: 7, since: 6, rule: 'B-BID' },
    ],
    [
      'the hash of the first state',
      changed(record, { hashes: at(record.hashes, 0, ([step, hash]) => [step, other(hash)]) }),
      { kind: 'other-hash', step: 0, since: null, rule: null },
    ],
    [
      'the last hash',
      changed(record, { hashes: at(record.hashes, last, ([step, hash]) => [step, other(hash)]) }),
      { kind: 'other-hash', step: last, since: last - 1 },
    ],
    ['the last hashes cut off', changed(record, { hashes: record.hashes.slice(0, 5) }), { kind: 'leftover' }],
    [
      'a hash of a step to come',
      changed(record, { hashes: [...record.hashes, [1_000_000_000, 'x']] }),
      { kind: 'truncated', step: last + 1 },
    ],
    ['the seed', changed(record, { seed: 'other' }), { kind: 'other-hash', step: 0, since: null }],
    ['the set-up', changed(record, { setup: { players: ['ann', 'eve'] } }), { kind: 'other-hash', step: 0 }],
    [
      'a set-up that is refused',
      changed(record, { setup: { players: ['ann'] } }),
      { kind: 'refused-setup', step: 0, rule: 'B-SEATS' },
    ],
    [
      'a house rule',
      changed(record, { setup: { ...setup, houseRules: { goal: 16 } } }),
      { kind: 'other-rules', step: 0 },
    ],
    [
      'the hash of the rules',
      changed(record, { rulesHash: other(record.rulesHash) }),
      { kind: 'other-rules', step: 0 },
    ],
    ['the revision', changed(record, { revision: 2 }), { kind: 'other-revision', step: 0 }],
    ['a later version', changed(record, { version: 2 }), { kind: 'later-version', step: 0 }],
    ['an earlier version', changed(record, { version: 0 }), { kind: 'earlier-version', step: 0 }],
    ['the game', changed(record, { game: 'chess' }), { kind: 'wrong-game', step: 0 }],
    [
      'the outcome',
      changed(record, { outcome: { result: 'draw', winners: [], reason: 'peace', rule: 'B-END' } }),
      { kind: 'other-outcome', step: last },
    ],
    ['no outcome', { ...record, outcome: undefined }, { kind: 'other-outcome', step: last }],
    ['no hashes', changed(record, { hashes: [] }), { kind: 'malformed-record' }],
    [
      'its end cut off',
      JSON.stringify(record).slice(0, -20),
      { kind: 'malformed-record', step: 0, entry: null, rule: null, since: null },
    ],
    ['nothing left', null, { kind: 'malformed-record' }],
  ])('%s', (_name, altered, found) => {
    expect(verify(altered)).toEqual(
      expect.objectContaining({ ok: false, message: expect.stringMatching(/\.$/), ...found }),
    );
  });

  it.each([0, 3, 6])('draw %d is noticed at its own step', (index) => {
    const entry = drawn.record.entries.findIndex(
      (_, each) => drawn.record.entries.slice(0, each + 1).flatMap(({ draws }) => draws ?? []).length > index,
    );
    const entries = at(drawn.record.entries, entry, ({ draws = [], ...rest }) => ({
      ...rest,
      draws: draws.map((draw) => ({
        ...draw,
        value: 'die' in draw ? (draw.value % draw.die) + 1 : (draw.value + 1) % draw.index,
      })),
    }));
    expect(verify(changed(drawn.record, { entries }))).toMatchObject({
      kind: 'other-hash',
      step: entry + 1,
      entry,
      since: entry,
      rule: expect.stringMatching(/^B-/),
    });
  });

  const draws = (change: (draws: readonly object[]) => readonly unknown[]): unknown => ({
    ...drawn.record,
    entries: at<object>(drawn.record.entries, 0, (entry) => ({
      ...entry,
      draws: change(drawn.record.entries[0]?.draws ?? []),
    })),
  });
  it.each<[string, unknown, object]>([
    ['another rule', draws(([draw]) => [{ ...draw, rule: 'B-TIE' }]), { kind: 'other-draws', step: 1, rule: 'B-DEAL' }],
    ['another size', draws(([draw]) => [{ ...draw, index: 13 }]), { kind: 'other-draws', step: 1, rule: 'B-DEAL' }],
    ['another kind', draws(() => [{ die: 12, value: 1 }]), { kind: 'other-draws', step: 1, rule: 'B-DEAL' }],
    ['one missing', draws(() => []), { kind: 'other-draws', step: 1, rule: 'B-DEAL' }],
    ['one too many', draws(([draw = {}]) => [draw, draw]), { kind: 'other-draws', step: 1 }],
    ['an impossible value', draws(([draw]) => [{ ...draw, value: 12 }]), { kind: 'malformed-record' }],
  ])('draws with %s', (_name, altered, found) => {
    expect(verify(altered)).toMatchObject({ ok: false, entry: 'step' in found ? 0 : null, ...found });
  });

  it('an altered choice that is legal is noticed at the next hash, with the last that agreed', () => {
    const action = sparse.record.entries[0]?.action;
    const settled = verify(changed(sparse.record, { entries: [], hashes: sparse.record.hashes.slice(0, 1) }));
    expect(settled).toMatchObject({ ok: false, kind: 'other-outcome' });
    const started = playMatch(bids, { setup, seed: 'verify', policies: () => randomPolicy, maxSteps: 5 }).state;
    const seat = started.seats.find(({ id }) => id === action?.player);
    const card = seat?.hand.find((each) => JSON.stringify(action)?.includes(each) === false);
    const entries = at(sparse.record.entries, 0, () => ({ action: { type: 'bid', player: seat?.id ?? '', card } }));
    const verdict = verify(changed(sparse.record, { entries }));
    expect(verdict).toMatchObject({ ok: false, since: 0 });
  });
});

describe('a verification', () => {
  it('gives up on a game that goes on by itself', () => {
    const endless: typeof bids = {
      ...bids,
      actors: () => [],
      outcome: () => undefined,
      advance: (state) => ({ state, events: [] }),
    };
    const record = { ...match.record, entries: [], hashes: [match.record.hashes[0], [1e9, 'x']] };
    expect(verifyReplay(endless, record)).toMatchObject({
      ok: false,
      kind: 'too-many-steps',
      step: MAX_AUTOMATIC_STEPS + 1,
    });
  });

  it('holds a game to the outcome that every game has, whatever more it says of it', () => {
    const chatty: typeof bids = {
      ...bids,
      outcome: (state) => {
        const outcome = bids.outcome(state);
        return outcome && { ...outcome, ...{ moral: 'Well bid.' } };
      },
    };
    const { record, steps, state } = playMatch(chatty, { setup, seed: 2, policies: () => randomPolicy });
    expect(verifyReplay(chatty, JSON.stringify(record))).toEqual({ ok: true, steps, state });
    expect(verifyReplay(chatty, record)).toEqual({ ok: true, steps, state });
  });

  it('lets errors through that are no one’s refusal', () => {
    const broken: typeof bids = { ...bids, setup: () => JSON.parse('{') };
    expect(() => verifyReplay(broken, match.record)).toThrow(SyntaxError);
  });

  it('goes by the draws of the record, not by those of the seed', () => {
    const zeros = playMatch(bids, { setup, seed: 1, policies: () => randomPolicy, chance: chanceFrom(() => 0) });
    expect(verify(zeros.record)).toEqual({ ok: true, steps: zeros.steps, state: zeros.state });
  });
});
