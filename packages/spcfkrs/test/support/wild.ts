import { type Chance, seed, seeded } from '@tabletop/dice';
import type { PlayerId } from '@tabletop/game';
import { type Cell, COMPASS, isAdjacent, isOnGrid, neighbour } from '@tabletop/geometry/grid';
import {
  type Act,
  type Aim,
  askedUnits,
  type CrewOrder,
  coverAt,
  type GunOrder,
  type Move,
  type Order,
  type SpcfkrsSetup,
  type SpcfkrsState,
  spcfkrs,
  type Unit,
  type UnitId,
} from '../../src/index.js';
import type { Taken } from './walk.js';

/** One of some items, each equally likely. */
function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const found = items[chance.index(items.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

function placeOf({ parts }: Unit): Cell {
  return parts[0]?.at ?? { column: 0, row: 0 };
}

/**
 * Orders that ask for anything, sensible or not, legal or not: out of reach, through walls, at friends and the dead, off the
 * map, for several units that may not be alike or together.
 */
function wildOrders(state: SpcfkrsState, player: PlayerId, chance: Chance): readonly Order[] {
  return askedUnits(state, player).map((unit): Order => {
    const others = state.units.filter(({ side, id }) => side === unit.side && id !== unit.id);
    const beside = others.filter((other) => isAdjacent(placeOf(other), placeOf(unit)));
    const fellows = beside.length > 0 ? beside : others;
    const together = chance.index(3) === 0 ? fellows.map(({ id }) => id) : [];
    const order = { units: [unit.id, ...together], act: wildAct(state, chance), move: wildMove(state, unit, chance) };
    if (unit.craft === null) return order;
    const { crew = [], ...rest } = wildCraft(state, unit, chance);
    // An order is refused as a whole: crews are also sent by themselves.
    return chance.index(2) === 0 ? { units: [unit.id], act: null, move: null, crew } : { ...order, ...rest, crew };
  });
}

function wildAct({ units, map }: SpcfkrsState, chance: Chance): Act | null {
  const target = pick(chance, units).id;
  const through = chance.index(3) === 0;
  switch (chance.index(6)) {
    case 0:
      return { type: 'hack', target };
    case 1:
    case 2:
      return { type: 'stab', target, through };
    case 3:
    case 4:
      return { type: 'shoot', target, through };
    default:
      return { type: 'shoot-cover', at: { column: chance.index(map.columns + 1), row: chance.index(map.rows) } };
  }
}

const CREWS: readonly CrewOrder['type'][] = ['hack', 'recharge', 'slag', 'transport'];

/** What the crews that a craft has do. */
function crewsOf({ profile }: Unit): readonly CrewOrder['type'][] {
  if (profile.class === 'on-foot') return [];
  const { powers, bays } = profile;
  const has = { hack: 'hacking', recharge: 'technician', slag: 'slag' } as const;
  return CREWS.filter((type) => (type === 'transport' ? bays.length > 0 : powers.includes(has[type])));
}

/** What a craft is told besides, or in place of that: to fire guns that it may not have, crews, distances and rams. */
function wildCraft(state: SpcfkrsState, unit: Unit, chance: Chance): Partial<Order> {
  const { units, map } = state;
  const anyPart = (id: UnitId) => chance.index((units.find((each) => each.id === id)?.parts.length ?? 1) + 1);
  const cell = () => ({ column: chance.index(map.columns + 1), row: chance.index(map.rows) });
  const guns = Array.from({ length: chance.index(4) }, (): GunOrder => {
    const target = pick(chance, units).id;
    const aim: Aim =
      chance.index(4) === 0
        ? { kind: 'cover', at: cell() }
        : { kind: 'unit', unit: target, part: anyPart(target), through: chance.index(3) === 0 };
    return { gun: chance.index(4), aim };
  });
  const fitting = crewsOf(unit);
  const crewOrder = (type: CrewOrder['type']): CrewOrder => {
    const passengers = units.filter(({ aboard }) => aboard?.craft === unit.id);
    switch (type) {
      case 'hack':
        return { type: 'hack', target: pick(chance, units).id };
      case 'recharge':
        return { type: 'recharge' };
      case 'slag':
        return { type: 'slag' };
      case 'transport': {
        const leave = passengers.map(({ id }) => ({ unit: id, at: wildPath(state, unit, chance)[0] ?? cell() }));
        // Nearly always somebody whom an order may name: only then is seen what becomes of it.
        const fellows = units.filter(({ side, craft, alive }) => side === unit.side && craft === null && alive);
        const boarders = fellows.length > 0 && chance.index(4) > 0 ? fellows : units;
        const board = Array.from({ length: chance.index(3) }, () => pick(chance, boarders).id);
        const bays = unit.profile.class === 'on-foot' ? [] : unit.profile.bays;
        const part = bays.length > 0 && chance.index(4) > 0 ? pick(chance, bays) : chance.index(unit.parts.length + 1);
        return { type: 'transport', part, board, leave: chance.index(2) === 0 ? leave : [] };
      }
    }
  };
  const crew = Array.from({ length: chance.index(4) }, () =>
    crewOrder(pick(chance, fitting.length > 0 && chance.index(4) > 0 ? fitting : CREWS)),
  );
  const target = pick(chance, units).id;
  const path = wildPath(state, unit, chance);
  const moves: readonly Partial<Order>[] = [
    {},
    { move: { type: 'keep', target, distance: chance.index(6) } },
    { move: { type: 'ram', target, part: anyPart(target), path } },
  ];
  return { act: guns.length === 0 ? null : { type: 'fire', guns }, crew, ...pick(chance, moves) };
}

function wildMove(state: SpcfkrsState, unit: Unit, chance: Chance): Move | null {
  switch (chance.index(8)) {
    case 0:
      return null;
    case 1:
      return { type: 'delay' };
    case 2:
    case 3:
      return { type: 'follow', target: pick(chance, state.units).id };
    default:
      return { type: 'path', path: wildPath(state, unit, chance) };
  }
}

/** A path that keeps its direction for a while; now and then it leaves the map or leads into a wall. */
function wildPath({ map }: SpcfkrsState, unit: Unit, chance: Chance): readonly Cell[] {
  const path: Cell[] = [];
  let at = placeOf(unit);
  let way = pick(chance, COMPASS);
  for (let left = 1 + chance.index(6); left > 0; left--) {
    const isOpen = (cell: Cell) => isOnGrid(cell, map) && coverAt(map, cell) !== 'full';
    const open = COMPASS.filter((other) => isOpen(neighbour(at, other)));
    if (!open.includes(way) && open.length > 0 && chance.index(4) > 0) way = pick(chance, open);
    at = neighbour(at, way);
    path.push(at);
  }
  return path;
}

/** The steps of a match in which everyone asks for anything; now and then somebody chooses what makes sense. */
export function wildWalk(setup: SpcfkrsSetup, name: string, most: number): readonly Taken[] {
  const chance = seeded(seed(`wild ${name}`));
  const steps: Taken[] = [];
  let before = spcfkrs.setup(setup, name);
  while (steps.length < most && spcfkrs.outcome(before) === undefined) {
    const [player] = spcfkrs.actors(before);
    const action =
      player === undefined
        ? undefined
        : chance.index(4) === 0
          ? spcfkrs.sample(before, player, chance)
          : { type: 'orders' as const, player, orders: wildOrders(before, player, chance) };
    const { state: after, events } = action === undefined ? spcfkrs.advance(before) : spcfkrs.apply(before, action);
    steps.push({ before, action, after, events });
    before = after;
  }
  return steps;
}
