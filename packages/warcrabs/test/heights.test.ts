import { scripted } from '@tabletop/dice';
import { describe, expect, it } from 'vitest';
import { blastDirection } from '../src/attack/blast.js';
import { RULEBOOK, throwReach, warcrabs } from '../src/index.js';
import { attack, end, fling, lift, move } from './support/actions.js';
import { crab, eventOf, eventsOf, refused, run, types } from './support/play.js';
import { desk, inch, ROCKET, room, rulesIn, scene, surface, thing, weapon } from './support/scene.js';

/** A stun that nobody else has had a turn in. */
const STUNNED = { missed: false, waiting: [1] };
const DOWN = { x: 0, y: 1 };
const RIGHT = { x: 1, y: 0 };

describe('[W-THROW] lifting a crab', () => {
  const strong = { strength: 6, dexterity: 4 };

  it('is for stunned crabs alone', () => {
    const awake = scene({ crabs: [{ at: inch(0, 0) }, { at: inch(2, 0) }] });
    expect(refused(awake, lift(1, 2))).toBe('W-THROW');
  });

  it('reaches an inch, and no sixteenth further, along the table and in height', () => {
    const apart = (gap: number) => scene({ crabs: [{ at: inch(0, 0) }, { at: inch(1.5 + gap, 0), stun: STUNNED }] });
    expect(refused(apart(1), lift(1, 2))).toBeUndefined();
    expect(refused(apart(1.0625), lift(1, 2))).toBe('W-THROW');
    const higher = (height: number) =>
      scene({
        board: room([surface(height, 0, -5, 5, 5)]),
        crabs: [{ at: inch(-0.75, 0) }, { at: inch(1.25, 0), stun: STUNNED }],
      });
    expect(refused(higher(1), lift(1, 2))).toBeUndefined();
    expect(refused(higher(1.0625), lift(1, 2))).toBe('W-THROW');
  });

  it('does not reach through something solid', () => {
    const wall = room([], [thing('solid', 3, 0.75, -3, 1.25, 3)]);
    const divided = scene({ board: wall, crabs: [{ at: inch(0, 0) }, { at: inch(2, 0), stun: STUNNED }] });
    expect(refused(divided, lift(1, 2))).toBe('W-THROW');
  });

  it('is for crabs of any owner, whom house rules spare from attacks too', () => {
    for (const friendlyFire of [true, false]) {
      const own = scene({
        rules: { friendlyFire },
        crabs: [{ at: inch(0, 0) }, { at: inch(9, 0) }, { at: inch(2, 0), stun: STUNNED }],
      });
      expect(refused(own, lift(1, 3))).toBeUndefined();
    }
  });

  it('takes the action whether or not it succeeds', () => {
    const start = scene({
      crabs: [
        { at: inch(0, 0), traits: strong },
        { at: inch(2, 0), stun: STUNNED },
      ],
    });
    const failed = run(start, [lift(1, 2)], 3, 4);
    expect(eventOf(failed.events, 'lift-rolled')).toMatchObject({ strength: 6, total: 7, lifted: false });
    expect(refused(failed.state, attack(1, 2))).toBe('W-TURN');
    expect(refused(failed.state, move(1, inch(-2, 0)))).toBeUndefined();
    const lifted = run(start, [lift(1, 2)], 3, 3).state;
    expect(lifted.stage).toMatchObject({ acted: true, lifted: 2 });
    for (const action of [end(1), move(1, inch(-2, 0)), attack(1, 2)]) expect(refused(lifted, action)).toBeDefined();
  });
});

