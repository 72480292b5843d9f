import { type Cell, cellIndex, chebyshev } from '@tabletop/geometry/grid';
import { isOnMap, moveOf } from '../condition.js';
import { placeOf } from '../find.js';
import { shiftedTo } from '../map/spaces.js';
import type { Move } from '../orders/order.js';
import type { Unit, UnitId } from '../state.js';
import { approaches } from './approaches.js';
import { nearestEnds } from './boxes.js';
import { chargesOf } from './charges.js';
import { keepsOf } from './keeps.js';
import { boxAround, enemiesNear, type Mind, unitsOf } from './mind.js';
import { placesFor, wayTo } from './places.js';
import { outlooks } from './prospects.js';
import { worthOf } from './worth.js';

/** So many enemies are thought of, the nearest. */
const HEEDED = 8;
/** What danger counts for against what can be won; less and less as the match drags on. */
const CAUTION = 2;
/** The same for craft: they get everywhere, and so do enemies to them. */
const CRAFT_CAUTION = 0.75;
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
/** How much surer a craft is to be as far from somebody as it likes that keeps its distance after the other has moved. */
const KEEPS = 1.1;

/**
 * Where each unit goes: the fastest choose first, and the others go round them. Phase by phase all wait as long as they
 * can, to know where the others are.
 */
export function bestMoves(mind: Mind): ReadonlyMap<UnitId, Move> {
  const { view, units } = mind;
  if (mind.ask === 'declare') return new Map(units.map(({ id }): [UnitId, Move] => [id, { type: 'delay' }]));
  const outlook = outlooks(mind);
  const stridesOf = approaches(mind);
  const moves = new Map<UnitId, Move>();
  let planned = view.units.filter(isOnMap);
  const press = PRESS * (1 + view.round / PATIENCE);
  const exposed = exposure(mind, outlook);

  for (const unit of units) {
    const reach = moveOf(view.map, unit);
    if (reach === 0) continue;
    const care = (unit.craft === null ? CAUTION : CRAFT_CAUTION) / (1 + view.round / PATIENCE);
    const way = stridesOf(unit);
    const enemies = enemiesNear(mind, unit, HEEDED);
    let best: Plan | undefined;
    const consider = (at: Cell, move: Move | undefined, likely: number, won = 0): void => {
      const { gain, dangers } = outlook(unit, at, enemies);
      const danger = Math.min(worthOf(unit), exposed.more(dangers));
      const worth = won + likely * gain - care * danger - press * (way[cellIndex(at, view.map)] ?? 0);
      if (best === undefined || worth > best.worth) best = { worth, move, at, dangers };
    };
    const places = placesFor(mind, unit, planned, way);
    for (const place of places) consider(place.at, wayTo(place), 1);
    if (unit.craft === null) {
      for (const enemy of mind.ask === 'round' ? enemies.slice(0, FOLLOWED) : []) {
        const at = besides(mind, unit, enemy);
        if (chebyshev(placeOf(unit), at) > reach) continue;
        const likely = reach >= moveOf(view.map, enemy) ? CATCHES : MAY_CATCH;
        consider(at, { type: 'follow', target: enemy.id }, likely);
      }
    } else {
      for (const { move, at } of mind.ask === 'round' ? keepsOf(mind, unit, enemies, places) : [])
        consider(at, move, KEEPS);
      for (const { move, at, worth } of chargesOf(mind, unit, planned, enemies)) consider(at, move, 1, worth);
    }
    if (best === undefined) continue;
    exposed.add(best.dangers);
    const { move, at } = best;
    if (move === undefined) continue;
    moves.set(unit.id, move);
    if (move.type !== 'follow') planned = planned.map((each) => (each.id === unit.id ? shiftedTo(each, at) : each));
  }
  return moves;
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

/** The space next to an enemy that is nearest to a unit. */
function besides(mind: Mind, unit: Unit, enemy: Unit): Cell {
  const { from, to } = nearestEnds(boxAround(mind, unit), boxAround(mind, enemy));
  return {
    column: to.column + Math.sign(from.column - to.column),
    row: to.row + Math.sign(from.row - to.row),
  };
}
