import { type Cell, type Grid, parseCellName } from '@tabletop/geometry/grid';
import { MODIFICATIONS, type ModificationName } from '../../src/force/modifications.js';
import { profileOf } from '../../src/force/profile-of.js';
import type { BattleMap } from '../../src/map/battle-map.js';
import type { Act, Move, Order } from '../../src/orders/order.js';
import { SIXTHS } from '../../src/sixths.js';
import type { Turn, Unit } from '../../src/state.js';
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
export function mapOf(name: string, cover: readonly string[]): BattleMap {
  return { name, columns: cover[0]?.length ?? 0, rows: cover.length, cover };
}

/** An open map. */
export function field(columns: number, rows: number, sign = '.'): BattleMap {
  return mapOf(
    'Field',
    Array.from({ length: rows }, () => sign.repeat(columns)),
  );
}

type Wanted = Partial<Omit<Unit, 'parts'>> & {
  readonly side: string;
  /** The spaces of its parts. */
  readonly at: string;
  readonly has?: readonly ModificationName[];
  /** What is left of the Body of each part, in sixths; by default all. */
  readonly sixths?: number;
};

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
    sides: sides.map((id) => ({ id, owner: id, budget: 20 })),
    units: units.map((wanted, at) => unitOf(wanted, at + 1)),
    round: 2,
    orders: [],
    battalions: [],
    queue: [],
    pending: [],
    stage: { step: 'round' },
    ...rest,
  };
}

function unitOf({ at, has = [], sixths, ...rest }: Wanted, id: number): Unit {
  const profile = profileOf(has.map((name) => MODIFICATIONS[name]));
  const parts = spaces(at).map((cell) => ({ at: cell, sixths: sixths ?? profile.body * SIXTHS }));
  const shield = has.includes('Plasma shield') ? 'ready' : 'none';
  return { id, name: `U${id}`, profile, parts, alive: true, shield, hacked: false, acted: false, ...rest };
}

/** Orders of one unit, or of a battalion. */
export function order(units: readonly number[], act: Act | null, move: Move | null = null): Order {
  return { units, act, move };
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
  stage: { step: 'shot', unit: 7, aim: { kind: 'unit', unit: 4, part: 0, through: false }, left: 1 },
});

/** Some have moved. */
export const MOVING: SpcfkrsView = viewWith(FORCES, {
  map: RUINS,
  round: 5,
  orders: ORDERS,
  queue: [...turns(1, 8), [{ unit: 2, does: 'follow' }]],
  stage: { step: 'turn', phase: 'move' },
});

/** The hacker is at work. */
export const HACKING: SpcfkrsView = viewWith(FORCES, {
  map: RUINS,
  round: 5,
  orders: ORDERS,
  queue: turns(3),
  stage: { step: 'hack', unit: 3, target: 6 },
});

/** Pink sees the orders that it has given, and that blue has not yet. */
export const ORDERING: SpcfkrsView = viewWith(FORCES, {
  map: RUINS,
  round: 5,
  players: [{ id: 'ann' }, { id: 'ben' }],
  sides: [
    { id: 'pink', owner: 'ann', budget: 20 },
    { id: 'blue', owner: 'ben', budget: 22 },
  ],
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
    stage: { step: 'turn', phase: 'shoot' },
  },
);

/** Hulls of several parts, of which some are wrecked. */
export const HULLS: SpcfkrsView = viewWith([
  { side: 'red', name: 'T1', at: 'C3 D3 C4 D4', has: ['Medium armour'] },
  { side: 'blue', name: 'Behemoth', at: 'L5 M5 N5 M6', has: ['Heavy armour'], sixths: 15, shield: 'ready' },
  { side: 'blue', name: 'B2', at: 'F15 G15', sixths: 0 },
]);

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
