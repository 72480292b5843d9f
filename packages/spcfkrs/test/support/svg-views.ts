import { type Cell, cellName, type Grid, parseCellName } from '@tabletop/geometry/grid';
import { type CraftGunName, GUNS } from '../../src/force/guns.js';
import { HULLS as HULL_KINDS, type HullName } from '../../src/force/hull.js';
import { MODIFICATIONS, type ModificationName } from '../../src/force/modifications.js';
import type { CraftProfile } from '../../src/force/profile.js';
import { profileOf } from '../../src/force/profile-of.js';
import type { BattleMap } from '../../src/map/battle-map.js';
import type { Act, CrewOrder, Move, Order } from '../../src/orders/order.js';
import { SIXTHS } from '../../src/sixths.js';
import type { Turn, Unit } from '../../src/state.js';
import type { CraftClass, UnitClass } from '../../src/unit-class.js';
import type { SpcfkrsView } from '../../src/view.js';

const LARGEST: Grid = { columns: 64, rows: 64 };

/** The space with a name. */
export function space(name: string): Cell {
  return parseCellName(name, LARGEST);
}

/** Some spaces by their names, with blanks between them. */
function spaces(names: string): readonly Cell[] {
  return names.split(' ').map(space);
}

/** A map by its rows. */
export function mapOf(name: string, cover: readonly string[], scale: UnitClass = 'on-foot'): BattleMap {
  return { name, scale, columns: cover[0]?.length ?? 0, rows: cover.length, cover };
}

/** An open map. */
export function field(columns: number, rows: number, sign = '.', scale: UnitClass = 'on-foot'): BattleMap {
  return mapOf(
    'Field',
    Array.from({ length: rows }, () => sign.repeat(columns)),
    scale,
  );
}

type Wanted = Partial<Omit<Unit, 'parts'>> & {
  readonly side: string;
  /** The spaces of its parts. */
  readonly at: string;
  readonly has?: readonly ModificationName[];
  /** What is left of the Body of each part, in sixths; by default all. */
  readonly sixths?: number | readonly number[];
  /** What kind of craft it is; by default it is on foot. */
  readonly hull?: WantedHull;
};

/** A craft without its modifications: what it is built of, its guns as the numbers of their parts with their names. */
interface WantedHull {
  readonly class: CraftClass;
  readonly of: HullName;
  readonly guns?: readonly (readonly [part: number, gun: CraftGunName])[];
  readonly bays?: readonly number[];
}

/** A side with the budgets that it has by default. */
export function sideCalled(id: string, owner: string = id, budget = 20): SpcfkrsView['sides'][number] {
  return { id, owner, budget, vehicleBudget: 20, spaceshipBudget: 20 };
}

/** A view of a match by hand: units by the order in which they are given, all else as it is between rounds. */
export function viewWith(units: readonly Wanted[], rest: Partial<SpcfkrsView> = {}): SpcfkrsView {
  const sides = [...new Set(units.map(({ side }) => side))];
  return {
    game: 'spcfkrs',
    version: 1,
    rules: {},
    decision: 3,
    map: field(24, 24),
    players: sides.map((id) => ({ id })),
    sides: sides.map((id) => sideCalled(id)),
    units: units.map((wanted, at) => unitOf(wanted, at + 1)),
    round: 2,
    orders: [],
    battalions: [],
    queue: [],
    pending: [],
    slag: [],
    idle: [],
    rams: [],
    stage: { step: 'round' },
    ...rest,
  };
}

function unitOf({ at, has = [], sixths, hull, ...rest }: Wanted, id: number): Unit {
  const profile = hull === undefined ? profileOf(has.map((name) => MODIFICATIONS[name])) : craftProfile(hull);
  const left = (part: number) => (typeof sixths === 'object' ? sixths[part] : sixths) ?? profile.body * SIXTHS;
  return {
    id,
    name: `U${id}`,
    profile,
    parts: spaces(at).map((cell, part) => ({ at: cell, sixths: left(part) })),
    alive: true,
    shield: has.includes('Plasma shield') ? 'ready' : 'none',
    hacked: false,
    acted: false,
    craft: hull === undefined ? null : { malfunctioning: false, pilot: true, heading: null },
    aboard: null,
    ...rest,
  };
}

