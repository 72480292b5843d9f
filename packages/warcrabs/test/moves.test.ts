import { describe, expect, it, test } from 'vitest';
import { warcrabs } from '../src/index.js';
import { attack, end, move, turn } from './support/actions.js';
import { crab, eventOf, refused, run, types } from './support/play.js';
import { desk, inch, room, scene, surface, thing } from './support/scene.js';

/** Somebody at the other end of the room. */
const FAR = { at: inch(0, -80) };

describe('[W-MOVE] a move', () => {
  const start = scene({ crabs: [{ at: inch(0, 0) }, FAR] });

  it('goes as many inches as Movement, and no sixteenth further', () => {
    expect(refused(start, move(1, inch(5, 0)))).toBeUndefined();
    expect(refused(start, move(1, inch(5.0625, 0)))).toBe('W-MOVE');
    expect(refused(start, move(1, inch(3, 0), inch(3, 2)))).toBeUndefined();
    expect(refused(start, move(1, inch(3, 0), inch(3, 2.0625)))).toBe('W-MOVE');
  });

  it('[T-PATH] is as long as its legs, each rounded up by itself', () => {
    const zigzag = Array.from({ length: 32 }, (_, leg) => ({ x: leg + 1, y: (leg + 1) % 2 }));
    const { state, events } = run(start, [move(1, ...zigzag)]);
    expect(eventOf(events, 'moved').legs.map(({ length }) => length)).toEqual(zigzag.map(() => 2));
    expect(state.stage).toMatchObject({ left: 5 * 16 - 64 });
  });

  it('[W-MOVEMENT] is shorter for what is carried above the Optimum Shell Capacity, 0 at the Maximum', () => {
    const heavy = (weight: number) =>
      scene({
        crabs: [
          {
            at: inch(0, 0),
            traits: { strength: 6, dexterity: 4 },
            shell: { name: 'Load', weight, armour: 0, price: 0 },
          },
          FAR,
        ],
      });
    for (const [weight, inches] of [
      [1, 4],
      [6, 4],
      [7, 3],
      [8, 2],
      [10, 0],
    ] as const) {
      const { events } = run(heavy(weight), []);
      expect(eventOf(events, 'activation-began').movement).toBe(inches * 16);
      expect(refused(heavy(weight), move(1, inch(inches + 0.0625, 0)))).toBe('W-MOVE');
    }
    expect(refused(heavy(10), turn(1, { x: 0, y: 1 }))).toBeUndefined();
  });

  it('keeps bases apart: they may touch, not overlap', () => {
    const blocked = scene({ crabs: [{ at: inch(0, 0) }, { at: inch(4, 0) }] });
    expect(refused(blocked, move(1, inch(2.5, 0)))).toBeUndefined();
    expect(refused(blocked, move(1, inch(2.5625, 0)))).toBe('W-MOVE');
  });

  it('goes round a crab, or over it for an inch of height', () => {
    const between = scene({ crabs: [{ at: inch(0, 0), traits: { dexterity: 6 } }, { at: inch(2, 0) }] });
    expect(refused(between, move(1, inch(4, 0)))).toBeUndefined();
    expect(eventOf(run(between, [move(1, inch(4, 0))]).events, 'moved').legs).toMatchObject([
      { rise: 16, jumped: true },
    ]);
    expect(refused(between, move(1, inch(5.0625, 0)))).toBe('W-JUMP');
    const round = eventOf(run(between, [move(1, inch(0, 1.5), inch(3, 1.5))]).events, 'moved');
    expect(round.legs).toMatchObject([
      { rise: 0, jumped: false },
      { rise: 0, jumped: false },
    ]);
  });

  it('leads under a crab that leans over an edge a crab’s height above, and past one as far below', () => {
    const legs = (height: number, from: number, ...others: readonly (readonly [number, number])[]) =>
      eventOf(
        run(
          scene({
            board: room([surface(height, -5, -5, 0, 5)]),
            crabs: [
              { at: inch(from, -3), traits: { dexterity: 9, endurance: 1 } },
              ...others.map(([x, y]) => ({ at: inch(x, y) })),
            ],
          }),
          [move(1, inch(from, 2))],
        ).events,
        'moved',
      ).legs;
    expect(legs(1, 0.75, [0, 0])).toMatchObject([{ rise: 0, jumped: false }]);
    expect(legs(0.9375, 0.75, [0, 0])).toMatchObject([{ rise: 31, jumped: true }]);
    expect(legs(1, 0, [0.75, 0])).toMatchObject([{ rise: 0, jumped: false }]);
    expect(legs(0.9375, 0, [0.75, 0])).toMatchObject([{ rise: 1, jumped: true }]);
    expect(legs(5, 0, [0.75, 0])).toMatchObject([{ rise: 0, jumped: false }]);
    // One on the floor in the way, and one above that: over both, whichever is listed first.
    expect(legs(1, 0.75, [0, 0.5], [2, -0.5])).toMatchObject([{ rise: 32 }]);
    expect(legs(1, 0.75, [2, -0.5], [0, 0.5])).toMatchObject([{ rise: 32 }]);
  });

  it('[W-TABLE] stops at the wall round the floor', () => {
    const edge = scene({ crabs: [{ at: inch(98, 0) }, FAR] });
    expect(refused(edge, move(1, inch(99.25, 0)))).toBeUndefined();
    expect(refused(edge, move(1, inch(99.3125, 0)))).toBe('W-MOVE');
  });

  it('is not hindered by paper', () => {
    const paper = room([], [thing('paper', 3, 1, -3, 2, 3)]);
    const through = run(scene({ board: paper, crabs: [{ at: inch(0, 0) }, FAR] }), [move(1, inch(1.5, 0))]);
    expect(eventOf(through.events, 'moved').legs).toMatchObject([{ rise: 0, jumped: false }]);
  });

  it('leads somewhere or turns, along no more than 32 legs', () => {
    expect(refused(start, move(1))).toBe('W-MOVE');
    const there = inch(0.0625, 0);
    const legs = (count: number) => Array.from({ length: count }, (_, at) => (at % 2 === 0 ? there : inch(0, 0)));
    expect(refused(start, move(1, ...legs(32)))).toBeUndefined();
    expect(refused(start, move(1, ...legs(33)))).toBe('W-MOVE');
  });
});

