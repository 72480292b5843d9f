import { type Chance, seed, seeded } from '@tabletop/dice';
import type { PlayerId } from '@tabletop/game';
import { type Cell, COMPASS, neighbour } from '@tabletop/geometry/grid';
import {
  type Act,
  askedUnits,
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

/**
 * Orders that ask for anything, sensible or not, legal or not: out of reach, through walls, at friends and the dead, off the
 * map, for several units that may not be alike or together.
 */
export function wildOrders(state: SpcfkrsState, player: PlayerId, chance: Chance): readonly Order[] {
  return askedUnits(state, player).map((unit): Order => {
    const fellows = state.units.filter(({ side, id }) => side === unit.side && id !== unit.id);
    const together = chance.index(5) === 0 && fellows.length > 0 ? [pick(chance, fellows).id] : [];
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

function wildMove({ units }: SpcfkrsState, unit: Unit, chance: Chance): Move | null {
  switch (chance.index(8)) {
    case 0:
      return null;
    case 1:
      return { type: 'delay' };
    case 2:
    case 3:
      return { type: 'follow', target: pick(chance, units).id };
    default: {
      const path: Cell[] = [];
      let at = unit.parts[0]?.at ?? { column: 0, row: 0 };
      for (let left = 1 + chance.index(5); left > 0; left--) {
        at = neighbour(at, pick(chance, COMPASS));
        path.push(at);
      }
      return { type: 'path', path };
    }
  }
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
