import { type Card, standardDeck } from '@tabletop/cards';
import { transitions } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { MAX_TRADES, type SkirmishState, srFastcombat } from '../src/index.js';
import { eventOf, eventsOf, refused, run, types } from './support/play.js';
import { cm, gun, type Scenery, scene } from './support/scene.js';
import { blue, red } from './support/seats.js';

/** Two figures that stand side by side, red’s with a pistol; red moves and blue declares nothing. */
function table(hands: readonly [readonly Card[], readonly Card[]], of: Partial<Scenery> = {}): SkirmishState {
  return scene({
    quiet: ['blue'],
    figures: [
      { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()], actions: 5 } },
      { owner: 'blue', at: cm(53, 100), sheet: { knockOutValue: 100 } },
    ],
    hands,
    ...of,
  });
}

const handOf = (state: SkirmishState, seat: number) => state.players[seat]?.hand;
const shot = red.shoot(1, 1, 2);
const strike = red.strike(1, null, 2);

describe('a Joker in a play', () => {
  const defending = (hand: readonly Card[], of: Partial<Scenery> = {}) =>
    run(table([['5S', '2S'], hand], of), [shot, red.commit('5S')]).state;

  test('[F-JOKER] played face up with one or two other cards, in any order', () => {
    const state = defending(['JK', '8H', 'KH', '2H']);
    for (const cards of [
      ['KH', 'JK', '8H'],
      ['JK', '8H', 'KH'],
      ['8H', 'KH', 'JK'],
    ] satisfies Card[][]) {
      const { events, state: after } = run(state, [blue.play(...cards)]);
      expect(eventOf(events, 'played')).toMatchObject({ rule: 'F-JOKER', cards, value: 11 });
      expect(after.discards).toEqual([...cards, '5S']);
    }
    expect(eventOf(run(state, [blue.play('JK', '8H')]).events, 'played').value).toBe(8);
    expect(eventOf(run(state, [blue.play('8H')]).events, 'played').value).toBe(8);
  });

  test('[F-JOKER] alone, twice, or with too many is refused, and so is what is not in the hand', () => {
    const state = defending(['JK', 'JK.2', '8H', 'KH', '2H']);
    for (const cards of [
      ['JK'],
      ['JK', 'JK.2'],
      ['JK', 'JK.2', '8H'],
      ['8H', 'KH'],
      ['JK', '8H', 'KH', '2H'],
      ['AH'],
      ['8H', 'JK', '8H'],
      [],
    ] satisfies Card[][]) {
      expect(refused(state, blue.play(...cards)), cards.join(' ')).toBe('F-JOKER');
    }
  });

  test('[F-JOKER] with chains, each of them allows one card more', () => {
    const state = defending(['JK', 'JK.2', '8H', 'KH', '2H', '3H'], { rules: { jokerChain: true } });
    expect(eventOf(run(state, [blue.play('JK', 'JK.2', '8H', 'KH', '2H')]).events, 'played').value).toBe(13);
    expect(refused(state, blue.play('JK', 'JK.2', '8H', 'KH', '2H', '3H'))).toBe('F-JOKER');
  });

  test('[F-JOKER] face down, the Joker alone is committed; the two cards are chosen when it is turned over', () => {
    const down = run(
      table([
        ['JK', '9S', '6S', '2S'],
        ['8H', '2H'],
      ]),
      [shot, red.commit('JK')],
    );
    expect(eventOf(down.events, 'committed').card).toBe('JK');
    expect(handOf(down.state, 0)).toEqual(['9S', '6S', '2S']);
    const open = run(down.state, [blue.play('8H')]);
    expect(types(open.events)).toEqual(['played', 'turned-over']);
    expect(eventOf(open.events, 'turned-over')).toMatchObject({ card: 'JK', value: null });
    expect(srFastcombat.actors(open.state)).toEqual(['red']);
    // It lies on the table, not on the discards, until it is completed.
    expect(open.state.discards).toEqual(['8H']);
    expect(refused(open.state, red.complete())).toBe('F-JOKER');
    expect(refused(open.state, red.complete('9S', '6S', '2S'))).toBe('F-JOKER');
    expect(refused(open.state, red.play('9S'))).toBe('F-JOKER');
    expect(refused(open.state, red.complete('8H'))).toBe('F-JOKER');
    const done = run(open.state, [red.complete('9S', '6S')]);
    expect(eventOf(done.events, 'shot-judged')).toMatchObject({ attack: 15, defence: 8, total: 21 });
    expect(done.state.discards).toEqual(['8H', 'JK', '9S', '6S']);
    expect(eventOf(run(open.state, [red.complete('6S')]).events, 'shot-judged')).toMatchObject({ attack: 6 });
  });

  test('[F-JOKER] the defender’s Joker is completed before the attacker’s, or by house rule after it', () => {
    const hands: readonly [readonly Card[], readonly Card[]] = [
      ['JK', '9S', '6S', '2S'],
      ['JK.2', '8H', '7H', '2H'],
    ];
    const both = [strike, red.commit('JK'), blue.commit('JK.2')];
    const printed = run(table(hands), both).state;
    expect(srFastcombat.actors(printed)).toEqual(['blue']);
    expect(refused(printed, red.complete('9S'))).toBe('F-JOKER');
    const half = run(printed, [blue.complete('8H', '7H')]).state;
    expect(srFastcombat.actors(half)).toEqual(['red']);
    expect(eventOf(run(half, [red.complete('9S', '6S')]).events, 'melee-judged')).toMatchObject({
      attackTotal: 20,
      defenceTotal: 20,
      hit: null,
    });
    const turned = run(table(hands, { rules: { jokerReveal: 'attackerFirst' } }), both).state;
    expect(srFastcombat.actors(turned)).toEqual(['red']);
    expect(srFastcombat.actors(run(turned, [red.complete('9S')]).state)).toEqual(['blue']);
  });
});