describe('[W-JUMP] a jump', () => {
  const box = thing('solid', 2, 3, -3, 9, 3);
  const at = (x: number, dexterity = 4) =>
    scene({ board: room([], [box]), crabs: [{ at: inch(x, 0), traits: { dexterity } }, FAR] });

  it('costs the way and the height: 2 and 2 with a Movement of 4, not 3 and 2', () => {
    expect(refused(at(2), move(1, inch(4, 0)))).toBeUndefined();
    expect(refused(at(1), move(1, inch(4, 0)))).toBe('W-JUMP');
    expect(eventOf(run(at(2), [move(1, inch(4, 0))]).events, 'moved').legs).toEqual([
      { to: inch(4, 0), length: 32, rise: 32, drop: 0, jumped: true },
    ]);
  });

  it('[W-TABLE] lands on the top of an obstacle, wherever its centre is on it, its base overhanging', () => {
    expect(refused(at(2, 5), move(1, inch(3, 0)))).toBeUndefined();
    expect(refused(at(2, 5), move(1, inch(2.9375, 0)))).toBe('W-MOVE');
  });

  it('over something costs its height, whether or not it lands lower', () => {
    const wall = room([], [thing('solid', 2, 2, -3, 2.5, 3)]);
    const over = scene({ board: wall, crabs: [{ at: inch(1, 0), traits: { dexterity: 5 } }, FAR] });
    const { legs } = eventOf(run(over, [move(1, inch(4, 0))]).events, 'moved');
    expect(legs).toMatchObject([{ length: 48, rise: 32, drop: 0 }]);
    expect(refused(over, move(1, inch(4.0625, 0)))).toBe('W-JUMP');
  });

  it('does not come down through a crab that leans over where it lands', () => {
    const under = (height: number) =>
      scene({
        board: room([surface(2, -5, -5, 0, 5)], [thing('solid', height, 2, -3, 2.25, 3)]),
        crabs: [{ at: inch(3, 0), traits: { dexterity: 9, endurance: 1 } }, { at: inch(0, 0) }],
      });
    expect(refused(under(1), move(1, inch(0.75, 0)))).toBeUndefined();
    expect(refused(under(1.0625), move(1, inch(0.75, 0)))).toBe('W-MOVE');
  });

  it('across a gap costs no more than the way', () => {
    const shelves = room([surface(20, 0, 0, 10, 10), surface(20, 12, 0, 20, 10)]);
    const leap = scene({ board: shelves, crabs: [{ at: inch(9.5, 5) }, FAR] });
    expect(eventOf(run(leap, [move(1, inch(12.5, 5))]).events, 'moved').legs).toEqual([
      { to: inch(12.5, 5), length: 48, rise: 0, drop: 0, jumped: true },
    ]);
  });

  it('is not what takes a crab along an edge', () => {
    const shelf = room([surface(20, 0, 0, 10, 10)]);
    const along = scene({ board: shelf, crabs: [{ at: inch(10, 2) }, FAR] });
    expect(eventOf(run(along, [move(1, inch(10, 5))]).events, 'moved').legs).toMatchObject([{ jumped: false }]);
  });

  it('ends on the ground, so that nothing is attacked from the air', () => {
    expect(crab(run(at(2), [move(1, inch(4, 0))]).state, 1).at).toEqual(inch(4, 0));
  });
});

