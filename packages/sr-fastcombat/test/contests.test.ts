import type { Card } from '@tabletop/cards';
import { describe, expect, test } from 'vitest';
import { type SkirmishState, srFastcombat } from '../src/index.js';
import { eventOf, eventsOf, refused, run, types } from './support/play.js';
import { cm, gun, type Scenery, scene } from './support/scene.js';
import { blue, green, red, seat } from './support/seats.js';

const sheet = { firearms: [gun()], actions: 2 };

/** A figure of each of three players, with a pistol; all declare to lie down in one window. */
function rivals(hands: readonly (readonly Card[])[], of: Partial<Scenery> = {}): SkirmishState {
  return scene({
    players: ['red', 'blue', 'green'],
    figures: [
      { owner: 'red', at: cm(100, 100), sheet },
      { owner: 'blue', at: cm(120, 100), sheet },
      { owner: 'green', at: cm(100, 140), sheet },
    ],
    hands,
    ...of,
  });
}

const down = [red.lieDown(1), blue.lieDown(2), green.lieDown(3)];
const order = (events: ReturnType<typeof run>['events']) =>
  eventsOf(events, 'action-began').map(({ deed }) => deed.player);

describe('several declarations at the same mark', () => {
  test('[F-INTERRUPT] each who declared commits a card face down, and the highest goes first', () => {
    const state = rivals([
      ['5S', '2S'],
      ['9H', '2H'],
      ['7D', '2D'],
    ]);
    const declared = run(state, down);
    expect(declared.state.stage.phase).toBe('contest');
    expect(srFastcombat.actors(declared.state)).toEqual(['red', 'blue', 'green']);
    expect(refused(declared.state, red.play('5S'))).toBe('F-JOKER');
    const { events, state: after } = run(declared.state, [red.commit('5S'), blue.commit('9H'), green.commit('7D')]);
    expect(types(events).slice(0, 6)).toEqual([
      'committed',
      'committed',
      'committed',
      'turned-over',
      'turned-over',
      'turned-over',
    ]);
    expect(eventOf(events, 'contest-judged')).toMatchObject({ order: ['blue', 'green', 'red'], again: [] });
    expect(order(events)).toEqual(['blue', 'green', 'red']);
    expect(after.discards).toEqual(['5S', '9H', '7D']);
    // One window after all of them, not one after each: nobody declares while actions are settled.
    expect(eventsOf(events, 'window-opened')).toHaveLength(1);
  });

  test('[F-INTERRUPT] the order in which cards are committed changes nothing', () => {
    const state = run(
      rivals([
        ['5S', '2S'],
        ['9H', '2H'],
        ['7D', '2D'],
      ]),
      down,
    ).state;
    const cards = [red.commit('5S'), blue.commit('9H'), green.commit('7D')];
    const there = run(state, cards).state;
    expect(run(state, cards.toReversed()).state).toEqual(there);
  });

  test('[F-INTERRUPT] equal cards are replayed among themselves, for their places alone', () => {
    const state = run(
      rivals([
        ['9S', '4S', '2S'],
        ['9H', '6H', '2H'],
        ['7D', '2D'],
      ]),
      down,
    ).state;
    const tied = run(state, [red.commit('9S'), blue.commit('9H'), green.commit('7D')]);
    expect(eventOf(tied.events, 'contest-judged')).toMatchObject({ again: ['red', 'blue'] });
    expect(srFastcombat.actors(tied.state)).toEqual(['red', 'blue']);
    expect(refused(tied.state, green.commit('2D'))).toBe('F-ATTACK');
    const { events } = run(tied.state, [red.commit('4S'), blue.commit('6H')]);
    expect(eventOf(events, 'contest-judged')).toMatchObject({ order: ['blue', 'red', 'green'], again: [] });
    expect(order(events)).toEqual(['blue', 'red', 'green']);
  });

  test('[F-INTERRUPT] those who tie for the last places stay behind the first', () => {
    const state = run(
      rivals([
        ['3S', 'AS', '2S'],
        ['9H', '2H'],
        ['3D', '4D', '2D'],
      ]),
      down,
    ).state;
    const { events } = run(state, [
      red.commit('3S'),
      blue.commit('9H'),
      green.commit('3D'),
      red.commit('AS'),
      green.commit('4D'),
    ]);
    expect(order(events)).toEqual(['blue', 'red', 'green']);
  });

  test('[F-INTERRUPT] equal again is replayed again', () => {
    const state = run(
      rivals(
        [
          ['3S', '4S', '8S', '2S'],
          ['3H', '4H', '7H', '2H'],
          ['AD', '2D'],
        ],
        { quiet: ['green'] },
      ),
      down.slice(0, 2),
    ).state;
    const { events } = run(state, [
      red.commit('3S'),
      blue.commit('3H'),
      red.commit('4S'),
      blue.commit('4H'),
      red.commit('8S'),
      blue.commit('7H'),
    ]);
    expect(eventsOf(events, 'contest-judged').map(({ again }) => again.length)).toEqual([2, 2, 0]);
    expect(order(events)).toEqual(['red', 'blue']);
  });

  test('[F-INTERRUPT] where none of those who tie has a card left, initiative decides', () => {
    const state = rivals([['3S'], ['3H'], ['AD', '2D']], {
      quiet: ['green'],
      deck: [],
      discards: [],
      rules: { reshuffle: false },
    });
    const tied = run({ ...state, order: ['green', 'blue', 'red'], mover: 2 }, [
      ...down.slice(0, 2),
      red.commit('3S'),
      blue.commit('3H'),
    ]);
    expect(eventOf(tied.events, 'contest-judged')).toMatchObject({ again: [], order: ['blue', 'red'] });
    expect(eventsOf(tied.events, 'nothing-left')).toHaveLength(2);
    const none = run({ ...state, players: state.players.map((player) => ({ ...player, hand: [] })) }, [
      ...down.slice(0, 2),
      red.commit(null),
      blue.commit(null),
    ]);
    expect(order(none.events)).toEqual(['red', 'blue']);
  });

  test('[F-INTERRUPT] a mover’s own action takes part in the contest', () => {
    const state = rivals([
      ['5S', '2S'],
      ['9H', '2H'],
      ['7D', '2D'],
    ]);
    const { events } = run(state, [
      red.announce(1, cm(105, 100)),
      red.lieDown(1, 2),
      blue.lieDown(2, 2),
      green.lieDown(3, 4),
      red.commit('5S'),
      blue.commit('9H'),
    ]);
    expect(order(events)).toEqual(['blue', 'red']);
    expect(eventOf(events, 'moved').length).toBe(40);
  });

  test('[F-JOKER] Jokers are completed singly, the last in initiative first', () => {
    const hands: readonly (readonly Card[])[] = [
      ['JK', '5S', '2S', '4S'],
      ['JK.2', '9H', '2H'],
      ['7D', '2D'],
    ];
    const asked = (of: Partial<Scenery>) => {
      const state = run(rivals(hands, of), [...down, red.commit('JK'), blue.commit('JK.2'), green.commit('7D')]).state;
      return srFastcombat.actors(state);
    };
    expect(asked({})).toEqual(['blue']);
    expect(asked({ rules: { jokerReveal: 'attackerFirst' } })).toEqual(['red']);
    const { events } = run(rivals(hands), [
      ...down,
      red.commit('JK'),
      blue.commit('JK.2'),
      green.commit('7D'),
      blue.complete('9H'),
      red.complete('5S', '2S'),
    ]);
    // Seven and seven: red and green play again.
    expect(eventOf(events, 'contest-judged')).toMatchObject({
      order: ['blue', 'red', 'green'],
      again: ['red', 'green'],
    });
  });
});

