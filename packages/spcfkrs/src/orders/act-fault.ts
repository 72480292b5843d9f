import { type Problem, show } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { isWhole } from '../condition.js';
import { livingUnit, unitOf } from '../find.js';
import type { CraftProfile, FootProfile } from '../force/profile.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { numbered } from './numbered.js';
import type { Act, FireOrder, GunOrder, Order } from './order.js';
import { coverFault, partFault, targetFault } from './target-fault.js';

type Commanded = Pick<SpcfkrsState, 'map' | 'units'>;
type ActRules = Pick<Rules, 'friendlyFire'>;

/** What is wrong with a special, a stab or a shot. @rule S-ORDERS @rule S-HACK @rule S-THROUGH @rule S-GUNS */
export function actFault(state: Commanded, order: Order, rules: ActRules): Problem | undefined {
  const { units, act } = order;
  const unit = livingUnit(state, units[0] ?? 0);
  if (act === null || unit === undefined) return undefined;
  const { profile } = unit;
  if (units.some((id) => unitOf(state, id)?.acted))
    return problem(['act'], `Unit ${show(unit.name)} has had its special, stab or shot of this round.`, 'S-ORDERS');
  if (profile.class === 'on-foot') return footFault(state, order, act, unit, profile, rules);
  if (act.type !== 'fire')
    return problem(['act', 'type'], 'A craft fires its guns; what its crews do is ordered of these.', 'S-GUNS');
  return fireFault(state, order, act, unit, profile, rules);
}

function footFault(
  state: Commanded,
  { units }: Order,
  act: Act,
  unit: Unit,
  { gun, blade, powers }: FootProfile,
  { friendlyFire }: ActRules,
): Problem | undefined {
  const refused = (message: string, rule: string) => problem(['act'], message, rule);
  switch (act.type) {
    case 'hack':
      if (!powers.includes('hacking')) return refused(`Unit ${show(unit.name)} has no hacking implant.`, 'S-HACK');
      if (unit.aboard !== null)
        return refused(`Unit ${show(unit.name)} is aboard, and leaves too late for that.`, 'S-TRANSPORT');
      return targetFault(state, units, act.target, false);
    case 'stab':
      if (act.through && blade.through === null)
        return refused(`A ${blade.name} does not stab through cover.`, 'S-THROUGH');
      return atPartFault(state, units, act.target, act.part, friendlyFire);
    case 'shoot':
      if (act.through && gun.through === null)
        return refused(`A ${gun.name} does not shoot through cover.`, 'S-THROUGH');
      return atPartFault(state, units, act.target, act.part, friendlyFire);
    case 'shoot-cover':
      return coverFault(state, act.at);
    case 'fire':
      return problem(['act', 'type'], 'Only a craft fires several guns.', 'S-GUNS');
  }
}

function atPartFault(
  state: Commanded,
  units: Order['units'],
  target: Unit['id'],
  part: number | undefined,
  friendlyFire: boolean,
): Problem | undefined {
  return targetFault(state, units, target, friendlyFire) ?? partFault(state, target, part ?? 0, ['act', 'part']);
}

/** What is wrong with the guns that a craft is to fire. @rule S-GUNS */
function fireFault(
  state: Commanded,
  { units }: Order,
  { guns }: FireOrder,
  unit: Unit,
  profile: CraftProfile,
  rules: ActRules,
): Problem | undefined {
  if (guns.length === 0) return problem(['act', 'guns'], 'At least one gun is fired.', 'S-GUNS');
  for (const [index, order] of guns.entries()) {
    const path = ['act', 'guns', index];
    const isAgain = guns.slice(0, index).some(({ gun }) => gun === order.gun);
    if (isAgain) return problem([...path, 'gun'], `There are two orders for ${numbered('gun', order.gun)}.`, 'S-GUNS');
    const fault = gunFault(state, units, order, unit, profile, rules, path);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function gunFault(
  state: Commanded,
  units: Order['units'],
  { gun: index, aim }: GunOrder,
  unit: Unit,
  { guns }: CraftProfile,
  { friendlyFire }: ActRules,
  path: Problem['path'],
): Problem | undefined {
  const gun = guns[index];
  const refused = (message: string, rule = 'S-GUNS') => problem([...path, 'gun'], message, rule);
  if (gun === undefined)
    return refused(
      guns.length === 0
        ? `Unit ${show(unit.name)} has no guns.`
        : `Unit ${show(unit.name)} has ${guns.length === 1 ? 'one gun' : `${guns.length} guns`}, and no ${numbered('gun', index)}.`,
    );
  if (!isWhole(unit, gun.part))
    return refused(`Of unit ${show(unit.name)}, ${numbered('gun', index)} is on a wrecked part.`);
  if (aim.kind === 'cover') return coverFault(state, aim.at, [...path, 'aim', 'at']);
  if (aim.through && gun.weapon.through === null)
    return problem([...path, 'aim', 'through'], `A ${gun.weapon.name} does not shoot through cover.`, 'S-THROUGH');
  return (
    targetFault(state, units, aim.unit, friendlyFire, [...path, 'aim', 'unit']) ??
    partFault(state, aim.unit, aim.part, [...path, 'aim', 'part'])
  );
}
