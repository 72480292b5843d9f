import {
  type Cell,
  cheapestPath,
  chebyshev,
  compareCells,
  euclideanSquared,
  isAdjacent,
  nearestFirst,
  neighbours,
  pathTo,
  reachable,
} from '@tabletop/geometry/grid';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { livingUnit, placeOf } from '../find.js';
import { groundFor } from '../map/ground.js';
import { leaderOf, livingFellows } from '../orders/battalion.js';
import { endTurn, orderOf } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Turn, Unit, UnitId } from '../state.js';
import { movedTo, regroupedBattalion } from './walk.js';

/**
 * The next of those that follow moves: the first in the order of the phase whose target does not follow any more, so that
 * chains go from their heads. Where there is none, some follow in a circle: these stay where they are.
 *
 * @rule S-FOLLOW
 */
export function followNext(state: SpcfkrsState, context: Context, log: SpcfkrsEvent[]): SpcfkrsState {
  const waiting = state.queue.flat().map(({ unit }) => unit);
  const next = waiting.find((id) => !waiting.includes(targetOf(state, id)));
  if (next === undefined) return circleStays(state, waiting, log);
  return endTurn(follow(nextUp(state, [next]), next, context, log), 'move', log);
}

/** Whom a unit, or a battalion, was ordered to follow. */
function followedBy(state: SpcfkrsState, id: UnitId): UnitId | undefined {
  const move = orderOf(state, id)?.move;
  return move?.type === 'follow' ? move.target : undefined;
}

/** Whose turn has to come first: that of whom a unit follows, or of the battalion of that. */
function targetOf(state: SpcfkrsState, id: UnitId): UnitId {
  return leaderOf(state, followedBy(state, id) ?? id);
}

/** The state with the turns of some before those of the others. */
function nextUp(state: SpcfkrsState, ids: readonly UnitId[]): SpcfkrsState {
  const isFirst = ([turn]: readonly Turn[]) => turn !== undefined && ids.includes(turn.unit);
  return changed(state, {
    queue: [...state.queue.filter(isFirst), ...state.queue.filter((group) => !isFirst(group))],
  });
}

/** Those that follow each other in a circle stay. @rule S-FOLLOW */
function circleStays(state: SpcfkrsState, waiting: readonly UnitId[], log: SpcfkrsEvent[]): SpcfkrsState {
  const [first] = waiting;
  const trail: UnitId[] = [];
  let id = first;
  while (id !== undefined && !trail.includes(id)) {
    trail.push(id);
    id = targetOf(state, id);
  }
  const circle = id === undefined ? [] : trail.slice(trail.indexOf(id)).sort((a, b) => a - b);
  let after = nextUp(state, circle);
  for (const unit of circle) {
    const target = followedBy(state, unit) ?? unit;
    for (const { id: member } of livingFellows(state, unit))
      log.push({ type: 'stayed', rule: 'S-FOLLOW', unit: member, target, reason: 'circle' });
    after = endTurn(after, 'move', log);
  }
  return after;
}

function follow(state: SpcfkrsState, id: UnitId, { rules }: Context, log: SpcfkrsEvent[]): SpcfkrsState {
  const targetId = followedBy(state, id) ?? id;
  const target = livingUnit(state, targetId);
  let after = state;
  for (const member of followingOrder(livingFellows(state, id), target)) {
    if (target === undefined) {
      log.push({ type: 'stayed', rule: 'S-FOLLOW', unit: member.id, target: targetId, reason: 'target-dead' });
      continue;
    }
    const path = pathAfter(after, member, placeOf(target), rules);
    const caughtUp = isAdjacent(path.at(-1) ?? placeOf(member), placeOf(target));
    log.push({ type: 'followed', rule: 'S-FOLLOW', unit: member.id, target: target.id, path, caughtUp });
    after = movedTo(after, member, path);
  }
  return regroupedBattalion(after, id, log);
}

/** The members of a battalion that follows, the nearest to its target first. */
function followingOrder(members: readonly Unit[], target: Unit | undefined): readonly Unit[] {
  if (target === undefined) return members;
  const byNearness = nearestFirst(placeOf(target), 'chebyshev');
  return [...members].sort((a, b) => byNearness(placeOf(a), placeOf(b)));
}

/**
 * The way of a unit that follows: the cheapest to any free space next to its target; of equally cheap ones to the one in
 * the lower row, then column, in the lower directions. It stays where it is next to the target already. Where it gets to
 * none of them, it goes to the space nearest to the target, of these to the cheapest, then lower row, then column.
 *
 * @rule S-FOLLOW
 */
function pathAfter(
  state: Pick<SpcfkrsState, 'map' | 'units'>,
  unit: Unit,
  target: Cell,
  rules: Pick<Rules, 'partialCoverCost' | 'metric'>,
): readonly Cell[] {
  const from = placeOf(unit);
  if (isAdjacent(from, target)) return [from];
  const ground = groundFor(unit, state, { rules });
  const { move: allowance } = unit.profile;
  // Every step costs 1 at least: nothing has to be searched where it is too far in any case.
  const isNear = chebyshev(from, target) - 1 <= allowance;
  const way = isNear ? cheapestPath(from, neighbours(target, state.map), ground, { allowance }) : undefined;
  if (way !== undefined) return way.cells;
  const distance = rules.metric === 'chebyshev' ? chebyshev : euclideanSquared;
  const [nearest] = [...reachable(from, allowance, ground)].sort(
    (a, b) => distance(a.cell, target) - distance(b.cell, target) || a.cost - b.cost || compareCells(a.cell, b.cell),
  );
  return nearest === undefined ? [from] : pathTo(nearest);
}
