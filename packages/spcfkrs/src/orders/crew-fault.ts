import { type Problem, show } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { cellName, isOnGrid } from '@tabletop/geometry/grid';
import { isWhole } from '../condition.js';
import { livingUnit, unitOf } from '../find.js';
import type { Power } from '../force/modification.js';
import type { CraftProfile } from '../force/profile.js';
import { coverAt } from '../map/battle-map.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { baySizeOf } from '../transport/bay.js';
import { missing } from './missing.js';
import { numbered } from './numbered.js';
import type { CrewOrder, Order, TransportOrder } from './order.js';
import { isSameCrew } from './same-crew.js';
import { targetFault } from './target-fault.js';

type Commanded = Pick<SpcfkrsState, 'map' | 'units'>;

/** What is wrong with what the crews of a craft are ordered to do. @rule S-CREW @rule S-VMODS @rule S-TRANSPORT */
export function crewFault(state: Commanded, { units, crew }: Order): Problem | undefined {
  const unit = livingUnit(state, units[0] ?? 0);
  if (crew === undefined || crew.length === 0 || unit === undefined) return undefined;
  const { profile } = unit;
  if (profile.class === 'on-foot') return problem(['crew'], 'Only a craft has crews.', 'S-CREW');
  for (const [index, act] of crew.entries()) {
    const path = ['crew', index];
    const isAgain = crew.slice(0, index).some((other) => isSameCrew(other, act));
    if (isAgain) return problem(path, 'A crew, or a bay, has its order already.', 'S-CREW');
    const fault = oneFault(state, units, act, unit, profile, path);
    if (fault !== undefined) return fault;
  }
  return twiceFault(crew);
}

function oneFault(
  state: Commanded,
  units: Order['units'],
  act: CrewOrder,
  unit: Unit,
  profile: CraftProfile,
  path: Problem['path'],
): Problem | undefined {
  const lacks = (power: Power) => !profile.powers.includes(power);
  const refused = (what: string) => problem(path, `Unit ${show(unit.name)} has no ${what}.`, 'S-VMODS');
  switch (act.type) {
    case 'hack': {
      if (lacks('hacking')) return refused('hacking crew');
      const target = [...path, 'target'];
      const other = unitOf(state, act.target);
      if (other !== undefined && other.profile.class !== profile.class)
        return problem(target, `The crew of a ${profile.class} hacks a ${profile.class}.`, 'S-VMODS');
      return targetFault(state, units, act.target, false, target);
    }
    case 'recharge':
      if (lacks('technician')) return refused('plasma technician crew');
      return lacks('plasma-shield') ? refused('plasma shield') : undefined;
    case 'slag':
      return lacks('slag') ? refused('plasma slag exhaust') : undefined;
    case 'transport':
      return transportFault(state, units, act, unit, profile, path);
  }
}

/** What is wrong with how a bay is loaded and unloaded. @rule S-TRANSPORT */
function transportFault(
  state: Commanded,
  units: Order['units'],
  { part, board, leave }: TransportOrder,
  craft: Unit,
  { bays }: CraftProfile,
  path: Problem['path'],
): Problem | undefined {
  const refused = (at: Problem['path'], message: string) => problem([...path, ...at], message, 'S-TRANSPORT');
  if (units.length > 1) return refused([], 'The bays of each craft of a battalion have orders of their own alone.');
  if (!bays.includes(part))
    return refused(['part'], `${show(craft.name)} has no transport bay in ${numbered('part', part)}.`);
  if (!isWhole(craft, part))
    return refused(['part'], `The transport bay in ${numbered('part', part)} of ${show(craft.name)} is wrecked.`);
  if (board.length + leave.length === 0) return refused([], 'Nobody is told to board or to leave.');
  const size = baySizeOf(craft);
  if (board.length + leave.length > size) return refused([], `At most ${size} units board and leave a bay in a round.`);
  for (const [index, id] of board.entries()) {
    const fault = boarderFault(state, id, craft);
    if (fault !== undefined) return refused(['board', index], fault);
  }
  for (const [index, { unit: id, at }] of leave.entries()) {
    const unit = livingUnit(state, id);
    if (unit === undefined) return refused(['leave', index, 'unit'], missing(state, id));
    if (unit.aboard?.craft !== craft.id || unit.aboard.part !== part)
      return refused(['leave', index, 'unit'], `Unit ${show(unit.name)} is not in that bay.`);
    if (!isOnGrid(at, state.map)) return refused(['leave', index, 'at'], 'That space is not on the map.');
    if (coverAt(state.map, at) === 'full') return refused(['leave', index, 'at'], `${cellName(at)} is full cover.`);
  }
  return undefined;
}

function boarderFault(state: Commanded, id: Unit['id'], craft: Unit): string | undefined {
  const unit = livingUnit(state, id);
  if (unit === undefined) return missing(state, id);
  if (unit.profile.class !== 'on-foot') return 'Only units on foot go aboard.';
  if (unit.side !== craft.side) return `Unit ${show(unit.name)} is of another side.`;
  return unit.aboard === null ? undefined : `Unit ${show(unit.name)} is aboard already.`;
}

/** What is wrong where a unit is to board or leave more than once. @rule S-TRANSPORT */
function twiceFault(crew: readonly CrewOrder[]): Problem | undefined {
  const seen = new Set<Unit['id']>();
  for (const [index, act] of crew.entries()) {
    if (act.type !== 'transport') continue;
    for (const id of [...act.board, ...act.leave.map(({ unit }) => unit)]) {
      if (seen.has(id)) return problem(['crew', index], 'A unit boards or leaves once in a round.', 'S-TRANSPORT');
      seen.add(id);
    }
  }
  return undefined;
}
