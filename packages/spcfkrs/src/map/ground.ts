import { type Cell, cellIndex, type Ground } from '@tabletop/geometry/grid';
import { isOnMap } from '../condition.js';
import { placeOf } from '../find.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { Unit, UnitId } from '../state.js';
import { type BattleMap, coverAt } from './battle-map.js';
import { displaced } from './displaced.js';
import { type Layer, layerOf } from './layer.js';
import { SPACE, scaleOf } from './scale.js';
import { isPartIn, loadIn, spacesOf } from './spaces.js';

/** What units are on: a map and who is where. */
interface Field {
  readonly map: BattleMap;
  readonly units: readonly Unit[];
}

/** Whether a unit of a layer is in a space that is in the way. Whoever is smaller than a space is, as if it filled it. */
export function isOccupied(
  { map, units }: Field,
  cell: Cell,
  layer: Layer,
  isInTheWay: (unit: Unit) => boolean,
): boolean {
  const here = isCrowded(units) ? whoIsIn(map, units, cell) : units;
  // Every step of every line asks this: a plain loop takes half the time.
  for (const unit of here) {
    if (!unit.alive || unit.aboard !== null || layerOf(unit.profile.class) !== layer) continue;
    const scale = scaleOf(map, unit.profile.class);
    for (const part of unit.parts) if (isPartIn(part, scale, cell) && isInTheWay(unit)) return true;
  }
  return false;
}

/** From how many units on it pays to note down who is in which space. */
const CROWD = 12;
const NOBODY: readonly Unit[] = [];

/** Who is in each space of a map, by the units and then by what the map is drawn for: noted down when it is first asked. */
const NOTED = /* @__PURE__ */ new WeakMap<
  readonly Unit[],
  { readonly map: BattleMap; readonly spaces: ReadonlyMap<number, readonly Unit[]> }
>();

function isCrowded(units: readonly Unit[]): boolean {
  return units.length >= CROWD;
}

/** The units on the map that are in a space. */
function whoIsIn(map: BattleMap, units: readonly Unit[], cell: Cell): readonly Unit[] {
  let noted = NOTED.get(units);
  if (noted === undefined || noted.map.scale !== map.scale || noted.map.columns !== map.columns) {
    const spaces = new Map<number, Unit[]>();
    for (const unit of units) {
      if (!isOnMap(unit)) continue;
      for (const at of spacesOf(map, unit)) {
        const index = cellIndex(at, map);
        const there = spaces.get(index);
        if (there === undefined) spaces.set(index, [unit]);
        else there.push(unit);
      }
    }
    noted = { map, spaces };
    NOTED.set(units, noted);
  }
  return noted.spaces.get(cellIndex(cell, map)) ?? NOBODY;
}

/**
 * What it costs a unit to enter a space by its cover alone: null where it cannot. Spaceships are above it.
 *
 * @rule S-COVER
 * @rule S-JET
 * @rule S-LAYERS
 */
function entryCost(
  map: BattleMap,
  cell: Cell,
  { profile }: Pick<Unit, 'profile'>,
  { rules }: Ruled<'partialCoverCost'> = { rules: DEFAULT_RULES },
): number | null {
  const cover = layerOf(profile.class) === 'above' ? 'none' : coverAt(map, cell);
  if (cover === 'full') return null;
  return cover === 'partial' && !profile.powers.includes('jet') ? rules.partialCoverCost : 1;
}

/** What a unit moves about on by the cover alone, whoever may be there. @rule S-COVER @rule S-HULL */
export function groundWithout(
  unit: Pick<Unit, 'profile' | 'parts'>,
  map: BattleMap,
  using: Ruled<'partialCoverCost'> = { rules: DEFAULT_RULES },
): Ground {
  return {
    grid: map,
    costOf: (cell) => entryCost(map, cell, unit, using),
    ...footprintOf(map, unit),
  };
}

/**
 * What a unit moves about on: spaces that hold full cover cannot be entered, nor those that another living unit of its layer
 * fills. Units smaller than a space share it with their own side, up to one space's worth.
 *
 * @rule S-COVER
 * @rule S-MOVE
 * @rule S-SCALE
 * @rule S-LAYERS
 */
export function groundFor(
  unit: Unit,
  { map, units }: Field,
  using: Ruled<'partialCoverCost'> = { rules: DEFAULT_RULES },
  ignored?: UnitId,
): Ground {
  const loads = loadsAround(unit, { map, units }, ignored);
  const { eighths } = scaleOf(map, unit.profile.class);
  const least = Math.min(eighths, SPACE);
  return {
    grid: map,
    costOf: (cell) =>
      (loads.get(cellIndex(cell, map)) ?? 0) + least > SPACE ? null : entryCost(map, cell, unit, using),
    ...footprintOf(map, unit),
    ...(unit.parts.length > 1 && eighths < SPACE ? { fits: fitsAmong(loads, map, unit) } : {}),
  };
}

/** What the others of its layer take of the spaces that they are in, in eighths, as far as a unit may share them. */
function loadsAround(unit: Unit, { map, units }: Field, ignored: UnitId | undefined): ReadonlyMap<number, number> {
  const layer = layerOf(unit.profile.class);
  const loads = new Map<number, number>();
  for (const other of units) {
    if (other.id === unit.id || other.id === ignored || !isOnMap(other) || layerOf(other.profile.class) !== layer)
      continue;
    // Whoever fills spaces fills them for friend and foe; a space that is shared, for foes alone.
    const isShared = other.side === unit.side && scaleOf(map, other.profile.class).eighths < SPACE;
    for (const cell of spacesOf(map, other)) {
      const index = cellIndex(cell, map);
      loads.set(index, (loads.get(index) ?? 0) + (isShared ? loadIn(map, other, cell) : SPACE));
    }
  }
  return loads;
}

/** Whether a craft of several parts that share spaces fits in a place, all of its spaces at once. @rule S-SCALE */
function fitsAmong(loads: ReadonlyMap<number, number>, map: BattleMap, unit: Unit): (place: Cell) => boolean {
  const from = placeOf(unit);
  const own = spacesOf(map, unit).map((cell) => ({ cell, load: loadIn(map, unit, cell) }));
  return (place) =>
    own.every(({ cell, load }) => (loads.get(cellIndex(displaced(cell, from, place), map)) ?? 0) + load <= SPACE);
}

/** The spaces that a unit fills, counted from its place; none of them where it is in one alone. @rule S-HULL */
function footprintOf(map: BattleMap, unit: Pick<Unit, 'profile' | 'parts'>): { readonly footprint?: readonly Cell[] } {
  const from = placeOf(unit);
  const spaces = spacesOf(map, unit);
  if (spaces.length === 1) return {};
  return { footprint: spaces.map(({ column, row }) => ({ column: column - from.column, row: row - from.row })) };
}
