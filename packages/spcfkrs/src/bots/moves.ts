import { type Cell, cellIndex, chebyshev } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import { enemiesOf } from '../orders/options.js';
import type { Move } from '../orders/order.js';
import type { SideId, Unit, UnitId } from '../state.js';
import { enemiesNear, type Mind, unitsOf } from './mind.js';
import { placesFor, wayTo } from './places.js';
import { outlooks } from './prospects.js';
import { type Strides, stridesTo } from './strides.js';
import { worthOf } from './worth.js';

/** So many enemies are thought of, the nearest. */
const HEEDED = 8;
/** What danger counts for against what can be won; less and less as the match drags on. */
const CAUTION = 2;
const PATIENCE = 8;
/** What every step nearer to the enemy is worth; more and more as the match drags on. */
const PRESS = 0.06;
/** How much less an enemy is feared that can strike another unit as well. */
const SHARED = 0.8;
/** So many enemies are thought of following, the nearest. */
const FOLLOWED = 2;
/** How much surer it is to be next to whoever is followed than to wait there, for a unit that goes as far, and for a slower one. */
const CATCHES = 1.3;
const MAY_CATCH = 0.6;

/**
 * Where each unit goes: the fastest choose first, and the others go round them. Phase by phase all wait as long as they
 * can, to know where the others are.
 */
export function bestMoves(mind: Mind): ReadonlyMap<UnitId, Move> {
  const { view, units } = mind;
  if (mind.ask === 'declare') return new Map(units.map(({ id }): [UnitId, Move] => [id, { type: 'delay' }]));
  const outlook = outlooks(mind);
  const strides = stridesBySide(mind);
  const moves = new Map<UnitId, Move>();
  const taken = new Map(
    view.units.filter(({ alive }) => alive).map(({ id, parts }) => [id, parts.map(({ at }) => at)]),
  );
  const care = CAUTION / (1 + view.round / PATIENCE);
  const press = PRESS * (1 + view.round / PATIENCE);
  const exposed = exposure(mind, outlook);

  for (const unit of units) {
    if (unit.profile.move === 0) continue;
    const way = strides(unit.side);
    const enemies = enemiesNear(mind, unit, HEEDED);
    const spaces = new Set([...taken].filter(([id]) => id !== unit.id).flatMap(([, cells]) => cells.map(index)));
    let best: Plan | undefined;
    const consider = (at: Cell, move: Move | undefined, against: readonly Unit[], likely: number): void => {
      const { gain, dangers } = outlook(unit, at, against);
      const danger = Math.min(worthOf(unit), exposed.more(dangers));
      const worth = likely * gain - care * danger - press * (way[index(at)] ?? 0);
      if (best === undefined || worth > best.worth) best = { worth, move, at, dangers };
    };
    for (const place of placesFor(mind, unit, (cell) => spaces.has(index(cell)), way))
      consider(place.at, wayTo(place), enemies, 1);
    for (const enemy of mind.ask === 'round' ? enemies.slice(0, FOLLOWED) : []) {
      const at = besides(placeOf(enemy), placeOf(unit));
      if (chebyshev(placeOf(unit), at) > unit.profile.move) continue;
      const likely = unit.profile.move >= enemy.profile.move ? CATCHES : MAY_CATCH;
      consider(at, { type: 'follow', target: enemy.id }, enemies, likely);
    }
    if (best === undefined) continue;
    exposed.add(best.dangers);
    if (best.move === undefined) continue;
    moves.set(unit.id, best.move);
    if (best.move.type === 'path') taken.set(unit.id, [best.at]);
  }
  return moves;

  function index(cell: Cell): number {
    return cellIndex(cell, view.map);
  }
}

/** What a unit could do, and what is to be expected of it. */
interface Plan {
  readonly worth: number;
  readonly move: Move | undefined;
  readonly at: Cell;
  readonly dangers: ReadonlyMap<UnitId, number>;
}

/**
 * The most that each enemy can do to one of one's own units: it strikes but one of them, so that another one which it could
 * strike as well adds no danger. Phase by phase, units that have moved are known to be where they are.
 */
function exposure(
  mind: Mind,
  outlook: ReturnType<typeof outlooks>,
): {
  readonly more: (dangers: ReadonlyMap<UnitId, number>) => number;
  readonly add: (dangers: ReadonlyMap<UnitId, number>) => void;
} {
  const most = new Map<UnitId, number>();
  const add = (dangers: ReadonlyMap<UnitId, number>): void => {
    for (const [id, danger] of dangers) most.set(id, Math.max(danger, most.get(id) ?? 0));
  };
  if (mind.ask === 'move') {
    const waiting = new Set(mind.view.queue.flat().map(({ unit }) => unit));
    const [asked] = mind.units;
    for (const unit of asked === undefined ? [] : unitsOf(mind, asked.side))
      if (!waiting.has(unit.id)) add(outlook(unit, placeOf(unit), enemiesNear(mind, unit, HEEDED)).dangers);
  }
  return {
    add,
    more: (dangers) => {
      let sum = 0;
      for (const [id, danger] of dangers) sum += Math.max(0, danger - SHARED * (most.get(id) ?? 0));
      return sum;
    },
  };
}

/** The space next to one that is nearest to another. */
function besides(at: Cell, from: Cell): Cell {
  return {
    column: at.column + Math.sign(from.column - at.column),
    row: at.row + Math.sign(from.row - at.row),
  };
}

/** The steps to the enemies of each side, worked out once for each. */
function stridesBySide(mind: Mind): (side: SideId) => Strides {
  const known = new Map<SideId, Strides>();
  return (side) => {
    const enemies = enemiesOf(mind.view, { side });
    const found = known.get(side) ?? stridesTo(enemies.map(placeOf), mind.view.map);
    known.set(side, found);
    return found;
  };
}
