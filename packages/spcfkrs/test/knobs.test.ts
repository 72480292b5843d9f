import { isRuleError } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import {
  type CraftDesign,
  checkOrders,
  DEFAULT_RULES,
  type GiveOrders,
  type Modification,
  type ModificationName,
  type Rules,
  type SpcfkrsEvent,
  type SpcfkrsState,
  spcfkrs,
  type Unit,
} from '../src/index.js';
import {
  drawn,
  eventOf,
  eventsOf,
  far,
  ordersOf,
  quick,
  roundWith,
  type Scenery,
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

type Craft = NonNullable<Scenery['craft']>;
type Wounded = Readonly<Record<string, readonly number[]>>;

/** A scene with craft on a map for vehicles; of some, so much is left of their parts, in sixths. */
function flying(rules: HouseRules, map: readonly string[], craft: Craft, wounded: Wounded = {}): SpcfkrsState {
  const state = scene(map, { craft, rules, scale: 'vehicle' });
  const partsOf = ({ name, parts }: Unit) =>
    parts.map(({ at, sixths }, part) => ({ at, sixths: wounded[name]?.[part] ?? sixths }));
  return { ...state, units: state.units.map((unit) => ({ ...unit, parts: partsOf(unit) })) };
}

/** A round of such a scene. */
const flown = (
  rules: HouseRules,
  map: readonly string[],
  craft: Craft,
  orders: string,
  faces: readonly number[],
  wounded: Wounded = {},
) => roundWith(spcfkrs, flying(rules, map, craft, wounded), orders, turningThrough(...faces));

const FACING = ['P1 . . B1', '. . . .'];
const bodyOf = ({ state }: ReturnType<typeof played>, name: string) =>
  unitCalled(state, name).parts.map(({ sixths }) => sixths);
const isMalfunctioning = ({ state }: ReturnType<typeof played>, name: string) =>
  unitCalled(state, name).craft?.malfunctioning;

/** Whether a match may begin with a side that has such a craft, and names no budget of its own. */
function mayField(houseRules: HouseRules, design: CraftDesign): boolean {
  try {
    const craft = (name: string) => [{ name, ...design }];
    spcfkrs.setup({ map: 'open', sides: ['a', 'b'].map((id) => ({ id, force: [], craft: craft(id) })), houseRules }, 1);
    return true;
  } catch (error) {
    if (!isRuleError(error)) throw error;
    return false;
  }
}

/** A shield that was spent, and what becomes of it when its crew throws a face. */
function recharged(rules: HouseRules, face: number): string {
  const crew = { P1: { modifications: ['Plasma shield', 'Plasma technician crew'] } } as const;
  const state = flying(rules, FACING, crew);
  const spent = state.units.map((unit): Unit => (unit.name === 'P1' ? { ...unit, shield: 'spent' } : unit));
  const after = roundWith(spcfkrs, { ...state, units: spent }, 'P1: recharge', turningThrough(face));
  return unitCalled(after.state, 'P1').shield;
}

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
  vehicleBudget: [
    {
      value: 21,
      scene: 'sides with a vehicle of 21 points',
      result: (h) => mayField(h, { class: 'vehicle', shape: ['HHHHH'], modifications: ['Hover sled'] }),
      printed: false,
      changed: true,
    },
  ],
  spaceshipBudget: [
    {
      value: 21,
      scene: 'sides with a spaceship of 21 points',
      result: (h) => mayField(h, { class: 'spaceship', shape: ['HHHHH'], modifications: ['Plasma fuel'] }),
      printed: false,
      changed: true,
    },
  ],
  technicianCost: [
    {
      value: 5,
      scene: 'what a light vehicle with a technician crew costs',
      result: (h) => {
        const state = flying(h, FACING, { P1: { modifications: ['Plasma technician crew'] } });
        return unitCalled(state, 'P1').profile.cost;
      },
      printed: 3,
      changed: 6,
    },
  ],
  fractions: (['up', 'down'] as const).map((value) => ({
    value,
    scene: 'a hit for 1 on foot, at a vehicle',
    result: (h) => bodyOf(flown(h, FACING, { B1: { shape: ['M'] } }, 'P1: shoot B1', [6]), 'B1'),
    printed: [15],
    changed: [value === 'up' ? 12 : 18],
  })),
  crewHackOn: [
    {
      value: 5,
      scene: 'a four of a hacking crew',
      result: (h) => {
        const craft: Craft = { P1: { modifications: ['Hacking crew'] }, B1: {} };
        return eventOf(flown(h, FACING, craft, 'P1: hack B1', [4]).events, 'hack-judged').success;
      },
      printed: true,
      changed: false,
    },
  ],
  rechargeOn: [
    {
      value: 3,
      scene: 'a three of a technician crew',
      result: (h) => recharged(h, 3),
      printed: 'spent',
      changed: 'ready',
    },
  ],
  slagOn: [
    {
      value: 4,
      scene: 'a three of an exhaust',
      result: (h) => {
        const craft: Craft = { P1: { modifications: ['Plasma slag exhaust'] } };
        return eventOf(flown(h, FACING, craft, 'P1: slag', [3]).events, 'slag-judged').success;
      },
      printed: true,
      changed: false,
    },
  ],
  slagLasts: [
    {
      value: 'round',
      scene: 'slag that was laid a round ago',
      result: (h) => {
        const map = ['. . . .', 'B1 . . P1', '. . . .', '. . . .', '. . . .'];
        const craft: Craft = { P1: { modifications: ['Plasma slag exhaust'] } };
        return flown(h, map, craft, 'P1: slag', [6]).state.slag.length > 0;
      },
      printed: true,
      changed: false,
    },
  ],
  pilotDeath: [
    {
      value: 'destroyed',
      scene: 'a one of a pilot who has taken an overdose',
      result: (h) => alive(flown(h, FACING, { P1: { modifications: ['Pilot amph overdose'] } }, '', [1])),
      printed: ['P1', 'B1'],
      changed: ['B1'],
    },
  ],
  ramOn: [
    {
      value: 3,
      scene: 'a two of a ram',
      result: (h) => {
        const craft: Craft = { P1: { shape: ['M'] }, B1: { shape: ['M'] } };
        const after = flown(h, FACING, craft, 'P1: ram B1 via B1 C1 D1', [2]);
        return [bodyOf(after, 'P1'), bodyOf(after, 'B1')];
      },
      printed: [[18], [6]],
      changed: [[6], [18]],
    },
  ],
  quarterWreckedOn: [
    {
      value: 2,
      scene: 'a two of a craft that has lost one part of four',
      result: (h) => isMalfunctioning(flown(h, FACING, { P1: { shape: ['LL', 'LL'] } }, '', [2], { P1: [0] }), 'P1'),
      printed: false,
      changed: true,
    },
  ],
  halfWreckedOn: [
    {
      value: 4,
      scene: 'a four of a craft that has lost two parts of four',
      result: (h) => isMalfunctioning(flown(h, FACING, { P1: { shape: ['LL', 'LL'] } }, '', [4], { P1: [0, 0] }), 'P1'),
      printed: false,
      changed: true,
    },
  ],
  halfWrecked: [
    {
      value: 'atOnce',
      scene: 'a craft that loses one part of two',
      result: (h) => {
        const craft: Craft = { P1: {}, B1: { shape: ['L', 'L'] } };
        return isMalfunctioning(flown(h, FACING, craft, 'P1: fire 1 at B1.2', [6]), 'B1');
      },
      printed: false,
      changed: true,
    },
  ],
  craftBattalions: [
    {
      value: true,
      scene: 'one order for two vehicles that are alike',
      result: (h) => {
        const state = flying(h, ['P1 P2 . B1'], { P1: {}, P2: {} });
        const [given] = ordersOf(state, 'P1+P2: move B1');
        return checkOrders(state, 'ann', given?.orders ?? []).refused.map(({ problem }) => problem.rule);
      },
      printed: ['S-BATTALION'],
      changed: [],
    },
  ],
  bayLost: [
    {
      value: 'thrownOut',
      scene: 'a passenger whose bay is wrecked',
      result: (h) => {
        const craft: Craft = { P1: {}, B1: { shape: ['LLL'], bays: [2] } };
        const map = ['P1 . . B1 . .', '. . . . . B2'];
        return alive(flown(h, map, craft, 'B1: load B2 into 3\nP1: fire 1 at B1.3', [6]));
      },
      printed: ['P1', 'B1'],
      changed: ['P1', 'B2', 'B1'],
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
