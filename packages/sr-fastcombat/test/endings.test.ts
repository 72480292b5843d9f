import type { Card } from '@tabletop/cards';
import { describe, expect, test } from 'vitest';
import { type Goal, type SkirmishState, srFastcombat } from '../src/index.js';
import { eventOf, eventsOf, refused, run, types } from './support/play.js';
import { type Cast, cm, gun, type Scenery, scene, spell } from './support/scene.js';
import { blue, green, red, seat } from './support/seats.js';

/** Six cards to be dealt to each of two players, at the end of a turn. */
const DEALT: readonly Card[] = ['2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', '10C', 'JC', 'QC', 'KC'];

const everybody = ['red', 'blue', 'green'];
const outcome = (state: SkirmishState) => srFastcombat.outcome(state);

describe('the last one standing', () => {
  /** Red shoots one that falls at a touch. */
  const shot = (figures: readonly Cast[], of: Partial<Scenery> = {}) =>
    run(
      scene({
        quiet: everybody,
        figures: [
          { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] } },
          { owner: 'blue', at: cm(60, 100), sheet: { knockOutValue: 1 } },
          ...figures,
        ],
        hands: [
          ['5S', '6S', '2S'],
          ['2H', '3H'],
          ['2D', '3D'],
        ],
        ...of,
      }),
      [red.shoot(1, 1, 2), red.commit('5S'), blue.play('2H'), red.play('6S')],
      '3C',
    );

  test('[F-WIN] wins as soon as nobody else has an active figure', () => {
    const { state, events } = shot([]);
    expect(outcome(state)).toEqual({ result: 'win', winners: ['red'], reason: 'last-standing', rule: 'F-WIN' });
    expect(types(events).slice(-2)).toEqual(['knocked-out', 'ended']);
    expect(srFastcombat.actors(state)).toEqual([]);
    expect(srFastcombat.legalActions(state, 'red')).toEqual([]);
    expect(refused(state, red.endMoves())).toBe('F-WIN');
  });

  test('[F-WIN] not while anybody else has one', () => {
    expect(outcome(shot([{ owner: 'blue', at: cm(150, 150) }]).state)).toBeUndefined();
    const three = { players: everybody };
    expect(outcome(shot([{ owner: 'green', at: cm(150, 150) }], three).state)).toBeUndefined();
    expect(outcome(shot([{ owner: 'green', at: cm(150, 150), status: 'out' }], three).state)?.winners).toEqual(['red']);
  });

  test('[F-WIN] with nobody left, the game is a draw', () => {
    const state = scene({
      quiet: everybody,
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { grenades: [{ name: 'Bomb', damage: 50, reduction: 5, count: 1 }] } },
        { owner: 'blue', at: cm(60, 100) },
      ],
      hands: [
        ['9S', '2S'],
        ['2H', '3H'],
      ],
    });
    const prepared = run(state, [red.ready(1, 1)]).state;
    const { state: over, events } = run(
      prepared,
      [red.throw(1, 1, cm(55, 100)), red.play('9S')],
      '2C',
      '5C',
      '4C',
      '7C',
      '6C',
    );
    expect(eventsOf(events, 'knocked-out').map(({ figure }) => figure)).toEqual([1, 2]);
    expect(outcome(over)).toEqual({ result: 'draw', winners: [], reason: 'none-left', rule: 'F-WIN' });
  });

  test('[F-WIN] it is decided when the action is settled: a caster who falls to drain has not won', () => {
    const state = scene({
      quiet: everybody,
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { spells: [spell()] } },
        { owner: 'blue', at: cm(60, 100), sheet: { knockOutValue: 1 } },
      ],
      hands: [
        ['6S', '9S', '3S', '2S'],
        ['2H', '3H'],
      ],
    });
    const cast = [red.cast(1, 0, 6, 2), red.play('6S'), red.play('9S')];
    expect(outcome(run(state, cast, '5C', '8C').state)).toBeUndefined();
    expect(outcome(run(state, [...cast, red.play('3S')], '5C', '8C', '9C').state)?.reason).toBe('none-left');
    expect(outcome(run(state, [...cast, red.play('3S')], '5C', '8C', '3C').state)?.winners).toEqual(['red']);
  });

  test('[F-WIN] whatever the goal', () => {
    const goal: Goal = { kind: 'reach', zone: [cm(150, 150), cm(160, 150), cm(160, 160), cm(150, 160)] };
    expect(outcome(shot([], { goal }).state)?.reason).toBe('last-standing');
  });
});

