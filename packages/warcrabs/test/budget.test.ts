import { seed, seeded } from '@tabletop/dice';
import { MAX_ACTION_LENGTH, perft, record, settle } from '@tabletop/game';
import { add, directionAt, displacement, MAX_LEGS, MAX_VERTICES, type Vector } from '@tabletop/geometry';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  type CrabSetup,
  LEGAL_LIMIT,
  MAX_CRABS,
  MAX_DIRECTION,
  MAX_LENGTH,
  MAX_OBSTACLES,
  MAX_SURFACES,
  MAX_TRAIT,
  MAX_WEAPONS,
  type Rules,
  toUnits,
  type WarcrabsAction,
  type WarcrabsState,
  warcrabs,
} from '../src/index.js';
import { attack, end, fling, lift, move } from './support/actions.js';
import { crab, eventOf, run } from './support/play.js';
import { box, inch, ROCKET, scene, weapon } from './support/scene.js';

/** So many milliseconds are enough for one answer, however slow the machine: on an idle one it takes a tenth of that. */
const PATIENCE = 2500;

/** The answer, which must not be long in coming. */
function soon<Answer>(what: string, ask: () => Answer): Answer {
  const began = Date.now();
  const answer = ask();
  const took = Date.now() - began;
  if (took > PATIENCE) throw new Error(`${what} took ${took} ms`);
  return answer;
}

/** A round piece with as many corners as a piece may have. */
function round(x: number, y: number, radius: number): readonly Vector[] {
  return Array.from({ length: MAX_VERTICES }, (_, corner) =>
    add(inch(x, y), displacement(directionAt(Math.floor((corner * 360) / MAX_VERTICES)), toUnits(radius))),
  );
}

/** The largest floor, with as many surfaces and obstacles as there may be, of as many corners, some on others. */
const HALL: Board = {
  name: 'Hall',
  floor: box(0, 0, MAX_LENGTH, MAX_LENGTH),
  surfaces: Array.from({ length: MAX_SURFACES }, (_, at) => ({
    name: `Stage ${at}`,
    height: toUnits(150 * (at + 1)),
    corners: round(300 + 600 * (at % 4), 300 + 600 * Math.floor(at / 4), 290),
  })),
  obstacles: Array.from({ length: MAX_OBSTACLES }, (_, at) => ({
    name: `Column ${at}`,
    kind: at % 5 === 0 ? 'paper' : 'solid',
    height: toUnits(1 + at),
    corners: round(150 + 300 * (at % 8), 300 + 600 * Math.floor(at / 8), 60),
  })),
};

/** As many crabs as there may be, as strong and quick as they may be, with as many weapons as they may carry. */
const CROWD: readonly CrabSetup[] = Array.from({ length: MAX_CRABS }, (_, at) => ({
  crab: {
    name: `Crab ${at + 1}`,
    traits: { strength: MAX_TRAIT, dexterity: MAX_TRAIT - (at % 2), endurance: MAX_TRAIT },
    weapons: Array.from({ length: MAX_WEAPONS }, (_each, which) =>
      weapon({ explosive: which % 2 === 0, flame: which % 3 === 0, ignoresCover: which % 5 === 0, damage: 1 }),
    ),
  },
}));

const STRONG: Partial<Rules> = { traitPoints: 3 * MAX_TRAIT, traitMaximum: MAX_TRAIT };

/** House rules at their ends, each in its way the most work. */
const EXTREMES: Readonly<Record<string, Partial<Rules>>> = {
  printed: {},
  'the smallest crabs': { crabRadius: 0.0625, crabHeight: 0.0625, blastDistance: MAX_LENGTH },
  'large crabs': { crabRadius: 30, crabHeight: 1, blastDistance: MAX_LENGTH, stepDown: 0.0625 },
  'tall crabs': { crabRadius: 10, crabHeight: MAX_LENGTH, blastDistance: MAX_LENGTH, fallStep: 0.0625 },
  'claws that reach everywhere': { clawReach: MAX_LENGTH, surfacesBlock: true, kamikazeNeedsHit: true },
  'long turns': { splitMove: true, shedWeight: true, tieRolls: 'eachTurn', paperGone: 'endOfTurn', nearMiss: 20 },
};