describe('trading a Joker', () => {
  test('[F-JOKER-TRADE] costs nothing and does not end the turn to act; the card is secret, the trade is not', () => {
    const { state, events } = run(table([['JK', '5S'], ['2H']]), [red.trade('JK')], '9C');
    expect(types(events)).toEqual(['traded', 'dealt']);
    expect(eventOf(events, 'dealt')).toMatchObject({ rule: 'F-JOKER-TRADE', player: 'red', card: '9C' });
    expect(handOf(state, 0)).toEqual(['5S', '9C']);
    expect(state.discards).toEqual(['JK']);
    expect(srFastcombat.actors(state)).toEqual(['red']);
    expect(state.stage.phase).toBe('move');
    expect(state.figures[0]?.actions).toBe(5);
    const seen = srFastcombat.viewEvents(events, 'blue');
    expect(seen).toMatchObject([
      { type: 'traded', player: 'red', joker: 'JK' },
      { type: 'dealt', card: null },
    ]);
    expect(seen[1]?.dice).toBeUndefined();
  });

  test('[F-JOKER-TRADE] whenever its owner must choose: in a window, when committing, playing and completing', () => {
    const windowed = run(table([['JK', '5S'], ['2H']], { quiet: [] }), [shot]).state;
    expect(refused(windowed, blue.trade('JK.2'))).toBe('F-JOKER-TRADE');
    const hands: readonly [readonly Card[], readonly Card[]] = [
      ['JK', '5S', '2S'],
      ['JK.2', '3H', '2H'],
    ];
    const inWindow = run(table(hands, { quiet: [] }), [shot]).state;
    expect(run(inWindow, [blue.trade('JK.2'), blue.pass()], '9C').state.stage.phase).toBe('shot');
    const committing = run(table(hands), [shot]).state;
    expect(handOf(run(committing, [red.trade('JK'), red.commit('5S')], '9C').state, 0)).toEqual(['2S', '9C']);
    const playing = run(committing, [red.commit('5S')]).state;
    expect(types(run(playing, [blue.trade('JK.2'), blue.play('3H')], '9C').events)).toContain('shot-judged');
    const completing = run(
      table([
        ['JK', 'JK.2', '5S', '2S'],
        ['3H', '2H'],
      ]),
      [shot, red.commit('JK'), blue.play('3H')],
    ).state;
    const completed = run(completing, [red.trade('JK.2'), red.complete('5S', '9C')], '9C');
    expect(eventOf(completed.events, 'shot-judged').attack).toBe(14);
  });

  test('[F-JOKER-TRADE] by nobody who is not to choose, and nothing but a Joker of one’s own', () => {
    const state = table([
      ['JK', '5S'],
      ['JK.2', '2H'],
    ]);
    expect(refused(state, blue.trade('JK.2'))).toBe('F-JOKER-TRADE');
    expect(refused(state, red.trade('5S'))).toBe('F-JOKER-TRADE');
    expect(refused(state, red.trade('JK.2'))).toBe('F-JOKER-TRADE');
  });

  test('[F-JOKER-TRADE] the one for another may be a Joker too, and is traded likewise', () => {
    const { state } = run(table([['JK', '5S'], ['2H']]), [red.trade('JK'), red.trade('JK.2')], 'JK.2', '9C');
    expect(handOf(state, 0)).toEqual(['5S', '9C']);
    expect(state.discards).toEqual(['JK', 'JK.2']);
  });

  test('[F-JOKER-TRADE] several who are to choose may trade in any order; cards are dealt when all have chosen', () => {
    const state = run(
      table([
        ['JK', '5S'],
        ['JK.2', '2H'],
      ]),
      [strike],
    ).state;
    const first = srFastcombat.apply(state, red.trade('JK')).state;
    // Red has still to commit, but not before the card has come.
    expect(srFastcombat.actors(first)).toEqual(['blue']);
    const both = srFastcombat.apply(first, blue.trade('JK.2')).state;
    expect(srFastcombat.actors(both)).toEqual([]);
    const other = srFastcombat.apply(srFastcombat.apply(state, blue.trade('JK.2')).state, red.trade('JK')).state;
    expect(other).toEqual(both);
    const dealt = run(both, [], '9C').state;
    expect(srFastcombat.actors(dealt)).toEqual(['red']);
    const committed = run(dealt, [red.commit('9C')], '8C').state;
    expect(srFastcombat.actors(committed)).toEqual(['blue']);
    expect(committed.players.map(({ hand }) => hand)).toEqual([['5S'], ['2H', '8C']]);
  });

  test('[F-JOKER-TRADE] not when there is nothing to draw', () => {
    const state = table([['JK', '5S'], ['2H']], { deck: [], rules: { reshuffle: false }, discards: ['9C'] });
    expect(refused(state, red.trade('JK'))).toBe('F-JOKER-TRADE');
    expect(refused(table([['JK', '5S'], ['2H']], { deck: [], discards: [] }), red.trade('JK'))).toBe('F-JOKER-TRADE');
    expect(refused(table([['JK', '5S'], ['2H']], { deck: [], discards: ['9C'] }), red.trade('JK'))).toBeUndefined();
  });

  test('[F-JOKER-TRADE] trading cannot go on for ever: at most 16 times before anything else is chosen', () => {
    // Nothing but Jokers to be drawn: what is traded comes back.
    let state = table([['JK', '5S'], ['2H']], { deck: [], discards: ['JK.2'] });
    for (let trade = 0; trade < MAX_TRADES; trade++) {
      const joker: Card = trade % 2 === 0 ? 'JK' : 'JK.2';
      state = run(state, [red.trade(joker)], joker === 'JK' ? 'JK.2' : 'JK').state;
    }
    expect(refused(state, red.trade('JK'))).toBe('F-JOKER-TRADE');
    const quiet = scene({ figures: [] satisfies [], players: [], hands: [] }, { setup: () => state });
    expect(quiet.players[0]?.trades).toBe(MAX_TRADES);
    for (const other of [red.announce(1, cm(50, 101)), red.lieDown(1)]) {
      const after = run({ ...state, players: state.players.map((p) => ({ ...p, passing: 'turn' })) }, [other]).state;
      expect(after.players[0]?.trades).toBe(0);
    }
    const next = run(state, [red.endMoves()]).state;
    expect(next.players[0]?.trades).toBe(0);
  });
});

