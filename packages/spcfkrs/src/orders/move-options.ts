import { thinned } from '@tabletop/game';
import { cheapestPath, type Ground, pathTo, reachable } from '@tabletop/geometry/grid';
import { isOnMap, moveOf, wholeParts } from '../condition.js';
import { enemiesOf, placeOf } from '../find.js';
import { MAX_PATH } from '../limits.js';
import { groundFor } from '../map/ground.js';
import { gapBetween } from '../map/spaces.js';
import { ramGoals } from '../rams/ram-goals.js';
import type { Rules } from '../rules.js';
import type { Ask, Unit } from '../state.js';
import { targetAt } from './aim-of.js';
import type { Situation } from './options.js';
import type { KeepMove, Move, RamMove } from './order.js';

/** The most spaces that are offered to a unit to move to. */
const MOST_SPACES = 24;
/** The most units that are offered to a unit to follow. */
const MOST_FOLLOWED = 8;
/** The most parts of enemies that are offered to a craft to ram. */
const MOST_RAMMED = 12;
/** The distances that are offered to a craft to keep. */
const DISTANCES: readonly number[] = [3, 6, 12];

/**
 * Where a unit could move as things stand: a fair spread of the spaces that it gets to, by the cheapest way to each, and
 * some units to follow, enemies and the nearest first; for a craft also some to keep a distance from, and whom it could ram.
 *
 * @rule S-MOVE
 * @rule S-FOLLOW
 * @rule S-KEEP
 * @rule S-RAM
 */
export function moveOptions(situation: Situation, unit: Unit, rules: Rules): readonly Move[] {
  return [
    ...pathOptions(situation, unit, rules),
    ...followOptions(situation, unit),
    ...keepOptions(situation, unit),
    ...ramOptions(situation, unit, rules),
  ];
}

/** The ways to a fair spread of the spaces that a unit gets to. @rule S-MOVE */
function pathOptions(situation: Situation, unit: Unit, rules: Pick<Rules, 'partialCoverCost'>): readonly Move[] {
  if (!isOnMap(unit)) return [];
  // Every step costs 1 at least, so that no path is longer than an order may hold.
  const allowance = Math.min(moveOf(situation.map, unit), MAX_PATH);
  const [, ...places] = reachable(placeOf(unit), allowance, groundFor(unit, situation, { rules }));
  return thinned(places, MOST_SPACES).map((place): Move => ({ type: 'path', path: pathTo(place).slice(1) }));
}

/** Some units to follow: enemies first, the nearest first. @rule S-FOLLOW */
export function followOptions({ map, units }: Pick<Situation, 'map' | 'units'>, unit: Unit): readonly Move[] {
  if (!isOnMap(unit)) return [];
  return units
    .filter((other) => isOnMap(other) && other.id !== unit.id)
    .map((other) => ({ other, gap: gapBetween(map, unit, other, 'chebyshev') }))
    .sort(
      (a, b) =>
        Number(a.other.side === unit.side) - Number(b.other.side === unit.side) ||
        a.gap - b.gap ||
        a.other.id - b.other.id,
    )
    .slice(0, MOST_FOLLOWED)
    .map(({ other: { id } }): Move => ({ type: 'follow', target: id }));
}

/** Some distances for a craft to keep from its nearest enemy. @rule S-KEEP */
export function keepOptions({ map, units }: Pick<Situation, 'map' | 'units'>, unit: Unit): readonly KeepMove[] {
  if (unit.craft === null || moveOf(map, unit) === 0) return [];
  const [nearest] = enemiesOf({ units }, unit)
    .map((enemy) => ({ enemy, gap: gapBetween(map, unit, enemy, 'chebyshev') }))
    .sort((a, b) => a.gap - b.gap || a.enemy.id - b.enemy.id);
  if (nearest === undefined) return [];
  return DISTANCES.map((distance): KeepMove => ({ type: 'keep', target: nearest.enemy.id, distance }));
}

/** Which parts of enemies a craft could ram as things stand, a fair spread of them, by the cheapest way to each. @rule S-RAM */
export function ramOptions(
  situation: Situation,
  unit: Unit,
  rules: Pick<Rules, 'partialCoverCost'>,
): readonly RamMove[] {
  if (unit.craft === null) return [];
  const { map } = situation;
  const allowance = Math.min(moveOf(map, unit), MAX_PATH);
  if (allowance === 0) return [];
  const near = enemiesOf(situation, unit).filter((enemy) => gapBetween(map, unit, enemy, 'chebyshev') <= allowance);
  const all = near.flatMap((enemy) => wholeParts(enemy).map((part) => ({ enemy, part })));
  const grounds = new Map<Unit['id'], Ground>();
  return thinned(all, MOST_RAMMED).flatMap(({ enemy, part }): readonly RamMove[] => {
    const ground = grounds.get(enemy.id) ?? groundFor(unit, situation, { rules }, enemy.id);
    grounds.set(enemy.id, ground);
    const way = cheapestPath(placeOf(unit), ramGoals(map, unit, enemy, part), ground, { allowance });
    const path = way?.cells.slice(1) ?? [];
    return path.length === 0 ? [] : [{ type: 'ram', ...targetAt(enemy.id, part), path }];
  });
}

/** How a unit could move that is asked so, as things stand; to delay among it where that can be declared. @rule S-MODE */
export function movesFor(situation: Situation, unit: Unit, ask: Ask, rules: Rules): readonly Move[] {
  switch (ask) {
    case 'round':
      return moveOptions(situation, unit, rules);
    case 'declare':
      return [{ type: 'delay' }, ...followOptions(situation, unit), ...keepOptions(situation, unit)];
    case 'move':
      return [...pathOptions(situation, unit, rules), ...ramOptions(situation, unit, rules)];
    default:
      return [];
  }
}
