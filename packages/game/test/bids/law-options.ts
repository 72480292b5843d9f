import type { LawOptions } from '../../src/laws.js';
import type { BidsState, Card, Seat, Setup } from './state.js';

/** The hands that the viewer cannot see, what they bid, and the pile, dealt anew. */
const scramble: NonNullable<LawOptions<Setup, BidsState>['scramble']> = (state, viewer, chance) => {
  const hidden = (seat: Seat): readonly Card[] => (seat.id === viewer ? [] : [...seat.hand, ...bidOf(seat)]);
  const cards = chance.shuffle([...state.pile, ...state.seats.flatMap(hidden)]);
  const take = (count: number): Card[] => cards.splice(0, count).sort();
  const seats = state.seats.map((seat) =>
    seat.id === viewer ? seat : { ...seat, hand: take(seat.hand.length), bid: take(bidOf(seat).length)[0] ?? null },
  );
  return { ...state, seats, pile: cards.sort() };
};

export const lawOptions: LawOptions<Setup, BidsState> = {
  setups: [
    { players: ['ann', 'bob'] },
    { players: ['ann', 'bob', 'cai'], houseRules: { handSize: 3, pressLimit: 2 } },
    { players: ['bob', 'ann', 'dee', 'cai'], houseRules: { lastRound: 3 } },
  ],
  maxSteps: 300,
  scramble,
  secrets: (state, viewer) =>
    state.seats.filter(({ id }) => id !== viewer).flatMap((seat) => [...seat.hand, ...bidOf(seat)]),
};

function bidOf({ bid }: Seat): readonly Card[] {
  return bid === null ? [] : [bid];
}
