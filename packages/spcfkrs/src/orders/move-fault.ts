import { type Problem, show } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { type Cell, cellName, checkPath, type Grid, isOnGrid } from '@tabletop/geometry/grid';
import { moveOf } from '../condition.js';
import { livingUnit, placeOf } from '../find.js';
import { MAX_VALUE } from '../limits.js';
import { groundWithout } from '../map/ground.js';
import { shiftedTo } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { missing } from './missing.js';
import type { Order, PathMove, RamMove } from './order.js';
import { partFault, targetFault } from './target-fault.js';

/** A match as far as it says who is where, and on what ground. */
type Charted = Pick<SpcfkrsState, 'map' | 'units'>;

type MoveRules = Pick<Rules, 'partialCoverCost' | 'friendlyFire'>;

/**
 * What is wrong with a move, which starts where the unit is, or in the space that is given.
 *
 * @rule S-MOVE
 * @rule S-FOLLOW
 * @rule S-KEEP
 * @rule S-RAM
 */
export function moveFault(
  state: Charted,
  { units, move }: Order,
  rules: MoveRules,
  start: Cell | undefined,
): Problem | undefined {
  const found = livingUnit(state, units[0] ?? 0);
  if (found === undefined || move === null) return undefined;
  const unit = shiftedTo(found, start);
  switch (move.type) {
    case 'path':
      return pathFault(state, unit, move, rules);
    case 'follow':
      return followedFault(state, units, move.target, 'S-FOLLOW');
    case 'keep':
      return (
        craftFault(unit, 'keep a distance', 'S-KEEP') ??
        followedFault(state, units, move.target, 'S-KEEP') ??
        distanceFault(move.distance)
      );
    case 'ram':
      return rammedFault(state, unit, units, move, rules) ?? pathFault(state, unit, move, rules);
    case 'delay':
      return undefined;
  }
}

function craftFault({ craft }: Unit, what: string, rule: string): Problem | undefined {
  return craft === null ? problem(['move', 'type'], `Only a craft can ${what}.`, rule) : undefined;
}

/** What is wrong with whom some units go after. @rule S-FOLLOW @rule S-KEEP */
function followedFault(state: Charted, units: Order['units'], target: Unit['id'], rule: string): Problem | undefined {
  if (units.includes(target)) return problem(['move', 'target'], 'A unit does not follow itself.', rule);
  if (livingUnit(state, target) !== undefined) return undefined;
  return problem(['move', 'target'], missing(state, target), rule);
}

function distanceFault(distance: number): Problem | undefined {
  if (distance >= 1 && distance <= MAX_VALUE) return undefined;
  return problem(['move', 'distance'], `A distance is 1 to ${MAX_VALUE} spaces, not ${show(distance)}.`, 'S-KEEP');
}

/** What is wrong with whom a unit rams. @rule S-RAM */
export function rammedFault(
  state: Charted,
  unit: Unit,
  units: Order['units'],
  { target, part = 0 }: RamMove,
  { friendlyFire }: MoveRules,
): Problem | undefined {
  return (
    craftFault(unit, 'ram', 'S-RAM') ??
    (units.length > 1 ? problem(['move', 'type'], 'Craft ram each by itself.', 'S-RAM') : undefined) ??
    targetFault(state, units, target, friendlyFire, ['move', 'target']) ??
    partFault(state, target, part, ['move', 'part'])
  );
}

/** What a space is called; of one that is off the map, where it would be, counted from 0. */
function nameOf(at: Cell | undefined, map: Grid): string {
  if (at === undefined) return 'That space';
  return isOnGrid(at, map) ? cellName(at) : `The space in column ${at.column}, row ${at.row}`;
}

function pathFault(
  { map }: Charted,
  unit: Unit,
  { path }: PathMove | RamMove,
  rules: Pick<Rules, 'partialCoverCost'>,
): Problem | undefined {
  if (path.length === 0) return problem(['move', 'path'], 'A path has at least one space.', 'S-MOVE');
  const allowance = moveOf(map, unit);
  const fault = checkPath([placeOf(unit), ...path], groundWithout(unit, map, { rules }), { allowance });
  if (fault === undefined) return undefined;
  const at = path[fault.step];
  const name = nameOf(at, map);
  const refused = (message: string, rule = 'S-MOVE') => problem(['move', 'path', fault.step], message, rule);
  switch (fault.reason) {
    case 'outside':
      return refused(
        isOnGrid(at ?? placeOf(unit), map)
          ? `At ${name} a part of it would be off the map.`
          : `${name} is not on the map.`,
        'S-GRID',
      );
    case 'blocked':
      return refused(`${nameOf(fault.cell, map)} is full cover.`, 'S-COVER');
    case 'too-dear':
      return refused(`The way to ${name} costs ${fault.cost}, more than the Move of ${allowance}.`);
    default:
      return refused(`${name} is not next to the space before it.`);
  }
}
