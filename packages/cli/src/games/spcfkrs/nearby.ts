import { type Cell, cellsOf, nearestFirst } from '@tabletop/geometry/grid';
import { coverAt, gapBetween, isOnMap, type Move, moveOptions, type Unit } from '@tabletop/spcfkrs';
import type { Command } from './command.js';

/** The nearest enemy on the map that is like that. */
export function nearestEnemy(
  { view: { map, units } }: Command,
  unit: Unit,
  isLike: (enemy: Unit) => boolean = () => true,
): Unit | undefined {
  const enemies = units.filter((enemy) => isOnMap(enemy) && enemy.side !== unit.side && isLike(enemy));
  const gap = (enemy: Unit) => gapBetween(map, unit, enemy, 'chebyshev');
  return enemies.sort((a, b) => gap(a) - gap(b) || a.id - b.id)[0];
}

export function nearestCover({ view: { map } }: Command, { parts }: Unit): Cell | undefined {
  const from = parts[0]?.at ?? { column: 0, row: 0 };
  const covers = cellsOf(map).filter((cell) => coverAt(map, cell) !== 'none');
  return covers.sort(nearestFirst(from, 'chebyshev'))[0];
}

/** A way of two spaces, or any. */
export function wayFor({ view, rules }: Command, unit: Unit): Move | null {
  const ways = moveOptions(view, unit, rules).flatMap((move) => (move.type === 'path' ? [move] : []));
  return ways.find(({ path }) => path.length === 2) ?? ways[0] ?? null;
}

/** Whether a part of a unit has some Body left: then it can be attacked, and what is on it can be used. */
export function isWhole({ parts }: Unit, part: number): boolean {
  return (parts[part]?.sixths ?? 0) > 0;
}

/** A part of a unit that can be attacked; of several, the second: it shows how a part is named. */
export function partToName(unit: Unit): number {
  const whole = [...unit.parts.keys()].filter((part) => isWhole(unit, part));
  return whole[1] ?? whole[0] ?? 0;
}