describe('work has a budget', () => {
  test.each(Object.entries(EXTREMES))('a hall as full as the limits allow answers soon: %s', (_, rules) => {
    const setup = { board: HALL, crabs: CROWD, houseRules: { ...STRONG, ...rules } };
    let state: WarcrabsState = soon('setup', () => warcrabs.setup(setup, 1));
    const chance = seeded(seed(1));
    let listed = 0;
    for (let step = 0; step < 50; step++) {
      const [player] = soon('actors', () => warcrabs.actors(state));
      const { phase } = state.stage;
      if (player === undefined) {
        state = soon(`advance in ${state.due[0]?.kind ?? phase}`, () => warcrabs.advance(state)).state;
        continue;
      }
      if (listed < 2) {
        listed++;
        const legal = soon('legalActions', () => warcrabs.legalActions(state, player));
        for (const type of ['move', 'attack', 'lift', 'throw', 'end'])
          expect(legal.filter((action) => action.type === type).length).toBeLessThanOrEqual(LEGAL_LIMIT);
        for (const action of legal.slice(-3)) expect(warcrabs.check(state, action)).toBeUndefined();
      }
      const action: WarcrabsAction = soon('sample', () => warcrabs.sample(state, player, chance));
      expect(soon('check', () => warcrabs.check(state, action))).toBeUndefined();
      expect(soon('view', () => warcrabs.view(state, player)).crabs).toHaveLength(MAX_CRABS);
      state = soon(`apply ${action.type}`, () => warcrabs.apply(state, action)).state;
    }
    expect(listed).toBe(2);
  });

  test('[W-THROW] [W-FALL] a throw of the greatest reach, off the highest board', () => {
    const surfaces = [
      { name: 'Tower', height: toUnits(MAX_LENGTH), corners: round(300, 300, 250) },
      ...HALL.surfaces.slice(1),
    ];
    const strong = { strength: MAX_TRAIT, dexterity: MAX_TRAIT, endurance: MAX_TRAIT };
    const begin = scene({
      board: { ...HALL, surfaces, obstacles: HALL.obstacles.slice(1) },
      rules: { ...STRONG, fallStep: 0.0625 },
      crabs: [
        { at: inch(300, 520), traits: strong },
        { at: inch(300, 522), traits: strong, stun: { missed: false, waiting: [1] } },
        { at: inch(1000, 2390), traits: strong },
        { at: inch(1010, 2390), traits: strong },
      ],
    });
    const reach = toUnits(MAX_TRAIT - 1);
    const held = run(begin, [lift(1, 2)], 6, 6).state;
    const { events } = soon('throw', () => run(held, [fling(1, { x: 0, y: 1 }, reach)]));
    expect(eventOf(events, 'thrown')).toMatchObject({ distance: reach, to: inch(300, 522 + MAX_TRAIT - 1) });
    expect(eventOf(events, 'fell').drop).toBeGreaterThan(toUnits(MAX_LENGTH / 2));
    expect(eventOf(events, 'fell').damage).toBe(eventOf(events, 'fell').drop);
  });

  test('[W-BLAST] a push along a ridge of low things with no room between them, from wall to wall', () => {
    // Each is lower than the tower, beside the way and nearer to it than the crab is wide: it comes down behind the last.
    const low = (at: number) => round(150 + 45 * at, 1222, 20);
    const board: Board = {
      name: 'Ridge',
      floor: box(0, 0, MAX_LENGTH, MAX_LENGTH),
      surfaces: [
        { name: 'Tower', height: toUnits(MAX_LENGTH), corners: box(0, 1100, 100, 1300) },
        ...Array.from({ length: MAX_SURFACES - 1 }, (_, at) => ({
          name: `Low ${at}`,
          height: 1 + at,
          corners: low(at),
        })),
      ],
      obstacles: Array.from({ length: MAX_OBSTACLES }, (_, at) => ({
        name: `Lower ${at}`,
        kind: 'solid' as const,
        height: 100 + at,
        corners: low(MAX_SURFACES - 1 + at),
      })),
    };
    const begin = scene({
      board,
      rules: { crabRadius: 30, blastDistance: 10 },
      crabs: [
        { at: inch(32, 1200), weapons: [ROCKET] },
        { at: inch(95, 1200) },
        { at: inch(100, 100) },
        { at: inch(200, 100) },
      ],
    });
    const { events } = soon('blast', () => run(begin, [attack(1, 2, 0)], 1, 1));
    const { to } = eventOf(events, 'blasted');
    expect(to.y).toBe(toUnits(1200));
    expect(to.x).toBeGreaterThan(toUnits(2200));
    expect(eventOf(events, 'fell').drop).toBe(toUnits(MAX_LENGTH));
  });

  test('[W-MOVE] a path of as many legs as there may be, through a hall full of crabs', () => {
    const { state } = settle(warcrabs, warcrabs.setup({ board: HALL, crabs: CROWD, houseRules: STRONG }, 1));
    if (state.stage.phase !== 'activation') throw new Error('nobody is up');
    const { id, at, owner } = crab(state, state.stage.crab);
    const upAndDown = (by: Vector): WarcrabsAction => {
      const path = Array.from({ length: MAX_LEGS }, (_, leg) => (leg % 2 === 0 ? add(at, by) : at));
      return { ...move(id, ...path), player: owner };
    };
    expect(soon('check', () => warcrabs.check(state, upAndDown({ x: 0, y: 1 })))).toBeUndefined();
    const far = toUnits(MAX_TRAIT);
    expect(soon('check', () => warcrabs.check(state, upAndDown({ x: far, y: 0 - far })))).toBeDefined();
  });

  test('a state does not grow with the age of its fight', () => {
    const begin = scene({ rules: { drawAfter: 1000 }, crabs: [{ at: inch(0, 0) }, { at: inch(10, 0) }] });
    const sizeIn = (turn: number): number => {
      let state = run(begin, []).state;
      while (state.turn < turn) state = run(state, [end(1), end(2)]).state;
      return JSON.stringify({ ...state, decision: 0, turn: 0 }).length;
    };
    expect(sizeIn(400)).toBe(sizeIn(1));
  });

  test('a player cannot swell the record with what the game does not read', () => {
    const match = record(warcrabs, {}, 1);
    match.settle();
    const { stage } = match.state;
    const id = stage.phase === 'activation' ? stage.crab : 0;
    const [player = ''] = warcrabs.actors(match.state);
    const before = match.state;
    const swollen = { type: 'end' as const, player, crab: id, extra: 'x'.repeat(MAX_ACTION_LENGTH) };
    expect(() => match.apply(swollen)).toThrow(/at most/);
    expect(match.state).toBe(before);
    match.apply({ type: 'end', player, crab: id });
    expect(match.record().entries).toHaveLength(1);
  });

  test('no number that an action may have is too much', () => {
    const state = run(scene({ crabs: [{ at: inch(0, 0) }, { at: inch(10, 0) }] }), []).state;
    const most = Number.MAX_SAFE_INTEGER;
    const far = { x: most, y: 0 - most };
    expect(soon('move', () => warcrabs.check(state, move(1, far)))).toBeDefined();
    expect(soon('attack', () => warcrabs.check(state, attack(1, most, most)))).toBeDefined();
    expect(soon('lift', () => warcrabs.check(state, lift(1, most)))).toBeDefined();
    expect(soon('throw', () => warcrabs.check(state, fling(1, far, most)))).toBeDefined();
    const turned = { ...move(1), facing: { x: MAX_DIRECTION, y: 1 - MAX_DIRECTION } };
    expect(soon('turn', () => warcrabs.check(state, turned))).toBeUndefined();
    const legs = Array.from({ length: MAX_LEGS }, (_, leg) => ({ x: (leg + 1) % 2, y: 0 }));
    expect(soon('legs', () => warcrabs.check(state, move(1, ...legs)))).toBeUndefined();
  });
});

test('the fingerprint by which a port or a fork can check itself: actions and distinct successors by depth', () => {
  const state = warcrabs.setup(
    {
      crabs: [
        { crab: 'Death Boy', at: inch(110, 120) },
        { crab: 'Red Dot', at: inch(118, 120) },
      ],
    },
    'perft',
  );
  const rows = perft(warcrabs, state, 5).map(({ actions, states, probability }) => [actions, states, `${probability}`]);
  // The order is set, the turn and an activation begin. Red Dot walks 31 ways, turns 8, uses its laser pointer, which hits or
  // misses, tosses either firecracker, which hits, just misses or misses, or ends.
  expect(rows).toEqual([
    [1, 1, '1'],
    [1, 1, '1'],
    [1, 1, '1'],
    [43, 48, '1'],
    [250, 297, '1'],
  ]);
});
