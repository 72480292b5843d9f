import { type Card, standardDeck } from '@tabletop/cards';
import { describe, expect, test } from 'vitest';
import { cardValue, type FigureSheet, type SkirmishState } from '../src/index.js';
import { cardsOf, chosen } from './support/bot.js';
import { run } from './support/play.js';
import { cm, gun, type Scenery, scene, spell } from './support/scene.js';
import { blue, red } from './support/seats.js';

type Hands = readonly [readonly Card[], readonly Card[]];

/** Red's figure with a pistol, item 1, and one of blue's; nobody but red declares anything. */
function duel(hands: Hands, sheets: readonly Partial<FigureSheet>[] = [], of: Partial<Scenery> = {}): SkirmishState {
  return scene({
    quiet: ['blue'],
    hands,
    ...of,
    figures: [
      { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()], ...sheets[0] } },
      { owner: 'blue', at: cm(70, 100), ...(sheets[1] === undefined ? {} : { sheet: sheets[1] }) },
    ],
  });
}

/** A shot that no card of these tests can make hit: skill 0 against 7, 8 for the invisible. */
const HOPELESS = [{ firearmsSkill: 0 }, { invisible: true }];
const SHOT = [red.shoot(1, 1, 2)];
/** A shot that any card makes hit, and that knocks out with the help of any card but the least. */
const DEADLY = [{ firearmsSkill: 12, firearms: [gun('Ares Viper')] }, {}];

describe('the sensible bot’s card for a shot', () => {
  test('[F-ATTACK] is the least where the shot is hopeless', () => {
    const { state } = run(duel([['7C', '2D', '6H'], ['9C']], HOPELESS), SHOT);
    expect(cardsOf(chosen(state))).toEqual(['2D']);
  });

  test('[F-ATTACK] is a good one where the shot decides the game', () => {
    const { state } = run(duel([['2C', '10D', '9H', '3C'], ['9C']], DEADLY), SHOT);
    expect(['10D', '9H']).toContain(cardsOf(chosen(state))[0]);
  });

  test('[F-ATTACK] against it is the least where it cannot hit', () => {
    const { state } = run(duel([['7C'], ['QC', '10D', '5H']], HOPELESS), [...SHOT, red.commit('7C')], 'KC', 'KD');
    expect(cardsOf(chosen(state, 'blue'))).toEqual(['QC']);
  });

  test('[F-ATTACK] against it is the best where it may decide the game', () => {
    const { state } = run(
      duel(
        [
          ['7C', '8C'],
          ['QC', '10D', '5H'],
        ],
        DEADLY,
      ),
      [...SHOT, red.commit('7C')],
    );
    expect(cardsOf(chosen(state, 'blue'))).toEqual(['10D']);
  });

  test('[F-JOKER] completes a Joker with no more than it takes', () => {
    const hands: Hands = [
      ['JK', '10H', '5C', '6D', '2S'],
      ['9C', '3C'],
    ];
    const { state } = run(duel(hands, DEADLY), [...SHOT, red.commit('JK'), blue.play('9C')]);
    expect([...cardsOf(chosen(state))].sort()).toEqual(['5C', '6D']);
  });
});

describe('the sensible bot’s card for damage', () => {
  const HIT = [...SHOT, red.commit('AC'), blue.play('2C')];
  const hand: readonly Card[] = ['AC', '6D', '10H', '4C'];

  test('[F-DAMAGE] is the one that the odds call for', () => {
    // 12 against 18: a 6 is enough unless a higher card is drawn, for which there are twenty.
    const { state } = run(duel([hand, ['2C', '3C']]), HIT);
    expect(cardsOf(chosen(state))).toEqual(['10H']);
  });

  test('[F-DAMAGE] is no better than it needs to be when all higher cards are seen', () => {
    const high = standardDeck({ decks: 1, jokersPerDeck: 2 }).filter(
      (card) => (cardValue(card) ?? 0) > 6 && !hand.includes(card),
    );
    const { state } = run(duel([hand, ['2C', '3C']], [], { discards: high }), HIT);
    expect(cardsOf(chosen(state))).toEqual(['6D']);
  });

  test('[F-DAMAGE] is the least where none is enough', () => {
    const { state } = run(duel([hand, ['2C', '3C']], [{}, { knockOutValue: 60 }]), HIT);
    expect(cardsOf(chosen(state))).toEqual(['4C']);
  });
});

describe('the sensible bot’s card for a spell', () => {
  const cast = (hands: Hands, sheets: readonly Partial<FigureSheet>[], force = 6) =>
    run(duel(hands, sheets), [red.cast(1, 0, force, 2)]).state;

  test.each([
    ['is good where it would put the caster out', 8, ['AH']],
    ['is the least where it cannot', 60, ['2H']],
  ])('[F-DRAIN] drain %s', (_, magicResistance, expected) => {
    const state = cast(
      [['2C', '2H', 'AH'], ['3C']],
      [{ spells: [spell({ targetNumber: 20, drain: 4 })], magicResistance }],
    );
    const drained = run(state, [red.play('2C')], 'KC').state;
    expect(cardsOf(chosen(drained))).toEqual(expected);
  });

  test('[F-RESISTED] is declined against one that does nothing', () => {
    const state = cast(
      [
        ['2C', 'AH'],
        ['10C', '3C'],
      ],
      [{ spells: [spell({ damage: null, resisted: true })] }],
    );
    const { type } = chosen(run(state, [red.commit('2C')]).state, 'blue');
    expect(type).toBe('decline');
  });

  test('[F-RESISTED] is played against one that may be the end', () => {
    const state = cast(
      [
        ['2C', 'AH'],
        ['10C', '3C'],
      ],
      [{ spells: [spell({ damage: 12, resisted: true })] }],
    );
    expect(cardsOf(chosen(run(state, [red.commit('2C')]).state, 'blue'))).toEqual(['10C']);
  });
});

describe('the sensible bot’s Jokers', () => {
  test('[F-JOKER-TRADE] one without two other cards to go with it is traded', () => {
    expect(chosen(duel([['JK', '2C'], ['9C']]))).toEqual(red.trade('JK'));
  });

  test('[F-JOKER] one with enough is kept', () => {
    expect(chosen(duel([['JK', '10C', '9D', '8H'], ['9C']])).type).toBe('shoot');
  });

  test('[F-JOKER] the last card is traded where a value must be played', () => {
    const { state } = run(duel([['9C'], ['JK']]), [...SHOT, red.commit('9C')], 'KC', 'KD');
    expect(chosen(state, 'blue')).toEqual(blue.trade('JK'));
  });
});
