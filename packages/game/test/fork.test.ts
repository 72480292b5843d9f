import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ActionEntry, type ActionTable, field, type GameAction, play } from '../src/index.js';
import { bids, makeBids } from './bids/game.js';
import { PLAYERS, pressing } from './bids/positions.js';
import { type Context, RULEBOOK } from './bids/rulebook.js';
import type { Actions, BidsEvent, BidsState } from './bids/state.js';

interface Fold extends GameAction {
  readonly type: 'fold';
  readonly reason: 'tired' | 'broke';
}
interface Folded {
  readonly type: 'folded';
  readonly rule: string;
  readonly reason: Fold['reason'];
}
interface MyActions extends Actions {
  fold: Fold;
}

const fold: ActionEntry<BidsState, Fold, Folded, Context> = {
  fields: { reason: field.oneOf('tired', 'broke') },
  awaits: (state, context) => RULEBOOK.actions.stop.awaits(state, context),
  legal: (_state, player) => [{ type: 'fold', player, reason: 'tired' }],
  check: () => undefined,
  apply: (state, { reason }) => ({
    state: { ...state, round: state.round + 1, decision: state.decision + 1, stage: { phase: 'deal' } },
    events: [{ type: 'folded', rule: 'MY-FOLD', reason }],
  }),
};

const withFold = makeBids<MyActions, Folded>(
  { ...RULEBOOK, actions: { ...RULEBOOK.actions, fold } },
  { id: 'bids-with-fold' },
);
const lucky = makeBids({ ...RULEBOOK, rollPress: () => 6 }, { id: 'bids-lucky' });

describe('a fork', () => {
  it('replaces one resolver and feels it', () => {
    const state = { ...pressing(), game: 'bids-lucky' };
    expect(lucky.apply(state, { type: 'press', player: 'ann' }).events).toEqual([
      { type: 'pressed', rule: 'B-PRESS', player: 'ann', pot: 7, dice: [6] },
    ]);
  });

  it('adds an action that is offered, checked and played', () => {
    const state = { ...pressing(), game: 'bids-with-fold' };
    expect(withFold.legalActions(state, 'ann').map(({ type }) => type)).toEqual(['press', 'stop', 'fold']);
    expect(withFold.check(state, JSON.parse('{"type":"fold","player":"ann","reason":"bored"}'))).toEqual({
      path: ['reason'],
      message: '"fold": reason wants one of "tired", "broke", not "bored".',
    });
    const { events } = play(withFold, state, { type: 'fold', player: 'ann', reason: 'broke' });
    expect(events.map(({ type }) => type)).toEqual(['folded', 'dealt', 'dealt']);
    expect(bids.check(pressing(), JSON.parse('{"type":"fold","player":"ann"}'))?.path).toEqual(['type']);
  });

  it('has its own unions of actions and events, without a cast', () => {
    expectTypeOf(withFold.legalActions).returns.toEqualTypeOf<readonly (Actions[keyof Actions] | Fold)[]>();
    expectTypeOf(withFold.apply).returns.toHaveProperty('events').toEqualTypeOf<readonly (BidsEvent | Folded)[]>();
    const quiet: ActionEntry<BidsState, Fold, BidsEvent, Context> = {
      ...fold,
      apply: (state) => ({ state: { ...state, round: state.round + 1 }, events: [] }),
    };
    const inferred = makeBids({ ...RULEBOOK, actions: { ...RULEBOOK.actions, fold: quiet } }, { id: 'inferred' });
    expectTypeOf(inferred.sample).returns.toEqualTypeOf<Actions[keyof Actions] | Fold>();
  });

  it('does not compile with an entry missing, or an entry that cannot read its own fields', () => {
    // @ts-expect-error the entry for 'fold' is missing
    const table: ActionTable<BidsState, MyActions, BidsEvent, Context> = RULEBOOK.actions;
    // @ts-expect-error the field 'reason' has no reader
    const entry: ActionEntry<BidsState, Fold, Folded, Context> = { ...fold, fields: {} };
    expect([Object.keys(table), Object.keys(entry.fields)]).toEqual([['bid', 'press', 'stop'], []]);
  });

  it('may leave out a field that is optional, and gets nothing that it does not know', () => {
    interface Shout extends GameAction {
      readonly type: 'shout';
      readonly words?: string;
    }
    const heard: unknown[] = [];
    const shout: ActionEntry<BidsState, Shout, BidsEvent, Context> = {
      fields: { words: field.optional(field.text(5)) },
      awaits: (state) => state.seats.map(({ id }) => id),
      legal: (_state, player) => [{ type: 'shout', player }],
      check: () => undefined,
      apply: (state, action) => {
        heard.push(action);
        return { state, events: [] };
      },
    };
    const loud = makeBids({ ...RULEBOOK, actions: { ...RULEBOOK.actions, shout } }, { id: 'bids-loud' });
    const state = { ...pressing(), game: 'bids-loud' };
    for (const more of [{}, { words: 'hey' }, { decision: 1, volume: 11 }]) {
      loud.apply(state, { type: 'shout', player: 'bob', ...more });
    }
    expect(loud.check(state, { type: 'shout', player: 'bob', words: 'hello!' })?.path).toEqual(['words']);
    expect(heard).toStrictEqual([
      { type: 'shout', player: 'bob' },
      { type: 'shout', player: 'bob', words: 'hey' },
      { type: 'shout', player: 'bob', decision: 1 },
    ]);
    expect(loud.actors(state)).toEqual(['ann', 'bob']);
  });

  it('refuses the states of the game that it came from, by name', () => {
    const state = bids.setup({ players: PLAYERS }, 1);
    expect(() => lucky.actors(state)).toThrow('A state of "bids-lucky" is wanted, but this is one of "bids".');
  });
});