describe('a hand of nothing but Jokers', () => {
  test('[F-JOKER] who must play a value and has none trades Jokers singly until there is one', () => {
    const state = run(
      table([
        ['5S', '2S'],
        ['JK', 'JK.2'],
      ]),
      [shot, red.commit('5S')],
    ).state;
    expect(srFastcombat.actors(state)).toEqual(['blue']);
    expect(srFastcombat.legalActions(state, 'blue').map(({ type }) => type)).toEqual(['trade']);
    expect(refused(state, blue.play())).toBe('F-JOKER');
    expect(refused(state, blue.play('JK'))).toBe('F-JOKER');
    const { state: after, events } = run(state, [blue.trade('JK'), blue.play('JK.2', '3H')], '3H', '9C', '8C');
    expect(eventOf(events, 'played').value).toBe(3);
    expect(handOf(after, 1)).toEqual(['9C', '8C']);
  });

  test('[F-JOKER] if pile and discards give none, the play counts 0 and the Jokers stay', () => {
    const of = { deck: [], discards: [], rules: { reshuffle: false } } satisfies Partial<Scenery>;
    const state = run(
      table(
        [
          ['5S', '2S'],
          ['JK', 'JK.2'],
        ],
        of,
      ),
      [shot, red.commit('5S')],
    ).state;
    expect(srFastcombat.legalActions(state, 'blue')).toEqual([blue.play()]);
    const { state: after, events } = run(state, [blue.play()]);
    expect(eventOf(events, 'shot-judged')).toMatchObject({ attack: 5, defence: 0, total: 11 });
    expect(handOf(after, 1)).toEqual(['JK', 'JK.2']);
  });

  test('[F-JOKER] one may be committed face down all the same, and is completed by what then comes', () => {
    const state = run(
      table([
        ['JK', 'JK.2'],
        ['3H', '2H'],
      ]),
      [shot, red.commit('JK'), blue.play('3H')],
    ).state;
    expect(srFastcombat.legalActions(state, 'red')).toEqual([red.trade('JK.2')]);
    const { events } = run(state, [red.trade('JK.2'), red.complete('9C')], '9C', '8C', '7C');
    expect(eventOf(events, 'shot-judged').attack).toBe(9);
  });
});

