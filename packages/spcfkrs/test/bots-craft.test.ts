import { seed, seeded } from '@tabletop/dice';
import { playMatch, seatOf, settle } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../scripts/testing/wilson.js';
import { sensibleBot } from '../src/bots.js';
import {
  type CraftSetup,
  checkOrders,
  type GunChoice,
  type MapInput,
  type Order,
  SCENARIOS,
  type ScenarioName,
  type SideSetup,
  type SpcfkrsSetup,
  type SpcfkrsState,
  spcfkrs,
  type UnitSetup,
} from '../src/index.js';
import { rulesFor } from '../src/rules.js';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { soon } from './support/soon.js';
import { walk } from './support/walk.js';
import { winsOf } from './support/wins-of.js';

/** Scenarios of each scale, and how many matches are beyond doubt where all are won: each from either seat. */
const SCALES: Readonly<Record<string, { readonly scenarios: readonly ScenarioName[]; readonly matches: number }>> = {
  'on foot': { scenarios: ['escort', 'overwatch'], matches: 4 },
  'for vehicles': { scenarios: ['armour', 'landing'], matches: 4 },
  'for spaceships': { scenarios: ['fleet'], matches: 4 },
};
const RICH = { budget: 1000, vehicleBudget: 1000, spaceshipBudget: 1000 } as const;

const never = (): never => {
  throw new Error('not to be asked');
};

/** The state in which orders are first asked for. */
function firstAsked(setup: SpcfkrsSetup): SpcfkrsState {
  return settle(spcfkrs, spcfkrs.setup(setup, 1)).state;
}

