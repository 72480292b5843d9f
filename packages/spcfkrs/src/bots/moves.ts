import { type Cell, cellIndex, chebyshev } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { Move } from '../orders/order.js';
import type { SideId, UnitId } from '../state.js';
import { enemiesNear, type Mind } from './mind.js';
import { placesFor, wayTo } from './places.js';
import { outlooks } from './prospects.js';
import { type Strides, stridesTo } from './strides.js';
import { worthOf } from './worth.js';

/** So many enemies are thought of, the nearest. */
const HEEDED = 8;
/** What danger counts for against what can be won; less and less as the match drags on. */
const CAUTION = 0.5;
const PATIENCE = 12;
/** What every step nearer to the enemy is worth; more and more as the match drags on. */
const PRESS = 0.06;
/** How likely it is that whoever is followed is caught up with, by a unit that goes as far, and by a slower one. */
const CATCHES = 0.9;
const MAY_CATCH = 0.4;

/** Where each unit goes: the fastest choose first, and the others go round them. */
export function bestMoves(mind: Mind): ReadonlyMap<UnitId, Move> {
  const { view, units } = mind;
  const outlook = outlooks(mind);
  const strides = stridesBySide(mind);
  const moves = new Map<UnitId, Move>();
  const taken = new Map(
    view.units.filter(({ alive }) => alive).map(({ id, parts }) => [id, parts.map(({ at }) => at)]),
  );
  const round = view.round;
  const care = CAUTION / (1 + round / PATIENCE);
  const press = PRESS * (1 + round / PATIENCE);

  for (const unit of units) {
    if (unit.profile.move === 0) continue;
    const way = strides(unit.side);
    const enemies = enemiesNear(mind, unit, HEEDED);
    const spaces = new Set([...taken].filter(([id]) => id !== unit.id).flatMap(([, cells]) => cells.map(index)));
    const isTaken = (cell: Cell) => spaces.has(index(cell));
    const most = worthOf(unit);
    const worthAt = (at: Cell, gain: number, danger: number) =>
      gain - care * Math.min(most, danger) - press * (way[index(at)] ?? 0);
    let best: { readonly worth: number; readonly move: Move | undefined; readonly end: Cell } | undefined;
    for (const place of placesFor(mind, unit, isTaken, way)) {
      const { gain, danger } = outlook(unit, place.at, enemies);
      const worth = worthAt(place.at, gain, danger);
      if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { worth, move: wayTo(place), end: place.at };
    }
    if (mind.ask !== 'move') {
      for (const enemy of enemies.slice(0, 2)) {
        const at = placeOf(enemy);
        if (chebyshev(placeOf(unit), at) - 1 > unit.profile.move) continue;
        const likely = unit.profile.move >= enemy.profile.move ? CATCHES : MAY_CATCH;
        const { gain, danger } = outlook(unit, besides(at, placeOf(unit)), [enemy]);
        const worth = worthAt(at, likely * gain, danger);
        if (worth > (best?.worth ?? 0))
          best = { worth, move: { type: 'follow', target: enemy.id }, end: placeOf(unit) };
      }
    }
    if (best?.move === undefined || (mind.ask === 'declare' && best.move.type === 'path')) continue;
    moves.set(unit.id, best.move);
    taken.set(unit.id, [best.end]);
  }
  return moves;

  function index(cell: Cell): number {
    return cellIndex(cell, view.map);
  }
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
    const enemies = mind.view.units.filter((unit) => unit.alive && unit.side !== side);
    const found = known.get(side) ?? stridesTo(enemies.map(placeOf), mind.view.map);
    known.set(side, found);
    return found;
  };
}
