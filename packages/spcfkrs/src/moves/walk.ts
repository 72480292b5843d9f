import { type Cell, compareCells, sameCell } from '@tabletop/geometry/grid';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { isIdle, placeOf, startOf, unitOf } from '../find.js';
import { displaced } from '../map/displaced.js';
import { fellowsOnMap, groupsOfUnits, regrouped } from '../orders/battalion.js';
import type { PathMove, RamMove } from '../orders/order.js';
import { type Contact, ramAlong } from '../rams/ram-along.js';
import type { Using } from '../resolvers.js';
import { orderOf } from '../round/order-of.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';
import { goAlong } from './go-along.js';
import { walkAlong } from './walk-along.js';

/**
 * A unit moves along the path that it was ordered, or each member of a battalion along the same, as it lies from where it
 * stands: those in front in the direction of the move first, each as far as it can. Members that are cut off are units of
 * their own from then on. A craft that rams stops before its target.
 *
 * @rule S-MOVE
 * @rule S-CONFLICT
 * @rule S-BATTALION
 * @rule S-RAM
 */
export function walk(state: SpcfkrsState, id: UnitId, context: Context, log: SpcfkrsEvent[]): SpcfkrsState {
  const leader = unitOf(state, id);
  const move = orderOf(state, id)?.move;
  if (leader === undefined || (move?.type !== 'path' && move?.type !== 'ram')) return state;
  const start = startOf(state, leader);
  let after = state;
  for (const member of frontFirst(fellowsOnMap(state, id), [start, ...move.path])) {
    if (after.stage.step === 'over') return after;
    if (isIdle(state, member.id)) continue;
    const path = move.path.map((cell) => displaced(cell, start, placeOf(member)));
    after = memberMoved(after, member, path, move, context, log);
  }
  return regroupedBattalion(after, id, log);
}

function memberMoved(
  state: SpcfkrsState,
  member: Unit,
  path: readonly Cell[],
  move: PathMove | RamMove,
  using: Using<'classDamage'>,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  const ramming = move.type === 'ram' ? ramAlong(state, member, path, move, using.rules) : undefined;
  const walked = ramming ?? walkAlong(state, member, path, using.rules);
  const after = goAlong(state, member, walked.path, using, log, (gone, cut) => ({
    type: 'moved',
    rule: 'S-MOVE',
    unit: member.id,
    path: gone,
    stopped: cut ? 'slag' : walked.stopped,
  }));
  return move.type === 'ram' ? withRam(after, member, move, ramming?.contact ?? null, log) : after;
}

/** The state in which a craft that has come up to its target, and lives, is to ram it; without contact there is no ram. @rule S-RAM */
function withRam(
  state: SpcfkrsState,
  { id: unit }: Unit,
  move: RamMove,
  contact: Contact | null,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  const { target, part = 0 } = move;
  if (state.stage.step === 'over' || !unitOf(state, unit)?.alive) return state;
  if (contact === null) {
    log.push({ type: 'ram-lost', rule: 'S-RAM', unit, target, reason: 'no-contact' });
    return state;
  }
  const ram = { unit, target, part, own: contact.own };
  log.push({ type: 'ram-set', rule: 'S-RAM', ...ram });
  return changed(state, { rams: [...state.rams, ram] });
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

/** The state in which a battalion that moved is only what still hangs together. @rule S-BATTALION */
export function regroupedBattalion(state: SpcfkrsState, id: UnitId, log: SpcfkrsEvent[]): SpcfkrsState {
  const members = fellowsOnMap(state, id);
  if (members.length < 2) return state;
  const groups = groupsOfUnits(state.map, members).map((group) => group.map((member) => member.id));
  if (groups.length < 2) return state;
  log.push({ type: 'cut-apart', rule: 'S-BATTALION', units: members.map((member) => member.id), groups });
  return changed(state, { battalions: regrouped(state.battalions, groups) });
}