describe('a goal', () => {
  const zone = [cm(100, 90), cm(110, 90), cm(110, 110), cm(100, 110)];
  const reach: Goal = { kind: 'reach', zone };
  const hold = (turns: number): Goal => ({ kind: 'hold', zone, turns });
  const placed = (goal: Goal, redAt: number, blueAt: number, of: Partial<Scenery> = {}) =>
    scene({
      quiet: everybody,
      figures: [
        { owner: 'red', at: cm(redAt, 100) },
        { owner: 'red', at: cm(redAt, 150) },
        { owner: 'blue', at: cm(blueAt, 105) },
        { owner: 'blue', at: cm(blueAt, 160) },
      ],
      goal,
      ...of,
    });
  const turn = (state: SkirmishState, ...cards: Card[]) => run(state, [red.endMoves(), blue.endMoves()], ...cards);

  test.each([
    [99.95, 50, undefined, undefined],
    [100, 50, 'zone-reached', ['red']],
    [50, 110, 'zone-reached', ['blue']],
    [50, 110.05, undefined, undefined],
    [100, 110, 'zone-shared', []],
  ] as const)('[F-WIN] to reach a zone, with red at %f and blue at %f: %s', (redAt, blueAt, reason, winners) => {
    const { state } = turn(placed(reach, redAt, blueAt), ...(reason === undefined ? DEALT : []));
    expect(outcome(state)?.reason).toBe(reason);
    expect(outcome(state)?.winners).toEqual(winners);
  });

  test('[F-WIN] the zone is looked at when the turn ends, and only for active figures', () => {
    const inside = placed(reach, 105, 50);
    expect(outcome(run(inside, [red.endMoves()]).state)).toBeUndefined();
    const out = { ...inside, figures: inside.figures.map((f) => (f.id === 1 ? { ...f, status: 'out' as const } : f)) };
    expect(outcome(turn(out, ...DEALT.slice(0, 9)).state)).toBeUndefined();
    // The cards of the turn are not dealt when it has ended the game.
    expect(types(turn(inside).events)).not.toContain('dealt');
  });

  test('[F-WIN] to hold a zone, alone, at the end of as many turns in a row', () => {
    const one = turn(placed(hold(2), 105, 50), ...DEALT).state;
    expect(one.players.map(({ held }) => held)).toEqual([1, 0]);
    expect(outcome(one)).toBeUndefined();
    const quiet = { ...one, players: one.players.map((player) => ({ ...player, passing: 'turn' as const })) };
    const two = run(quiet, [red.pass('turn'), blue.pass('turn'), red.endMoves(), blue.endMoves()]).state;
    expect(outcome(two)).toMatchObject({ winners: ['red'], reason: 'zone-held' });
    expect(outcome(turn(placed(hold(1), 105, 50)).state)?.reason).toBe('zone-held');
  });

  test('[F-WIN] who is not alone, or away for a turn, begins anew', () => {
    const held = (redAt: number, blueAt: number, before: number) => {
      const state = placed(hold(3), redAt, blueAt);
      const having = { ...state, players: state.players.map((player) => ({ ...player, held: before })) };
      return turn(having, ...DEALT).state.players.map((player) => player.held);
    };
    expect(held(105, 50, 1)).toEqual([2, 0]);
    expect(held(105, 105, 1)).toEqual([0, 0]);
    expect(held(50, 50, 1)).toEqual([0, 0]);
  });
});

