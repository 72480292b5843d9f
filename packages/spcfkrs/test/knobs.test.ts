import { isRuleError } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import {
  checkOrders,
  DEFAULT_RULES,
  type GiveOrders,
  type Modification,
  type ModificationName,
  type Rules,
  type SpcfkrsEvent,
  spcfkrs,
} from '../src/index.js';
import {
  drawn,
  eventOf,
  eventsOf,
  far,
  ordersOf,
  quick,
  roundWith,
  scene,
  tough,
  turningThrough,
  unitCalled,
} from './support/scene.js';

type HouseRules = Partial<Rules>;

/** How a knob is felt: what comes of a scene under the printed rules, and with the knob turned. */
interface Felt<Value> {
  readonly value: Value;
  readonly scene: string;
  readonly result: (houseRules: HouseRules) => unknown;
  readonly printed: unknown;
  readonly changed: unknown;
}

type Has = Readonly<Record<string, readonly (ModificationName | Modification)[]>>;

/** A round on a map under some rules, with faces thrown over and over. */
function played(rules: HouseRules, map: readonly string[], has: Has, orders: string, ...faces: readonly number[]) {
  return roundWith(spcfkrs, scene(map, { has, rules }), orders, turningThrough(...faces));
}

/** What is refused of some orders. */
function refused(
  rules: HouseRules,
  map: readonly string[],
  has: Has,
  written: string,
): readonly (string | undefined)[] {
  const state = scene(map, { has, rules });
  return ordersOf(state, written)
    .flatMap(({ player, orders }) => checkOrders(state, player, orders).refused)
    .map(({ problem }) => problem.rule);
}

/** The names of those who live after a round. */
const alive = ({ state }: ReturnType<typeof played>) =>
  state.units.filter((unit) => unit.alive).map(({ name }) => name);
const shots = (events: readonly SpcfkrsEvent[]) => eventsOf(events, 'shot-judged');
/** Whether a match may begin with a side of so many points, which names no budget of its own. */
function mayCost(houseRules: HouseRules, modifications: readonly ModificationName[]): boolean {
  const force = (name: string) => [{ name, modifications }];
  try {
    spcfkrs.setup(
      {
        sides: [
          { id: 'pink', force: force('P1') },
          { id: 'blue', force: force('B1') },
        ],
        houseRules,
      },
      1,
    );
    return true;
  } catch (error) {
    if (!isRuleError(error)) throw error;
    return false;
  }
}
const DEAR = ['Plasma machine gun', 'Heavy armour', 'Jet pack', 'Amph overdose', 'Hacking implant'] as const;

/** What is asked first, and whether a spectator sees what is given. */
function asked(rules: HouseRules): readonly unknown[] {
  const dice = turningThrough(2, 1);
  let state = scene(['P1 . B1'], { rules });
  while (spcfkrs.actors(state).length === 0) state = spcfkrs.advance(state, dice).state;
  if (state.stage.step !== 'orders') return [];
  const action: GiveOrders = { type: 'orders', player: 'ann', orders: [] };
  const [event] = spcfkrs.viewEvents(spcfkrs.apply(state, action).events, null);
  return [state.stage.ask, event?.type === 'orders-given' && event.orders !== null];
}

const DUEL = ['P1 . . B1'];
/** A pistol shot of P1 at B1 that came up with these dice. */
const aimed = (rules: HouseRules, map: readonly string[], has: Has, ...faces: readonly number[]) =>
  shots(played(rules, map, { B1: [tough(9)], ...has }, 'P1: shoot B1', ...faces).events).map(({ dice = [], hit }) => [
    dice.length,
    hit,
  ]);
const hacked = (rules: HouseRules, ...faces: readonly number[]) =>
  eventsOf(played(rules, DUEL, { P1: ['Hacking implant'] }, 'P1: hack B1', ...faces).events, 'hack-judged').map(
    ({ success }) => success,
  );

/** Whether a die of an overdose kills, and who lives then. */
const overdosed = (rules: HouseRules, face: number) => {
  const after = played(rules, DUEL, { P1: ['Amph overdose'] }, '', face);
  return [eventOf(after.events, 'overdose-judged').dies, alive(after)];
};