describe('a declared action that has become impossible', () => {
  /** Red shoots at blue and blue at red; blue’s card is higher. */
  function exchange(of: Partial<Scenery> = {}, knockOutValue = 1): SkirmishState {
    return scene({
      figures: [
        { owner: 'red', at: cm(100, 100), sheet: { ...sheet, knockOutValue } },
        { owner: 'blue', at: cm(110, 100), sheet },
        { owner: 'red', at: cm(100, 110), sheet },
      ],
      hands: [
        ['5S', '2S', '3S', '4S'],
        ['9H', '8H', '7H', '2H'],
      ],
      ...of,
    });
  }

  test('[F-INTERRUPT] lapses when its figure is out: Action and ammunition are kept, the cards are spent', () => {
    const { state, events } = run(
      exchange(),
      [
        red.shoot(1, 1, 2),
        blue.shoot(2, 2, 1),
        red.commit('5S'),
        blue.commit('9H'),
        blue.commit('8H'),
        red.play('2S'),
        blue.play('7H'),
      ],
      '2C',
    );
    expect(order(events)).toEqual(['blue']);
    expect(eventOf(events, 'lapsed')).toMatchObject({ rule: 'F-ACT', deed: { player: 'red', figure: 1 } });
    expect(state.items[0]?.rounds).toBe(15);
    expect(state.discards).toEqual(expect.arrayContaining(['5S', '9H', '8H', '2S', '7H', '2C']));
    expect(state.figures[0]).toMatchObject({ status: 'out', actions: 0 });
  });

  test('[F-INTERRUPT] lapses when its target is out; the Action of its figure is kept', () => {
    const state = rivals([
      ['9S', '8S', '7S', '2S'],
      ['2H', '3H', '4H'],
      ['5D', '2D', '3D'],
    ]);
    const weak: SkirmishState = {
      ...state,
      figures: state.figures.map((f) => (f.id === 2 ? { ...f, profile: { ...f.profile, knockOutValue: 1 } } : f)),
    };
    const { state: after, events } = run(
      weak,
      [
        red.shoot(1, 1, 2),
        blue.pass(),
        green.shoot(3, 3, 2),
        red.commit('9S'),
        green.commit('5D'),
        red.commit('8S'),
        blue.play('2H'),
        red.play('7S'),
      ],
      '2C',
    );
    expect(eventOf(events, 'lapsed')).toMatchObject({ rule: 'F-ATTACK', deed: { player: 'green' } });
    expect(after.figures[2]?.actions).toBe(2);
    expect(after.items[2]?.rounds).toBe(15);
    expect(after.items[0]?.rounds).toBe(14);
    // The one that was completed opens a window.
    expect(after.stage.phase === 'window' && after.stage.occasion).toBe('deed');
  });

  test('[F-INTERRUPT] [F-WIN] what one of a pair decides ends the game before the other is settled', () => {
    const duel = exchange();
    const alone: SkirmishState = { ...duel, figures: duel.figures.slice(0, 2) };
    const { state, events } = run(
      alone,
      [
        red.shoot(1, 1, 2),
        blue.shoot(2, 2, 1),
        red.commit('5S'),
        blue.commit('9H'),
        blue.commit('8H'),
        red.play('2S'),
        blue.play('7H'),
      ],
      '2C',
    );
    expect(srFastcombat.outcome(state)).toMatchObject({ winners: ['blue'], reason: 'last-standing' });
    expect(types(events)).not.toContain('lapsed');
  });

  test('[F-INTERRUPT] a second action of a figure’s owner is judged by what the first has left', () => {
    // Blue picks up what red dropped, before green can.
    const state = rivals([
      ['2S', '3S'],
      ['9H', '2H'],
      ['5D', '2D'],
    ]);
    const near: SkirmishState = {
      ...state,
      figures: state.figures.map((f) => (f.id === 1 ? f : { ...f, at: f.id === 2 ? cm(102, 100) : cm(100, 102) })),
    };
    const dropped = run(near, [red.drop(1, 1), blue.pass(), green.pass()]).state;
    const { events, state: after } = run(dropped, [
      red.pass(),
      blue.pickUp(2, 1),
      green.pickUp(3, 1),
      blue.commit('9H'),
      green.commit('5D'),
    ]);
    expect(eventOf(events, 'picked-up')).toMatchObject({ figure: 2, item: 1 });
    expect(eventOf(events, 'lapsed')).toMatchObject({ deed: { player: 'green' } });
    expect(after.figures.map(({ actions }) => actions)).toEqual([1, 1, 2]);
  });
});

test('[F-INTERRUPT] players may be called anything, also in a contest', () => {
  const names = ['__proto__', 'constructor', 'toString'] as const;
  const [a, b, c] = [seat(names[0]), seat(names[1]), seat(names[2])];
  const state = scene({
    players: names,
    figures: names.map((owner, at) => ({ owner, at: cm(100, 100 + 10 * at), sheet })),
    hands: [
      ['5S', '2S'],
      ['9H', '2H'],
      ['7D', '2D'],
    ],
  });
  const { events } = run(state, [
    a.lieDown(1),
    b.lieDown(2),
    c.lieDown(3),
    c.commit('7D'),
    b.commit('9H'),
    a.commit('5S'),
  ]);
  expect(order(events)).toEqual(['constructor', 'toString', '__proto__']);
});
