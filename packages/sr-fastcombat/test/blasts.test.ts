import type { Card } from '@tabletop/cards';
import { directionAt, displacement, type Vector } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FigureSheet, grenadeNamed, type SkirmishState, srFastcombat } from '../src/index.js';
import { eventOf, eventsOf, refused, run, types } from './support/play.js';
import { cm, ground, gun, piece, type Scenery, scene } from './support/scene.js';
import { red } from './support/seats.js';

const concussion = { ...grenadeNamed('Concussion'), count: 2 };
/** A grenade that reaches nobody. */
const dud = { name: 'Dud', damage: 0, reduction: 1, count: 2 };
const offensive = grenadeNamed('Offensive');

interface Toss extends Partial<Scenery> {
  readonly sheet?: Partial<FigureSheet>;
}

/** A thrower with a prepared grenade, item 1, far from everybody; Throwing 4, Strength 5. */
function thrower({ sheet, ...of }: Toss = {}): SkirmishState {
  const state = scene({
    quiet: ['red', 'blue'],
    figures: [
      { owner: 'red', at: cm(20, 100), sheet: { grenades: [dud], actions: 5, ...sheet } },
      { owner: 'blue', at: cm(190, 190) },
    ],
    hands: [
      ['9S', '8S', '2S'],
      ['9H', '8H', '2H'],
    ],
    ...of,
  });
  return { ...state, items: state.items.map((item) => (item.id === 1 ? { ...item, ready: true } : item)) };
}

const far = cm(40, 100);
const thrown = (state: SkirmishState, card: Card, ...draws: (Card | number)[]) =>
  run(state, [red.throw(1, 1, far), red.play(card)], ...draws);

