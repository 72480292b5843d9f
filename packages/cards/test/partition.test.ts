import { seed, seeded } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardsIn,
  censusOf,
  checkPartition,
  clearTable,
  discard,
  drawTo,
  moveCard,
  moveCards,
  pilesOf,
  play,
  reshuffle,
  type Table,
  tableOf,
  trade,
  type Zone,
} from '../src/index.js';
import { anyDeck, PLAYERS } from './arbitraries.js';
import { outside } from './refusal.js';

const ZONES: readonly Zone[] = ['deck', 'discards', 'table', ...PLAYERS.map((hand) => ({ hand }))];

/** Something that is done at a table: the numbers say where, and which of the cards that are there. */
interface Deed {
  readonly what: 'move' | 'moveAll' | 'play' | 'discard' | 'draw' | 'trade' | 'clear' | 'reshuffle';
  readonly from: number;
  readonly to: number;
  readonly which: number;
  readonly again: boolean;
}

const anyDeed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom('move', 'moveAll', 'play', 'discard', 'draw', 'draw', 'draw', 'trade', 'clear', 'reshuffle'),
  from: fc.nat(ZONES.length - 1),
  to: fc.nat(ZONES.length - 1),
  which: fc.nat(60),
  again: fc.boolean(),
});

function done(table: Table, { what, from, to, which, again }: Deed): Table {
  const chance = seeded(seed(which));
  const [source = 'deck', target = 'deck'] = [ZONES[from], ZONES[to]];
  const player = PLAYERS[from % PLAYERS.length] ?? '';
  const held = cardsIn(table, { hand: player });
  const card = held[which % held.length];
  const there = cardsIn(table, source);
  const one = there[which % there.length];
  switch (what) {
    case 'move':
      return one === undefined ? table : moveCard(table, one, source, target);
    case 'moveAll':
      return moveCards(table, there.slice(which % 7), source, target);
    case 'play':
      return play(table, player, held.slice(0, which % 3));
    case 'discard':
      return discard(table, player, held.slice(-1));
    case 'draw':
      return drawTo(chance, table, target, which, { reshuffle: again }).table;
    case 'trade':
      return card === undefined ? table : trade(chance, table, player, card, { reshuffle: again }).table;
    case 'clear':
      return clearTable(table);
    case 'reshuffle':
      return reshuffle(table);
  }
}

function frozen(table: Table): Table {
  for (const { cards } of pilesOf(table)) Object.freeze(cards);
  for (const hand of table.hands) Object.freeze(hand);
  Object.freeze(table.hands);
  return Object.freeze(table);
}

describe('at any time', () => {
  it('each card is in exactly one place, whatever is done, and no table is changed', () => {
    fc.assert(
      fc.property(anyDeck, fc.array(anyDeed, { maxLength: 40 }), (deck, deeds) => {
        let table = frozen(tableOf(deck, PLAYERS));
        for (const deed of deeds) {
          const next = done(table, deed);
          expect(checkPartition(next, deck)).toEqual([]);
          expect(censusOf(next)).toHaveLength(deck.length);
          expect(next.hands.map(({ id }) => id)).toEqual(PLAYERS);
          table = frozen(next);
        }
        expect(JSON.parse(JSON.stringify(table))).toEqual(table);
      }),
      { numRuns: 80 },
    );
  });
});

describe('a census', () => {
  it('tells where every card is', () => {
    const table: Table = {
      deck: ['AS'],
      discards: ['JK'],
      table: [],
      hands: [{ id: '__proto__', cards: ['2C', 'AS'] }],
    };
    expect(censusOf(table)).toEqual([
      {
        card: 'AS',
        places: [
          ['deck', 0],
          ['hands', 0, 'cards', 1],
        ],
      },
      { card: 'JK', places: [['discards', 0]] },
      { card: '2C', places: [['hands', 0, 'cards', 0]] },
    ]);
    expect(censusOf([])).toEqual([]);
  });
});

describe('a check of the partition', () => {
  const DECK: readonly Card[] = ['AS', 'AS.2', 'JK', 'JK.2'];
  const fine: Table = { deck: ['AS'], discards: ['AS.2'], table: ['JK'], hands: [{ id: 'Ann', cards: ['JK.2'] }] };

  it.each<readonly [string, Table, readonly string[]]>([
    ['nothing', fine, []],
    ['a card that is missing', { ...fine, deck: [] }, [' "AS" is missing.']],
    ['a Joker that is missing', { ...fine, table: [] }, [' "JK" is missing.']],
    ['a card in two places', { ...fine, deck: ['AS', 'JK.2'] }, ['hands.0.cards.0 "JK.2" is in 2 places.']],
    ['a card twice in one place', { ...fine, deck: ['AS', 'AS', 'AS'] }, ['deck.1 "AS" is in 3 places.']],
    ['a copy that the deck has not', { ...fine, table: ['JK', 'AS.3'] }, ['table.1 "AS.3" is not of this deck.']],
    ['what is no card', { ...fine, discards: ['AS.2', outside('x"y')] }, ['discards.1 This is no card: "x\\"y".']],
    [
      'a copy taken for another',
      { ...fine, discards: ['AS'] },
      ['discards.0 "AS" is in 2 places.', ' "AS.2" is missing.'],
    ],
    [
      'a key of every object',
      { ...fine, table: [outside('__proto__')] },
      ['table.0 This is no card: "__proto__".', ' "JK" is missing.'],
    ],
  ])('finds %s', (_title, table, found) => {
    expect(checkPartition(table, DECK).map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(found);
  });

  it('takes piles that are kept elsewhere', () => {
    const piles = [...pilesOf({ ...fine, table: [] }), { path: ['faceDown', 2], cards: ['JK', 'AS'] as const }];
    expect(checkPartition(piles, DECK)).toEqual([
      { path: ['faceDown', 2, 1], message: '"AS" is in 2 places.', details: { places: 2 } },
    ]);
  });
});