describe('a hand that runs out', () => {
  test('[F-EMPTY-HAND] is dealt two cards at once, before the attacker’s card is turned over', () => {
    const { state, events } = run(table([['5S'], ['3H']]), [shot, red.commit('5S')], '9C', '8C');
    expect(eventsOf(events, 'dealt')).toMatchObject([
      { rule: 'F-EMPTY-HAND', player: 'red', card: '9C' },
      { card: '8C' },
    ]);
    expect(handOf(state, 0)).toEqual(['9C', '8C']);
    expect(srFastcombat.actors(state)).toEqual(['blue']);
    const rest = run(state, [blue.play('3H')], '7C', '6C');
    expect(types(rest.events)).toEqual(['played', 'dealt', 'dealt', 'turned-over', 'shot-judged']);
  });

  test('[F-EMPTY-HAND] not while a card is left', () => {
    expect(types(run(table([['5S', '2S'], ['3H']]), [shot, red.commit('5S')]).events)).not.toContain('dealt');
  });

  test('[F-EMPTY-HAND] a Joker committed as the last card is completed from the new cards', () => {
    const { state } = run(table([['JK'], ['3H', '2H']]), [shot, red.commit('JK'), blue.play('3H')], '9C', '8C');
    expect(handOf(state, 0)).toEqual(['9C', '8C']);
    // The play empties the hand again, and it is filled again within the same attack.
    const { events, state: after } = run(state, [red.complete('9C', '8C')], '7C', '6C');
    expect(eventOf(events, 'shot-judged').attack).toBe(17);
    expect(handOf(after, 0)).toEqual(['7C', '6C']);
  });

  test('[F-EMPTY-HAND] in a fight, both sides choose before either is dealt anything', () => {
    const state = run(table([['5S'], ['3H']]), [strike]).state;
    const one = srFastcombat.apply(state, red.commit('5S')).state;
    expect(srFastcombat.actors(one)).toEqual(['blue']);
    expect(handOf(one, 0)).toEqual([]);
    const two = run(one, [blue.commit('3H')], '9C', '8C', '7C', '6C');
    expect(types(two.events)).toEqual([
      'committed',
      'dealt',
      'dealt',
      'dealt',
      'dealt',
      'turned-over',
      'turned-over',
      'melee-judged',
    ]);
  });

  test('[F-EMPTY-HAND] if there is only one card, one is dealt, and it is said that there was no other', () => {
    const { state, events } = run(
      table([['5S'], ['3H', '2H']], { deck: ['9C'], discards: [], rules: { reshuffle: false } }),
      [shot, red.commit('5S')],
      '9C',
    );
    expect(handOf(state, 0)).toEqual(['9C']);
    expect(eventOf(events, 'nothing-left')).toMatchObject({ rule: 'F-RESHUFFLE', player: 'red' });
  });

  test('[F-EMPTY-HAND] if there was none, two are dealt as soon as there are some', () => {
    const state = run(table([['5S'], ['3H', '2H']], { deck: [], discards: [] }), [shot, red.commit('5S')]).state;
    expect(handOf(state, 0)).toEqual([]);
    // Blue’s play is discarded: it becomes the deck before red’s card is turned over.
    const { state: after, events } = run(state, [blue.play('3H')], '3H');
    expect(types(events)).toEqual(['played', 'reshuffled', 'dealt', 'nothing-left', 'turned-over', 'shot-judged']);
    expect(handOf(after, 0)).toEqual(['3H']);
  });
});