describe('[W-THROW] throwing it', () => {
  const held = (of: Partial<Parameters<typeof scene>[0]> = {}, at = inch(2, 0)) =>
    run(
      scene({
        crabs: [{ at: inch(0, 0), traits: { strength: 6, dexterity: 4 } }, { at, stun: STUNNED }, { at: inch(0, -60) }],
        ...of,
      }),
      [lift(1, 2)],
      1,
      1,
    ).state;

  it('goes 0 to Strength less Weight inches, and no sixteenth further', () => {
    expect(throwReach(crab(held(), 1), { ...RULEBOOK, rules: rulesIn(held()) })).toBe(80);
    for (const [distance, rule] of [
      [-1, 'W-THROW'],
      [0, undefined],
      [80, undefined],
      [81, 'W-THROW'],
    ] as const)
      expect(refused(held(), fling(1, DOWN, distance))).toBe(rule);
    expect(refused(held(), fling(1, { x: 0, y: 0 }, 10))).toBe('W-THROW');
  });

  it('on the level does no damage and needs no roll; facing and stun stay', () => {
    const { state, events } = run(held(), [fling(1, { x: 3, y: 4 }, 80)]);
    expect(eventOf(events, 'thrown')).toMatchObject({ from: inch(2, 0), to: inch(5, 4), distance: 80 });
    expect(types(events)).not.toContain('fell');
    expect(crab(state, 2)).toMatchObject({ facing: RIGHT, hitPoints: 5 });
    expect(crab(state, 2).stun).not.toBeNull();
  });

  it('flies over crabs, and on to the first clear point where it would land on one', () => {
    const crowd = (x: number) =>
      held({
        crabs: [
          { at: inch(0, 0), traits: { strength: 6, dexterity: 4 } },
          { at: inch(2, 0), stun: STUNNED },
          { at: inch(x, 0) },
        ],
      });
    expect(eventOf(run(crowd(4), [fling(1, RIGHT, 80)]).events, 'thrown').to).toEqual(inch(7, 0));
    expect(eventOf(run(crowd(6), [fling(1, RIGHT, 80)]).events, 'thrown').to).toEqual(inch(7.5, 0));
    expect(eventOf(run(crowd(5.5), [fling(1, RIGHT, 80)]).events, 'thrown').to).toEqual(inch(7, 0));
  });

  it('stops at something solid, at a higher surface and at the wall', () => {
    const mug = room([], [thing('solid', 3, 5, -3, 8, 3)]);
    expect(eventOf(run(held({ board: mug }), [fling(1, RIGHT, 80)]).events, 'thrown').to).toEqual(inch(4.25, 0));
    const shelf = room([surface(3, 5, -3, 80, 3)]);
    expect(eventOf(run(held({ board: shelf }), [fling(1, RIGHT, 80)]).events, 'thrown').to).toEqual(inch(4.25, 0));
    const corner = held({
      crabs: [
        { at: inch(96, 0), traits: { strength: 6, dexterity: 4 } },
        { at: inch(98, 0), stun: STUNNED },
        { at: inch(0, 0) },
      ],
    });
    expect(eventOf(run(corner, [fling(1, RIGHT, 80)]).events, 'thrown').to).toEqual(inch(99.25, 0));
  });

  it('goes back to the last clear point where a crab stands at something solid', () => {
    const mug = room([], [thing('solid', 3, 5, -3, 8, 3)]);
    const taken = held({
      board: mug,
      crabs: [
        { at: inch(0, 0), traits: { strength: 6, dexterity: 4 } },
        { at: inch(2, 0), stun: STUNNED },
        { at: inch(4.25, 0) },
      ],
    });
    expect(eventOf(run(taken, [fling(1, RIGHT, 80)]).events, 'thrown').to).toEqual(inch(2.75, 0));
  });

  it('[W-FALL] falls to a lower surface rather than the floor, clear of the desk', () => {
    const desks = room([surface(36, -20, -20, 4, 20), surface(20, 4, -20, 12, 20)]);
    const { state, events } = run(held({ board: desks }), [fling(1, RIGHT, 64)], 1, 2);
    expect(eventOf(events, 'thrown').to).toEqual(inch(6, 0));
    expect(eventOf(events, 'fell')).toMatchObject({ drop: 16 * 16, damage: 1, hitPoints: 4 });
    expect(crab(state, 2).at).toEqual(inch(6, 0));
    const short = run(held({ board: desks }), [fling(1, RIGHT, 40)], 1, 2);
    expect(eventOf(short.events, 'thrown').to).toEqual(inch(4.75, 0));
  });

  it('lands on no crab, be it on the floor or on a shelf that it comes down past', () => {
    const desks = room([surface(36, -20, -20, 4, 20), surface(10, 8, -20, 20, 20)]);
    const flung = (distance: number, other: number) => {
      const crabs = [
        { at: inch(0, 0), traits: { strength: 6, dexterity: 4 } },
        { at: inch(2, 0), stun: STUNNED },
        { at: inch(other, 0) },
      ];
      return run(held({ board: desks, crabs }), [fling(1, RIGHT, distance)], 1, 1).events;
    };
    expect(eventOf(flung(64, 5.5), 'thrown').to).toEqual(inch(7, 0));
    expect(eventOf(flung(64, 5.5), 'fell').drop).toBe(36 * 16);
    // There is room for it on the floor, but it had to come down through the crab that leans over.
    expect(eventOf(flung(72, 8), 'thrown').to).toEqual(inch(6.5, 0));
    expect(eventOf(flung(73, 8), 'thrown').to).toEqual(inch(9.5, 0));
    expect(eventOf(flung(73, 8), 'fell').drop).toBe(26 * 16);
  });

  it('[W-FALL] a failed roll begins a new stun, with everyone’s turn before it', () => {
    const desks = room([surface(36, -20, -20, 4, 20)]);
    const { state } = run(
      held({
        board: desks,
        crabs: [
          { at: inch(0, 0), traits: { strength: 6, dexterity: 4 } },
          { at: inch(2, 0), stun: { missed: true, waiting: [1] } },
          { at: inch(0, -10) },
        ],
      }),
      [fling(1, RIGHT, 80)],
      6,
      6,
    );
    expect(crab(state, 2).stun).toEqual({ missed: false, waiting: [1, 3] });
  });
});