describe('the limit of turns', () => {
  const late = (turn: number, of: Partial<Scenery> = {}) =>
    scene({
      quiet: everybody,
      turn,
      figures: [
        { owner: 'red', at: cm(50, 100) },
        { owner: 'blue', at: cm(100, 100) },
      ],
      ...of,
    });
  const end = (state: SkirmishState, dealt: boolean) =>
    run(state, [red.endMoves(), blue.endMoves()], ...(dealt ? DEALT.slice(0, 6) : [])).state;

  test('[F-WIN] after the hundredth turn the game is a draw', () => {
    expect(outcome(end(late(99), true))).toBeUndefined();
    expect(outcome(end(late(100), false))).toEqual({
      result: 'draw',
      winners: [],
      reason: 'turn-limit',
      rule: 'F-WIN',
    });
  });

  test('[F-WIN] by house rule after another, or never', () => {
    expect(outcome(end(late(3, { rules: { maxTurns: 3 } }), false))?.reason).toBe('turn-limit');
    expect(outcome(end(late(1_000_000, { rules: { maxTurns: null } }), true))).toBeUndefined();
  });

  test('[F-WIN] a goal that is reached in the last turn wins', () => {
    const zone = [cm(45, 95), cm(55, 95), cm(55, 105), cm(45, 105)];
    expect(outcome(end(late(100, { goal: { kind: 'reach', zone } }), false))?.winners).toEqual(['red']);
    expect(outcome(end(late(100, { goal: { kind: 'hold', zone, turns: 1 } }), false))?.winners).toEqual(['red']);
    expect(outcome(end(late(100, { goal: { kind: 'hold', zone, turns: 2 } }), false))?.reason).toBe('turn-limit');
  });
});

describe('cards at a turn’s end', () => {
  test('[F-DRAW] are three for each figure that is active then', () => {
    const state = scene({
      quiet: everybody,
      figures: [
        { owner: 'red', at: cm(50, 100) },
        { owner: 'red', at: cm(60, 100) },
        { owner: 'red', at: cm(70, 100), status: 'out' },
        { owner: 'blue', at: cm(100, 100) },
      ],
      hands: [['AS'], ['AH']],
    });
    const { state: next, events } = run(state, [red.endMoves(), blue.endMoves()], ...DEALT.slice(0, 9));
    expect(next.players.map(({ hand }) => hand)).toEqual([
      ['AS', ...DEALT.slice(0, 6)],
      ['AH', ...DEALT.slice(6, 9)],
    ]);
    expect(eventsOf(events, 'dealt').every(({ rule }) => rule === 'F-DRAW')).toBe(true);
  });

  test('[F-DRAW] come before the next turn begins, none for who has no figure left', () => {
    const state = scene({
      players: everybody,
      quiet: everybody,
      figures: [
        { owner: 'red', at: cm(50, 100) },
        { owner: 'blue', at: cm(100, 100), status: 'out' },
        { owner: 'green', at: cm(100, 150) },
      ],
    });
    const { state: next, events } = run(state, [red.endMoves(), green.endMoves()], ...DEALT.slice(0, 6));
    expect(next.players.map(({ hand }) => hand.length)).toEqual([4, 1, 4]);
    const told = types(events);
    expect(told.lastIndexOf('dealt')).toBeLessThan(told.indexOf('turn-began'));
    expect(told.indexOf('turn-ended')).toBeLessThan(told.indexOf('dealt'));
  });
});

