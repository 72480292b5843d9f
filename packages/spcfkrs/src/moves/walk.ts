import { type Cell, checkPath, compareCells, groupsOf, type PathFault, sameCell } from '@tabletop/geometry/grid';
import { changed, withUnit } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent, StopReason } from '../events.js';
import { placeOf, unitOf } from '../find.js';
import { coverAt } from '../map/battle-map.js';
import { groundFor } from '../map/ground.js';
import { livingFellows, regrouped } from '../orders/battalion.js';
import { orderOf } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';
import { displaced } from './displaced.js';

/** How far a unit gets on its path: the spaces that it goes through, its own first, and why no further. */
export interface Walk {
  readonly path: readonly Cell[];
  readonly stopped: StopReason | null;
}

/**
 * How far a unit gets on a path: through free spaces, as far as its Move allows. Who finds a space taken stops in the last
 * free one before it.
 *
 * @rule S-MOVE
 * @rule S-CONFLICT
 */
function walkAlong(
  state: Pick<SpcfkrsState, 'map' | 'units'>,
  unit: Unit,
  path: readonly Cell[],
  rules: Pick<Rules, 'partialCoverCost'>,
): Walk {
  const cells = [placeOf(unit), ...path];
  const fault = checkPath(cells, groundFor(unit, state, { rules }), { allowance: unit.profile.move });
  if (fault === undefined) return { path: cells, stopped: null };
  return { path: cells.slice(0, fault.step + 1), stopped: stopReason(state, fault) };
}

function stopReason({ map }: Pick<SpcfkrsState, 'map'>, fault: PathFault): StopReason {
  switch (fault.reason) {
    case 'blocked':
      return coverAt(map, fault.cell) === 'full' ? 'full-cover' : 'unit-in-the-way';
    case 'too-dear':
      return 'too-far';
    default:
      return 'edge';
  }
}

/**
 * A unit moves along the path that it was ordered, or each member of a battalion along the same, as it lies from where it
 * stands: those in front in the direction of the move first, each as far as it can. Members that are cut off are units of
 * their own from then on.
 *
 * @rule S-MOVE
 * @rule S-CONFLICT
 * @rule S-BATTALION
 */
export function walk(state: SpcfkrsState, id: UnitId, { rules }: Context, log: SpcfkrsEvent[]): SpcfkrsState {
  const leader = unitOf(state, id);
  const move = orderOf(state, id)?.move;
  if (leader === undefined || move?.type !== 'path') return state;
  const start = placeOf(leader);
  let after = state;
  for (const member of frontFirst(livingFellows(state, id), [start, ...move.path])) {
    const path = move.path.map((cell) => displaced(cell, start, placeOf(member)));
    const walked = walkAlong(after, member, path, rules);
    log.push({ type: 'moved', rule: 'S-MOVE', unit: member.id, ...walked });
    after = movedTo(after, member, walked.path);
  }
  return regroupedBattalion(after, id, log);
}

/** Units in the order in which they go along a path: the foremost in its direction first. @rule S-BATTALION */
function frontFirst(units: readonly Unit[], path: readonly Cell[]): readonly Unit[] {
  const [first, second] = path;
  const last = path.at(-1);
  if (first === undefined || second === undefined || last === undefined) return units;
  // A path that ends where it began has the direction of its first step.
  const end = sameCell(first, last) ? second : last;
  const way = { column: end.column - first.column, row: end.row - first.row };
  const ahead = ({ column, row }: Cell) => column * way.column + row * way.row;
  return [...units].sort((a, b) => ahead(placeOf(b)) - ahead(placeOf(a)) || compareCells(placeOf(a), placeOf(b)));
}

/** The state in which a unit stands at the end of a path. */
export function movedTo(state: SpcfkrsState, unit: Unit, path: readonly Cell[]): SpcfkrsState {
  const at = path.at(-1);
  if (at === undefined || sameCell(at, placeOf(unit))) return state;
  const parts = unit.parts.map(({ sixths }) => ({ at, sixths }));
  return changed(state, { units: withUnit(state.units, unit.id, { parts }) });
}

/** The state in which a battalion that moved is only what still hangs together. @rule S-BATTALION */
export function regroupedBattalion(state: SpcfkrsState, id: UnitId, log: SpcfkrsEvent[]): SpcfkrsState {
  const members = livingFellows(state, id);
  const groups = groupsOf(members.map(placeOf), 'corner').map((cells) =>
    members.filter((member) => cells.some((cell) => sameCell(cell, placeOf(member)))).map((member) => member.id),
  );
  if (groups.length < 2) return state;
  log.push({ type: 'cut-apart', rule: 'S-BATTALION', units: members.map((member) => member.id), groups });
  return changed(state, { battalions: regrouped(state.battalions, groups) });
}