describe('a grenade that is thrown', () => {
  test('[F-GRENADE] is prepared by one Action, thrown by another, and gone', () => {
    const state = run(thrower(), [red.ready(1, 2)]).state;
    expect(refused(thrower(), red.throw(1, 2, far))).toBe('F-GRENADE');
    expect(refused(state, red.throw(1, 2, far))).toBeUndefined();
    const { state: after } = thrown(state, '9S', '2C');
    expect(after.items.map(({ id }) => id)).toEqual([2]);
    expect(after.figures[0]?.actions).toBe(3);
    expect(refused(after, red.throw(1, 1, far))).toBe('F-GRENADE');
    expect(refused(after, red.throw(1, 9, far))).toBe('F-GRENADE');
  });

  test('[F-GRENADE] the card is open, then one is drawn and taken off card and skill', () => {
    const begun = run(thrower(), [red.throw(1, 1, far)]);
    expect(begun.state.stage.phase).toBe('throw');
    expect(srFastcombat.actors(begun.state)).toEqual(['red']);
    expect(refused(begun.state, red.commit('9S'))).toBe('F-ATTACK');
    const { events } = run(begun.state, [red.play('9S')], '6C');
    expect(types(events).slice(0, 3)).toEqual(['played', 'turned-up', 'throw-judged']);
    // 20 cm with Strength 5: short ends at 25. 9 + 4 − 6 = 7 reaches 6.
    expect(eventOf(events, 'throw-judged')).toMatchObject({ played: 9, drawn: 6, total: 7, targetNumber: 6, short: 0 });
  });

  test.each([
    ['9S', '6C', 7, 0],
    ['9S', '7C', 6, 0],
    ['9S', '8C', 5, 1],
    ['2S', 'AC', -6, 12],
  ] as const)('[F-SCATTER] %s less %s makes %i: %i short', (card, drawn, total, short) => {
    const { events } = thrown(thrower(), card, drawn, ...(short > 0 ? [0] : []));
    expect(eventOf(events, 'throw-judged')).toMatchObject({ total, short });
    expect(eventsOf(events, 'scattered').length).toBe(short > 0 ? 1 : 0);
    const at = eventOf(events, 'exploded').at;
    expect(at).toEqual({ x: far.x + short * 60, y: far.y });
  });

  test('[F-SCATTER] what must be exceeded elsewhere is reached here all the same', () => {
    const { events } = thrown(thrower({ rules: { totalMustExceed: true } }), '9S', '7C');
    expect(eventOf(events, 'throw-judged').short).toBe(0);
  });

  test('[F-SCATTER] scatters 3 cm for each point short, in any whole degree, to the last unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<readonly [Card, number]>(['8C', 1], ['9C', 2], ['AC', 5]),
        fc.integer({ min: 0, max: 359 }),
        ([card, short], degrees) => {
          const { events } = thrown(thrower(), '9S', card, degrees);
          const { from, to, distance, degrees: told } = eventOf(events, 'scattered');
          expect([from, told, distance]).toEqual([far, degrees, short * 60]);
          const { x, y } = displacement(directionAt(degrees), short * 60);
          expect(to).toEqual({ x: far.x + x, y: far.y + y });
          expect(Math.abs(Math.sqrt(x * x + y * y) - short * 60)).toBeLessThan(0.75);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('[F-SCATTER] by house rule in fewer directions, and other steps', () => {
    const { events } = thrown(thrower({ rules: { scatterDegrees: 90, scatterStep: 5 } }), '9S', '8C', 3);
    expect(eventOf(events, 'scattered')).toMatchObject({
      degrees: 270,
      distance: 100,
      to: { x: far.x, y: far.y - 100 },
    });
    expect(() => thrown(thrower({ rules: { scatterDegrees: 90 } }), '9S', '8C', 4)).not.toThrow();
  });

  test('[F-SCATTER] may leave the table', () => {
    const edge = cm(20, 1);
    const { events } = run(
      thrower({
        figures: [
          { owner: 'red', at: cm(20, 10), sheet: { grenades: [dud] } },
          { owner: 'blue', at: cm(190, 190) },
        ],
      }),
      [red.throw(1, 1, edge), red.play('9S')],
      '8C',
      270,
    );
    expect(eventOf(events, 'exploded').at).toEqual(cm(20, -2));
  });

  test.each([
    [25, 'short', 6],
    [25.05, 'medium', 7],
    [40, 'medium', 7],
    [75, 'long', 8],
    [150, 'extreme', 11],
  ] as const)('[F-RANGES] [F-GRENADE] with Strength 5 at %f cm: %s, %i', (distance, band, targetNumber) => {
    const { events } = run(thrower(), [red.throw(1, 1, cm(20 + distance, 100))]);
    expect(eventOf(events, 'aimed')).toMatchObject({ band, targetNumber });
    expect(refused(thrower(), red.throw(1, 1, cm(170.05, 100)))).toBe('F-RANGES');
  });

  test('[F-GRENADE] of all circumstances only the thrower’s moving counts', () => {
    const aim = (state: SkirmishState, ...before: Parameters<typeof run>[1]) =>
      eventOf(run(state, [...before, red.throw(1, 1, far)]).events, 'aimed').targetNumber;
    const there = (sheet: Partial<FigureSheet>) =>
      thrower({
        figures: [
          { owner: 'red', at: cm(20, 100), sheet: { grenades: [dud] } },
          { owner: 'blue', at: far, sheet },
        ],
      });
    expect(aim(there({ invisible: true }))).toBe(6);
    expect(aim({ ...there({}), board: ground(piece('cover', 38, 98, 39, 102)) })).toBe(6);
    expect(aim(thrower(), red.announce(1, cm(21, 100)))).toBe(10);
    expect(aim(thrower({ sheet: { grenades: [dud], goggles: true, smartlink: true } }))).toBe(6);
  });

  test('[F-GRENADE] at a spot of the table, in sight', () => {
    expect(refused(thrower(), red.throw(1, 1, cm(-0.05, 100)))).toBe('F-GRENADE');
    expect(refused(thrower(), red.throw(1, 1, cm(0, 100)))).toBeUndefined();
    const walled = thrower({ board: ground(piece('wall', 30, 90, 31, 110)) });
    expect(refused(walled, red.throw(1, 1, far))).toBe('F-TERRAIN');
    expect(refused(walled, red.throw(1, 1, cm(20, 120)))).toBeUndefined();
    expect(refused(thrower(), red.throw(1, 1, { x: 0.5, y: 0 }))).toBe('F-GRENADE');
  });
});

describe('a grenade that is launched', () => {
  const launcher = gun('Grenade Launcher', { grenade: offensive, reloads: 1 });
  const state = thrower({ sheet: { firearms: [launcher], grenades: [] } });

  test('[F-GRENADE] goes by Firearms, takes a round, and does the damage of what is loaded', () => {
    const { state: after, events } = run(state, [red.launch(1, 1, cm(60, 100)), red.play('9S')], '9C');
    expect(eventOf(events, 'throw-judged')).toMatchObject({ total: 6, targetNumber: 6, short: 0 });
    expect(eventOf(events, 'exploded')).toMatchObject({ at: cm(60, 100), grenade: 'Offensive' });
    expect([after.items[0]?.rounds, after.figures[0]?.actions]).toEqual([5, 4]);
  });

  test.each([
    [9.95, 'F-RANGES'],
    [10, undefined],
    [180, undefined],
  ])('[F-RANGES] not nearer than 10 cm: %f, %s', (distance, found) => {
    expect(refused(state, red.launch(1, 1, cm(20 + distance, 100)))).toBe(found);
  });

  test('[F-AMMO] an empty launcher launches nothing until it is loaded', () => {
    const empty = { ...state, items: state.items.map((item) => ({ ...item, rounds: 0 })) };
    expect(refused(empty, red.launch(1, 1, far))).toBe('F-AMMO');
    const loaded = run(empty, [red.reload(1, 1)]).state;
    expect(refused(loaded, red.launch(1, 1, far))).toBeUndefined();
    expect(refused(thrower({ sheet: { firearms: [gun()], grenades: [] } }), red.launch(1, 1, far))).toBe('F-GRENADE');
    expect(refused(state, red.launch(1, 9, far))).toBe('F-GRENADE');
  });
});

describe('a blast', () => {
  /** Figures so many centimetres from where the grenade goes off; red’s first has thrown it. */
  function field(
    figures: readonly (readonly [owner: 'red' | 'blue', away: number, knockOutValue?: number])[],
    of: Partial<Scenery> = {},
  ): SkirmishState {
    return thrower({
      figures: [
        { owner: 'red', at: cm(20, 100), sheet: { grenades: [{ ...offensive, count: 1 }], actions: 5 } },
        ...figures.map(([owner, away, knockOutValue = 100], row) => {
          // Each on a ray of its own, so that none stands over another.
          const { x, y } = displacement(directionAt(90 * row), 20 * away);
          return { owner, at: { x: far.x + x, y: far.y + y }, sheet: { knockOutValue } };
        }),
      ],
      ...of,
    });
  }
  const damages = (events: ReturnType<typeof run>['events']) =>
    eventsOf(events, 'damage-judged').map(({ target, damage }) => [target, damage]);

  test('[F-BLAST] loses 1 for every whole Reduction: of 16, 15 from 1.5 cm, 12 at 7, 10 at 9', () => {
    const { events } = thrown(
      field([
        ['blue', 1.45],
        ['blue', 7],
        ['blue', 9],
        ['red', 10.45],
      ]),
      '9S',
      '2C',
      '3C',
      '4C',
      '5C',
      '6C',
      '7C',
      '8C',
      '9C',
      '10C',
      'JC',
      'QC',
    );
    expect(damages(events)).toEqual([
      [1, 16 - 13],
      [2, 16],
      [3, 12],
      [4, 10],
      [5, 10],
    ]);
    expect(eventOf(events, 'exploded').reached).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    [1.5, 15],
    [2.95, 15],
    [3, 14],
    [23.95, 1],
    [24, undefined],
  ])('[F-BLAST] at %f cm: %s', (away, damage) => {
    const state = thrower({
      figures: [
        { owner: 'red', at: cm(20, 100), sheet: { grenades: [{ ...offensive, count: 1 }], meleeDamage: 20 } },
        { owner: 'blue', at: cm(100 + away, 100), sheet: { knockOutValue: 100 } },
      ],
    });
    const { events } = run(
      state,
      [red.throw(1, 1, cm(100, 100)), red.play('9S')],
      '2C',
      ...(damage === undefined ? [] : (['3C', '4C'] as const)),
    );
    expect(damages(events)).toEqual(damage === undefined ? [] : [[2, damage]]);
  });

  test('[F-BLAST] Wally at 7 cm, with a 7 and a Jack: 19 against 22, he stands', () => {
    const { events, state } = thrown(field([['blue', 7, 22]]), '9S', '2C', '3C', '4C', '7C', 'JC');
    expect(eventsOf(events, 'damage-judged')[1]).toMatchObject({
      rule: 'F-BLAST',
      target: 2,
      played: 7,
      drawn: 1,
      damage: 12,
      total: 19,
      knockOutValue: 22,
      out: false,
    });
    expect(state.figures[1]?.status).toBe('active');
  });

  test.each([
    ['7C', 'JC', 19, true],
    ['7C', '8C', null, false],
    ['7C', '7D', 26, true],
    ['6C', 'JC', 18, false],
  ] as const)('[F-BLAST] with %s then %s against Knock-Out Value 19: total %s', (first, second, total, out) => {
    const { events } = thrown(
      field([
        ['blue', 7, 19],
        ['blue', 50],
      ]),
      '9S',
      '2C',
      '3C',
      '4C',
      first,
      second,
    );
    expect(eventsOf(events, 'damage-judged')[1]).toMatchObject({ total, out });
  });

  test('[F-BLAST] reaches friend, foe and thrower by ascending id, one step each; those who are out it does not', () => {
    const state = field([
      ['red', 3, 1],
      ['blue', 4, 1],
      ['blue', 30],
    ]);
    const out: SkirmishState = {
      ...state,
      figures: state.figures.map((f) => (f.id === 3 ? { ...f, status: 'out' } : f)),
    };
    const { events, state: after } = thrown(out, '9S', '2C', '5C', '4C', '7C', 'JC');
    expect(damages(events).map(([id]) => id)).toEqual([1, 2]);
    expect(eventsOf(events, 'knocked-out').map(({ figure }) => figure)).toEqual([2]);
    expect(after.figures[2]?.status).toBe('out');
    const suicidal = thrower({
      figures: [
        { owner: 'red', at: cm(20, 100), sheet: { grenades: [{ ...offensive, count: 1 }], knockOutValue: 1 } },
        { owner: 'red', at: cm(190, 100) },
        { owner: 'blue', at: cm(190, 190) },
      ],
    });
    const own = run(suicidal, [red.throw(1, 1, cm(20, 100)), red.play('9S')], '2C', '5C', '4C');
    expect(eventsOf(own.events, 'knocked-out').map(({ figure }) => figure)).toEqual([1]);
  });

  test('[F-BLAST] whatever is between, unless by house rule a wall shields', () => {
    const board = ground(piece('wall', 42, 90, 43, 110));
    const figures = [['blue', 7]] as const;
    expect(
      eventOf(thrown(field(figures, { board }), '9S', '2C', '3C', '4C', '5C', '6C').events, 'exploded').reached,
    ).toEqual([1, 2]);
    const shielded = field(figures, { board, rules: { blastShielded: true } });
    expect(eventOf(thrown(shielded, '9S', '2C', '3C', '4C').events, 'exploded').reached).toEqual([1]);
  });

  test('[F-BLAST] who is not reached draws no cards', () => {
    const { events } = thrown(thrower({ sheet: { grenades: [concussion] } }), '9S', '2C', '3C', '4C');
    expect(damages(events)).toEqual([[1, 15 - 13]]);
    const away = run(
      thrower({ sheet: { grenades: [concussion] } }),
      [red.throw(1, 1, cm(60, 100)), red.play('9S')],
      '2C',
    );
    expect(eventOf(away.events, 'exploded').reached).toEqual([]);
    expect(types(away.events)).not.toContain('damage-judged');
  });

  test('[F-BLAST] [F-RESHUFFLE] the first card lies on the table while the second is drawn', () => {
    const at: Vector = cm(60, 100);
    const state = thrower({
      figures: [
        { owner: 'red', at: cm(20, 100), sheet: { grenades: [concussion] } },
        { owner: 'blue', at, sheet: { knockOutValue: 100 } },
      ],
      deck: ['2C', '3C'],
      discards: ['4C'],
    });
    const { events, state: after } = run(state, [red.throw(1, 1, at), red.play('9S')], '2C', '3C', '4C');
    expect(types(events).slice(-6, -2)).toEqual(['turned-up', 'reshuffled', 'turned-up', 'damage-judged']);
    expect(eventOf(events, 'reshuffled').cards).toBe(3);
    expect(after.discards).toEqual(['4C', '3C']);
    expect(new Set(after.deck)).toEqual(new Set(['9S', '2C']));
  });

  test('[F-DRAWN-JOKER] Jokers that are turned up in a blast are drawn again, for either card', () => {
    const { events } = thrown(field([['blue', 7, 22]]), '9S', '2C', '3C', '4C', 'JK', '7C', 'JK.2', 'JC');
    expect(
      eventsOf(events, 'turned-up')
        .slice(-2)
        .map(({ cards }) => cards),
    ).toEqual([
      ['JK', '7C'],
      ['JK.2', 'JC'],
    ]);
  });
});