describe('[W-FALL] stepping down and falling', () => {
  const shelf = (height: number) => room([surface(height, -10, -10, 0, 10)]);
  const on = (height: number) => scene({ board: shelf(height), crabs: [{ at: inch(-1, 0) }, FAR] });
  const out = move(1, inch(1, 0));

  it('less than a foot is a step', () => {
    const { state, events } = run(on(11.9375), [out]);
    expect(types(events)).not.toContain('fell');
    expect(state.stage).toMatchObject({ phase: 'activation', left: 48, moved: true });
  });

  it('a foot is a fall, which ends the move but not the activation', () => {
    const { state, events } = run(on(12), [out], 1, 2);
    expect(eventOf(events, 'fell')).toMatchObject({ crab: 1, drop: 192, damage: 1, hitPoints: 4 });
    expect(state.stage).toMatchObject({ phase: 'activation', left: 0, acted: false });
  });

  it('a crab that is stunned by its fall does nothing more', () => {
    const { state, events } = run(on(12), [out], 6, 6);
    expect(types(events)).toContain('stunned');
    expect(state.stage).toMatchObject({ phase: 'activation', crab: 2 });
  });

  it('nothing follows a fall in a path', () => {
    expect(refused(on(12), move(1, inch(1, 0), inch(2, 0)))).toBe('W-FALL');
    expect(refused(on(11), move(1, inch(1, 0), inch(2, 0)))).toBeUndefined();
  });

  it('may kill, with nobody to take the credit', () => {
    const weak = scene({ board: desk(), crabs: [{ at: inch(59, 15), hitPoints: 3 }, { at: inch(5, 15) }] });
    const { state, events } = run(weak, [move(1, inch(61, 15))]);
    expect(eventOf(events, 'died')).toMatchObject({ crab: 1, by: null });
    expect(warcrabs.outcome(state)).toMatchObject({ winners: ['blue'] });
  });

  it('comes down clear of the desk, however short the step over its edge', () => {
    const edge = scene({ board: desk(), crabs: [{ at: inch(59, 15) }, { at: inch(5, 15) }] });
    const fallen = (x: number) => run(edge, [move(1, inch(x, 15))], 1, 1);
    expect(types(run(edge, [move(1, inch(60, 15))]).events)).not.toContain('fell');
    for (const [x, lands] of [
      [60.0625, 60.75],
      [60.75, 60.75],
      [60.8125, 60.8125],
    ] as const) {
      expect(crab(fallen(x).state, 1)).toMatchObject({ at: inch(lands, 15), hitPoints: 2 });
      expect(eventOf(fallen(x).events, 'fell').drop).toBe(36 * 16);
    }
    expect(eventOf(fallen(60.0625).events, 'moved').legs).toMatchObject([
      { to: inch(60.75, 15), length: 17, jumped: false },
    ]);
  });

  it('over an edge goes on past another crab, and is refused where there is no room before something higher', () => {
    const taken = scene({ board: desk(), crabs: [{ at: inch(59, 15) }, { at: inch(61, 15) }] });
    expect(crab(run(taken, [move(1, inch(60.5, 15))], 1, 1).state, 1).at).toEqual(inch(62.5, 15));
    const cupboard = room([surface(36, 0, 0, 60, 30)], [thing('solid', 60, 61, 5, 70, 25)]);
    const narrow = scene({ board: cupboard, crabs: [{ at: inch(59, 15) }, { at: inch(5, 15) }] });
    expect(refused(narrow, move(1, inch(60.0625, 15)))).toBe('W-MOVE');
  });
});

