import { seed, seeded } from '@tabletop/dice';
import { record, replay } from '@tabletop/game';
import { directionAt } from '@tabletop/geometry';
import { describe, expect, test } from 'vitest';
import { untyped } from '../../../scripts/testing/refusal.js';
import { type Board, DEFAULT_RULES, isClose, type WarcrabsSetup, warcrabs } from '../src/index.js';
import { narrate, toText } from '../src/text.js';
import { attack, end, lift, move, turn } from './support/actions.js';
import { HOSTILE_KEYS } from './support/crabs.js';
import { crab, eventOf, eventsOf, refused, run, runWith, turningThrough } from './support/play.js';
import { inch, room, scene, surface, thing, weapon } from './support/scene.js';
import { inRubble, SCRUMS } from './support/scrums.js';
import { walk } from './support/walk.js';

/** A set-up of the table of those, which there must be. */
function scrum(name: string): WarcrabsSetup {
  const found = SCRUMS[name];
  if (found === undefined) throw new Error(`no scrum ${name}`);
  return found;
}

describe('taking back', () => {
  test('an earlier state plays on as it did, random state, stuns, burnt paper and all', () => {
    const steps = [...walk(scrum('loose'), 'undo', 400)];
    for (const from of [0, 40, 90, 140]) {
      let state = steps[from]?.before;
      for (const { action, after, events } of steps.slice(from)) {
        if (state === undefined) throw new Error('the fight is shorter');
        const step = action === null ? warcrabs.advance(state) : warcrabs.apply(state, action);
        expect(step).toEqual({ state: after, events });
        state = step.state;
      }
    }
  });

  test('an action that was meant for an earlier decision is not taken twice', () => {
    const { state } = run(scene({ crabs: [{ at: inch(0, 0) }, { at: inch(20, 0) }] }), []);
    const step = { ...turn(1, { x: 0, y: 1 }), decision: state.decision };
    const once = warcrabs.apply(state, step).state;
    expect(warcrabs.check(once, step)?.path).toEqual(['decision']);
    expect(() => warcrabs.apply(once, step)).toThrow();
    expect(warcrabs.check(once, { ...end(1), decision: once.decision })).toBeUndefined();
  });

  test('a record is replayed to the same last state', () => {
    const match = record(warcrabs, scrum('scrum'), 'recorded');
    const chance = seeded(seed('choices'));
    match.settle();
    while (warcrabs.outcome(match.state) === undefined) {
      const [player = ''] = warcrabs.actors(match.state);
      match.apply(warcrabs.sample(match.state, player, chance));
      match.settle();
    }
    let last = match.state;
    for (const { state } of replay(warcrabs, match.record())) last = state;
    expect(last).toEqual(match.state);
  });
});

