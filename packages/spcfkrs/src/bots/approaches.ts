import { type Cell, cellIndex } from '@tabletop/geometry/grid';
import { enemiesOf, placeOf } from '../find.js';
import { coverAt } from '../map/battle-map.js';
import { layerOf } from '../map/layer.js';
import { spacesOf } from '../map/spaces.js';
import type { Unit } from '../state.js';
import { type Mind, remembered } from './mind.js';
import { type Strides, stridesTo } from './strides.js';

/**
 * The steps to the enemies of a unit from every place that it could be in, worked out once for each side and shape. Whoever
 * does not fit through anywhere goes as if there were no cover.
 */
export function approaches(mind: Mind): (unit: Unit) => Strides {
  const { view } = mind;
  const { map } = view;
  const known = new Map<string, Strides>();
  const isFull = (cell: Cell) => coverAt(map, cell) === 'full';
  return (unit) => {
    const { side } = unit;
    if (unit.craft === null)
      return remembered(known, side, () => stridesTo(enemiesOf(view, unit).map(placeOf), map, isFull));
    const from = placeOf(unit);
    const footprint = spacesOf(map, unit).map((cell) => ({
      column: cell.column - from.column,
      row: cell.row - from.row,
    }));
    const middle = footprint[footprint.length >> 1] ?? { column: 0, row: 0 };
    // The place of a craft whose middle would be where a part of an enemy is.
    const goals = enemiesOf(view, unit).flatMap(({ parts }) =>
      parts.map(({ at }) => ({ column: at.column - middle.column, row: at.row - middle.row })),
    );
    const shape = `${side} ${footprint.map(({ column, row }) => `${column},${row}`).join(' ')}`;
    const flown = () => remembered(known, `above ${shape}`, () => stridesTo(goals, map, () => false, footprint));
    if (layerOf(unit.profile.class) === 'above') return flown();
    const driven = remembered(known, shape, () => stridesTo(goals, map, isFull, footprint));
    return (driven[cellIndex(from, map)] ?? 0) < map.columns * map.rows ? driven : flown();
  };
}
