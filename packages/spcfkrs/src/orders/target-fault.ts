import { type Problem, show } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { type Cell, cellName, isOnGrid } from '@tabletop/geometry/grid';
import { isWhole } from '../condition.js';
import { livingUnit, unitOf } from '../find.js';
import { coverAt } from '../map/battle-map.js';
import type { SpcfkrsState, UnitId } from '../state.js';
import { missing } from './missing.js';
import { numbered } from './numbered.js';

type Path = Problem['path'];

/** What is wrong with whom some units attack: one of their own battalion is as little a target as oneself. @rule S-ORDERS */
export function targetFault(
  state: Pick<SpcfkrsState, 'units'>,
  units: readonly UnitId[],
  id: UnitId,
  friendlyFire: boolean,
  path: Path = ['act', 'target'],
): Problem | undefined {
  const target = livingUnit(state, id);
  const attacker = unitOf(state, units[0] ?? 0);
  const refused = (message: string) => problem(path, message, 'S-ORDERS');
  if (target === undefined) return refused(missing(state, id));
  if (units.includes(id)) return refused('A unit does not attack itself.');
  if (target.side === attacker?.side && !friendlyFire) return refused(`Unit ${show(target.name)} is of its own side.`);
  // Who is aboard now may be out by then, but nobody can say so of an enemy.
  if (target.aboard !== null) return problem(path, `Unit ${show(target.name)} is aboard a craft.`, 'S-TRANSPORT');
  return undefined;
}

/** What is wrong with the part of a unit that is attacked. @rule S-PARTS */
export function partFault(
  state: Pick<SpcfkrsState, 'units'>,
  id: UnitId,
  part: number,
  path: Path,
): Problem | undefined {
  const target = unitOf(state, id);
  if (target === undefined) return undefined;
  const count = target.parts.length;
  if (target.parts[part] === undefined)
    return problem(
      path,
      `Unit ${show(target.name)} has ${count === 1 ? 'one part' : `${count} parts`}, and no ${numbered('part', part)}.`,
      'S-PARTS',
    );
  return isWhole(target, part)
    ? undefined
    : problem(path, `Of unit ${show(target.name)}, ${numbered('part', part)} is wrecked.`, 'S-PARTS');
}

/** What is wrong with the cover that is shot at. @rule S-HITCOVER */
export function coverFault(
  { map }: Pick<SpcfkrsState, 'map'>,
  at: Cell,
  path: Path = ['act', 'at'],
): Problem | undefined {
  if (!isOnGrid(at, map)) return problem(path, 'That space is not on the map.', 'S-GRID');
  if (coverAt(map, at) !== 'none') return undefined;
  return problem(path, `There is no cover in ${cellName(at)}.`, 'S-HITCOVER');
}
