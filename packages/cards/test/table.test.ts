import { recording, scripted, seed, seeded } from '@tabletop/dice';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardsIn,
  clearTable,
  discard,
  drawTo,
  MAX_CARDS,
  MAX_HANDS,
  moveCard,
  moveCards,
  play,
  reshuffle,
  standardDeck,
  type Table,
  tableOf,
  trade,
} from '../src/index.js';
import { PLAYERS } from './arbitraries.js';
import { outside, refusal } from './refusal.js';

/** Ann holds a King and a Joker, Ben nothing; a few cards everywhere else. */
const TABLE: Table = {
  deck: ['AC', '2C', 'JK.2'],
  discards: ['9H', '3D'],
  table: ['QS'],
  hands: [
    { id: 'Ann', cards: ['KH', 'JK'] },
    { id: 'Ben', cards: [] },
  ],
};

describe('a table', () => {
  it('begins with all cards in the deck and empty hands', () => {
    expect(tableOf(['AS', 'JK'], ['Ann', 'Ben'])).toEqual({
      deck: ['AS', 'JK'],
      discards: [],
      table: [],
      hands: [
        { id: 'Ann', cards: [] },
        { id: 'Ben', cards: [] },
      ],
    });
    expect(tableOf([], [])).toEqual({ deck: [], discards: [], table: [], hands: [] });
  });

  it('names all that is wrong with how it would begin', () => {
    const { code, problems } = refusal(() =>
      tableOf(['AS', 'JK', 'AS', outside('XX'), outside(null)], ['Ann', 'Ben', 'Ann', outside(7)]),
    );
    expect(code).toBe('invalid-table');
    expect(problems.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'deck.2 "AS" is there twice.',
      'deck.3 This is no card: "XX".',
      'deck.4 This is no card: null.',
      'players.2 "Ann" is there twice.',
      'players.3 This is no text: 7.',
    ]);
    expect(refusal(() => tableOf(outside('AS'), outside(undefined))).problems).toHaveLength(2);
  });

  it('has limits, checked before the entries are', () => {
    expect(tableOf(standardDeck({ decks: 100, jokersPerDeck: 10 }), ['Ann']).deck).toHaveLength(MAX_CARDS);
    const crowd = Array.from({ length: MAX_HANDS + 1 }, (_, at) => `player ${at}`);
    const { problems } = refusal(() => tableOf(new Array<Card>(MAX_CARDS + 1).fill('AS'), crowd));
    expect(problems.map(({ details }) => details)).toEqual([
      { amount: MAX_CARDS + 1, limit: MAX_CARDS },
      { amount: MAX_HANDS + 1, limit: MAX_HANDS },
    ]);
    expect(tableOf([], crowd.slice(1)).hands).toHaveLength(MAX_HANDS);
  });

  it('may have players of any name', () => {
    const start = tableOf(standardDeck(), PLAYERS);
    for (const [seat, player] of PLAYERS.entries()) {
      const { table, cards } = drawTo(seeded(seed(player)), start, { hand: player }, 3);
      expect(cardsIn(table, { hand: player })).toEqual(cards);
      expect(table.hands.map((hand) => hand.cards.length)).toEqual(PLAYERS.map((_, at) => (at === seat ? 3 : 0)));
      expect(cardsIn(play(table, player, cards), 'table')).toEqual(cards);
      expect(JSON.parse(JSON.stringify(table))).toEqual(table);
    }
  });
});

