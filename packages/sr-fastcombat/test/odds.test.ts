import { type Card, standardDeck } from '@tabletop/cards';
import { exactly } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { RULEBOOK, resolveBlast, resolveDamage, rulesFor, type Stock, turnUp } from '../src/index.js';
import {
  beatenOdds,
  blastOdds,
  damageOdds,
  drainOdds,
  exactDraws,
  oddsTables,
  scatterOdds,
  spellOdds,
} from '../src/odds.js';

const WHOLE: Stock = { deck: standardDeck({ decks: 1, jokersPerDeck: 2 }), discards: [] };
const stockOf = (...deck: readonly Card[]): Stock => ({ deck, discards: [] });

const share = <Result>(odds: ReturnType<typeof exactly<Result>>, result: Result): string =>
  odds.probability((found) => found === result).toFraction();

describe('the tables of odds', () => {
  const tables = oddsTables();
  const chances = (rule: string, situation: string) =>
    tables
      .find((table) => table.rule === rule)
      ?.rows.find((row) => row.situation === situation)
      ?.chances.map((chance) => chance.toFraction());

  test('every row adds up to exactly 1, and no situation is named twice', () => {
    for (const { title, results, rows } of tables) {
      expect(new Set(rows.map(({ situation }) => situation)).size).toBe(rows.length);
      for (const row of rows) {
        expect(row.chances).toHaveLength(results.length);
        const sum = row.chances.reduce((total, chance) => total.add(chance));
        expect(`${title} ${row.situation}: ${sum.toFraction()}`).toBe(`${title} ${row.situation}: 1`);
      }
    }
  });

  // Of 52 cards: four of each value, but eight worth 2 (2 and Queen) and eight worth 3 (3 and King).
  test.each([
    ['1', ['0', '1/13', '12/13']],
    ['2', ['1/13', '2/13', '10/13']],
    ['3', ['3/13', '2/13', '8/13']],
    ['6', ['7/13', '1/13', '5/13']],
    ['10', ['11/13', '1/13', '1/13']],
    ['12', ['12/13', '1/13', '0']],
  ])('[F-DRAWN-JOKER] lower than, equal to and higher than %s', (played, expected) => {
    expect(chances('F-DRAWN-JOKER', played)).toEqual(expected);
  });

  test.each([
    // A 6 is enough unless 7, 8, 9, 10 or an ace comes; where it is not, only another 6 helps.
    ['6: at most 6', ['8/13', '5/13']],
    ['6: 7 to 12', ['1/13', '12/13']],
    ['1: 2', ['1/13', '12/13']],
    ['12: at most 12', ['1', '0']],
    ['12: 13 to 24', ['1/13', '12/13']],
  ])('[F-DAMAGE] knocking out, %s', (situation, expected) => {
    expect(chances('F-DAMAGE', situation)).toEqual(expected);
  });

  test.each([
    ['12', ['1', '0', '0']],
    // 3 cm for each point of the card above 9.
    ['9', ['11/13', '1/13', '0', '1/13']],
    ['0', ['0', '1/13', '2/13', '2/13']],
  ])('[F-SCATTER] 0, 3, 6 … cm at a margin of %s', (margin, expected) => {
    expect(chances('F-SCATTER', margin)?.slice(0, expected.length)).toEqual(expected);
  });

  test('[F-BLAST] two cards are drawn without putting the first back', () => {
    // Of 52 × 51 pairs those of one value: 9 values of four cards, 2 of eight.
    const equal = 9 * 4 * 3 + 2 * 8 * 7;
    const pairs = 52 * 51;
    expect(chances('F-BLAST', 'at most 1')).toEqual([
      fraction((pairs - equal) / 2 + equal, pairs),
      fraction((pairs - equal) / 2, pairs),
    ]);
    expect(chances('F-BLAST', '21 to 24')).toEqual([fraction(4 * 3, pairs), fraction(pairs - 4 * 3, pairs)]);
  });

  test('[F-UNRESISTED] a spell at a play of 7', () => {
    expect(chances('F-UNRESISTED', '7: at most 7')).toEqual(['9/13', '0', '4/13']);
    expect(chances('F-UNRESISTED', '7: 8 to 14')).toEqual(['1/13', '8/13', '4/13']);
  });

  test('[F-DRAIN] only a card above both the play and what the caster bears is drain', () => {
    expect(chances('F-DRAIN', '8')).toEqual(['10/13', '3/13']);
    for (const [played, bears] of [
      [3, 8],
      [8, 3],
      [8, 8],
    ] as const) {
      expect(share(drainOdds({ played, drain: 4, force: 6, magicResistance: 10 + bears }), true)).toBe('3/13');
    }
  });

  test('[F-DAMAGE] [F-UNRESISTED] nothing changes within the ranges of a row', () => {
    for (const [played, need, expected] of [
      [6, 1, '8/13'],
      [6, 6, '8/13'],
      [6, 7, '1/13'],
      [6, 12, '1/13'],
      [6, 13, '0'],
    ] as const) {
      expect(share(damageOdds({ played, damage: 9, knockOutValue: 9 + need }), true)).toBe(expected);
      expect(share(spellOdds({ played, force: 5, targetNumber: 5 + need }), 'affected')).toBe(expected);
    }
  });
});