describe('[W-BLAST] an explosion', () => {
  const shot = (of: Partial<Parameters<typeof scene>[0]>, ...dice: readonly number[]) =>
    run(scene({ crabs: [], ...of }), [attack(1, 2, 0)], 1, 1, ...dice);

  it('moves its target an inch straight away: 10 inches become 11', () => {
    const { state } = shot({ crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(10, 0) }] });
    expect(crab(state, 2)).toMatchObject({ at: inch(11, 0), facing: RIGHT });
  });

  it('[W-NEARMISS] and no bystander', () => {
    const { state } = shot({
      crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(10, 0) }, { at: inch(10, 1.5) }],
    });
    expect(crab(state, 3)).toMatchObject({ at: inch(10, 1.5), hitPoints: 5, armour: 10, stun: null });
  });

  it('[T-ROUND] moves it along the line of centres, each coordinate rounded by itself', () => {
    const { state } = shot({ crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(3, 4) }] });
    expect(crab(state, 2).at).toEqual({ x: 48 + 10, y: 64 + 13 });
    const diagonal = shot({ crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(-5, -5) }] });
    expect(crab(diagonal.state, 2).at).toEqual({ x: -80 - 11, y: -80 - 11 });
  });

  it('[T-ROUND] moves it a unit less, and less again, until it touches at most', () => {
    // A mug beside its way: at 16 units it would stand at (26, 34), at 15 at (25, 33), at 14 at (24, 32).
    const beside = (left: number) =>
      shot({
        board: room([], [{ name: 'mug', kind: 'solid', height: 64, corners: box(left) }]),
        crabs: [{ at: inch(-7.5, -10), weapons: [ROCKET] }, { at: { x: 16, y: 21 } }],
      });
    const box = (left: number) => [
      { x: left, y: 21 },
      { x: left + 64, y: 21 },
      { x: left + 64, y: 85 },
      { x: left, y: 85 },
    ];
    expect([38, 37, 36].map((left) => crab(beside(left).state, 2).at)).toEqual([
      { x: 26, y: 34 },
      { x: 25, y: 33 },
      { x: 24, y: 32 },
    ]);
  });

  it('strikes the shell from behind and moves it all the same', () => {
    const { events } = shot({ crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(10, 0) }] });
    expect(eventOf(events, 'struck')).toMatchObject({ arc: 'behind', location: 'shell', armour: 8 });
    expect(types(events)).toContain('blasted');
  });

  it('moves nobody who dies of it', () => {
    const { events } = shot({
      crabs: [
        { at: inch(0, 0), weapons: [ROCKET] },
        { at: inch(10, 0), facing: { x: -1, y: 0 }, hitPoints: 2 },
        { at: inch(40, 0) },
        { at: inch(50, 0) },
      ],
    });
    expect(types(events).filter((type) => type === 'blasted' || type === 'died')).toEqual(['died']);
  });

  it('stops at something solid and at another crab', () => {
    const mug = room([], [thing('solid', 3, 11, -3, 14, 3)]);
    // Nothing hides the target: it stands on this side.
    const solid = shot({ board: mug, crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(9.75, 0) }] });
    expect(crab(solid.state, 2).at).toEqual(inch(10.25, 0));
    const other = shot({ crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(10, 0) }, { at: inch(12, 0) }] });
    expect(crab(other.state, 2).at).toEqual(inch(10.5, 0));
    const touching = shot({
      crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(10, 0) }, { at: inch(11.5, 0) }],
    });
    expect(types(touching.events)).not.toContain('blasted');
  });

  it('over an edge makes it fall, once its centre is over it', () => {
    const stays = shot({ board: desk(), crabs: [{ at: inch(49, 15), weapons: [ROCKET] }, { at: inch(59, 15) }] });
    expect(crab(stays.state, 2).at).toEqual(inch(60, 15));
    expect(types(stays.events)).not.toContain('fell');
    const falls = shot(
      { board: desk(), crabs: [{ at: inch(49, 15), weapons: [ROCKET] }, { at: inch(59.0625, 15) }] },
      1,
      1,
    );
    expect(eventOf(falls.events, 'blasted').to).toEqual(inch(60.75, 15));
    expect(eventOf(falls.events, 'fell')).toMatchObject({ drop: 36 * 16, damage: 3, hitPoints: 2 });
  });

  it('[W-FALL] over an edge of any height makes it fall, as a throw does, though it may step down there', () => {
    const board = room([surface(0.0625, -20, -5, 0, 5)]);
    const pushed = shot({ board, crabs: [{ at: inch(-10, 0), weapons: [ROCKET] }, { at: inch(-0.25, 0) }] }, 6, 6);
    expect(eventOf(pushed.events, 'fell')).toMatchObject({ drop: 1, damage: 0 });
    expect(crab(pushed.state, 2).stun).not.toBeNull();
    const strong = { traits: { strength: 6, dexterity: 4 } };
    const beside = scene({
      board,
      crabs: [
        { at: inch(-2.25, 0), ...strong },
        { at: inch(-0.25, 0), stun: STUNNED },
      ],
    });
    const thrown = run(beside, [lift(1, 2), fling(1, RIGHT, 32)], 1, 1, 6, 6);
    expect(eventOf(thrown.events, 'fell')).toMatchObject({ drop: 1, damage: 0 });
    expect(types(thrown.events)).toContain('stunned');
  });

  it('knocks a stunned crab off as any other, and the credit is the attacker’s', () => {
    const { state, events } = shot({
      board: desk(),
      crabs: [
        { at: inch(49, 15), weapons: [ROCKET] },
        { at: inch(59.5, 15), hitPoints: 3, stun: STUNNED },
        { at: inch(5, 5) },
        { at: inch(9, 5) },
      ],
    });
    expect(eventOf(events, 'died')).toMatchObject({ crab: 2, by: 1, rule: 'W-DEATH' });
    expect(crab(state, 1).kills).toBe(1);
    expect(warcrabs.outcome(state)).toBeUndefined();
  });

  it('in a corner of the room does nothing more than the wall lets it', () => {
    const { state } = shot({ crabs: [{ at: inch(90, 90), weapons: [ROCKET] }, { at: inch(99.25, 99.25) }] });
    expect(crab(state, 2).at).toEqual(inch(99.25, 99.25));
  });

  it('falls between the desk and a box no further than the box lets it, or stays', () => {
    // The box beside the desk leaves no room on the floor: the crab comes down on the box, which is lower.
    const beside = room([surface(36, 0, 0, 60, 30)], [thing('solid', 10, 60.5, 5, 70, 25)]);
    const onBox = shot(
      { board: beside, crabs: [{ at: inch(49, 15), weapons: [ROCKET] }, { at: inch(59.5, 15) }] },
      1,
      1,
    );
    expect(eventOf(onBox.events, 'blasted').to).toEqual(inch(60.75, 15));
    expect(eventOf(onBox.events, 'fell')).toMatchObject({ drop: 26 * 16, damage: 2 });
    // A cupboard higher than the desk stops it at its side, over a gap too narrow to fall into.
    const cupboard = room([surface(36, 0, 0, 60, 30)], [thing('solid', 60, 60.8125, 5, 70, 25)]);
    const held = shot({ board: cupboard, crabs: [{ at: inch(49, 15), weapons: [ROCKET] }, { at: inch(59.5, 15) }] });
    expect(eventOf(held.events, 'blasted').to).toEqual(inch(60, 15));
    expect(types(held.events)).not.toContain('fell');
  });
});

