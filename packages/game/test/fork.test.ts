import { scripted } from '@tabletop/dice';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ActionEntry, type ActionTable, type GameAction, play, settle } from '../src/index.js';
import { bids, makeBids } from './bids/game.js';
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
  fields: {
    reason: {
      read: (value) => (value === 'tired' || value === 'broke' ? value : undefined),
      fault: () => ({ path: [], message: 'wants a reason' }),
    },
  },
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

const setup = { players: ['ann', 'bob'] };

/** The deal, both bids and their reveal: ann wins with c12. */
function upToPress<Game extends typeof bids | typeof lucky | typeof withFold>(game: Game): BidsState {
  const dealt = settle<typeof setup, BidsState, GameAction, BidsEvent | Folded, unknown>(
    game,
    game.setup(setup, 'fork'),
    scripted([11, 0, 0, 0]),
  ).state;
  const annBid = game.apply(dealt, { type: 'bid', player: 'ann', card: 'c12' }).state;
  return play(game as typeof bids, annBid, { type: 'bid', player: 'bob', card: 'c02' }).state;
}

describe('a fork', () => {
  it('replaces one resolver and feels it', () => {
    const state = upToPress(lucky);
    expect(lucky.apply(state, { type: 'press', player: 'ann' }).events).toEqual([
      { type: 'pressed', rule: 'B-PRESS', player: 'ann', pot: 7, dice: [6] },
    ]);
  });

  it('adds an action that is offered, checked and played', () => {
    const state = upToPress(withFold);
    expect(withFold.legalActions(state, 'ann').map(({ type }) => type)).toEqual(['press', 'stop', 'fold']);
    expect(withFold.apply(state, { type: 'fold', player: 'ann', reason: 'broke' }).events).toEqual([
      { type: 'folded', rule: 'MY-FOLD', reason: 'broke' },
    ]);
    expect(bids.check({ ...state, game: 'bids' }, JSON.parse('{"type":"fold","player":"ann"}'))?.path).toEqual([
      'type',
    ]);
  });

  it('has its own union of actions, without a cast', () => {
    expectTypeOf(withFold.legalActions).returns.toEqualTypeOf<readonly (Actions[keyof Actions] | Fold)[]>();
    expectTypeOf(withFold.apply).returns.toHaveProperty('events').toEqualTypeOf<readonly (BidsEvent | Folded)[]>();
    // @ts-expect-error an entry is missing
    const table: ActionTable<BidsState, MyActions, BidsEvent, Context> = RULEBOOK.actions;
    // @ts-expect-error an action with a field of its own must say how to read it
    const entry: ActionEntry<BidsState, Fold, Folded, Context> = { ...fold, fields: undefined };
    expect([table, entry]).toHaveLength(2);
  });

  it('refuses the states of the game that it came from, by name', () => {
    expect(() => lucky.actors(bids.setup(setup, 1))).toThrow(
      'A state of "bids-lucky" is wanted, but this is one of "bids".',
    );
  });
});