/** A fraction in lowest terms, as text. */
function fraction(over: number, under: number): string {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const common = gcd(over, under);
  return `${over / common}/${under / common}`;
}

describe('odds of what is left of a deck', () => {
  test('[F-DRAWN-JOKER] Jokers are drawn again, or count 0', () => {
    const left = stockOf('JK', 'JK.2', 'JK.3', '7C', '5D');
    expect(share(beatenOdds(6, left), 'higher')).toBe('1/2');
    const zero = { ...RULEBOOK, rules: rulesFor({ drawnJoker: 'zero' }) };
    expect(share(beatenOdds(6, left, zero), 'higher')).toBe('1/5');
    expect(share(beatenOdds(0, left, zero), 'equal')).toBe('3/5');
  });

  test('[F-RESHUFFLE] an empty deck is made of the discards; without any, 0 is turned up', () => {
    expect(share(beatenOdds(6, { deck: [], discards: ['7C', '8C', '2C'] }), 'higher')).toBe('2/3');
    expect(share(beatenOdds(0, stockOf()), 'equal')).toBe('1');
    expect(share(beatenOdds(6, stockOf('JK')), 'lower')).toBe('1');
  });

  test('[F-VALUES] house rules are felt', () => {
    const rules = rulesFor({ courtValues: { J: 11, Q: 2, K: 3, A: 12 } });
    expect(share(beatenOdds(10, WHOLE, { ...RULEBOOK, rules }), 'higher')).toBe('2/13');
    const far = { ...RULEBOOK, rules: rulesFor({ scatterStep: 2 }) };
    expect(scatterOdds({ played: 5, skill: 4, targetNumber: 8, stock: stockOf('4C') }, far).maximum()).toBe(6);
  });

  test.each([
    ['NaN', () => beatenOdds(Number.NaN), ['played']],
    ['no number', () => beatenOdds(JSON.parse('"9"')), ['played']],
    [
      'a fraction and none',
      () => damageOdds({ played: 0.5, damage: Number.POSITIVE_INFINITY, knockOutValue: 9 }),
      ['played', 'damage'],
    ],
    ['a throw', () => scatterOdds({ played: 5, skill: Number.NaN, targetNumber: 8 }), ['skill']],
    ['a blast', () => blastOdds({ damage: Number.NEGATIVE_INFINITY, knockOutValue: 9 }), ['damage']],
    ['a spell', () => spellOdds({ played: 5, force: 2 ** 53, targetNumber: 8 }), ['force']],
    [
      'a name mistaken',
      () => damageOdds({ played: 5, ...JSON.parse('{"Damage":9,"knockOut":9}') }),
      ['damage', 'knockOutValue'],
    ],
    ['drain', () => drainOdds({ played: 5, drain: 4, force: 6, magicResistance: Number.NaN }), ['magicResistance']],
  ])('what is no whole number has no odds: %s', (_what, ask, paths) => {
    const { code, problems } = refusalOf(ask);
    expect(code).toBe('invalid-question');
    expect(places(problems)).toEqual(paths);
  });

  test('a rule of a fork is felt', () => {
    const merciful = { ...RULEBOOK, rules: rulesFor({}), judgeDamage: () => ({ total: null, out: false }) };
    expect(share(damageOdds({ played: 12, damage: 20, knockOutValue: 10 }, merciful), true)).toBe('0');
  });

  const pile = fc.uniqueArray(
    fc.constantFrom<Card>('JK', 'JK.2', '2C', '2D', 'QC', 'QH', '7C', '7D', '7H', '10S', 'AC', 'AD', 'KC'),
    { maxLength: 5 },
  );
  const stocks = fc.record({ deck: pile, discards: pile }).map(({ deck, discards }) => ({
    deck,
    discards: discards.filter((card) => !deck.includes(card)),
  }));
  const using = fc
    .constantFrom('redraw' as const, 'zero' as const)
    .chain((drawnJoker) =>
      fc.boolean().map((reshuffle) => ({ ...RULEBOOK, rules: rulesFor({ drawnJoker, reshuffle }) })),
    );

  test('one card for all of the same value gives what every card by itself does', () => {
    fc.assert(
      fc.property(stocks, using, fc.integer({ min: 0, max: 12 }), (stock, rulebook, played) => {
        const damage = { played, damage: 6, knockOutValue: 15, stock };
        expect(damageOdds(damage, rulebook).toJSON()).toEqual(
          exactly((chance) => resolveDamage(chance, damage, rulebook).out)
            .map(Boolean)
            .toJSON(),
        );
        const blast = { damage: 8, knockOutValue: 14, stock };
        const [quick, plain] = [
          blastOdds(blast, rulebook),
          exactly((chance) => resolveBlast(chance, blast, rulebook).out),
        ];
        expect(share(quick, true)).toBe(share(plain, true));
        expect(quick.total).toBe(plain.total);
      }),
      { seed: 1, numRuns: 80 },
    );
  });

  test('draws that are none of a card are left alone', () => {
    const both = exactDraws(
      (chance, rulebook) => {
        const { value } = rulebook.turnUp(chance, stockOf('2C', 'QC', '7C'), 'F-DAMAGE', rulebook);
        return value + chance.die(2);
      },
      { ...RULEBOOK, rules: rulesFor({}), turnUp },
    );
    expect(both.outcomes).toEqual([
      [3, 2n],
      [4, 2n],
      [8, 1n],
      [9, 1n],
    ]);
  });

  test('six decks with all their Jokers are no trouble', () => {
    const stock = { deck: standardDeck({ decks: 6, jokersPerDeck: 2 }), discards: [] };
    expect(share(damageOdds({ played: 6, damage: 10, knockOutValue: 16, stock }), true)).toBe('8/13');
    expect(share(blastOdds({ damage: 0, knockOutValue: 24, stock }), true)).toBe(fraction(24 * 23, 312 * 311));
  });

  test.each([
    ['too-many-cards', 20, 2],
    ['too-many-branches', 3, 10],
  ])('%s is refused, not waited for', (code, decks, jokersPerDeck) => {
    const stock = { deck: standardDeck({ decks, jokersPerDeck }), discards: [] };
    const question = { damage: 0, knockOutValue: 24, stock };
    expect(() => blastOdds(question)).toThrow(expect.objectContaining({ code }));
  });
});