/** Every knob with what turning it changes; a knob without a scene does not compile. */
const FELT: { readonly [Knob in keyof Rules]: readonly Felt<Rules[Knob]>[] } = {
  mode: [
    { value: 'open', scene: 'the first orders', result: asked, printed: ['round', false], changed: ['round', true] },
    { value: 'phased', scene: 'the first orders', result: asked, printed: ['round', false], changed: ['shoot', false] },
  ],
  ties: [
    {
      value: 'simultaneous',
      scene: 'two of equal Speed shoot at each other',
      result: (h) => alive(played(h, DUEL, {}, 'P1: shoot B1\nB1: shoot P1', 6, 5)),
      printed: ['P1'],
      changed: [],
    },
  ],
  tiesWithinSide: [
    {
      value: 'listing',
      scene: 'two of one side, and then one of each, have equal Speed',
      result: (h) => {
        const rolled = (orders: string) =>
          eventsOf(played(h, ['P1 . B1', 'P2 . .'], {}, orders, 6, 5).events, 'tie-rolled').length;
        return [rolled('P1: move B1\nP2: move B2'), rolled('P1: move B1\nB1: move B2')];
      },
      printed: [2, 2],
      changed: [0, 2],
    },
  ],
  maxRounds: [
    {
      value: 1,
      scene: 'a round in which nobody does anything',
      result: (h) => spcfkrs.outcome(played(h, DUEL, {}, '').state)?.reason,
      printed: undefined,
      changed: 'round-limit',
    },
  ],
  budget: [{ value: 21, scene: 'sides of 21 points', result: (h) => mayCost(h, DEAR), printed: false, changed: true }],
  baseCost: [
    {
      value: 4,
      scene: 'what a unit without anything costs',
      result: (h) => unitCalled(scene(DUEL, { rules: h }), 'P1').profile.cost,
      printed: 1,
      changed: 4,
    },
  ],
  baseSpeed: [
    {
      value: 4,
      scene: 'a unit in heavy armour and one with 2 less Speed roll for who goes first, or do not',
      result: (h) => {
        const has: Has = { P1: ['Heavy armour'], B1: [quick(-4)] };
        return eventsOf(played(h, DUEL, has, 'P1: move B1\nB1: move C1', 6, 5).events, 'tie-rolled').length;
      },
      printed: 2,
      changed: 0,
    },
  ],
  baseBody: [
    {
      value: 2,
      scene: 'a hit for 1',
      result: (h) => alive(played(h, DUEL, {}, 'P1: shoot B1', 6)),
      printed: ['P1'],
      changed: ['P1', 'B1'],
    },
  ],
  baseMove: [
    {
      value: 2,
      scene: 'a path of three spaces',
      result: (h) => refused(h, ['P1 . . . B1'], {}, 'P1: move B1 C1 D1'),
      printed: [],
      changed: ['S-MOVE'],
    },
  ],
  hitsOn: [
    {
      value: 4,
      scene: 'threes with an assault rifle and with a pistol',
      result: (h) => [aimed(h, DUEL, { P1: ['Assault rifle'] }, 3), aimed(h, DUEL, {}, 3)],
      printed: [
        [
          [1, true],
          [1, true],
        ],
        [[1, false]],
      ],
      changed: [
        [
          [1, false],
          [1, false],
        ],
        [[1, false]],
      ],
    },
  ],
  pistolHitsOn: [
    {
      value: 3,
      scene: 'a three with a pistol, and a two with an assault rifle',
      result: (h) => [aimed(h, DUEL, {}, 3), aimed(h, DUEL, { P1: ['Assault rifle'] }, 2)],
      printed: [
        [[1, false]],
        [
          [1, false],
          [1, false],
        ],
      ],
      changed: [
        [[1, true]],
        [
          [1, false],
          [1, false],
        ],
      ],
    },
  ],
  plasmaSwordCost: [
    {
      value: 3,
      scene: 'what a unit with a plasma sword costs',
      result: (h) => unitCalled(scene(DUEL, { rules: h, has: { P1: ['Plasma sword'] } }), 'P1').profile.cost,
      printed: 3,
      changed: 4,
    },
  ],
  metric: [
    {
      value: 'euclidean',
      scene: 'a plasma pistol, which reaches 6, at a target 5 across and 5 down',
      result: (h) => {
        const map = ['P1 . . . . .', ...Array<string>(4).fill('. . . . . .'), '. . . . . B1'];
        return eventsOf(played(h, map, { P1: ['Plasma pistol'] }, 'P1: shoot B1', 1).events, 'act-lost').length;
      },
      printed: 0,
      changed: 1,
    },
  ],
  partialCoverCost: [
    {
      value: 3,
      scene: 'a path into partial cover, with a Move of 2',
      result: (h) => refused(h, ['P1 + . B1'], { P1: [far(-4)] }, 'P1: move B1'),
      printed: [],
      changed: ['S-MOVE'],
    },
    {
      value: 1,
      scene: 'a follower with a Move of 2 on its way through partial cover',
      result: (h) => drawn(played(h, ['P1 + . B1'], { P1: [far(-4)] }, 'P1: follow B1').state),
      printed: ['. P1+ . B1'],
      changed: ['. + P1 B1'],
    },
  ],
  shootOver: [
    {
      value: 'own',
      scene: 'the dice of a shot over partial cover next to the shooter',
      result: (h) => aimed(h, ['P1 + . B1'], {}, 6, 1),
      printed: [[1, true]],
      changed: [[2, false]],
    },
  ],
  friendlyFire: [
    {
      value: true,
      scene: 'an order to shoot a friend, one to stab it, and one to hack it',
      result: (h) =>
        refused(h, ['P1 P2 . B1', 'P3 P4 . .'], { P1: ['Hacking implant'] }, 'P2: shoot P1\nP3: stab P1\nP1: hack P2'),
      printed: ['S-ORDERS', 'S-ORDERS', 'S-ORDERS'],
      changed: ['S-ORDERS'],
    },
  ],
  throughCoverDice: [
    {
      value: 'single',
      scene: 'shots of a plasma pistol through cover and past it',
      result: (h) => {
        const dice = (orders: string) =>
          shots(played(h, ['P1 . + . B1'], { P1: ['Plasma pistol'], B1: [tough(9)] }, orders, 1).events)[0]?.dice
            ?.length;
        return [dice('P1: shoot through B1'), dice('P1: shoot B1')];
      },
      printed: [2, 2],
      changed: [1, 2],
    },
  ],
  chainTargets: [
    {
      value: 'all',
      scene: 'what is left of a burst, with a friend nearer than an enemy',
      result: (h) => {
        const map = ['B1 P1 P2 . B2'];
        const { state, events } = played(h, map, { P1: ['Machine gun'] }, 'P1: shoot B1', 1, 6);
        return [eventsOf(events, 'chained').length, unitCalled(state, 'P2').alive];
      },
      printed: [1, true],
      changed: [2, false],
    },
  ],
  hackOn: [
    { value: 5, scene: 'a four', result: (h) => hacked(h, 4), printed: [true], changed: [false] },
    { value: 2, scene: 'a two', result: (h) => hacked(h, 2), printed: [false], changed: [true] },
  ],
  hackRange: [
    { value: 2, scene: 'a target three spaces away', result: (h) => hacked(h, 6), printed: [true], changed: [] },
  ],
  overdoseKillsOn: [
    {
      value: 2,
      scene: 'a two of an overdose',
      result: (h) => overdosed(h, 2),
      printed: [false, ['P1', 'B1']],
      changed: [true, ['B1']],
    },
    {
      value: 0,
      scene: 'a one of an overdose',
      result: (h) => overdosed(h, 1),
      printed: [true, ['B1']],
      changed: [false, ['P1', 'B1']],
    },
  ],
};

const KNOBS = Object.keys(FELT) as readonly (keyof Rules)[];
const ROWS = KNOBS.flatMap((knob) => {
  const all: readonly Felt<Rules[keyof Rules]>[] = FELT[knob];
  return all.map((felt) => ({ knob, ...felt }));
});

describe('house rules in play', () => {
  test.each(ROWS)('$knob = $value is felt: $scene', ({ knob, value, result, printed, changed }) => {
    expect(changed).not.toEqual(printed);
    expect(result({})).toEqual(printed);
    expect(result({ [knob]: value })).toEqual(changed);
  });

  test('every house rule is in the table, and every option of those that have several', () => {
    expect([...new Set(ROWS.map(({ knob }) => knob))].sort()).toEqual(Object.keys(DEFAULT_RULES).sort());
    expect(FELT.mode.map(({ value }) => value)).toEqual(['open', 'phased']);
  });
});
