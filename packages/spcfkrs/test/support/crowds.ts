import { type Cell, isOnGrid } from '@tabletop/geometry/grid';
import { coverAt, isOnMap, layerOf, SPACE, type SpcfkrsState, scaleOf, type Unit } from '../../src/index.js';

type Field = Pick<SpcfkrsState, 'map' | 'units'>;

/** The spaces of each part of a unit, counted out from where the part is. */
export function blocksOf({ map }: Pick<SpcfkrsState, 'map'>, { profile, parts }: Unit): readonly (readonly Cell[])[] {
  const { columns, rows } = scaleOf(map, profile.class);
  return parts.map(({ at }) =>
    Array.from({ length: columns * rows }, (_, index) => ({
      column: at.column + (index % columns),
      row: at.row + Math.floor(index / columns),
    })),
  );
}

/**
 * Where units are as they cannot be: off the map, on the ground in full cover, more than a space holds, or those of two sides
 * or of two units that fill one in a space of a layer.
 */
export function crowdFault(state: Field): unknown {
  const spaces = new Map<string, { readonly side: string; readonly eighths: number }>();
  for (const unit of state.units) {
    if (!isOnMap(unit)) continue;
    const layer = layerOf(unit.profile.class);
    const eighths = Math.min(SPACE, scaleOf(state.map, unit.profile.class).eighths);
    for (const cell of blocksOf(state, unit).flat()) {
      if (!isOnGrid(cell, state.map)) return { off: cell, unit };
      if (layer === 'ground' && coverAt(state.map, cell) === 'full') return { walled: cell, unit };
      const key = `${layer} ${cell.column},${cell.row}`;
      const others = spaces.get(key) ?? { side: unit.side, eighths: 0 };
      const load = others.eighths + eighths;
      if (load > SPACE || others.side !== unit.side) return { crowded: cell, load, unit };
      spaces.set(key, { side: unit.side, eighths: load });
    }
  }
  return undefined;
}
