import { seed, seeded } from '@tabletop/dice';
import { hash, record, replay, transitions, verifyReplay } from '@tabletop/game';
import { parseCellName } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import { refusalOf, untyped } from '../../../scripts/testing/refusal.js';
import {
  actOptions,
  coverBetween,
  defineCraftModification,
  defineGun,
  defineModification,
  defineWeapon,
  type GiveOrders,
  lineOfSight,
  type Rules,
  type SpcfkrsSetup,
  type SpcfkrsState,
  spcfkrs,
} from '../src/index.js';
import { narrate, toText } from '../src/text.js';
import { HOSTILE_KEYS } from './support/forces.js';
import { MATCHES } from './support/matches.js';
import {
  drawn,
  eventOf,
  eventsOf,
  ordersOf,
  phases,
  quick,
  round,
  roundWith,
  rowsOf,
  scene,
  tough,
  turningThrough,
  unitCalled,
} from './support/scene.js';
import { lasting } from './support/setups.js';
import { walk } from './support/walk.js';

/** What a player submits, as it is written. */
function submission(state: SpcfkrsState, player: string, written: string): GiveOrders {
  const orders = ordersOf(state, written).find((each) => each.player === player)?.orders ?? [];
  return { type: 'orders', player, orders };
}

describe('games', () => {
  const DUEL = scene(['P1 . . B1', '. . . .']);
  const mine = submission(DUEL, 'ann', 'P1: move A2 B2');
  const theirs = submission(DUEL, 'ben', 'B1: move D2 C2 C1');

  test('a secret is in no history, log, error text or first state: nothing that others get tells it before it is revealed', () => {
    const given = spcfkrs.apply(DUEL, theirs);
    const secret = '"type":"path"';
    const outputs = [
      spcfkrs.view(given.state, 'ann'),
      spcfkrs.viewEvents(given.events, 'ann'),
      refusalOf(() => spcfkrs.apply(given.state, { ...theirs, player: 'ann', decision: 9 })).problems,
      refusalOf(() => spcfkrs.advance(given.state)).problems,
      narrate(spcfkrs.viewEvents(given.events, 'ann'), spcfkrs.view(given.state, 'ann')),
      toText(spcfkrs.view(given.state, 'ann')),
    ];
    for (const output of outputs) expect(JSON.stringify(output)).not.toContain(secret);
    const first = spcfkrs.setup({}, 'sentinel');
    for (const viewer of [null, 'pink']) expect(JSON.stringify(spcfkrs.view(first, viewer))).not.toContain('sentinel');
    // Then everyone may know it.
    const revealed = spcfkrs.advance(spcfkrs.apply(given.state, { ...mine, orders: [] }).state);
    expect(JSON.stringify(spcfkrs.viewEvents(revealed.events, 'ann'))).toContain(secret);
    expect(JSON.stringify(spcfkrs.view(revealed.state, null))).toContain(secret);
  });

  test('a spectator sees no more than a player', () => {
    const { state, events } = spcfkrs.apply(DUEL, theirs);
    const seen = (viewer: string | null) =>
      JSON.stringify([spcfkrs.view(state, viewer), spcfkrs.viewEvents(events, viewer)]);
    expect(seen(null)).toBe(seen('ann'));
    expect(seen('ben').length).toBeGreaterThan(seen(null).length);
  });

  test('a refused action leaves the state, its version and its random state exactly as they were', () => {
    const before = JSON.stringify(DUEL);
    const wrong: readonly unknown[] = [
      { ...mine, player: 'gus' },
      { ...mine, decision: 5 },
      { ...mine, orders: 'P1: hold' },
      { ...mine, orders: [{ units: [1] }] },
      { type: 'concede', player: 'ann' },
    ];
    for (const action of wrong) {
      expect(spcfkrs.check(DUEL, untyped(action))).toBeDefined();
      expect(refusalOf(() => spcfkrs.apply(DUEL, untyped(action))).code).toBe('illegal-action');
      expect(JSON.stringify(DUEL)).toBe(before);
    }
    // An order that is refused by itself leaves all but the orders as they were.
    const fruitless = spcfkrs.apply(DUEL, { ...mine, orders: [{ units: [2], act: null, move: null }] }).state;
    expect(fruitless).toEqual(spcfkrs.apply(DUEL, { ...mine, orders: [] }).state);
    expect(fruitless.chance).toEqual(DUEL.chance);
  });

  test('two simultaneous submissions in either order give the same state, and a late one is refused', () => {
    const [one, other] = [
      [mine, theirs],
      [theirs, mine],
    ].map((actions) => actions.reduce((state, action) => spcfkrs.apply(state, action).state, DUEL));
    expect(one).toEqual(other);
    expect(one === undefined || spcfkrs.check(one, mine)).toMatchObject({ path: ['player'] });
  });

  test('a preview consumes no chance, and a move is never applied twice', () => {
    const state = spcfkrs.apply(spcfkrs.apply(DUEL, mine).state, theirs).state;
    const begun = spcfkrs.advance(spcfkrs.advance(state).state).state;
    const before = JSON.stringify(begun);
    expect(transitions(spcfkrs, begun).outcomes.length).toBeGreaterThan(0);
    for (const viewer of [null, 'ann']) spcfkrs.view(begun, viewer);
    expect(spcfkrs.advance(begun)).toEqual(spcfkrs.advance(begun));
    expect(JSON.stringify(begun)).toBe(before);
    const late = { ...mine, decision: DUEL.decision };
    expect(spcfkrs.check(round(DUEL, '').state, late)).toMatchObject({ path: ['decision'] });
  });

  test.each<Partial<Rules>>([{}, { mode: 'open' }, { mode: 'phased' }, { ties: 'simultaneous' }])(
    'who can do nothing can always pass, and no match sticks: %j',
    (rules) => {
      const walled = ['P1 # . .', '# # . #', '. . # B1'];
      let state = scene(walled, { rules: { baseMove: 0, maxRounds: 3, ...rules } });
      const chance = seeded(seed('passing'));
      let steps = 0;
      for (; spcfkrs.outcome(state) === undefined && steps < 100; steps++) {
        const [player] = spcfkrs.actors(state);
        if (player === undefined) {
          state = spcfkrs.advance(state, chance).state;
          continue;
        }
        expect(spcfkrs.check(state, { type: 'orders', player, orders: [] })).toBeUndefined();
        expect(spcfkrs.legalActions(state, player).length).toBeGreaterThan(0);
        state = spcfkrs.apply(state, { type: 'orders', player, orders: [] }).state;
      }
      expect(spcfkrs.outcome(state)).toMatchObject({ result: 'draw', reason: 'round-limit' });
      expect(steps).toBeLessThan(100);
    },
  );

  test('objects with the same content and another order of keys play identically', () => {
    const reversed = <Value>(value: Value): Value =>
      JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).reverse())
          : inner,
      );
    for (const name of ['three sides', 'phased']) {
      const setup = lasting(name, 2);
      const [one, other] = [setup, reversed(setup)].map((each) => hash(walk(each, 'keys').map(({ events }) => events)));
      expect(one).toBe(other);
    }
  });

  test('states hold nothing but plain JSON: no Infinity, NaN, −0, undefined, Map or class', () => {
    const isPlain = (value: unknown): boolean => {
      if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
      if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
      if (Array.isArray(value)) return value.every(isPlain);
      return (
        typeof value === 'object' &&
        Object.getPrototypeOf(value) === Object.prototype &&
        Object.values(value).every(isPlain)
      );
    };
    for (const { name, steps } of MATCHES) {
      const broken = steps.findIndex(({ after, events }, at) => at % 4 === 0 && !(isPlain(after) && isPlain(events)));
      expect([name, broken]).toEqual([name, -1]);
    }
  });

  test('a state from a later version is refused with a typed error, and so is one of another game', () => {
    expect(refusalOf(() => spcfkrs.actors({ ...DUEL, version: untyped(2) })).code).toBe('later-version');
    expect(refusalOf(() => spcfkrs.view({ ...DUEL, game: 'kraken' }, null)).code).toBe('wrong-game');
    expect(spcfkrs.check({ ...DUEL, version: untyped(2) }, mine)).toBeDefined();
  });

  test('an earlier state plays on as it did: random state, cover, shields, sealed orders and all', () => {
    for (const name of ['three sides', 'phased, simultaneous']) {
      const steps = walk(lasting(name, 4), 'undo');
      for (const from of [0, 7, Math.floor(steps.length / 2)]) {
        let state = steps[from]?.before;
        for (const { action, after, events } of steps.slice(from)) {
          if (state === undefined) throw new Error('the match is shorter');
          const step = action === undefined ? spcfkrs.advance(state) : spcfkrs.apply(state, action);
          expect(hash(step)).toBe(hash({ state: after, events }));
          state = step.state;
        }
      }
    }
  });

  test('a record is replayed to the same last state, and one that was changed is found out', () => {
    const match = record(spcfkrs, lasting('alone', 3), 'recorded');
    const chance = seeded(seed('choices'));
    match.settle();
    while (spcfkrs.outcome(match.state) === undefined) {
      const [player = ''] = spcfkrs.actors(match.state);
      match.apply(spcfkrs.sample(match.state, player, chance));
      match.settle();
    }
    let last = match.state;
    for (const { state } of replay(spcfkrs, match.record())) last = state;
    expect(last).toEqual(match.state);
    const kept = match.record();
    expect(verifyReplay(spcfkrs, kept)).toMatchObject({ ok: true });
    expect(verifyReplay(spcfkrs, { ...kept, seed: 'another' })).toMatchObject({ ok: false });
  });
});