describe('the beginning', () => {
  const players = ['red', 'blue', 'green'];
  const start = (of: Parameters<typeof srFastcombat.setup>[0] = {}) =>
    srFastcombat.setup({ players, figures: 'duel', board: 'open', ...of }, 1);
  /** The hands dealt, eight cards each. */
  const dealt = (of: Parameters<typeof srFastcombat.setup>[0] = {}): SkirmishState => {
    const state = start(of);
    const hands = state.players.map((player, at) => ({
      ...player,
      owed: { ...player.owed, cards: 0 },
      hand: state.deck.slice(30 + 8 * at, 38 + 8 * at),
    }));
    return { ...state, players: hands, deck: state.deck.slice(0, 30) };
  };
  const order = (state: SkirmishState, ...cards: Card[]) => run(state, [], ...cards);

  test('[F-DECKS] everyone is dealt 5 cards and 3 for each figure, one step each', () => {
    const state = srFastcombat.setup({ figures: 'pair' }, 1);
    expect(state.deck).toHaveLength(54);
    expect(state.players.map(({ owed }) => owed)).toEqual([
      { cards: 11, rule: 'F-DECKS' },
      { cards: 11, rule: 'F-DECKS' },
    ]);
    const one = srFastcombat.advance(state);
    expect(one.events).toMatchObject([{ type: 'dealt', rule: 'F-DECKS', player: 'red' }]);
    expect(one.state.players[0]?.hand).toHaveLength(1);
    expect(one.state.deck).toHaveLength(53);
  });

  test.each([
    ['pair', 2, 1],
    ['team', 2, 1],
    ['team', 3, 2],
  ] as const)('[F-DECKS] for %s and %i players: %i decks', (figures, count, decks) => {
    const state = srFastcombat.setup({ figures, board: 'warehouse', players: ['a', 'b', 'c'].slice(0, count) }, 1);
    expect(state.deck).toHaveLength(54 * decks);
  });

  test('[F-INIT] everyone draws a card in turn, the highest is first; the cards are discarded', () => {
    const { state, events } = order(dealt(), '5C', 'AC', 'KC');
    expect(eventsOf(events, 'initiative-drawn').map(({ player, value, rule }) => [player, value, rule])).toEqual([
      ['red', 5, 'F-INIT'],
      ['blue', 12, 'F-INIT'],
      ['green', 3, 'F-INIT'],
    ]);
    expect(eventOf(events, 'initiative-settled').order).toEqual(['blue', 'red', 'green']);
    expect(state.order).toEqual(['blue', 'red', 'green']);
    expect(state.discards).toEqual(['5C', 'AC', 'KC']);
    expect([state.turn, state.mover]).toEqual([1, 0]);
  });

  test('[F-INIT] those who tie draw again, for the places for which they tie alone', () => {
    // Blue and green tie for the last places: however high they draw, red stays first.
    const low = order(dealt(), '9C', '5C', '5D', 'KC', 'AC');
    expect(low.state.order).toEqual(['red', 'green', 'blue']);
    const high = order(dealt(), '9C', '9D', 'AC', '2C', '3C');
    expect(high.state.order).toEqual(['green', 'blue', 'red']);
  });

  test('[F-INIT] once for the whole game', () => {
    const state = scene({
      quiet: everybody,
      figures: [
        { owner: 'red', at: cm(50, 100) },
        { owner: 'blue', at: cm(100, 100) },
      ],
    });
    const { events } = run(
      { ...state, order: ['blue', 'red'] },
      [blue.endMoves(), red.endMoves()],
      ...DEALT.slice(0, 6),
    );
    expect(types(events)).not.toContain('initiative-drawn');
    expect(eventsOf(events, 'moves-began').at(-1)?.player).toBe('blue');
  });

  test('[F-INIT] [F-DRAWN-JOKER] a Joker is drawn again', () => {
    const { events } = order({ ...dealt(), deck: ['JK', '5C', 'AC', 'KC'] }, 'JK', '5C', 'AC', 'KC');
    expect(eventsOf(events, 'initiative-drawn')[0]).toMatchObject({ cards: ['JK', '5C'], value: 5 });
  });

  test.each<[what: string, reshuffle: boolean, left: readonly Card[], drawn: readonly Card[]]>([
    ['no cards are left', false, ['9C', '9D', 'AC'], ['9C', '9D', 'AC']],
    ['only equal cards are left', false, ['9C', '9D', 'AC', '9H', '9S'], ['9C', '9D', 'AC']],
    ['the last ones are equal, too', false, ['9C', '9D', 'AC', 'KH', 'KS', 'JK'], ['9C', '9D', 'AC', 'KH', 'KS']],
  ])('[F-INIT] where %s, those who are still tied go in the order of seats', (_what, reshuffle, left, drawn) => {
    const state: SkirmishState = { ...dealt({ houseRules: { reshuffle } }), deck: left };
    expect(order(state, ...drawn).state.order).toEqual(['green', 'red', 'blue']);
  });

  test('[F-INIT] one card that comes back again and again tells nobody apart', () => {
    const { state } = order({ ...dealt(), deck: ['9C'] });
    expect(state.order).toEqual(players);
  });
});

test('[F-WIN] players may be called anything, also when they win', () => {
  const state = scene({
    players: ['constructor', '__proto__'],
    quiet: ['constructor', '__proto__'],
    figures: [
      { owner: 'constructor', at: cm(50, 100) },
      { owner: '__proto__', at: cm(100, 100) },
    ],
    goal: { kind: 'reach', zone: [cm(95, 95), cm(105, 95), cm(105, 105), cm(95, 105)] },
  });
  const over = run(state, [seat('constructor').endMoves(), seat('__proto__').endMoves()]).state;
  expect(outcome(over)?.winners).toEqual(['__proto__']);
});
