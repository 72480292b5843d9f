import type { Ranks } from '@tabletop/game';
import { type Cell, sameCell } from '@tabletop/geometry/grid';
import { speedOf } from '../condition.js';
import { isIdle, startOf, unitOf, unitOnMap } from '../find.js';
import { displaced } from '../map/displaced.js';
import { spacesOf } from '../map/spaces.js';
import { fellowsOf } from '../orders/battalion.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, UnitId } from '../state.js';
import { isFollowing } from './entries.js';
import { orderOf } from './order-of.js';

/**
 * Units by Speed, highest first: those of equal Speed share a rank, by their numbers. A battalion has the Speed of its
 * members, who are alike.
 *
 * @rule S-SPEED
 */
export function bySpeed({ units }: Pick<SpcfkrsState, 'units'>, ids: readonly UnitId[]): Ranks<UnitId> {
  const speedOfUnit = (id: UnitId) => {
    const unit = unitOf({ units }, id);
    return unit === undefined ? 0 : speedOf(unit);
  };
  const speeds = [...new Set(ids.map(speedOfUnit))].sort((a, b) => b - a);
  return speeds.map((speed) => ids.filter((id) => speedOfUnit(id) === speed));
}

/**
 * The ranks of a phase, without the ties that need no roll: where those of equal Speed go at the same time, those of moves
 * that do not cross.
 *
 * @rule S-SPEED
 */
export function withoutNeedlessTies(
  state: SpcfkrsState,
  phase: Phase,
  ranks: Ranks<UnitId>,
  { ties, mode }: Pick<Rules, 'ties' | 'mode'>,
): Ranks<UnitId> {
  // Phase by phase, who chooses first tells the others something: there, moves are never made at the same time.
  return phase === 'move' && ties === 'simultaneous' && mode !== 'phased' ? byCrossing(state, ranks) : ranks;
}

/**
 * The ranks of a Move phase in which those of equal Speed go at the same time: two bodies cannot share a space, so that
 * those whose paths do, their first spaces included, are tied; so are all that follow. The others' order cannot matter.
 *
 * @rule S-SPEED
 */
function byCrossing(state: SpcfkrsState, ranks: Ranks<UnitId>): Ranks<UnitId> {
  return ranks.flatMap((rank) => {
    const groups: UnitId[][] = [];
    for (const id of rank) {
      const crossed = groups.filter((group) => group.some((other) => cross(state, id, other)));
      for (const group of crossed) groups.splice(groups.indexOf(group), 1);
      groups.push([...crossed.flat(), id].sort((a, b) => a - b));
    }
    return groups;
  });
}

function cross(state: SpcfkrsState, a: UnitId, b: UnitId): boolean {
  if (isFollowing(state, a) || isFollowing(state, b)) return isFollowing(state, a) && isFollowing(state, b);
  const spaces = spacesOnWay(state, b);
  return spacesOnWay(state, a).some((cell) => spaces.some((other) => sameCell(cell, other)));
}

/** The spaces of the path of a unit or of all members of a battalion, those where they stand included. */
function spacesOnWay(state: SpcfkrsState, id: UnitId): readonly Cell[] {
  const move = orderOf(state, id)?.move;
  const leader = unitOf(state, id);
  if (leader === undefined) return [];
  const start = startOf(state, leader);
  const path = move?.type === 'path' || move?.type === 'ram' ? [start, ...move.path] : [start];
  return fellowsOf(state, id).flatMap((fellow) => {
    const unit = unitOnMap(state, fellow);
    const spaces = unit === undefined || isIdle(state, fellow) ? [] : spacesOf(state.map, unit);
    return path.flatMap((cell) => spaces.map((space) => displaced(cell, start, space)));
  });
}