describe('names that reach into a prototype', () => {
  const [first, second, third, fourth, fifth] = HOSTILE_KEYS;
  const gun = defineModification({
    name: first,
    cost: 1,
    weapon: defineWeapon({
      name: second,
      kind: 'gun',
      damage: 1,
      range: 9,
      shots: { fixed: 2, dice: 1 },
      chains: true,
    }),
  });
  const mounted = defineGun({ cost: 1, weapon: defineWeapon({ name: third, kind: 'gun', damage: 1, range: 9 }) });
  const dose = defineCraftModification({ name: fourth, cost: 1, speed: 1 });
  const craft = [
    {
      name: 'isPrototypeOf',
      class: 'vehicle',
      shape: ['LL'],
      guns: [{ part: 0, gun: mounted }],
      modifications: [dose],
    },
  ] as const;
  const setup: SpcfkrsSetup = {
    players: [first, second],
    map: { name: third, scale: 'vehicle', columns: 5, rows: 4, cover: ['.....', '.+#+.', '.....', '.....'] },
    sides: [
      { id: second, owner: first, craft, force: [first, second].map((name) => ({ name, modifications: [gun] })) },
      { id: first, owner: second, force: [third, fourth, fifth].map((name) => ({ name, modifications: [gun] })) },
    ],
    houseRules: { maxRounds: 4 },
  };

  test('are names of players, sides, units, weapons, modifications and maps like any other', () => {
    const plain: SpcfkrsSetup = JSON.parse(
      JSON.stringify(setup).replace(/"(__proto__|constructor|toString|hasOwnProperty|valueOf)"/g, '"the-$1"'),
    );
    const fought = (of: SpcfkrsSetup) => {
      const steps = walk(of, 'names');
      const state = steps.at(-1)?.after ?? spcfkrs.setup(of, 'names');
      return {
        seen: steps.flatMap(({ events }) => events.map(({ type }) => type)),
        state,
        winners: spcfkrs.outcome(state)?.winners,
      };
    };
    const [hostile, other] = [fought(setup), fought(plain)];
    expect(hostile.seen).toEqual(other.seen);
    expect(hostile.seen.length).toBeGreaterThan(20);
    expect(other.winners).toEqual(hostile.winners?.map((name) => `the-${name}`));
    expect(toText(spcfkrs.view(hostile.state, first))).toContain(third);
    expect(JSON.parse(JSON.stringify(hostile.state))).toEqual(hostile.state);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  test.each(HOSTILE_KEYS)('%s is no action, no field of one, no House map or force, and no house rule', (name) => {
    const state = scene(['P1 . B1']);
    expect(spcfkrs.check(state, untyped({ type: name, player: 'ann', orders: [] }))?.path).toEqual(['type']);
    expect(spcfkrs.check(state, { type: 'orders', player: name, orders: [] })?.path).toEqual(['player']);
    const laden = JSON.parse(`{"type":"orders","player":"ann","orders":[],"${name}":{"polluted":true}}`);
    expect(JSON.stringify(spcfkrs.apply(state, laden).state)).not.toContain('polluted');
    expect(refusalOf(() => spcfkrs.setup({ map: untyped(name) }, 1)).problems[0]?.path).toEqual(['map']);
    const sides = [{ id: 'a', force: untyped(name) }, { id: 'b' }];
    expect(refusalOf(() => spcfkrs.setup({ sides }, 1)).problems[0]?.path).toEqual(['sides', 0, 'force']);
    const houseRules = Object.fromEntries([[name, 1]]);
    expect(refusalOf(() => spcfkrs.setup({ houseRules }, 1)).problems[0]?.path).toEqual(['houseRules', name]);
    const force = [{ name: 'A1', modifications: [untyped(name)] }];
    const bought = refusalOf(() => spcfkrs.setup({ sides: [{ id: 'a', force }, { id: 'b' }] }, 1));
    expect(bought.problems[0]?.path).toEqual(['sides', 0, 'force', 0, 'modifications', 0]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('grid and table', () => {
  test('[S-CONFLICT] chains, cycles and swaps of moves; a third that enters a swap', () => {
    const moved = (map: readonly string[], orders: string) =>
      drawn(round(scene(map, { has: { P1: [quick(3)], P2: [quick(2)], B1: [quick(1)] } }), orders).state);
    expect(moved(['B1 P2 P1 .'], 'P1: move D1\nP2: move C1\nB1: move B1')).toEqual(rowsOf(['. B1 P2 P1']));
    expect(moved(['P1 P2 .', 'B1 . .'], 'P1: move B1\nP2: move A2\nB1: move A1')).toEqual(
      rowsOf(['P1 P2 .', 'B1 . .']),
    );
    expect(moved(['P1 B1 .'], 'P1: move B1\nB1: move A1')).toEqual(rowsOf(['P1 B1 .']));
    expect(moved(['P1 B1 P2'], 'P1: move B1\nB1: move A1\nP2: move B1')).toEqual(rowsOf(['P1 B1 P2']));
  });

  test('[S-LOS] sight from A to B and from B to A, with a wall on the tied cell at (0, 0) to (2, 1)', () => {
    for (const cover of [
      ['.#.', '...'],
      ['...', '.#.'],
    ]) {
      const map = { name: 'Tied', columns: 3, rows: 2, cover };
      const [a, b] = [parseCellName('A1', map), parseCellName('C2', map)];
      expect([lineOfSight(map, a, b), lineOfSight(map, b, a)]).toEqual([false, false]);
      expect([coverBetween(map, a, b), coverBetween(map, b, a)]).toEqual(['full', 'full']);
    }
  });

  test('[S-METRIC] [S-LOS] between two walls that touch at a corner one steps and stabs, and neither sees nor shoots', () => {
    const state = scene(['P1 # .', '# B1 .', '. . .'], { has: { B1: [tough(9)] } });
    const { events } = round(state, 'P1: stab B1', 5);
    expect(eventOf(events, 'stab-judged').hit).toBe(true);
    expect(eventOf(round(state, 'P1: shoot B1').events, 'act-lost').reason).toBe('no-sight');
    const free = scene(['P1 # .', '# . .', '. . B1']);
    expect(drawn(round(free, 'P1: move B2').state)).toEqual(rowsOf(['. # .', '# P1 .', '. . B1']));
  });

  test.each<readonly [metric: Rules['metric'], counts: readonly number[]]>([
    ['chebyshev', [1, 9, 25, 49, 81, 121]],
    ['euclidean', [1, 5, 13, 29, 49, 81]],
  ])('[S-METRIC] the spaces within a radius of 0 to 5, exactly, by %s', (metric, counts) => {
    // A quarter of them, with enemies all over it, who can be hacked as far as the radius reaches.
    const rows = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 6 }, (_each, column) => (row + column === 0 ? 'P1' : `B${6 * row + column}`)).join(' '),
    );
    const reached = counts.map((_, radius) => {
      const state = scene(rows, { has: { P1: ['Hacking implant'] }, rules: { metric, hackRange: radius } });
      const hacker = unitCalled(state, 'P1');
      const cells = actOptions(state, hacker, 'special', spcfkrs.rules(state)).map((act) => {
        const target = state.units.find((unit) => act.type === 'hack' && unit.id === act.target);
        return target?.parts[0]?.at ?? { column: -1, row: -1 };
      });
      const onAxis = cells.filter(({ column, row }) => column === 0 || row === 0).length;
      return 1 + 2 * onAxis + 4 * (cells.length - onAxis);
    });
    expect(reached).toEqual(counts);
  });

  test('[S-FOLLOW] [S-CHAIN] [S-BATTALION] equal paths and equal targets: a total order of spaces, not that of a list', () => {
    const map = ['. B1 . B2 .', '. . P1 . .', '. B3 . B4 .', '. . . . .', 'P2 . . . .'];
    /** What is done with the units of each side listed forwards, or backwards: where it happens. */
    const done = (isReversed: boolean): readonly unknown[] => {
      const rename = (text: string) =>
        isReversed ? text.replace(/B([1-4])/g, (_, digit: string) => `B${5 - Number(digit)}`) : text;
      const state = scene(map.map(rename), { has: { P1: ['Machine gun'], P2: ['Jet pack'] } });
      const { events } = roundWith(
        spcfkrs,
        state,
        rename('P1: shoot B3\nP2: follow B2'),
        // A tie there is none; four shots and six, of which all hit.
        turningThrough(6),
      );
      const placeOf = (id: number) => state.units.find((unit) => unit.id === id)?.parts[0]?.at;
      return [
        eventsOf(events, 'died').map(({ unit }) => placeOf(unit)),
        eventsOf(events, 'followed').map(({ path }) => path),
      ];
    };
    expect(done(true)).toEqual(done(false));
    expect(done(false)[0]).toEqual(
      ['B3', 'B1', 'D1', 'D3'].map((name) => parseCellName(name, { columns: 5, rows: 5 })),
    );
  });

  test('[S-SPEED] of who goes first only dice decide, thrown in the order of numbers: for a list backwards, backwards', () => {
    const rolled = (orders: string) =>
      eventsOf(
        roundWith(spcfkrs, scene(['P1 . . B1', 'P2 . . .']), orders, turningThrough(2, 4, 6)).events,
        'tie-rolled',
      ).map(({ unit, value }) => [unit, value]);
    const orders = ['P1: move B1', 'P2: move B2', 'B1: move C1'];
    expect(rolled(orders.join('\n'))).toEqual([
      [1, 2],
      [2, 4],
      [3, 6],
    ]);
    expect(rolled(orders.toReversed().join('\n'))).toEqual(rolled(orders.join('\n')));
  });

  test('[S-DELAY] phase by phase, adjacent units trade places where the first waits for the second to step aside', () => {
    const state = scene(['P1 B1 .', '. . .'], { has: { P1: [quick(1)] }, rules: { mode: 'phased' } });
    const traded = phases(state, { declare: 'P1: delay', move: 'B1: move B2\nP1: move B1' });
    expect(drawn(traded.state)).toEqual(rowsOf(['. P1 .', '. B1 .']));
  });
});
