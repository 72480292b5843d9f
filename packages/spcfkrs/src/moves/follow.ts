import { nearestFirst } from '@tabletop/geometry/grid';
import { changed } from '../change.js';
import { isOnMap } from '../condition.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { isIdle, placeOf, unitOf } from '../find.js';
import { gapBetween, shiftedTo } from '../map/spaces.js';
import { fellowsOnMap, leaderOf } from '../orders/battalion.js';
import type { Using } from '../resolvers.js';
import { orderOf } from '../round/order-of.js';
import { endTurn } from '../round/turns.js';
import type { SpcfkrsState, Turn, Unit, UnitId } from '../state.js';
import { goAlong } from './go-along.js';
import { pathAfter } from './path-after.js';
import { pathKeeping } from './path-keeping.js';
import { regroupedBattalion } from './walk.js';

/**
 * The next of those that follow moves: the first in the order of the phase whose target does not follow any more, so that
 * chains go from their heads. Where there is none, some follow in a circle: these stay where they are.
 *
 * @rule S-FOLLOW
 * @rule S-KEEP
 */
export function followNext(state: SpcfkrsState, context: Context, log: SpcfkrsEvent[]): SpcfkrsState {
  const waiting = state.queue.flat().map(({ unit }) => unit);
  const next = waiting.find((id) => !waiting.includes(targetOf(state, id)));
  if (next === undefined) return circleStays(state, waiting, log);
  return endTurn(follow(nextUp(state, [next]), next, context, log), 'move', log);
}

/** Whom a unit, or a battalion, was ordered to follow, or to keep a distance from. */
function followedBy(state: SpcfkrsState, id: UnitId): UnitId | undefined {
  const move = orderOf(state, id)?.move;
  return move?.type === 'follow' || move?.type === 'keep' ? move.target : undefined;
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
    for (const { id: member } of fellowsOnMap(state, unit))
      log.push({ type: 'stayed', rule: 'S-FOLLOW', unit: member, target, reason: 'circle' });
    after = endTurn(after, 'move', log);
  }
  return after;
}

function follow(state: SpcfkrsState, id: UnitId, context: Context, log: SpcfkrsEvent[]): SpcfkrsState {
  const targetId = followedBy(state, id) ?? id;
  const target = unitOf(state, targetId);
  let after = state;
  for (const member of followingOrder(fellowsOnMap(state, id), target)) {
    if (after.stage.step === 'over') return after;
    if (isIdle(state, member.id)) continue;
    if (target === undefined || !isOnMap(target)) {
      const reason = target?.alive ? 'target-aboard' : 'target-dead';
      log.push({ type: 'stayed', rule: 'S-FOLLOW', unit: member.id, target: targetId, reason });
      continue;
    }
    after = memberFollows(after, member, target, context, log);
  }
  return regroupedBattalion(after, id, log);
}

function memberFollows(
  state: SpcfkrsState,
  member: Unit,
  target: Unit,
  using: Using<'classDamage'>,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  const move = orderOf(state, member.id)?.move;
  const { rules } = using;
  const { map } = state;
  const unit = member.id;
  if (move?.type === 'keep') {
    const { distance: wanted } = move;
    const path = pathKeeping(state, member, target, wanted, rules);
    return goAlong(state, member, path, using, log, (gone) => {
      const distance = gapBetween(map, shiftedTo(member, gone.at(-1)), target, rules.metric);
      return { type: 'kept', rule: 'S-KEEP', unit, target: target.id, path: gone, wanted, distance };
    });
  }
  const path = pathAfter(state, member, target, rules);
  return goAlong(state, member, path, using, log, (gone) => {
    const caughtUp = gapBetween(map, shiftedTo(member, gone.at(-1)), target, 'chebyshev') <= 1;
    return { type: 'followed', rule: 'S-FOLLOW', unit, target: target.id, path: gone, caughtUp };
  });
}

/** The members of a battalion that follows, the nearest to its target first. */
function followingOrder(members: readonly Unit[], target: Unit | undefined): readonly Unit[] {
  if (target === undefined) return members;
  const byNearness = nearestFirst(placeOf(target), 'chebyshev');
  return [...members].sort((a, b) => byNearness(placeOf(a), placeOf(b)));
}
