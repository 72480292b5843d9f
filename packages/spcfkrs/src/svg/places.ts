import type { Box, Circle } from '@tabletop/game/svg';
import { type Cell, cellIndex } from '@tabletop/geometry/grid';
import { isOnMap } from '../condition.js';
import { SPACE, scaleOf } from '../map/scale.js';
import type { Unit, UnitId } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { boxOf, type MapFrame } from './frame.js';

/** Where the parts of a unit are drawn: at least one box. */
export type Places = readonly [Box, ...Box[]];

/**
 * Where every unit that is on the map is drawn, in pixels: its parts in the spaces that they fill or, where they are smaller
 * than a space, beside the others of that space.
 *
 * @rule S-SCALE
 */
export function placesOf({ map, units }: SpcfkrsView, frame: MapFrame): ReadonlyMap<UnitId, Places> {
  const present = units.filter(isOnMap);
  const sharers = present.filter((unit) => isSmall(unit, map));
  const many = countedBy(sharers.flatMap(({ parts }) => parts.map(({ at }) => cellIndex(at, map))));
  const taken = new Map<number, number>();
  const slotIn = (at: Cell): Box => {
    const index = cellIndex(at, map);
    const slot = taken.get(index) ?? 0;
    taken.set(index, slot + 1);
    return slotOf(boxOf(at, ONE_SPACE, frame), slot, many.get(index) ?? 1);
  };
  return new Map(
    present.map((unit) => {
      const boxes = isSmall(unit, map)
        ? unit.parts.map(({ at }) => slotIn(at))
        : unit.parts.map(({ at }) => blockOf(at, unit, map, frame));
      const [first = boxOf({ column: 0, row: 0 }, ONE_SPACE, frame), ...others] = boxes;
      return [unit.id, [first, ...others]];
    }),
  );
}

const ONE_SPACE = { columns: 1, rows: 1 } as const;

/** Whether the parts of a unit are smaller than a space. */
function isSmall({ profile }: Unit, map: SpcfkrsView['map']): boolean {
  return scaleOf(map, profile.class).eighths < SPACE;
}

/** The spaces that a part of a unit fills, also of one that is dead. */
export function blockOf(at: Cell, { profile }: Unit, map: SpcfkrsView['map'], frame: MapFrame): Box {
  return boxOf(at, scaleOf(map, profile.class), frame);
}

function countedBy(keys: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The place of one of several in a space, of whole pixels, so that those beside one another share an edge. */
function slotOf({ x, y, width, height }: Box, slot: number, many: number): Box {
  const across = Math.ceil(Math.sqrt(many));
  const [column, row] = [slot % across, Math.floor(slot / across)];
  const edge = (at: number, length: number) => Math.round((at * length) / across);
  return {
    x: x + edge(column, width),
    y: y + edge(row, height),
    width: edge(column + 1, width) - edge(column, width),
    height: edge(row + 1, height) - edge(row, height),
  };
}

/** The largest disc in the middle of a box, but for a share of its radius. */
export function discOf({ x, y, width, height }: Box, share = 1): Circle {
  return { x: x + width / 2, y: y + height / 2, radius: (Math.min(width, height) / 2) * share };
}
