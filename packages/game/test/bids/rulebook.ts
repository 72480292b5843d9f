import type { Chance, Face } from '@tabletop/dice';
import {
  type ActionsByType,
  type ActionTable,
  type AutomaticStep,
  field,
  type PlayerId,
  type Step,
} from '../../src/index.js';
import type { Actions, BidsEvent, BidsState, Card, Rules, Seat, Stage } from './state.js';

type Done = Step<BidsState, BidsEvent>;

/** The resolvers, the automatic steps and the actions: everything that a fork may replace. */
export interface Rulebook<MyActions extends ActionsByType<MyActions> = Actions, Event = BidsEvent> {
  readonly rollPress: (chance: Chance) => Face<6>;
  readonly steps: {
    readonly [Phase in Exclude<Stage['phase'], 'bid' | 'press'>]: AutomaticStep<BidsState, Event, Context>;
  };
  readonly actions: ActionTable<BidsState, MyActions, Event, Context>;
}

/** What the rules are given besides the state. */
export interface Context extends Pick<Rulebook, 'rollPress'> {
  readonly rules: Rules;
}

const NOBODY: readonly PlayerId[] = [];
const pointsOf = (card: Card): number => Number(card.slice(1));

const changeSeat = (state: BidsState, at: number, change: Partial<Seat>): readonly Seat[] =>
  state.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat));

const seatOf = (state: BidsState, player: PlayerId): Seat => {
  const seat = state.seats.find(({ id }) => id === player);
  if (seat === undefined) throw new Error('no such seat');
  return seat;
};

function presser(state: BidsState): readonly PlayerId[] {
  if (state.stage.phase !== 'press') return NOBODY;
  const seat = state.seats[state.stage.seat];
  return seat === undefined ? NOBODY : [seat.id];
}

function nextRound(state: BidsState, seats: readonly Seat[]): BidsState {
  return {
    ...state,
    seats,
    revealed: [],
    decision: state.decision + 1,
    round: state.round + 1,
    stage: { phase: 'deal' },
  };
}

const rollPress = (chance: Chance): Face<6> => chance.die(6, 'B-PRESS');

const actions: Rulebook['actions'] = {
  bid: {
    rule: 'B-BID',
    fields: { card: field.text(3) },
    awaits: (state) =>
      state.stage.phase === 'bid' ? state.seats.filter((seat) => seat.bid === null).map((seat) => seat.id) : NOBODY,
    legal: (state, player) => seatOf(state, player).hand.map((card) => ({ type: 'bid', player, card })),
    sample: (state, player, chance) => {
      const { hand } = seatOf(state, player);
      return { type: 'bid', player, card: hand[chance.index(hand.length)] ?? '' };
    },
    check: (state, { player, card }) =>
      seatOf(state, player).hand.includes(card)
        ? undefined
        : { rule: 'B-BID', path: ['card'], message: 'You can only bid a card of your hand.' },
    apply: (state, { player, card }) => {
      const at = state.seats.findIndex(({ id }) => id === player);
      const hand = seatOf(state, player).hand.filter((held) => held !== card);
      const seats = changeSeat(state, at, { hand, bid: card });
      const complete = seats.every((seat) => seat.bid !== null);
      return {
        state: {
          ...state,
          seats,
          decision: complete ? state.decision + 1 : state.decision,
          stage: complete ? { phase: 'reveal' } : state.stage,
        },
        events: [{ type: 'bid-placed', rule: 'B-BID', player }],
      };
    },
  },
  press: {
    rule: 'B-PRESS',
    awaits: (state, { rules }) =>
      state.stage.phase === 'press' && state.stage.presses < rules.pressLimit ? presser(state) : NOBODY,
    legal: (_state, player) => [{ type: 'press', player }],
    check: () => undefined,
    apply: (state, { player }, chance, context) => {
      if (state.stage.phase !== 'press') throw new Error('unreachable');
      const die = context.rollPress(chance);
      const pot = die === 1 ? 0 : state.stage.pot + die;
      const event: BidsEvent = { type: 'pressed', rule: 'B-PRESS', player, pot, dice: [die] };
      if (die === 1) return { state: nextRound(state, state.seats), events: [event] };
      const stage: Stage = { ...state.stage, pot, presses: state.stage.presses + 1 };
      return { state: { ...state, decision: state.decision + 1, stage }, events: [event] };
    },
  },
  stop: {
    rule: 'B-STOP',
    awaits: presser,
    legal: (_state, player) => [{ type: 'stop', player }],
    check: () => undefined,
    apply: (state, { player }) => {
      if (state.stage.phase !== 'press') throw new Error('unreachable');
      const score = seatOf(state, player).score + state.stage.pot;
      const seats = changeSeat(state, state.stage.seat, { score });
      return { state: nextRound(state, seats), events: [{ type: 'stopped', rule: 'B-STOP', player, score }] };
    },
  },
};

function deal(state: BidsState, chance: Chance, { rules }: Context): Done {
  const at = state.seats.findIndex((seat) => seat.hand.length < rules.handSize);
  const seat = state.seats[at];
  if (seat === undefined) return { state: { ...state, stage: { phase: 'bid' } }, events: [] };
  const index = chance.index(state.pile.length, 'B-DEAL');
  const card = state.pile[index] ?? '';
  return {
    state: {
      ...state,
      pile: state.pile.filter((other) => other !== card),
      seats: changeSeat(state, at, { hand: [...seat.hand, card].sort() }),
    },
    events: [{ type: 'dealt', rule: 'B-DEAL', player: seat.id, card, dice: [index] }],
  };
}

/** Cards of about the same value tie: 'c04' to 'c07' are one rank. */
const rank = (card: Card): number => Math.floor(pointsOf(card) / 4);

function reveal(state: BidsState): Done {
  const bids = state.seats.map(({ id, bid }) => ({ player: id, card: bid ?? '' }));
  const best = Math.max(...bids.map(({ card }) => rank(card)));
  const [first = 0, ...others] = bids.flatMap(({ card }, seat) => (rank(card) === best ? [seat] : []));
  const stage: Stage =
    others.length === 0
      ? { phase: 'press', seat: first, pot: 1, presses: 0 }
      : { phase: 'tie', waiting: [first, ...others], best: 0, leader: first };
  return {
    state: {
      ...state,
      stage,
      revealed: bids,
      pile: [...state.pile, ...bids.map(({ card }) => card)].sort(),
      seats: state.seats.map((seat) => ({ ...seat, bid: null })),
    },
    events: [{ type: 'revealed', rule: 'B-REVEAL', bids }],
  };
}

function tie(state: BidsState, chance: Chance): Done {
  if (state.stage.phase !== 'tie') throw new Error('unreachable');
  const [seat = 0, ...waiting] = state.stage.waiting;
  const die = chance.die(6, 'B-TIE');
  const leader = die > state.stage.best ? seat : state.stage.leader;
  const best = Math.max(die, state.stage.best);
  return {
    state: {
      ...state,
      stage:
        waiting.length > 0
          ? { phase: 'tie', waiting, best, leader }
          : { phase: 'press', seat: leader, pot: 1, presses: 0 },
    },
    events: [{ type: 'tie-rolled', rule: 'B-TIE', player: state.seats[seat]?.id ?? '', dice: [die] }],
  };
}

export const RULEBOOK: Rulebook = { rollPress, steps: { deal, reveal, tie }, actions };