function craftProfile({ class: unitClass, of, guns = [], bays = [] }: WantedHull): CraftProfile {
  const { body, speed, move } = HULL_KINDS[of];
  const mounted = guns.map(([part, name]) => ({ part, weapon: GUNS[name].weapon }));
  return { class: unitClass, hull: of, modifications: [], cost: 0, speed, body, move, guns: mounted, bays, powers: [] };
}

/** Orders of one unit, or of a battalion. */
export function order(units: readonly number[], act: Act | null, move: Move | null = null): Order {
  return { units, act, move };
}

/** Orders of a craft with crews. */
export function crewed(unit: number, act: Act | null, move: Move | null, crew: readonly CrewOrder[]): Order {
  return { units: [unit], act, move, crew };
}

/** A move along spaces. */
export function along(path: string): Move {
  return { type: 'path', path: spaces(path) };
}

/** Turns one after another. */
export function turns(...units: readonly number[]): readonly (readonly Turn[])[] {
  return units.map((unit) => [{ unit, does: 'order' }]);
}

/** Walls, hedges, and a ring of both. */
const RUINS: BattleMap = mapOf('Ruins', [
  '........................',
  '........................',
  '...##..........++.......',
  '...#...........++.......',
  '...#....................',
  '.........+++............',
  '.........+#+......###...',
  '.........+++......+.....',
  '..................###...',
  '........................',
  '.....++.................',
  '....++......####........',
  '...++.......#..#........',
  '............#...........',
  '............####...++...',
  '...................++...',
  '....####................',
  '....+..+................',
  '....+..+......+.+.+.....',
  '....####.......+.+......',
  '..............+.+.+.....',
  '........................',
  '........................',
  '........................',
]);

const FORCES: readonly Wanted[] = [
  { side: 'pink', name: 'P1', at: 'D8', has: ['Assault rifle', 'Medium armour', 'Plasma shield'], sixths: 12 },
  { side: 'pink', name: 'P2', at: 'H11', has: ['Plasma pistol'] },
  { side: 'pink', name: 'P3', at: 'E11', has: ['Hacking implant', 'Amph dose'] },
  { side: 'pink', name: 'Grandmother_of_Four', at: 'K4', has: ['Heavy armour'], sixths: 24 },
  { side: 'pink', name: 'P5', at: 'C3', sixths: 0, alive: false },
  { side: 'blue', name: 'B1', at: 'Q13', has: ['Plasma rifle', 'Plasma shield'], hacked: true, shield: 'absorbing' },
  { side: 'blue', name: 'B2', at: 'T7', has: ['Rocket launcher', 'Plasma shield'], shield: 'spent' },
  { side: 'blue', name: 'B3', at: 'P3', has: ['Heavy armour', 'Bullet sniper'], sixths: 18 },
  { side: 'blue', name: 'B4', at: 'O5' },
  { side: 'blue', name: 'B5', at: 'P6', sixths: 0, alive: false },
];

const ORDERS: readonly Order[] = [
  order([1], { type: 'shoot', target: 8, through: false }, along('E9 F10 G10 H10')),
  order([2], { type: 'shoot-cover', at: space('K7') }, { type: 'follow', target: 1 }),
  order([3], { type: 'hack', target: 6 }, along('F10 G9 H8')),
  order([4], { type: 'shoot', target: 8, through: true }, along('L4 M4 N4')),
  order([6], { type: 'shoot', target: 2, through: false }, along('R12 R11 Q10')),
  order([7], { type: 'shoot', target: 4, through: false }),
  order([8], { type: 'shoot', target: 4, through: false }, along('O4 N5')),
  order([9], { type: 'stab', target: 8, through: false }, along('N5 M5')),
];

/** A rocket flies; some have shot, others are still to shoot, and all are still to move. */
export const SHOOTING: SpcfkrsView = viewWith(FORCES, {
  map: RUINS,
  round: 5,
  orders: ORDERS,
  queue: turns(7, 1, 2, 4, 8),
  stage: { step: 'shot', unit: 7, gun: 0, aim: { kind: 'unit', unit: 4, part: 0, through: false }, left: 1, done: 0 },
});

/** Some have moved. */
export const MOVING: SpcfkrsView = viewWith(FORCES, {
  map: RUINS,
  round: 5,
  orders: ORDERS,
  queue: [...turns(1, 8), [{ unit: 2, does: 'follow' }]],
  stage: { step: 'turn', phase: 'move', done: 0 },
});

