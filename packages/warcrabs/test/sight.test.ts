import { describe, expect, it, test } from 'vitest';
import { canSee, DEFAULT_RULES, LEGAL_LIMIT, MAX_CRABS, warcrabs } from '../src/index.js';
import { attack, end } from './support/actions.js';
import { crab, eventOf, eventsOf, refused, run, types } from './support/play.js';
import { desk, inch, room, scene, surface, thing, weapon } from './support/scene.js';

const GUN = weapon({ name: 'Gun' });
const FLAME = weapon({ name: 'Flame', flame: true });

describe('[W-SIGHT] a line of sight', () => {
  const sees = (
    board: ReturnType<typeof room>,
    from: readonly [number, number],
    to: readonly [number, number],
    rules = {},
  ) => {
    const [one, other] = [inch(...from), inch(...to)];
    const found = canSee({ board }, one, other, { ...DEFAULT_RULES, ...rules });
    expect(canSee({ board }, other, one, { ...DEFAULT_RULES, ...rules })).toBe(found);
    return found;
  };

  test.each([
    { height: 1, seen: true },
    { height: 1.0625, seen: false },
  ])('over something $height inches high on the level: $seen', ({ height, seen }) => {
    expect(sees(room([], [thing('solid', height, 4, -2, 6, 2)]), [0, 0], [10, 0])).toBe(seen);
  });

  it('past a corner and along a side is free', () => {
    const mug = room([], [thing('solid', 5, 4, 0, 6, 2)]);
    expect(sees(mug, [0, 0], [10, 0])).toBe(true);
    expect(sees(mug, [3, -1], [5, 1])).toBe(false);
    expect(sees(mug, [2, 2], [6, -2])).toBe(true);
    expect(sees(mug, [0, 0.0625], [10, 0.0625])).toBe(false);
  });

  it('does not pass between two things that meet along a side', () => {
    const books = [thing('solid', 5, 4, -2, 6, 0), thing('solid', 5, 4, 0, 6, 2)];
    expect(sees(room([], books), [0, 0], [10, 0])).toBe(false);
  });

  it('is blocked where it is lower than the top, however near to the edge', () => {
    // From 37 inches over the floor to 1, an inch lower for every inch: over the far edge of the box it is 18.5 high.
    const board = (height: number) => room([surface(36, -10, -5, 0, 5)], [thing('solid', height, 17.5, -2, 18.5, 2)]);
    expect(sees(board(18.5), [0, 0], [36, 0])).toBe(true);
    expect(sees(board(18.5625), [0, 0], [36, 0])).toBe(false);
  });

  it('over a box is free where it is as high as the box at the lower end', () => {
    // From 13 to 1 inch over 12 inches of floor: an inch lower for every inch.
    const board = (height: number) => room([surface(12, -5, -5, 0, 5)], [thing('solid', height, 4, -2, 6, 2)]);
    expect(sees(board(7), [0, 0], [12, 0])).toBe(true);
    expect(sees(board(7.0625), [0, 0], [12, 0])).toBe(false);
  });

  it('is not blocked by desks unless house rules say so', () => {
    expect(sees(desk(), [30, 15], [70, 15])).toBe(true);
    expect(sees(desk(), [30, 15], [70, 15], { surfacesBlock: true })).toBe(false);
    expect(sees(desk(), [59.5, 15], [70, 15], { surfacesBlock: true })).toBe(false);
    expect(sees(desk(), [60, 15], [70, 15], { surfacesBlock: true })).toBe(true);
  });

  it('is blocked neither by crabs nor by paper', () => {
    const paper = room([], [thing('paper', 9, 2, -3, 3, 3)]);
    const behind = scene({
      board: paper,
      crabs: [{ at: inch(0, 0), weapons: [GUN] }, { at: inch(12, 0) }, { at: inch(6, 0) }],
    });
    expect(refused(behind, attack(1, 2, 0))).toBeUndefined();
  });
});