describe('the sensible bot with craft', () => {
  test.each(Object.entries(SCALES))('beats the random one beyond doubt on maps %s', (_, { scenarios, matches }) => {
    const setups = Array.from(
      { length: matches },
      (_, number) => SCENARIOS[scenarios[(number >> 1) % scenarios.length] ?? 'fleet'],
    );
    const won = winsOf(setups, 'craft');
    expect(wilson(won.sensible, matches)[0]).toBeGreaterThan(wilson(won.random, matches)[1]);
  });

  test.each(Object.keys(CRAFT_SETUPS))('has orders that all stand in every state of a random match: %s', (name) => {
    let asked = 0;
    for (const { before } of walk(CRAFT_SETUPS[name] ?? {}, `wishes ${name}`, 120)) {
      for (const player of spcfkrs.actors(before)) {
        const view = spcfkrs.view(before, player);
        const chance = seeded(seed(1));
        const wish = sensibleBot({ player, view, legal: never, sample: never, check: () => undefined, chance });
        expect(spcfkrs.check(before, wish)).toBeUndefined();
        expect(checkOrders(before, player, wish.orders, { rules: rulesFor(before.rules) }).refused).toEqual([]);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(3);
  });

  test.each(Object.keys(SCENARIOS))('fights itself to the end: %s', (name) => {
    const setup = Object.entries(SCENARIOS).find(([each]) => each === name)?.[1] ?? {};
    const { outcome } = playMatch(spcfkrs, { setup, seed: 4, policies: () => sensibleBot });
    expect(outcome?.reason).not.toBe('round-limit');
  });
});

describe('what the sensible bot does with craft', () => {
  const FIELD: MapInput = { name: 'Field', scale: 'vehicle', columns: 20, rows: 20 };
  const vehicle = (
    name: string,
    at: string,
    more: Partial<CraftSetup & { shape: readonly string[] }> = {},
  ): CraftSetup => ({
    name,
    class: 'vehicle',
    shape: ['MM'],
    at,
    turn: 0,
    ...more,
  });
  const side = (id: string, craft: readonly CraftSetup[], force: readonly UnitSetup[] = []): SideSetup => ({
    id,
    ...RICH,
    craft,
    ...(force.length === 0 ? {} : { force }),
  });
  const state = (...sides: readonly SideSetup[]) => firstAsked({ map: FIELD, sides });
  const orders = (from: SpcfkrsState): readonly Order[] => seatOf(spcfkrs, sensibleBot, 'pink', 1)(from).orders;
  const orderOf = (from: SpcfkrsState, id: number) => orders(from).find(({ units }) => units.includes(id));
  /** The state in which parts of a unit are as good as they are said to be. */
  const hurt = (from: SpcfkrsState, id: number, ...sixths: readonly number[]): SpcfkrsState => ({
    ...from,
    units: from.units.map((unit) =>
      unit.id === id
        ? { ...unit, parts: unit.parts.map(({ at, sixths: whole }, part) => ({ at, sixths: sixths[part] ?? whole })) }
        : unit,
    ),
  });
  const aims = (from: SpcfkrsState, id = 1) => {
    const act = orderOf(from, id)?.act;
    return act?.type === 'fire'
      ? act.guns.map(({ aim }) => (aim.kind === 'unit' ? `${aim.unit}.${aim.part}` : ''))
      : [];
  };

  test('[S-GUNS] fires every gun that has a target', () => {
    const guns = [{ part: 0 }, { part: 0, gun: 'Rail gun' }, { part: 1, gun: 'Assault gun' }] as const;
    expect(
      aims(state(side('pink', [vehicle('PV', 'H5', { guns })]), side('blue', [vehicle('BV', 'H12')]))),
    ).toHaveLength(3);
  });

  test('[S-PARTS] finishes the part that is nearly gone, where that destroys a craft or brings it to the next threshold', () => {
    const enemy = vehicle('BV', 'H12', { shape: ['MMMM'], guns: [] });
    const from = state(
      side('pink', [vehicle('PV', 'H5', { guns: [{ part: 0, gun: 'Rail gun' }] })]),
      side('blue', [enemy]),
    );
    expect(aims(hurt(from, 2, 18, 18, 6))).toEqual(['2.2']);
    expect(aims(hurt(from, 2, 0, 0, 18, 6))).toEqual(['2.3']);
  });

  test('[S-GUNS] of parts that are alike shoots at that with guns, or with passengers', () => {
    const pink = side('pink', [vehicle('PV', 'H5')]);
    const armed = vehicle('BV', 'G12', { shape: ['MMMM'], guns: [{ part: 2 }] });
    expect(aims(state(pink, side('blue', [armed])))).toEqual(['2.2']);
    const loaded = vehicle('BV', 'G12', { shape: ['MMMM'], guns: [], bays: [3], aboard: [{ unit: 'B1', part: 3 }] });
    const blue = side('blue', [loaded], [{ name: 'B1' }]);
    const passenger = state(pink, blue);
    const craft = passenger.units.find(({ name }) => name === 'BV')?.id;
    expect(aims(passenger)).toEqual([`${craft}.3`]);
  });

  test('[S-VMODS] sends technicians to a spent shield, and to no other', () => {
    const modifications = ['Plasma shield', 'Plasma technician crew'] as const;
    const from = state(side('pink', [vehicle('PV', 'H5', { modifications })]), side('blue', [vehicle('BV', 'H12')]));
    expect(orderOf(from, 1)?.crew).toBeUndefined();
    const spent = {
      ...from,
      units: from.units.map((unit) => (unit.id === 1 ? { ...unit, shield: 'spent' as const } : unit)),
    };
    expect(orderOf(spent, 1)?.crew).toEqual([{ type: 'recharge' }]);
  });

  test('[S-VMODS] hacks the craft whose guns would do most', () => {
    const blue = [
      vehicle('BV', 'F12'),
      vehicle('BW', 'K12', { guns: [{ part: 0, gun: 'Plasma rail gun' }, { part: 1 }] }),
    ];
    const from = state(side('pink', [vehicle('PV', 'H5', { modifications: ['Hacking crew'] })]), side('blue', blue));
    expect(orderOf(from, 1)?.crew).toEqual([{ type: 'hack', target: 3 }]);
  });

  test('[S-SLAG] lays slag where an enemy is behind, and not where nobody is, or its own are', () => {
    const modifications = ['Plasma slag exhaust'] as const;
    const layer = vehicle('PV', 'H5', { modifications });
    expect(orderOf(state(side('pink', [layer]), side('blue', [vehicle('BV', 'H2')])), 1)?.crew).toEqual([
      { type: 'slag' },
    ]);
    expect(orderOf(state(side('pink', [layer]), side('blue', [vehicle('BV', 'H15')])), 1)?.crew).toBeUndefined();
    const own = side('pink', [layer, vehicle('PW', 'H3')]);
    expect(orderOf(state(own, side('blue', [vehicle('BV', 'J2')])), 1)?.crew).toBeUndefined();
  });

  test('[S-TRANSPORT] keeps passengers in while nobody is near, and lets them out to fight when somebody is', () => {
    const bus = vehicle('PV', 'H3', { bays: [1], aboard: [{ unit: 'P1', part: 1 }] });
    const force: readonly UnitSetup[] = [{ name: 'P1' }];
    const far = state(side('pink', [bus], force), side('blue', [vehicle('BV', 'H18', { guns: [] })]));
    expect(orders(far).flatMap(({ crew = [] }) => crew)).toEqual([]);
    const near = state(side('pink', [bus], force), side('blue', [vehicle('BV', 'H9', { guns: [] })]));
    const [craft, passenger] = orders(near);
    expect(craft?.crew).toMatchObject([{ type: 'transport', part: 1, board: [], leave: [{}] }]);
    expect(passenger?.act?.type).toBe('shoot');
  });

  test('[S-RAM] rams whoever it destroys by that, and not with a part on which all depends', () => {
    const ram = { shape: ['HHHH'], guns: [], modifications: ['Hover sled'] } as const;
    const from = state(side('pink', [vehicle('PV', 'G5', ram)]), side('blue', [vehicle('BV', 'H9', { shape: ['L'] })]));
    expect(orderOf(from, 1)?.move).toMatchObject({ type: 'ram', target: 2 });
    const frail = vehicle('PV', 'H6', { shape: ['L'], guns: [{ part: 0, gun: 'Rail gun' }] });
    const wall = vehicle('BV', 'H9', { shape: ['HHHH'], guns: [] });
    expect(orderOf(state(side('pink', [frail]), side('blue', [wall])), 1)?.move?.type).not.toBe('ram');
  });

  test('on foot, shoots at the part of a craft that is nearly gone', () => {
    const from = state(
      side('pink', [], [{ name: 'P1', modifications: ['Bullet sniper'], at: 'H5' }]),
      side('blue', [vehicle('BV', 'G12', { shape: ['MMM'], guns: [] })]),
    );
    const act = orderOf(hurt(from, 2, 18, 18, 3), 1)?.act;
    expect(act).toEqual({ type: 'shoot', target: 2, part: 2, through: false });
  });
});

test('[S-SCALE] in the greatest battle of craft every choice of the sensible bot is soon made', () => {
  const guns = Array.from(
    { length: 48 },
    (_, gun): GunChoice => ({
      part: gun >> 1,
      gun:
        (['Repeater gun', 'Plasma rail gun', 'Assault plasma gun', 'Rocket launcher'] as const)[gun % 4] ?? 'Rail gun',
    }),
  );
  const fleet = (letter: string, top: number): readonly CraftSetup[] =>
    Array.from({ length: 32 }, (_, number) => ({
      name: `${letter}${number}`,
      class: 'vehicle',
      shape: ['MMMMMM', 'MMMMMM', 'MMMMMM', 'MMMMMM'],
      guns,
      modifications: ['Hacking crew', 'Copter rotors', 'Plasma slag exhaust'],
      turn: 0,
      at: { column: 6 * (number % 10), row: top + 4 * Math.floor(number / 10) },
    }));
  const rich = { vehicleBudget: 100_000 };
  const from = firstAsked({
    map: { name: 'Plain', scale: 'vehicle', columns: 64, rows: 64 },
    sides: [
      { id: 'pink', ...rich, craft: fleet('P', 0) },
      { id: 'blue', ...rich, craft: fleet('B', 24) },
    ],
  });
  const seat = seatOf(spcfkrs, sensibleBot, 'pink', 1);
  expect(soon('orders', () => seat(from)).orders).toHaveLength(32);
});