/** The hacker is at work. */
export const HACKING: SpcfkrsView = viewWith(FORCES, {
  map: RUINS,
  round: 5,
  orders: ORDERS,
  queue: turns(3),
  stage: { step: 'hack', unit: 3, target: 6, done: 0 },
});

/** Pink sees the orders that it has given, and that blue has not yet. */
export const ORDERING: SpcfkrsView = viewWith(FORCES, {
  map: RUINS,
  round: 5,
  players: [{ id: 'ann' }, { id: 'ben' }],
  sides: [sideCalled('pink', 'ann'), sideCalled('blue', 'ben', 22)],
  stage: {
    step: 'orders',
    ask: 'round',
    units: [1, 2, 3, 4, 6, 7, 8, 9],
    given: [{ player: 'ann', orders: ORDERS.slice(0, 4) }],
  },
});

/** Two squads of riflemen, one of them cut apart by losses. */
export const SQUADS: SpcfkrsView = viewWith(
  [
    ...'E5 F5 G5 E6 F6 G6'.split(' ').map((at) => ({ side: 'red', at, alive: at !== 'F5', sixths: 6 })),
    ...'L12 M12 N12 L13'.split(' ').map((at) => ({ side: 'green', at })),
  ],
  {
    map: field(16, 16),
    battalions: [
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10],
    ],
    orders: [
      order([2, 1, 3, 4, 5, 6], { type: 'stab', target: 7, through: false }, along('F6 G7 H8')),
      order([7, 8, 9, 10], { type: 'shoot', target: 4, through: false }, { type: 'follow', target: 6 }),
    ],
    queue: turns(7, 8, 9, 10),
    stage: { step: 'turn', phase: 'shoot', done: 0 },
  },
);

/** Vehicles of several parts, of which some are wrecked, on a map of their own. */
export const HULLS: SpcfkrsView = viewWith(
  [
    { side: 'red', name: 'T1', at: 'C3 D3 C4 D4', hull: { class: 'vehicle', of: 'medium' } },
    {
      side: 'blue',
      name: 'Behemoth',
      at: 'L5 M5 N5 M6',
      hull: { class: 'vehicle', of: 'heavy', guns: [[0, 'Rail gun']] },
      sixths: [15, 30, 0, 15],
      shield: 'ready',
    },
    { side: 'blue', name: 'B2', at: 'F15 G15', hull: { class: 'vehicle', of: 'light' }, sixths: [0, 6], hacked: true },
  ],
  { map: field(24, 24, '.', 'vehicle') },
);

const AIM_AT = (unit: number, part: number) => ({ kind: 'unit', unit, part, through: false }) as const;

const MIXED: readonly Wanted[] = [
  {
    side: 'pink',
    name: 'Crawler',
    at: 'D6 E6 D7 E7 D8',
    hull: {
      class: 'vehicle',
      of: 'heavy',
      guns: [
        [0, 'Rail gun'],
        [1, 'Gun'],
        [1, 'Plasma gun'],
        [3, 'Rocket launcher'],
      ],
      bays: [2, 4],
    },
    sixths: [30, 20, 30, 6, 30],
    shield: 'ready',
  },
  {
    side: 'blue',
    name: 'Lancer',
    at: 'L9 M9 M10',
    hull: { class: 'vehicle', of: 'medium', guns: [[0, 'Repeater gun']] },
    sixths: [18, 0, 9],
    craft: { malfunctioning: true, pilot: true, heading: 'W' },
  },
  {
    side: 'blue',
    name: 'Drifter',
    at: 'L14 M14',
    hull: { class: 'vehicle', of: 'light', guns: [[1, 'Gun']] },
    craft: { malfunctioning: true, pilot: false, heading: null },
    hacked: true,
  },
  { side: 'pink', name: 'P1', at: 'G11' },
  { side: 'pink', name: 'P2', at: 'G11' },
  { side: 'pink', name: 'P3', at: 'G11' },
  { side: 'pink', name: 'P4', at: 'D7', aboard: { craft: 1, part: 2 } },
  { side: 'pink', name: 'P5', at: 'D7', aboard: { craft: 1, part: 2 } },
  {
    side: 'blue',
    name: 'Halo',
    at: 'F10 H10 H12',
    hull: { class: 'spaceship', of: 'medium', guns: [[2, 'Plasma rail gun']], bays: [0] },
    sixths: [18, 18, 0],
    shield: 'spent',
  },
  { side: 'blue', name: 'B1', at: 'F7' },
  { side: 'pink', name: 'Wreck', at: 'R3 S3', hull: { class: 'vehicle', of: 'light' }, sixths: 0, alive: false },
];