describe('[W-FACING] turning', () => {
  const beside = { crabs: [{ at: inch(0, 0) }, FAR] };

  it('is free on the spot, and kept in lowest terms', () => {
    const { state } = run(scene(beside), [turn(1, { x: -6, y: 4 })]);
    expect(crab(state, 1).facing).toEqual({ x: -3, y: 2 });
  });

  it('does not come by itself with a move', () => {
    expect(crab(run(scene(beside), [move(1, inch(0, 3))]).state, 1).facing).toEqual({ x: 1, y: 0 });
  });

  it('follows the last step by house rules, and is no choice then', () => {
    const rules = { turning: 'moveOnly' } as const;
    const { state } = run(scene({ ...beside, rules }), [move(1, inch(1, 0), inch(1, 3))]);
    expect(crab(state, 1).facing).toEqual({ x: 0, y: 1 });
    expect(refused(scene({ ...beside, rules }), turn(1, { x: 0, y: 1 }))).toBe('W-FACING');
  });

  it('follows by house rules the last step that leads anywhere', () => {
    const start = scene({ ...beside, rules: { turning: 'moveOnly' } });
    const { state } = run(start, [move(1, inch(1, 0), inch(1, 3), inch(1, 3))]);
    expect(crab(state, 1).facing).toEqual({ x: 0, y: 1 });
    expect(crab(run(start, [move(1, inch(0, 0))]).state, 1).facing).toEqual({ x: 1, y: 0 });
  });

  it('leads somewhere', () => {
    expect(refused(scene(beside), turn(1, { x: 0, y: 0 }))).toBe('W-FACING');
  });

  test.each([
    { fireArc: 'any', rule: undefined },
    { fireArc: 'front', rule: 'W-FACING' },
  ] as const)('to attack is asked for where house rules say $fireArc', ({ fireArc, rule }) => {
    const behind = scene({ rules: { fireArc }, crabs: [{ at: inch(0, 0) }, { at: inch(-2, 0) }] });
    expect(refused(behind, attack(1, 2))).toBe(rule);
    const corner = scene({ rules: { fireArc }, crabs: [{ at: inch(0, 0) }, { at: inch(1.5, 1.5) }] });
    expect(refused(corner, attack(1, 2))).toBeUndefined();
  });
});

describe('[W-TURN] an activation', () => {
  const near = (rules = {}) =>
    scene({ rules, crabs: [{ at: inch(0, 0) }, { at: inch(2, 0), traits: { endurance: 7 } }] });

  it('is a move and an action, in either order, and over with both', () => {
    const one = run(near(), [move(1, inch(0, 1)), attack(1, 2)], 6, 6);
    const other = run(near(), [attack(1, 2), move(1, inch(0, 1))], 6, 6);
    for (const { state } of [one, other]) expect(state.stage).toMatchObject({ phase: 'activation', crab: 2 });
  });

  it('has one move and one action', () => {
    const moved = run(near(), [move(1, inch(0, 1))]).state;
    const acted = run(near(), [attack(1, 2)], 6, 6).state;
    expect(refused(moved, move(1, inch(0, 2)))).toBe('W-TURN');
    expect(refused(acted, attack(1, 2))).toBe('W-TURN');
    expect(refused(acted, move(1, inch(0, 2)))).toBeUndefined();
  });

  it('lets the move go on after the action by house rules, with what was left of it', () => {
    const { state } = run(near({ splitMove: true }), [move(1, inch(0, 1)), attack(1, 2)], 6, 6);
    expect(refused(state, move(1, inch(0, 5)))).toBeUndefined();
    expect(refused(state, move(1, inch(0, 5.0625)))).toBe('W-MOVE');
  });

  it('may end before either', () => {
    expect(run(near(), [end(1)]).state.stage).toMatchObject({ phase: 'activation', crab: 2 });
  });

  it('is for its own crab and player', () => {
    expect(refused(near(), move(2, inch(3, 0)))).toBe('W-MOVE');
    expect(refused(near(), { ...move(2, inch(3, 0)), player: 'red' })).toBe('W-TURN');
  });
});
