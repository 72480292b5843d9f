import { type Chance, seed, seeded } from '@tabletop/dice';
import { RuleError, type Step } from '../../src/index.js';
import { bids, makeBids } from './game.js';
import { RULEBOOK } from './rulebook.js';
import type { BidsEvent, BidsState, Seat } from './state.js';

type Bids = typeof bids;
type Done = Step<BidsState, BidsEvent>;

/** The game with some of its functions replaced. */
const but = (change: Partial<Bids>): Bids => ({ ...bids, ...change });
/** Every step followed by a change of what it returns. */
const after = (change: (done: Done, before: BidsState) => Done): Bids =>
  but({
    apply: (state, action, chance) => change(bids.apply(state, action, chance), state),
    advance: (state, chance) => change(bids.advance(state, chance), state),
  });
/** A readonly thing written to, as a careless program in JavaScript would. */
const write = (target: object, name: string, value: unknown): boolean => Reflect.set(target, name, value);
const changed = (done: Done, change: Partial<BidsState> | { readonly extra: unknown }): Done => ({
  ...done,
  state: { ...done.state, ...change },
});
const withSeats = (state: BidsState, change: (seat: Seat, at: number) => Seat): BidsState => ({
  ...state,
  seats: state.seats.map(change),
});

/** Steps taken in the whole process: what no game may remember. */
let taken = 0;
const hidden: Chance = seeded(seed('a second source'));