const CRAFT_ORDERS: readonly Order[] = [
  crewed(
    1,
    {
      type: 'fire',
      guns: [
        { gun: 0, aim: AIM_AT(2, 0) },
        { gun: 1, aim: AIM_AT(2, 2) },
        { gun: 2, aim: { kind: 'cover', at: space('J4') } },
        { gun: 3, aim: AIM_AT(9, 1) },
      ],
    },
    { type: 'keep', target: 3, distance: 6 },
    [{ type: 'hack', target: 3 }],
  ),
  order(
    [2],
    { type: 'fire', guns: [{ gun: 0, aim: AIM_AT(1, 3) }] },
    {
      type: 'ram',
      target: 1,
      part: 3,
      path: spaces('K9 J8 I8 H7 G7 F7'),
    },
  ),
  order([4], { type: 'shoot', target: 2, part: 2, through: false }, along('H11 I11')),
  order([9], { type: 'fire', guns: [{ gun: 0, aim: AIM_AT(1, 0) }] }, along('G11 H12 I13')),
];

/** A map for vehicles with all three classes on it: a gun fires, another of the same craft and others are still to fire. */
export const MIXED_SHOOTING: SpcfkrsView = viewWith(MIXED, {
  map: mapOf('Dunes', [...RUINS.cover], 'vehicle'),
  round: 3,
  orders: CRAFT_ORDERS,
  queue: turns(1, 2, 4, 9),
  slag: spaces('P10 Q10 R10 Q11').map((at) => ({ at, by: 3 })),
  stage: { step: 'shot', unit: 1, gun: 0, aim: AIM_AT(2, 0), left: 1, done: 0 },
});

/** The same at the end of the round: one ram is settled, another is still to be. */
export const RAMMING: SpcfkrsView = viewWith(
  [...MIXED, { side: 'pink', name: 'Ox', at: 'N14', hull: { class: 'vehicle', of: 'medium' } }],
  {
    map: mapOf('Dunes', [...RUINS.cover], 'vehicle'),
    round: 3,
    queue: [[{ unit: 1, does: 'ram' }], [{ unit: 12, does: 'ram' }]],
    rams: [
      { unit: 1, target: 10, part: 0, own: 3 },
      { unit: 12, target: 3, part: 1, own: 0 },
    ],
    stage: { step: 'ram', unit: 1 },
  },
);

/** A spaceship over units on foot, on a map for them. */
export const OVERHEAD: SpcfkrsView = viewWith(
  [
    { side: 'red', name: 'V1', at: 'C3 E3', hull: { class: 'vehicle', of: 'light', guns: [[0, 'Gun']] } },
    { side: 'red', name: 'P1', at: 'J6' },
    { side: 'red', name: 'P2', at: 'K7' },
    {
      side: 'blue',
      name: 'S1',
      at: 'H5 L5 H7',
      hull: { class: 'spaceship', of: 'heavy', guns: [[1, 'Gun']], bays: [2] },
      sixths: [30, 20, 30],
    },
  ],
  { map: field(18, 14) },
);

/** A map for spaceships: vehicles and units on foot are smaller than a space, and share it. */
export const ORBIT: SpcfkrsView = viewWith(
  [
    { side: 'red', name: 'S1', at: 'C3 D3 D4', hull: { class: 'spaceship', of: 'medium', guns: [[0, 'Gun']] } },
    { side: 'red', name: 'V1', at: 'F6 F6 F6 G6', hull: { class: 'vehicle', of: 'light', guns: [[0, 'Gun']] } },
    { side: 'red', name: 'V2', at: 'F6', hull: { class: 'vehicle', of: 'light' } },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ side: 'blue', name: `P${at}`, at: 'I8' })),
    { side: 'blue', name: 'Solo', at: 'K3' },
  ],
  { map: field(14, 12, '.', 'spaceship') },
);

const SIDES = ['red', 'blue', 'green', 'amber', 'violet', 'teal', 'rose', 'grey'];