describe('[W-COVER] a target behind something', () => {
  const mug = room([], [thing('solid', 4, 4, -3, 7, 3)]);
  const hidden = (extra: Parameters<typeof weapon>[0]) =>
    scene({ board: mug, crabs: [{ at: inch(0, 0), weapons: [weapon({ uses: 1, ...extra })] }, { at: inch(12, 0) }] });

  it('cannot be attacked, and nothing is spent', () => {
    const { state } = run(hidden({}), []);
    expect(refused(state, attack(1, 2, 0))).toBe('W-COVER');
    expect(() => warcrabs.apply(state, attack(1, 2, 0))).toThrow();
    expect(crab(state, 1).weapons[0]?.left).toBe(1);
    expect(warcrabs.legalActions(state, 'red').some(({ type }) => type === 'attack')).toBe(false);
  });

  it('can be, by a weapon that ignores cover', () => {
    expect(refused(hidden({ ignoresCover: true }), attack(1, 2, 0))).toBeUndefined();
  });

  it('is safe from claws as well', () => {
    const thin = room([], [thing('solid', 4, 1, -3, 1.0625, 3)]);
    expect(refused(scene({ board: thin, crabs: [{ at: inch(0, 0) }, { at: inch(2.25, 0) }] }), attack(1, 2))).toBe(
      'W-COVER',
    );
  });
});

describe('[W-PAPER] paper', () => {
  const board = room([], [thing('paper', 3, 4, -3, 5, 3), thing('paper', 3, 7, -3, 8, 3)]);
  const burning = (of = {}) =>
    scene({
      board,
      crabs: [{ at: inch(0, 0), weapons: [FLAME, GUN] }, { at: inch(12, 0) }, { at: inch(0, 4), weapons: [FLAME] }],
      players: ['red', 'blue'],
      order: [1, 3, 2],
      ...of,
    });

  it('stops a flame without a roll, the nearest to the attacker first, and is gone', () => {
    const { state, events } = run(burning(), [attack(1, 2, 0)]);
    expect(types(events)).toEqual(['activation-began', 'flame-stopped', 'paper-gone']);
    expect(eventOf(events, 'flame-stopped')).toMatchObject({ crab: 1, target: 2, weapon: 'Flame', obstacle: 0 });
    expect(state).toMatchObject({ burnt: [0], burning: [] });
    expect(crab(state, 2).hitPoints).toBe(5);
  });

  it('stops one flame each, also in the same turn', () => {
    const { state, events } = run(burning(), [attack(1, 2, 0), end(1), attack(3, 2, 0)]);
    expect(eventsOf(events, 'flame-stopped').map(({ obstacle }) => obstacle)).toEqual([0, 1]);
    const through = run(state, [end(3), end(2), attack(1, 2, 0)], 1, 1);
    expect(types(through.events)).toContain('attacked');
  });

  it('stops every flame of the turn by house rules, and is gone when the turn ends', () => {
    const rules = { paperGone: 'endOfTurn' } as const;
    const { state, events } = run(burning({ rules }), [attack(1, 2, 0), end(1), attack(3, 2, 0)]);
    expect(eventsOf(events, 'flame-stopped').map(({ obstacle }) => obstacle)).toEqual([0, 0]);
    expect(state).toMatchObject({ burnt: [], burning: [0] });
    const next = run(state, [end(3), end(2)]);
    expect(eventOf(next.events, 'paper-gone').obstacle).toBe(0);
    expect(next.state).toMatchObject({ burnt: [0], burning: [], turn: 2 });
  });

  it('stops a flame at arm’s length as well', () => {
    const thin = room([], [thing('paper', 3, 0.9375, -3, 1, 3)]);
    const near = scene({ board: thin, crabs: [{ at: inch(0, 0), weapons: [FLAME] }, { at: inch(2, 0) }] });
    expect(types(run(near, [attack(1, 2, 0)]).events)).toContain('flame-stopped');
  });

  it('stops nothing else', () => {
    expect(eventOf(run(burning(), [attack(1, 2, 1)], 1, 1).events, 'attacked').outcome).toBe('hit');
  });

  it('stops nothing that goes over it', () => {
    const low = room([], [thing('paper', 1, 4, -3, 5, 3)]);
    expect(types(run(burning({ board: low }), [attack(1, 2, 0)], 1, 1).events)).toContain('attacked');
  });
});

