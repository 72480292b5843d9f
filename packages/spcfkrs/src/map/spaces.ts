import { type Cell, inOrder, leastRange, type Metric, sameCell } from '@tabletop/geometry/grid';
import type { Part, Unit } from '../state.js';
import type { BattleMap } from './battle-map.js';
import { displaced } from './displaced.js';
import { type Scale, scaleOf } from './scale.js';

/** A map as far as it says how large units are. */
type Sized = Pick<BattleMap, 'scale'>;

/** The spaces that a part of a unit fills, or the one that it shares. @rule S-SCALE */
export function spacesOfPart(map: Sized, { profile, parts }: Pick<Unit, 'profile' | 'parts'>, part: number): Cell[] {
  const at = parts[part]?.at;
  return at === undefined ? [] : blockAt(at, scaleOf(map, profile.class));
}

/** The spaces of a part that is in a space and in those to the right and below it. */
function blockAt(at: Cell, { columns, rows }: Scale): Cell[] {
  if (columns === 1 && rows === 1) return [at];
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: at.column + (index % columns),
    row: at.row + Math.floor(index / columns),
  }));
}

/** The spaces of hulls, by their parts: those of a state are never changed in place. */
const known = /* @__PURE__ */ new WeakMap<
  readonly Part[],
  { readonly scale: Scale; readonly spaces: readonly Cell[] }
>();

/** The spaces that a unit is in, each once. @rule S-HULL @rule S-SCALE */
export function spacesOf(map: Sized, unit: Pick<Unit, 'profile' | 'parts'>): readonly Cell[] {
  const { parts, profile } = unit;
  const scale = scaleOf(map, profile.class);
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return blockAt(first.at, scale);
  // Every line and every distance asks this of a hull.
  const before = known.get(parts);
  if (before?.scale === scale) return before.spaces;
  const spaces = inOrder(parts.flatMap(({ at }) => blockAt(at, scale)));
  known.set(parts, { scale, spaces });
  return spaces;
}

/** Whether a part is in a space. */
export function isPartIn({ at }: Pick<Part, 'at'>, { columns, rows }: Scale, { column, row }: Cell): boolean {
  return column >= at.column && column < at.column + columns && row >= at.row && row < at.row + rows;
}

/** Where the parts of a craft lie on a map, the first space of each, by the shape of its hull at the map's corner. @rule S-SCALE */
export function partsAt(shape: readonly Cell[], { columns, rows, abreast }: Scale): readonly Cell[] {
  return shape.map(({ column, row }) => ({
    column: Math.floor(column / abreast) * columns,
    row: Math.floor(row / abreast) * rows,
  }));
}

/** A unit as it would be at another place, which is that of its first part. */
export function shiftedTo<Placed extends Pick<Unit, 'profile' | 'parts'>>(unit: Placed, to: Cell | undefined): Placed {
  const from = unit.parts[0]?.at;
  if (from === undefined || to === undefined) return unit;
  const parts = unit.parts.map(({ at, sixths }) => ({ at: displaced(at, from, to), sixths }));
  return { ...unit, parts };
}

/** What a unit fills of a space, in eighths. @rule S-SCALE */
export function loadIn(map: Sized, { profile, parts }: Pick<Unit, 'profile' | 'parts'>, cell: Cell): number {
  const { eighths } = scaleOf(map, profile.class);
  return parts.reduce((sum, { at }) => (sameCell(at, cell) ? sum + eighths : sum), 0);
}

/** How far it is from a unit to another, from their nearest parts, in whole spaces: 0 where they are in one space. @rule S-KEEP */
export function gapBetween(
  map: Sized,
  a: Pick<Unit, 'profile' | 'parts'>,
  b: Pick<Unit, 'profile' | 'parts'>,
  metric: Metric,
): number {
  return leastRange(spacesOf(map, a), spacesOf(map, b), metric);
}
