import { type Chance, seed, seeded } from '@tabletop/dice';
import type { PlayerId } from '@tabletop/game';
import { type Cell, COMPASS, isAdjacent, isOnGrid, neighbour } from '@tabletop/geometry/grid';
import {
  type Act,
  askedUnits,
  coverAt,
  type Move,
  type Order,
  type SpcfkrsSetup,
  type SpcfkrsState,
  spcfkrs,
  type Unit,
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
    return { units: [unit.id, ...together], act: wildAct(state, chance), move: wildMove(state, unit, chance) };
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
export function wildWalk(setup: SpcfkrsSetup, name: string, most = 4000): readonly Taken[] {
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