describe('[W-KAMIKAZE] an explosive used claw-to-claw', () => {
  const charge = weapon({ name: 'Charge', damage: 3, explosive: true, kind: 'tossed', uses: 1 });
  const at = (gap: number, rules = {}) =>
    scene({
      rules,
      crabs: [
        { at: inch(0, 0), weapons: [charge] },
        { at: inch(1.5 + gap, 0), armour: 10 },
      ],
    });

  it('does its damage to the Hit Points of both, without a roll, and moves its target alone', () => {
    const { state, events } = run(at(1), [attack(1, 2, 0)]);
    expect(eventsOf(events, 'scorched')).toMatchObject([
      { crab: 2, hitPoints: 2 },
      { crab: 1, hitPoints: 2 },
    ]);
    expect(state.crabs.map(({ armour }) => armour)).toEqual([10, 10]);
    expect(state.crabs.map((each) => each.at)).toEqual([inch(0, 0), inch(3.5, 0)]);
    expect(crab(state, 1).weapons[0]?.left).toBe(0);
    expect(refused(run(state, [end(1), end(2)]).state, attack(1, 2, 0))).toBe('W-TURN');
  });

  it('[T-STEPS] is settled step by step: harm and deaths, the push, the fall', () => {
    const edge = scene({
      board: desk(),
      crabs: [{ at: inch(57.9375, 15), weapons: [charge] }, { at: inch(59.9375, 15) }],
    });
    const chance = scripted([]);
    let { state, events } = warcrabs.apply(run(edge, []).state, attack(1, 2, 0), chance);
    const steps = [types(events)];
    while (state.due.length > 0) {
      ({ state, events } = warcrabs.advance(state, chance));
      steps.push(types(events));
    }
    expect(steps).toEqual([['set-off'], ['scorched', 'scorched'], ['blasted'], ['fell', 'died', 'ended']]);
  });

  it('is one within an inch, beyond that it is tossed', () => {
    expect(types(run(at(1.0625), [attack(1, 2, 0)], 1, 1).events)).toContain('attacked');
  });

  it('kills both at once: a fight that nobody wins', () => {
    const weak = scene({
      crabs: [
        { at: inch(0, 0), weapons: [charge], hitPoints: 3 },
        { at: inch(2, 0), hitPoints: 1 },
      ],
    });
    const { state, events } = run(weak, [attack(1, 2, 0)]);
    expect(eventsOf(events, 'died').map(({ crab: id }) => id)).toEqual([2, 1]);
    expect(warcrabs.outcome(state)).toEqual({ result: 'draw', winners: [], reason: 'none-left', rule: 'W-FIGHT' });
    expect(state.crabs.map(({ kills }) => kills)).toEqual([1, 0]);
  });

  it('needs a roll by house rules: a miss by one shakes the target, any other does nothing', () => {
    const rules = { kamikazeNeedsHit: true };
    expect(eventsOf(run(at(1, rules), [attack(1, 2, 0)], 2, 3).events, 'scorched')).toHaveLength(2);
    const near = run(at(1, rules), [attack(1, 2, 0)], 3, 3, 1, 1);
    expect(types(near.events)).toContain('endurance-rolled');
    expect(eventsOf(near.events, 'scorched')).toHaveLength(0);
    expect(types(run(at(1, rules), [attack(1, 2, 0)], 3, 4).events)).not.toContain('endurance-rolled');
  });

  it('is one whatever the weapon: a rocket that is fired at half an inch, too', () => {
    const rocket = { crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(2, 0) }] };
    expect(eventsOf(run(scene(rocket), [attack(1, 2, 0)]).events, 'scorched')).toHaveLength(2);
    const rolled = run(scene({ ...rocket, rules: { kamikazeNeedsHit: true } }), [attack(1, 2, 0)], 6, 6);
    expect(eventOf(rolled.events, 'attacked').aim).toMatchObject({ close: true, range: 0, target: 5 });
  });

  it('pushes a target that leans over who sets it off along the line of centres', () => {
    const beneath = scene({
      board: room([surface(1, -2, -2, 1, 2)]),
      crabs: [
        { at: inch(1.75, 0), weapons: [charge] },
        { at: inch(0.9375, 0), facing: DOWN },
      ],
    });
    expect(crab(run(beneath, [attack(1, 2, 0)]).state, 2).at).toEqual(inch(-0.0625, 0));
  });

  it('pushes a target on the same spot towards its rear', () => {
    const spot = inch(3, 4);
    expect(blastDirection({ at: spot }, { at: spot, facing: { x: 3, y: -2 } })).toEqual({ x: -3, y: 2 });
  });

  it('pushes its target also where who set it off is dead, with the credit for what comes of it', () => {
    const last = scene({
      players: ['red', 'blue', 'green'],
      board: desk(),
      crabs: [
        { owner: 'red', at: inch(58, 15), weapons: [charge], hitPoints: 3 },
        { owner: 'blue', at: inch(59.9375, 15), traits: { endurance: 6 } },
        { owner: 'green', at: inch(5, 5) },
      ],
    });
    const { state, events } = run(last, [attack(1, 2, 0)]);
    expect(types(events).slice(2)).toEqual(['scorched', 'scorched', 'died', 'blasted', 'fell', 'died', 'ended']);
    expect(eventsOf(events, 'died')).toMatchObject([
      { crab: 1, by: 1 },
      { crab: 2, by: 1 },
    ]);
    expect(state.crabs.map(({ kills }) => kills)).toEqual([1, 0, 0]);
    expect(warcrabs.outcome(state)).toMatchObject({ winners: ['green'] });
  });
});
