import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { isOnGrid, sameCell } from '@tabletop/geometry/grid';
import { isWhole } from '../condition.js';
import { placeOf, unitOf } from '../find.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { baySizeOf, passengersOf } from '../transport/bay.js';
import { isFresh } from './under-way.js';

/**
 * What is wrong with the bay that a unit is in: it is one of a craft of its side, and the unit is on foot and where that bay
 * is. While it lives the bay is whole, and holds no more than it can.
 *
 * @rule S-TRANSPORT
 */
export function aboardProblems(state: SpcfkrsState, unit: Unit): readonly Problem[] {
  const { aboard, alive, profile } = unit;
  const refuse = (path: Problem['path'], message: string, rule = 'S-TRANSPORT') => [problem(path, message, rule)];
  if (aboard === null) return [];
  if (profile.class !== 'on-foot') return refuse(['aboard'], 'Only units on foot go aboard.');
  const craft = unitOf(state, aboard.craft);
  if (craft === undefined || craft.profile.class === 'on-foot')
    return refuse(['aboard', 'craft'], 'There is no such craft.');
  if (craft.side !== unit.side) return refuse(['aboard', 'craft'], 'That craft is of another side.');
  if (!craft.profile.bays.includes(aboard.part)) return refuse(['aboard', 'part'], 'That part is no transport bay.');
  const bay = craft.parts[aboard.part]?.at;
  if (bay !== undefined && !sameCell(bay, placeOf(unit)))
    return refuse(['parts', 0, 'at'], 'A passenger is where its bay is.');
  if (!alive) return [];
  // Who dies with a bay is out of it only then.
  if (!craft.alive)
    return refuse(['aboard', 'craft'], 'The passengers of a craft that is destroyed are aboard no more.');
  if (!isWhole(craft, aboard.part)) return refuse(['aboard', 'part'], 'That transport bay is destroyed.');
  const size = baySizeOf(craft);
  const before = passengersOf(state, craft.id, aboard.part).filter(({ id }) => id < unit.id).length;
  return before < size ? [] : refuse(['aboard'], `That transport bay holds ${size} units.`);
}

/**
 * What is wrong with those who have lost their orders: they are on foot, each there but once, and where their orders were to
 * begin is on the map. Nobody has lost any before a craft had its turn.
 *
 * @rule S-TRANSPORT
 */
export function idleProblems(state: SpcfkrsState): readonly Problem[] {
  const refuse = (path: Problem['path'], message: string, rule = 'S-TRANSPORT') => [
    problem(['idle', ...path], message, rule),
  ];
  if (state.idle.length > 0 && isFresh(state))
    return refuse([], 'Nobody has lost orders that are not carried out yet.');
  return state.idle.flatMap(({ unit: id, from }, index) => {
    if (state.idle.findIndex(({ unit }) => unit === id) < index)
      return refuse([index, 'unit'], 'That unit is there twice.');
    if (unitOf(state, id)?.profile.class !== 'on-foot')
      return refuse([index, 'unit'], 'There is no such unit on foot.');
    return isOnGrid(from, state.map) ? [] : refuse([index, 'from'], 'That space is not on the map.', 'S-GRID');
  });
}