/** For each law a game that breaks it, each by one change of the game that keeps them all. */
export const BROKEN: readonly (readonly [law: string, how: string, game: Bids])[] = [
  [
    'setup leaves its argument alone and shares nothing with it',
    'keeps the house rules of the set-up in the state',
    but({ setup: (setup, from) => ({ ...bids.setup(setup, from), rules: setup.houseRules ?? {} }) }),
  ],
  [
    'setup leaves its argument alone and shares nothing with it',
    'fills in the set-up that it is given',
    but({
      setup: (setup, from) => {
        write(setup, 'houseRules', { goal: 15, ...setup.houseRules });
        return bids.setup(setup, from);
      },
    }),
  ],
  [
    'setup is total over any JSON value',
    'counts the players before it knows that there are any',
    but({ setup: (setup, from) => bids.setup(setup.players.length > 6 ? { players: [] } : setup, from) }),
  ],
  [
    'setup is total over any JSON value',
    'takes any seed',
    but({ setup: (setup, from) => bids.setup(setup, `${from}`) }),
  ],
  [
    'apply and advance never change their arguments',
    'counts the rounds in the state that it was given',
    but({
      apply: (state, action, chance) => {
        const done = bids.apply(state, action, chance);
        write(state, 'round', state.round + 1);
        return done;
      },
    }),
  ],
  [
    'apply and advance never change their arguments',
    'keeps the action itself in the state',
    but({
      apply: (state, action, chance) =>
        changed(bids.apply(state, action, chance), { revealed: [Object.assign(action, { card: 'c01' })] }),
    }),
  ],
  [
    'a refused action changes nothing',
    'counts attempts, even refused ones',
    but({
      apply: (state, action, chance) => {
        if (bids.check(state, action) !== undefined) write(state, 'round', state.round + 1);
        return bids.apply(state, action, chance);
      },
    }),
  ],
  [
    'a refused action changes nothing',
    'rolls before it refuses',
    but({
      apply: (state, action, chance) => {
        if (chance !== undefined && bids.check(state, action) !== undefined) chance.die(6, 'B-PRESS');
        return bids.apply(state, action, chance);
      },
    }),
  ],
  [
    'a preview consumes no chance',
    'draws from the state when it lists the legal actions',
    but({
      legalActions: (state, player) => {
        const chance = seeded(state.chance);
        chance.die(6);
        write(state, 'chance', chance.state());
        return bids.legalActions(state, player);
      },
    }),
  ],
  ['states survive JSON', 'keeps a Set in the state', after((done) => changed(done, { extra: new Set([1]) }))],
  ['states survive JSON', 'keeps −0 in the state', after((done) => changed(done, { extra: -0 }))],
  ['states survive JSON', 'keeps half a point in the state', after((done) => changed(done, { extra: 0.5 }))],
  ['states survive JSON', 'keeps undefined in the state', after((done) => changed(done, { extra: undefined }))],
  [
    'the order of keys does not matter',
    'lets the first key of a seat decide',
    after((done, before) =>
      Object.keys(before.seats[0] ?? {})[0] === 'id' ? done : changed(done, { round: before.round + 1 }),
    ),
  ],
  [
    'every legal action passes check',
    'offers to press once too often',
    but({
      legalActions: (state, player) =>
        state.stage.phase === 'press'
          ? [
              { type: 'press', player },
              { type: 'bid', player, card: 'c01' },
            ]
          : bids.legalActions(state, player),
    }),
  ],
  [
    'every actor has a legal action',
    'awaits who can do nothing',
    but({ legalActions: (state, player) => (state.stage.phase === 'press' ? [] : bids.legalActions(state, player)) }),
  ],
  [
    'check is total over any JSON value',
    'looks into the card before it knows that there is one',
    but({
      check: (state, action) => {
        if (action.type === 'bid' && action.card.startsWith('x')) return { path: [], message: 'No such card.' };
        return bids.check(state, action);
      },
    }),
  ],
  [
    'advance is for when nobody must choose',
    'advances over the heads of the players',
    but({
      advance: (state, chance) => (bids.actors(state).length > 0 ? { state, events: [] } : bids.advance(state, chance)),
    }),
  ],
  [
    'a stale action is refused',
    'takes whatever decision an action names',
    but({
      check: (state, { decision: _, ...action }) => bids.check(state, action),
      apply: (state, { decision: _, ...action }, chance) => bids.apply(state, action, chance),
    }),
  ],
  ['a stale action is refused', 'never counts its decisions', after((done) => changed(done, { decision: 0 }))],
  [
    'the order of simultaneous choices does not matter',
    'gives a point to whoever bids first',
    but({
      apply: (state, action, chance) => {
        const done = bids.apply(state, action, chance);
        const first = action.type === 'bid' && state.seats.every(({ bid }) => bid === null);
        return first
          ? {
              ...done,
              state: withSeats(done.state, (seat) =>
                seat.id === action.player ? { ...seat, score: seat.score + 1 } : seat,
              ),
            }
          : done;
      },
    }),
  ],
  [
    'the states of other games and versions are refused',
    'plays on with the state of a fork',
    but({ advance: (state, chance) => bids.advance({ ...state, game: 'bids' }, chance) }),
  ],
  [
    'the states of other games and versions are refused',
    'plays on with the state of a later version',
    but({ actors: (state) => bids.actors({ ...state, version: 1 }) }),
  ],
  [
    'a seed decides the draws and nothing else',
    'forgets that −0 is 0',
    but({ setup: (setup, from) => bids.setup(setup, Object.is(from, -0) ? 'minus nothing' : from) }),
  ],
  [
    'a seed decides the draws and nothing else',
    'deals while it sets up',
    but({ setup: (setup, from) => bids.advance(bids.setup(setup, from)).state }),
  ],
  [
    'of 20 seeds at least 15 lead to different events',
    'takes every seed for the same',
    but({ setup: (setup) => bids.setup(setup, 'always') }),
  ],
  [
    'chance comes from the state or from the caller',
    'draws from the state although a chance is supplied',
    but({ advance: (state) => bids.advance(state) }),
  ],
  [
    'chance comes from the state or from the caller',
    'has a second source of chance',
    makeBids({ ...RULEBOOK, rollPress: () => hidden.die(6) }, { id: 'bids' }),
  ],
  [
    'chance comes from the state or from the caller',
    'forgets what it has drawn',
    after((done, before) => changed(done, { chance: before.chance })),
  ],
  [
    'the dice in the events are the draws',
    'rolls a die that it does not show',
    makeBids(
      { ...RULEBOOK, rollPress: (chance) => (chance.die(6, 'B-PRESS') > 3 ? chance.die(6, 'B-PRESS') : 1) },
      { id: 'bids' },
    ),
  ],
  [
    'events, draws and outcomes name their rule',
    'rolls for no rule',
    makeBids({ ...RULEBOOK, rollPress: (chance) => chance.die(6) }, { id: 'bids' }),
  ],
  [
    'events, draws and outcomes name their rule',
    'tells of a bid under no rule',
    after((done) => ({
      ...done,
      events: done.events.map((event) => (event.type === 'bid-placed' ? { ...event, rule: '' } : event)),
    })),
  ],
  [
    'a replay reproduces every hash',
    'remembers how many steps it has taken in its life',
    after((done) => changed(done, { extra: taken++ })),
  ],
  [
    'views leak nothing',
    'shows the highest card of the table',
    but({
      view: (state, viewer) => ({
        ...bids.view(state, viewer),
        pot: Math.max(...state.seats.flatMap(({ hand }) => hand).map((card) => Number(card.slice(1)))),
      }),
    }),
  ],
  ['views leak nothing', 'tells everybody what was dealt', but({ viewEvents: (events) => events })],
  [
    'views leak nothing',
    'says in a refusal who has the card',
    but({
      check: (state, action) => {
        const found = bids.check(state, action);
        const owner = action.type === 'bid' ? state.seats.find(({ hand }) => hand.includes(action.card)) : undefined;
        return found && owner !== undefined ? { ...found, message: `That card is ${owner.id}'s.` } : found;
      },
    }),
  ],
  [
    'a spectator sees no more than a player',
    'shows a spectator every hand',
    but({
      view: (state, viewer) => {
        const view = bids.view(state, viewer);
        return viewer !== null
          ? view
          : { ...view, seats: view.seats.map((seat, at) => ({ ...seat, hand: state.seats[at]?.hand ?? null })) };
      },
    }),
  ],
  [
    'secrets appear in no output',
    'lets the random state slip into the view',
    but({ view: (state, viewer) => ({ ...bids.view(state, viewer), pot: state.chance[2] }) }),
  ],
  [
    'secrets appear in no output',
    'names the cards of the others in an error',
    but({
      apply: (state, action, chance) => {
        if (bids.check(state, action) === undefined) return bids.apply(state, action, chance);
        throw new RuleError('illegal-action', [{ path: [], message: `Not now: ${JSON.stringify(state.seats)}` }]);
      },
    }),
  ],
  [
    'matches end within the limit of steps',
    'gives points that do not count in a round that does not end',
    after((done) => changed(done, { round: 1, seats: done.state.seats.map((seat) => ({ ...seat, score: 0 })) })),
  ],
  [
    'players may be called anything',
    'keeps scores by the names of the players',
    after((done) => {
      const scores: Record<string, number> = {};
      for (const { id, score } of done.state.seats) scores[id] = (scores[id] ?? 0) + score;
      return { ...done, state: withSeats(done.state, (seat) => ({ ...seat, score: Number(scores[seat.id]) || 0 })) };
    }),
  ],
];