describe('names that reach into a prototype', () => {
  const [first, second, third, fourth, fifth] = HOSTILE_KEYS;
  const setup: WarcrabsSetup = {
    players: [first, second, third],
    board: {
      ...room([{ ...surface(13, -8, -8, 8, 8), name: first }], [{ ...thing('paper', 2, -1, -6, 1, 6), name: second }]),
      name: fourth,
    },
    crabs: [first, second, third, fourth, fifth, first].map((name, at) => ({
      crab: {
        name,
        traits: { strength: 7, dexterity: 5, endurance: 3 },
        shell: { name: second, weight: 1, armour: 3, price: 0 },
        weapons: [
          weapon({ name: first, flame: true }),
          weapon({ name: second, explosive: true, kind: 'tossed', uses: 2 }),
          weapon({ name: first, kind: 'claw' }),
        ],
      },
      at: inch(-5 + 2 * at, at % 2),
    })),
    houseRules: { drawAfter: 30 },
  };

  test('are names of players, crabs, shells, weapons and boards like any other', () => {
    const plain = JSON.parse(
      JSON.stringify(setup).replace(/"(__proto__|constructor|toString|hasOwnProperty|valueOf)"/g, '"the $1"'),
    );
    const fought = (of: WarcrabsSetup) => {
      const steps = [...walk(of, 5)];
      const state = steps.at(-1)?.after ?? warcrabs.setup(of, 5);
      const seen = steps.flatMap(({ events }) => events.map(({ type }) => type));
      return { seen, state, winners: warcrabs.outcome(state)?.winners };
    };
    const [hostile, other] = [fought(setup), fought(plain)];
    expect(hostile.seen).toEqual(other.seen);
    expect(hostile.winners).toBeDefined();
    expect(other.winners).toEqual(hostile.winners?.map((name) => `the ${name}`));
    expect(toText(warcrabs.view(hostile.state, first))).toContain(fourth);
    expect(JSON.parse(JSON.stringify(hostile.state))).toEqual(hostile.state);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  test('are told of', () => {
    const { events, after } =
      [...walk(setup, 3, 40)].find((step) => eventsOf(step.events, 'attacked').length > 0) ?? {};
    expect(narrate(events ?? [], after ?? { crabs: [] })[0]).toMatch(/attacks/);
  });

  test.each(HOSTILE_KEYS)('%s is no action, and no field of one', (name) => {
    const { state } = run(scene({ crabs: [{ at: inch(0, 0) }, { at: inch(2, 0) }] }), []);
    expect(warcrabs.check(state, untyped({ type: name, player: 'red', crab: 1 }))?.path).toEqual(['type']);
    expect(warcrabs.check(state, { ...end(1), player: name })).toBeDefined();
    const laden = JSON.parse(`{ "type": "end", "player": "red", "crab": 1, "${name}": { "polluted": true } }`);
    const { state: after } = warcrabs.apply(state, laden);
    expect(JSON.stringify(after)).not.toContain('polluted');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('numbers', () => {
  test('no −0 and nothing but whole numbers comes into a state', () => {
    const { state } = run(scene({ crabs: [{ at: inch(1, 0) }, { at: inch(20, 0) }] }), []);
    const back = { ...move(1, { x: -0, y: -0 }), facing: { x: -0, y: -7 } };
    const after = crab(warcrabs.apply(state, back).state, 1);
    expect([after.at, after.facing]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: -1 },
    ]);
    for (const point of [{ x: 0.5, y: 0 }, { x: Number.NaN, y: 0 }, { x: '1', y: 0 }, { x: 1 }, null, [1, 2]])
      expect(warcrabs.check(state, { ...move(1), path: [untyped(point)] })).toBeDefined();
    for (const id of [-0, 1.5, Number.POSITIVE_INFINITY, '2', null, undefined])
      expect(warcrabs.check(state, { ...attack(1, 2), target: untyped(id) })).toBeDefined();
  });

  test('[W-FACING] facings of −10°, 350° and 710° are one, and so is a facing of any length', () => {
    const begin = scene({ crabs: [{ at: inch(0, 0) }, { at: inch(20, 0) }] });
    const [one, ...others] = [-10, 350, 710].map((degrees) =>
      crab(run(begin, [turn(1, directionAt(degrees))]).state, 1),
    );
    for (const other of others) expect(other.facing).toEqual(one?.facing);
    const facings = [1, 2, 300].map((length) => run(begin, [turn(1, { x: 2 * length, y: -3 * length })]).state);
    for (const state of facings) expect(crab(state, 1).facing).toEqual({ x: 2, y: -3 });
  });

  test('[W-ARC] a front that spans straight up is no other than one that does not', () => {
    // Crab 2 faces so that north lies in its front: the attacker stands at both sides of it.
    const arcs = [-40, -10, 0, 10, 40, 50].map((degrees) => {
      const north = directionAt(270);
      const from = directionAt(270 + degrees);
      const at = { x: Math.round(from.x / 400), y: Math.round(from.y / 400) };
      const crabs = [
        { at, weapons: [weapon()] },
        { at: inch(0, 0), facing: north },
      ];
      return eventOf(run(scene({ crabs }), [attack(1, 2, 0)], 6, 6).events, 'attacked').aim.arc;
    });
    expect(arcs).toEqual(['front', 'front', 'front', 'front', 'front', 'side']);
  });

  test('[W-CLAW] bases that touch are 0 apart, whichever is measured from; so are those that overlap in plan', () => {
    const rules = { ...DEFAULT_RULES, clawReach: 0 };
    const gap = (units: number) => {
      const state = scene({ crabs: [{ at: { x: 0, y: 0 } }, { at: { x: 24 + units, y: 0 } }] });
      const [one, other] = [crab(state, 1), crab(state, 2)];
      return [isClose(state, one, other, rules), isClose(state, other, one, rules)];
    };
    expect([gap(0), gap(1)]).toEqual([
      [true, true],
      [false, false],
    ]);
    const stacked = scene({
      board: room([surface(1, 0, -5, 5, 5)]),
      crabs: [{ at: inch(0, 0) }, { at: inch(-0.75, 0) }],
    });
    const high = { ...DEFAULT_RULES, clawReach: 1 };
    expect(isClose(stacked, crab(stacked, 1), crab(stacked, 2), high)).toBe(true);
    expect(isClose(stacked, crab(stacked, 2), crab(stacked, 1), high)).toBe(true);
  });
});

describe('the order of lists', () => {
  /** The same board with its lists backwards. */
  const backwards = (board: Board): Board => ({
    ...board,
    surfaces: board.surfaces.toReversed(),
    obstacles: board.obstacles.toReversed(),
  });

  test.each([1, 2, 3])('[W-TABLE] of surfaces and of obstacles decides nothing (%i)', (from) => {
    const setup = inRubble(from);
    const { board } = setup;
    if (typeof board !== 'object') throw new Error('no board');
    const last = board.obstacles.length - 1;
    const events = (of: WarcrabsSetup) => [...walk(of, from, 250)].flatMap((step) => step.events);
    const turned = events({ ...setup, board: backwards(board) }).map((event) =>
      'obstacle' in event ? { ...event, obstacle: last - event.obstacle } : event,
    );
    expect(turned).toEqual(events(setup));
  });

  test('[W-ORDER] crabs of equal Dexterity roll in the order of their ids, however they acted before', () => {
    const rolling = (order: readonly number[]) => {
      const crabs = [0, 10, 20].map((x) => ({ at: inch(x, 0) }));
      const begin = scene({ crabs, order, rules: { tieRolls: 'eachTurn' } });
      const { events } = runWith(warcrabs, begin, order.map(end), turningThrough(1, 1, 2, 2, 3, 3));
      return eventsOf(events, 'order-rolled').map((event) => event.crab);
    };
    expect(rolling([1, 2, 3])).toEqual([1, 2, 3]);
    expect(rolling([3, 1, 2])).toEqual([1, 2, 3]);
  });
});

describe('ways and sights', () => {
  test('[W-MOVE] crabs trade places in one turn, and a third goes where one has been', () => {
    const begin = scene({
      crabs: [{ at: inch(0, 0) }, { at: inch(2, 0) }, { at: inch(0, -3) }],
      order: [1, 2, 3],
    });
    const { state } = run(begin, [
      ...[move(1, inch(0, 2), inch(2, 2)), end(1)],
      ...[move(2, inch(0, 0)), end(2)],
      ...[move(3, inch(2, -3)), end(3), move(1, inch(2, 0))],
    ]);
    expect(state.crabs.map(({ at }) => at)).toEqual([inch(2, 0), inch(0, 0), inch(2, -3)]);
  });

  test('[W-SIGHT] [W-MOVE] between two things that touch at a corner one sees, for the line touches both; a base does not pass', () => {
    const board = room([], [thing('solid', 9, 0, 0, 6, 6), thing('solid', 9, -6, -6, 0, 0)]);
    const begin = scene({
      board,
      crabs: [
        { at: inch(-2, 2), weapons: [weapon()] },
        { at: inch(3, -3), weapons: [weapon()] },
      ],
    });
    expect(refused(begin, attack(1, 2, 0))).toBeUndefined();
    const { state } = run(begin, [end(1)]);
    expect(refused(state, attack(2, 1, 0))).toBeUndefined();
    expect(refused(begin, move(1, inch(1, -1)))).toBe('W-JUMP');
  });

  test('[W-TURN] nobody sticks: who can neither move, turn, see nor reach anybody can end', () => {
    const load = { name: 'Load', weight: 8, armour: 1, price: 0 };
    const begin = scene({
      rules: { turning: 'moveOnly' },
      crabs: [{ at: inch(0, 0), shell: load }, { at: inch(90, 0) }],
    });
    const { state } = run(begin, []);
    expect(warcrabs.legalActions(state, 'red')).toEqual([end(1)]);
    expect(warcrabs.sample(state, 'red', seeded(seed(1)))).toEqual(end(1));
  });

  test('[W-THROW] one holds nobody up for ever: a throw of no distance is always legal', () => {
    const begin = scene({
      crabs: [
        { at: inch(0, 0), traits: { strength: 1 } },
        { at: inch(2, 0), stun: { missed: false, waiting: [1] } },
      ],
    });
    const { state } = runWith(warcrabs, begin, [lift(1, 2)], turningThrough(1));
    // Two dice are never 1 or less.
    expect(eventOf(run(begin, [lift(1, 2)], 1, 1).events, 'lift-rolled').lifted).toBe(false);
    expect(state.stage).toMatchObject({ lifted: null });
    const heavy = { name: 'Load', weight: 6, armour: 1, price: 0 };
    const laden = scene({
      crabs: [
        { at: inch(0, 0), shell: heavy },
        { at: inch(2, 0), stun: { missed: false, waiting: [1] } },
      ],
    });
    const held = run(laden, [lift(1, 2)], 1, 1).state;
    expect(warcrabs.legalActions(held, 'red').map((each) => ('distance' in each ? each.distance : null))).toEqual([0]);
  });
});