describe('a move', () => {
  it('puts cards behind those that are there, in the order named', () => {
    const played = play(TABLE, 'Ann', ['JK', 'KH']);
    expect(played).toEqual({ ...TABLE, table: ['QS', 'JK', 'KH'], hands: [{ id: 'Ann', cards: [] }, TABLE.hands[1]] });
    expect(clearTable(played)).toEqual({ ...played, table: [], discards: ['9H', '3D', 'QS', 'JK', 'KH'] });
    expect(discard(TABLE, 'Ann', ['JK']).discards).toEqual(['9H', '3D', 'JK']);
    expect(moveCard(TABLE, '2C', 'deck', { hand: 'Ben' })).toEqual({
      ...TABLE,
      deck: ['AC', 'JK.2'],
      hands: [TABLE.hands[0], { id: 'Ben', cards: ['2C'] }],
    });
  });

  it('to the same zone brings cards to the back', () => {
    expect(moveCard(TABLE, 'AC', 'deck', 'deck').deck).toEqual(['2C', 'JK.2', 'AC']);
    expect(moveCard(TABLE, 'KH', { hand: 'Ann' }, { hand: 'Ann' }).hands[0]?.cards).toEqual(['JK', 'KH']);
  });

  it('of no cards, or from an empty table, changes nothing', () => {
    expect(moveCards(TABLE, [], { hand: 'Ben' }, 'deck')).toEqual(TABLE);
    expect(play(TABLE, 'Ben', [])).toEqual(TABLE);
    const bare = tableOf(['AS'], []);
    expect(clearTable(bare)).toEqual(bare);
  });

  it.each<readonly [string, (table: Table) => Table, string]>([
    ['a card that another holds', (table) => play(table, 'Ben', ['KH']), 'card-not-there'],
    ['a card that is in the deck', (table) => discard(table, 'Ann', ['AC']), 'card-not-there'],
    ['a card that is in hand, twice', (table) => play(table, 'Ann', ['KH', 'KH']), 'card-not-there'],
    ['one that is there and one that is not', (table) => play(table, 'Ann', ['KH', 'QS']), 'card-not-there'],
    ['what is no card', (table) => play(table, 'Ann', [outside('constructor')]), 'card-not-there'],
    ['to a hand that there is not', (table) => moveCard(table, 'QS', 'table', { hand: 'Cid' }), 'unknown-zone'],
    ['from a hand that there is not', (table) => play(table, '__proto__', ['KH']), 'unknown-zone'],
    ['to a place that there is not', (table) => moveCard(table, 'QS', 'table', outside('hands')), 'unknown-zone'],
    [
      'from a property that every object has',
      (table) => moveCards(table, [], outside('constructor'), 'deck'),
      'unknown-zone',
    ],
  ])('of %s is refused, and nothing has changed', (_title, move, code) => {
    const table: Table = JSON.parse(JSON.stringify(TABLE));
    const error = refusal(() => move(table));
    expect(error.code).toBe(code);
    expect(table).toEqual(TABLE);
    expect(JSON.stringify([error.message, error.problems])).not.toMatch(/2C|JK/);
  });
});

describe('a reshuffle', () => {
  it('puts the discards back, and leaves no trace of their order', () => {
    const once = reshuffle(TABLE);
    expect(once).toEqual({ ...TABLE, deck: ['AC', '2C', '3D', '9H', 'JK.2'], discards: [] });
    expect(reshuffle({ ...TABLE, discards: TABLE.discards.toReversed() })).toEqual(once);
    expect(reshuffle(once)).toEqual(once);
  });
});

