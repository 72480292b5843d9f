import type { Ranks } from '@tabletop/game';
import { type Cell, sameCell } from '@tabletop/geometry/grid';
import { livingUnit, placeOf, unitOf } from '../find.js';
import { fellowsOf, leaderOf } from '../orders/battalion.js';
import type { Order } from '../orders/order.js';
import { phaseOf } from '../orders/phase-of.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, Unit, UnitId } from '../state.js';
import { orderOf } from './turns.js';

/** Whether an order has something to be carried out in a phase. */
export function isFor({ act, move }: Order, phase: Phase): boolean {
  return phase === 'move' ? move !== null : act !== null && phaseOf(act) === phase;
}

/**
 * Who does something in a phase: living units, or the first of battalions, by their numbers. Phase by phase, that is
 * whoever may be asked.
 *
 * @rule S-PHASES
 * @rule S-MODE
 * @rule S-OVERDOSE
 */
export function entriesOf(
  state: SpcfkrsState,
  phase: Phase,
  rules: Pick<Rules, 'mode' | 'friendlyFire'>,
): readonly UnitId[] {
  const living = state.units.filter(({ alive }) => alive);
  const active = living.filter(
    (unit) =>
      (phase === 'special' && unit.profile.powers.includes('overdose')) ||
      (rules.mode === 'phased' ? mayBeAsked(state, unit, phase, rules) : hasOrder(state, unit, phase)),
  );
  return [...new Set(active.map(({ id }) => leaderOf(state, id)))];
}

function hasOrder(state: SpcfkrsState, { id }: Unit, phase: Phase): boolean {
  const order = orderOf(state, id);
  return order !== undefined && isFor(order, phase);
}

/** Whether a unit may be asked in a phase of a match that is played phase by phase. @rule S-MODE */
function mayBeAsked(
  { units }: SpcfkrsState,
  unit: Unit,
  phase: Phase,
  { friendlyFire }: Pick<Rules, 'friendlyFire'>,
): boolean {
  const { id, profile, acted, hacked, side } = unit;
  switch (phase) {
    case 'special':
      return profile.powers.includes('hacking') && !acted;
    case 'stab': {
      // Nobody moves in this phase: whom it could reach then stands near it now.
      const reach = profile.blade.range + (profile.blade.through === null ? 0 : 1);
      const from = placeOf(unit);
      const isNear = ({ column, row }: Cell) =>
        Math.max(Math.abs(column - from.column), Math.abs(row - from.row)) <= reach;
      const isTarget = (other: Unit) => other.id !== id && (friendlyFire || other.side !== side);
      return !acted && units.some((other) => other.alive && isTarget(other) && isNear(placeOf(other)));
    }
    case 'shoot':
      return !acted && !hacked;
    case 'move':
      return profile.move > 0;
  }
}

/**
 * Units by Speed, highest first: those of equal Speed share a rank, by their numbers. A battalion has the Speed of its
 * members, who are alike.
 *
 * @rule S-SPEED
 */
export function bySpeed({ units }: Pick<SpcfkrsState, 'units'>, ids: readonly UnitId[]): Ranks<UnitId> {
  const speedOf = (id: UnitId) => unitOf({ units }, id)?.profile.speed ?? 0;
  const speeds = [...new Set(ids.map(speedOf))].sort((a, b) => b - a);
  return speeds.map((speed) => ids.filter((id) => speedOf(id) === speed));
}

/**
 * The ranks of a phase, without the ties that need no roll: where those of equal Speed go at the same time, those of moves
 * that do not cross.
 *
 * @rule S-SPEED
 */
export function parted(
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
  const spaces = spacesOf(state, b);
  return spacesOf(state, a).some((cell) => spaces.some((other) => sameCell(cell, other)));
}

/** Whether a unit was ordered to follow another. @rule S-FOLLOW */
export function isFollowing(state: Pick<SpcfkrsState, 'orders'>, id: UnitId): boolean {
  return orderOf(state, id)?.move?.type === 'follow';
}

/** The spaces of the path of a unit or of all members of a battalion, those where they stand included. */
function spacesOf(state: SpcfkrsState, id: UnitId): readonly Cell[] {
  const move = orderOf(state, id)?.move;
  const leader = unitOf(state, id);
  if (leader === undefined) return [];
  const start = placeOf(leader);
  const path = move?.type === 'path' ? [start, ...move.path] : [start];
  return fellowsOf(state, id).flatMap((fellow) => {
    const unit = livingUnit(state, fellow);
    return unit === undefined ? [] : path.map((cell) => displaced(cell, start, placeOf(unit)));
  });
}

/** A space of the path of the first of a battalion, as it is for a member: as far from where that stands. */
export function displaced(cell: Cell, leader: Cell, member: Cell): Cell {
  return {
    column: cell.column + member.column - leader.column,
    row: cell.row + member.row - leader.row,
  };
}