/** The largest map with as much cover of as many shapes as there can be, as many units as there may be, all with orders. */
export const CROWD: SpcfkrsView = viewWith(
  Array.from({ length: 64 }, (_, at) => ({
    side: SIDES[at % 8] ?? '',
    name: `Trooper_number_${at + 1}`.slice(0, 20),
    at: `${['T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'AA'][at % 8] ?? ''}${20 + Math.floor(at / 8)}`,
    has: [
      'Heavy armour',
      'Plasma machine gun',
      'Plasma shield',
      'Amph overdose',
      'Hacking implant',
      'Jet pack',
    ] as const,
    alive: at % 9 !== 8,
    hacked: at % 4 === 0,
  })),
  {
    map: mapOf(
      'Rubble',
      Array.from({ length: 64 }, (_, row) => (row % 2 === 0 ? '+#' : '#+').repeat(32)),
    ),
    orders: Array.from({ length: 64 }, (_, at) =>
      order(
        [at + 1],
        { type: 'shoot', target: 64 - at, through: true },
        at % 3 === 0
          ? { type: 'follow', target: ((at * 7) % 64) + 1 }
          : { type: 'path', path: Array.from({ length: 30 }, (_, step) => ({ column: (at + step) % 64, row: step })) },
      ),
    ),
    stage: { step: 'order', phase: 'shoot', ranks: [Array.from({ length: 64 }, (_, at) => at + 1)], rolled: [] },
  },
);

/** The largest map full of cover and slag, with as many craft of as many parts and guns as there may be, all with orders. */
export const ARMADA: SpcfkrsView = viewWith(
  Array.from({ length: 64 }, (_, at) => ({
    side: SIDES[at % 8] ?? '',
    name: `Squadron_${at + 1}`,
    at: Array.from({ length: 24 }, (_, part) => {
      // Every other one is a spaceship, twice as long and wide, over the vehicle before it.
      const size = 1 + (at % 2);
      const [column, row] = [((at % 8) + 1 - size) * 8, Math.floor(at / 8) * 8];
      return cellName({ column: column + (part % 8) * size, row: row + Math.floor(part / 8) * size });
    }).join(' '),
    hull: {
      class: at % 2 === 0 ? ('vehicle' as const) : ('spaceship' as const),
      of: 'heavy' as const,
      guns: Array.from({ length: 48 }, (_, gun) => [Math.floor(gun / 2), 'Plasma repeater gun'] as const),
      bays: Array.from({ length: 24 }, (_, part) => part),
    },
    sixths: Array.from({ length: 24 }, (_, part) => (part % 7 === 6 ? 0 : 6 + part)),
    craft: { malfunctioning: true, pilot: false, heading: null },
    shield: 'spent' as const,
    hacked: true,
  })),
  {
    map: mapOf(
      'Rubble',
      Array.from({ length: 64 }, (_, row) => (row % 2 === 0 ? '+#' : '#+').repeat(32)),
      'vehicle',
    ),
    slag: Array.from({ length: 2048 }, (_, at) => {
      const row = Math.floor(at / 32);
      return { at: { column: (at % 32) * 2 + (row % 2), row }, by: 1 };
    }),
    orders: Array.from({ length: 64 }, (_, at) =>
      order(
        [at + 1],
        {
          type: 'fire',
          guns: Array.from({ length: 48 }, (_, gun) => ({ gun, aim: AIM_AT(64 - ((at + gun) % 63), gun % 24) })),
        },
        { type: 'keep', target: ((at * 7) % 64) + 1, distance: 12 },
      ),
    ),
    stage: { step: 'order', phase: 'shoot', ranks: [Array.from({ length: 64 }, (_, at) => at + 1)], rolled: [] },
  },
);

/** Other sizes of map, with a unit at either end. */
export const MAPS: readonly (readonly [string, SpcfkrsView])[] = (
  [
    ['one space', 1, 1],
    ['a corridor', 64, 1],
    ['a shaft', 1, 64],
    ['a closet', 3, 2],
    ['a street', 5, 40],
    ['the largest map', 64, 64],
  ] as const
).map(([name, columns, rows]) => {
  const at = (column: number, row: number) => ({ at: [{ at: { column, row }, sixths: 6 }] });
  const view = viewWith(
    [
      { side: 'red', name: 'Vanguard', at: 'A1' },
      ...(columns * rows > 1 ? [{ side: 'blue', name: 'Rearguard', at: 'A1' }] : []),
    ],
    { map: field(columns, rows) },
  );
  const units = view.units.map((unit) => (unit.id === 2 ? { ...unit, parts: at(columns - 1, rows - 1).at } : unit));
  return [name, { ...view, units }];
});