describe('drawing from the deck of a table', () => {
  const empty = (discards: readonly Card[]): Table => ({ ...TABLE, deck: [], discards });

  it.each<
    readonly [string, Table, number, boolean, readonly number[], readonly Card[], number | null, readonly Card[]]
  >([
    ['some cards', TABLE, 2, true, [2, 0], ['JK.2', 'AC'], null, ['2C']],
    ['all cards: not reshuffled before another is wanted', TABLE, 3, true, [0, 0, 0], ['AC', '2C', 'JK.2'], null, []],
    ['one more: reshuffled then', TABLE, 4, true, [0, 0, 0, 1], ['AC', '2C', 'JK.2', '9H'], 3, ['3D']],
    ['more than there are', TABLE, 9, true, [0, 0, 0, 0, 0], ['AC', '2C', 'JK.2', '3D', '9H'], 3, []],
    ['more than there are, without a reshuffle', TABLE, 9, false, [0, 0, 0], ['AC', '2C', 'JK.2'], null, []],
    ['from an empty deck with discards', empty(['JK', '5C']), 1, true, [1], ['JK'], 0, ['5C']],
    ['from an empty deck with discards, without a reshuffle', empty(['JK', '5C']), 1, false, [], [], null, []],
    ['from an empty deck with none', empty([]), 3, true, [], [], null, []],
    ['none from an empty deck', empty(['JK']), 0, true, [], [], null, []],
    ['none from an empty deck with none', empty([]), 0, true, [], [], null, []],
    ['as many as can be counted', TABLE, Number.MAX_SAFE_INTEGER, false, [0, 0, 0], ['AC', '2C', 'JK.2'], null, []],
  ])('%s', (_title, table, count, reshuffles, indices, cards, reshuffledAfter, deck) => {
    const chance = scripted(indices);
    const drawn = drawTo(chance, table, { hand: 'Ben' }, count, { reshuffle: reshuffles });
    chance.finish();
    expect(drawn.cards).toEqual(cards);
    expect(drawn.reshuffledAfter).toBe(reshuffledAfter);
    expect(drawn.table).toEqual({
      ...table,
      deck,
      discards: reshuffledAfter === null ? table.discards : [],
      hands: [table.hands[0], { id: 'Ben', cards }],
    });
  });

  it('does not reshuffle unless it is said', () => {
    expect(drawTo(scripted([]), empty(['JK']), 'table', 1).cards).toEqual([]);
  });

  it('onto the discards never draws a card twice, however many are wanted', () => {
    const { table, cards } = drawTo(seeded(seed(1)), TABLE, 'discards', Number.MAX_SAFE_INTEGER, { reshuffle: true });
    expect(cards.toSorted()).toEqual([...TABLE.deck, ...TABLE.discards].sort());
    expect(table).toEqual({ ...TABLE, deck: [], discards: cards });
  });

  it('back into the deck keeps every card', () => {
    expect(drawTo(scripted([1]), TABLE, 'deck', 1).table.deck).toEqual(['AC', 'JK.2', '2C']);
  });

  it('is done under the rule that asks, before and after a reshuffle', () => {
    const chance = recording(seeded(seed('rule')));
    drawTo(chance, TABLE, 'table', 4, { rule: 'F-DRAW', reshuffle: true });
    expect(chance.draws().map((asked) => [asked.rule, 'index' in asked && asked.index])).toEqual([
      ['F-DRAW', 3],
      ['F-DRAW', 2],
      ['F-DRAW', 1],
      ['F-DRAW', 2],
    ]);
  });

  it.each([-1, 0.5, Number.NaN, '1'])('refuses %s cards, and an unknown hand, before a draw', (count) => {
    expect(refusal(() => drawTo(scripted([]), TABLE, 'table', outside(count))).code).toBe('invalid-count');
    expect(refusal(() => drawTo(scripted([]), TABLE, { hand: 'Cid' }, 1)).code).toBe('unknown-zone');
  });
});

describe('a trade', () => {
  it('discards a card, and then draws another', () => {
    const { table, cards, reshuffledAfter } = trade(scripted([1]), TABLE, 'Ann', 'JK');
    expect([cards, reshuffledAfter]).toEqual([['2C'], null]);
    expect(table).toEqual({
      ...TABLE,
      deck: ['AC', 'JK.2'],
      discards: ['9H', '3D', 'JK'],
      hands: [{ id: 'Ann', cards: ['KH', '2C'] }, TABLE.hands[1]],
    });
  });

  it('may bring a Joker for a Joker', () => {
    expect(trade(scripted([2]), TABLE, 'Ann', 'JK').cards).toEqual(['JK.2']);
  });

  it('from an empty deck loses the card, or with a reshuffle may bring it back', () => {
    const bare: Table = { ...TABLE, deck: [], discards: [] };
    expect(trade(scripted([]), bare, 'Ann', 'JK').table).toEqual(discard(bare, 'Ann', ['JK']));
    expect(trade(scripted([0]), bare, 'Ann', 'JK', { reshuffle: true })).toMatchObject({
      cards: ['JK'],
      reshuffledAfter: 0,
    });
  });

  it('of a card that is not in hand is refused before a draw', () => {
    expect(refusal(() => trade(scripted([]), TABLE, 'Ann', 'AC')).code).toBe('card-not-there');
    expect(refusal(() => trade(scripted([]), TABLE, 'Cid', 'JK')).code).toBe('unknown-zone');
  });
});