describe('[W-RANGE] how far weapons reach', () => {
  const apart = (gap: number, extra: Parameters<typeof weapon>[0]) =>
    scene({ crabs: [{ at: inch(0, 0), weapons: [weapon(extra)] }, { at: inch(1.5 + gap, 0) }] });

  it('is as far as they say, from edge to edge', () => {
    expect(refused(apart(10, { maxRange: 10 }), attack(1, 2, 0))).toBeUndefined();
    expect(refused(apart(10.0625, { maxRange: 10 }), attack(1, 2, 0))).toBe('W-RANGE');
    expect(refused(apart(90, {}), attack(1, 2, 0))).toBeUndefined();
  });

  it('is along the straight line where heights differ, but at arm’s length no weapon is too short', () => {
    // 6 inches down and 8 along are 10.
    const down = (gap: number, height: number, maxRange: number) =>
      refused(
        scene({
          board: room([surface(height, -5, -5, 0, 5)]),
          crabs: [{ at: inch(-0.5, 0), weapons: [weapon({ maxRange })] }, { at: inch(1 + gap, 0) }],
        }),
        attack(1, 2, 0),
      );
    expect(down(8, 6, 10)).toBeUndefined();
    expect(down(8.0625, 6, 10)).toBe('W-RANGE');
    expect(down(8, 6.0625, 10)).toBe('W-RANGE');
    expect(down(1, 1, 1)).toBeUndefined();
    expect(down(1.0625, 1, 1)).toBe('W-RANGE');
  });

  it('[W-KIT-HOUSE] uses up the weapon that is used, no other', () => {
    const rockets = weapon({ uses: 2 });
    const two = scene({ crabs: [{ at: inch(0, 0), weapons: [rockets, rockets] }, { at: inch(9, 0) }] });
    expect(crab(run(two, [attack(1, 2, 1)], 6, 6).state, 1).weapons.map(({ left }) => left)).toEqual([2, 1]);
  });

  it('[W-CLAW] is an inch for claws and claw weapons', () => {
    expect(refused(apart(1, { kind: 'claw' }), attack(1, 2, 0))).toBeUndefined();
    expect(refused(apart(1.0625, { kind: 'claw' }), attack(1, 2, 0))).toBe('W-CLAW');
    expect(refused(apart(1, {}), attack(1, 2))).toBeUndefined();
    expect(refused(apart(1.0625, {}), attack(1, 2))).toBe('W-CLAW');
  });

  it('[W-CLAW] is an inch in height too', () => {
    const step = (height: number) =>
      scene({ board: room([surface(height, 0.5, -5, 5, 5)]), crabs: [{ at: inch(-0.25, 0) }, { at: inch(1.25, 0) }] });
    expect(refused(step(1), attack(1, 2))).toBeUndefined();
    expect(refused(step(1.0625), attack(1, 2))).toBe('W-CLAW');
    const down = (height: number) =>
      scene({ board: room([surface(height, -5, -5, 0.5, 5)]), crabs: [{ at: inch(-0.25, 0) }, { at: inch(1.25, 0) }] });
    expect(refused(down(1), attack(1, 2))).toBeUndefined();
    expect(refused(down(1.0625), attack(1, 2))).toBe('W-CLAW');
  });

  it('[W-ELEVATION] counts any difference of footing, but not claw-to-claw', () => {
    const aim = (height: number, x: number, rules = {}) =>
      eventOf(
        run(
          scene({
            rules,
            board: room([surface(height, -5, -5, 0, 5)]),
            crabs: [{ at: inch(-0.5, 0), weapons: [GUN] }, { at: inch(x, 0) }],
          }),
          [attack(1, 2, 0)],
          6,
          6,
        ).events,
        'attacked',
      ).aim;
    expect(aim(0.0625, 10)).toMatchObject({ elevation: 1, close: false });
    expect(aim(0.0625, 10, { elevationMin: 0.125 }).elevation).toBe(0);
    expect(aim(0.125, 10, { elevationMin: 0.125 }).elevation).toBe(1);
    const up = scene({
      board: room([surface(0.0625, 5, -5, 15, 5)]),
      crabs: [{ at: inch(0, 0), weapons: [GUN] }, { at: inch(10, 0) }],
    });
    expect(eventOf(run(up, [attack(1, 2, 0)], 6, 6).events, 'attacked').aim).toMatchObject({ elevation: -1 });
    expect(aim(1, 1.5)).toMatchObject({ elevation: 0, close: true, range: 2 });
  });

  it('[W-BARE] bare claws do a point of damage, and snap off a limb in the telling', () => {
    const front = scene({ crabs: [{ at: inch(0, 0) }, { at: inch(2, 0), facing: { x: -1, y: 0 } }] });
    const { events } = run(front, [attack(1, 2)], 2, 3);
    expect(eventOf(events, 'attacked')).toMatchObject({ rule: 'W-CLAW', weapon: null, aim: { range: 0, target: 5 } });
    expect(eventOf(events, 'struck')).toMatchObject({
      damage: 1,
      location: 'crab',
      hitPoints: 4,
      flavour: 'limb-snapped',
    });
    const shell = scene({ crabs: [{ at: inch(0, 0) }, { at: inch(2, 0) }] });
    expect(eventOf(run(shell, [attack(1, 2)], 2, 3).events, 'struck')).toMatchObject({
      location: 'shell',
      flavour: null,
    });
  });

  it('[W-LOCATION] from the side a die says what is struck', () => {
    const side = () =>
      scene({
        crabs: [
          { at: inch(0, 0), weapons: [GUN] },
          { at: inch(2, 0), facing: { x: 0, y: 1 } },
        ],
      });
    expect(eventOf(run(side(), [attack(1, 2, 0)], 1, 1, 3).events, 'struck')).toMatchObject({
      location: 'shell',
      dice: [3],
    });
    expect(eventOf(run(side(), [attack(1, 2, 0)], 1, 1, 4).events, 'struck')).toMatchObject({
      location: 'crab',
      dice: [4],
    });
  });

  it('[W-FIGHT] spares crabs of the same owner by house rules alone', () => {
    const own = (rules: { friendlyFire?: boolean }) =>
      scene({ rules, crabs: [{ at: inch(0, 0) }, { at: inch(9, 0) }, { at: inch(2, 0) }] });
    expect(refused(own({}), attack(1, 3))).toBeUndefined();
    expect(refused(own({ friendlyFire: false }), attack(1, 3))).toBe('W-FIGHT');
  });

  it('offers attacks with every weapon, however many there are', () => {
    const crabs = Array.from({ length: MAX_CRABS }, (_, at) => ({
      at: inch(2 * (at % 8), 2 * Math.floor(at / 8)),
      weapons: [GUN, FLAME, GUN, FLAME],
    }));
    const attacks = warcrabs
      .legalActions(run(scene({ crabs }), []).state, 'red')
      .filter(({ type }) => type === 'attack');
    expect(attacks).toHaveLength(LEGAL_LIMIT);
    const weapons = attacks.map((each) => (each.type === 'attack' ? each.weapon : undefined));
    expect(new Set(weapons)).toEqual(new Set([null, 0, 1, 2, 3]));
  });

  it('does not reach the dead, oneself, or with what is not there', () => {
    const dead = scene({
      crabs: [
        { at: inch(0, 0) },
        { at: inch(2, 0), hitPoints: 1, facing: { x: -1, y: 0 } },
        { at: inch(9, 9) },
        { at: inch(20, 0) },
      ],
    });
    const { state } = run(dead, [attack(1, 2), end(1), end(3), end(4)], 1, 1);
    expect(refused(state, attack(1, 2))).toBe('W-TURN');
    expect(refused(state, attack(1, 1))).toBe('W-TURN');
    expect(refused(state, attack(1, 9))).toBe('W-TURN');
    expect(refused(state, attack(1, 3, 0))).toBe('W-TURN');
  });
});