describe('the deck', () => {
  test('[F-RESHUFFLE] the discards become the deck at the moment a card is wanted; cards on the table stay there', () => {
    const state = run(
      table(
        [
          ['5S', '2S'],
          ['3H', '2H'],
        ],
        { deck: ['9C'], discards: ['8C', '7C'] },
      ),
      [shot, red.commit('5S')],
    ).state;
    const { events, state: after } = run(state, [blue.play('3H'), red.play('2S')], '9C', '8C', '7C');
    // Red’s last card: 9C and one of the discards are dealt for it, and a third is drawn against it.
    expect(eventOf(events, 'reshuffled')).toMatchObject({ rule: 'F-RESHUFFLE', cards: 5 });
    expect(types(events).slice(-6, -1)).toEqual(['dealt', 'reshuffled', 'dealt', 'turned-up', 'damage-judged']);
    expect(after.deck).toHaveLength(3);
    expect(after.discards).toEqual(['7C']);
  });

  test('[F-RESHUFFLE] by house rule an empty deck stays empty', () => {
    const of = { deck: ['9C'], discards: ['8C', '7C'], rules: { reshuffle: false } } satisfies Partial<Scenery>;
    const state = run(
      table(
        [
          ['5S', '2S'],
          ['3H', '2H'],
        ],
        of,
      ),
      [shot, red.commit('5S')],
    ).state;
    const { events } = run(state, [blue.play('3H'), red.play('2S')], '9C');
    expect(types(events)).not.toContain('reshuffled');
    expect(eventsOf(events, 'nothing-left').map(({ player }) => player)).toEqual(['red', null]);
    expect(eventOf(events, 'damage-judged').drawn).toBe(0);
  });

  test('[F-DRAW-PILE] is a set from which each card is drawn equally likely: its order means nothing', () => {
    const state = table([['JK', '5S'], ['2H']], { deck: ['9C', '8C', '7C'] });
    const traded = srFastcombat.apply(state, red.trade('JK')).state;
    const dealt = transitions(srFastcombat, traded).map((step) => handOf(step.state, 0)?.at(-1));
    expect(dealt.outcomes).toEqual([
      ['9C', 1n],
      ['8C', 1n],
      ['7C', 1n],
    ]);
  });

  test('[F-DRAWN-JOKER] a Joker that comes up for a value is discarded, and another card drawn', () => {
    const of = { deck: ['JK', 'JK.2', '4C', '9C'] } satisfies Partial<Scenery>;
    const state = run(
      table(
        [
          ['5S', '3S', '2S'],
          ['3H', '2H'],
        ],
        of,
      ),
      [shot, red.commit('5S'), blue.play('3H')],
    ).state;
    const { events, state: after } = run(state, [red.play('3S')], 'JK', 'JK.2', '4C');
    expect(eventOf(events, 'turned-up')).toMatchObject({ rule: 'F-DAMAGE', cards: ['JK', 'JK.2', '4C'], value: 4 });
    expect(after.discards.slice(-3)).toEqual(['JK', 'JK.2', '4C']);
    expect(eventOf(events, 'damage-judged')).toMatchObject({ played: 3, drawn: 4, total: null });
    const zero = run(
      table(
        [
          ['5S', '3S', '2S'],
          ['3H', '2H'],
        ],
        { ...of, rules: { drawnJoker: 'zero' } },
      ),
      [shot, red.commit('5S'), blue.play('3H')],
    ).state;
    expect(eventOf(run(zero, [red.play('3S')], 'JK').events, 'damage-judged')).toMatchObject({ drawn: 0, total: 15 });
  });

  test('[F-DRAWN-JOKER] [F-RESHUFFLE] a Joker that is turned up does not come again in the same draw', () => {
    const of = { deck: ['JK'], discards: ['4C'] } satisfies Partial<Scenery>;
    const state = run(
      table(
        [
          ['5S', '3S', '2S'],
          ['3H', '2H'],
        ],
        of,
      ),
      [shot, red.commit('5S'), blue.play('3H')],
    ).state;
    const { events, state: after } = run(state, [red.play('3S')], 'JK', '4C');
    expect(eventOf(events, 'reshuffled').cards).toBe(4);
    expect(eventOf(events, 'turned-up').cards).toEqual(['JK', '4C']);
    expect(after.discards).toEqual(['JK', '4C']);
    // Where there is nothing but Jokers, it ends.
    const only = run(
      table(
        [
          ['5S', '3S', '2S'],
          ['3H', '2H'],
        ],
        { deck: ['JK', 'JK.2'], rules: { reshuffle: false } },
      ),
      [shot, red.commit('5S'), blue.play('3H')],
    ).state;
    expect(eventOf(run(only, [red.play('3S')], 'JK', 'JK.2').events, 'damage-judged').drawn).toBe(0);
  });

  test('[F-DECKS] Jokers can be drawn, held, played, traded and discarded like any card', () => {
    const deck = standardDeck({ decks: 1, jokersPerDeck: 2 });
    expect(deck).toContain('JK');
    const dealt = run(
      table([['5S'], ['3H', '2H']], { deck: ['JK', '9C'] }),
      [shot, red.commit('5S')],
      'JK',
      '9C',
    ).state;
    expect(handOf(dealt, 0)).toEqual(['JK', '9C']);
  });
});

test('[F-RESHUFFLE] what is played or traded leaves by the discards, at once and open to all', () => {
  const { state } = run(
    table([
      ['JK', '5S', '2S'],
      ['3H', '2H'],
    ]),
    [shot, red.commit('5S'), blue.play('3H'), red.trade('JK')],
    '9C',
  );
  expect(srFastcombat.view(state, null).discards).toEqual(['3H', '5S', 'JK']);
});
