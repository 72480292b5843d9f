import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { type Cell, cellName, checkPath, type Grid, isOnGrid } from '@tabletop/geometry/grid';
import { livingUnit, placeOf } from '../find.js';
import { entryCost } from '../map/ground.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { missing } from './missing.js';
import type { Move, Order } from './order.js';

/** A match as far as it says who is where, and on what ground. */
type Charted = Pick<SpcfkrsState, 'map' | 'units'>;

/** What is wrong with a move. @rule S-MOVE @rule S-FOLLOW */
export function moveFault(
  state: Charted,
  { units, move }: Order,
  rules: Pick<Rules, 'partialCoverCost'>,
): Problem | undefined {
  const unit = livingUnit(state, units[0] ?? 0);
  if (unit === undefined) return undefined;
  switch (move?.type) {
    case 'path':
      return pathFault(state, unit, move, rules);
    case 'follow':
      if (units.includes(move.target)) return problem(['move', 'target'], 'A unit does not follow itself.', 'S-FOLLOW');
      if (livingUnit(state, move.target) !== undefined) return undefined;
      return problem(['move', 'target'], missing(state, move.target), 'S-FOLLOW');
    default:
      return undefined;
  }
}

/** What a space is called; of one that is off the map, where it would be, counted from 0. */
function nameOf(at: Cell | undefined, map: Grid): string {
  if (at === undefined) return 'That space';
  return isOnGrid(at, map) ? cellName(at) : `The space in column ${at.column}, row ${at.row}`;
}

function pathFault(
  { map }: Charted,
  unit: Unit,
  { path }: Move & { readonly type: 'path' },
  rules: Pick<Rules, 'partialCoverCost'>,
): Problem | undefined {
  if (path.length === 0) return problem(['move', 'path'], 'A path has at least one space.', 'S-MOVE');
  const ground = { grid: map, costOf: (cell: Cell) => entryCost(map, cell, unit, { rules }) };
  const { move: allowance } = unit.profile;
  const fault = checkPath([placeOf(unit), ...path], ground, { allowance });
  if (fault === undefined) return undefined;
  const at = path[fault.step];
  const name = nameOf(at, map);
  const refused = (message: string, rule = 'S-MOVE') => problem(['move', 'path', fault.step], message, rule);
  switch (fault.reason) {
    case 'outside':
      return refused(`${name} is not on the map.`, 'S-GRID');
    case 'blocked':
      return refused(`${name} is full cover.`, 'S-COVER');
    case 'too-dear':
      return refused(`The way to ${name} costs ${fault.cost}, more than the Move of ${allowance}.`);
    default:
      return refused(`${name} is not next to the space before it.`);
  }
}
