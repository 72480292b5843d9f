import type { Chance } from '@tabletop/dice';
import { type PlayerId, thinned } from '@tabletop/game';
import { isOnMap, isWhole, wholeParts } from '../condition.js';
import { enemiesOf } from '../find.js';
import { gunsOf } from '../force/guns-of.js';
import type { Rules } from '../rules.js';
import { ACT_PHASES } from '../stage.js';
import type { Ask, Unit } from '../state.js';
import { anyPath } from './any-path.js';
import { askedUnits } from './asked.js';
import { areAlike, areTogether } from './battalion.js';
import { crewOptions } from './crew-options.js';
import { followOptions, keepOptions, movesFor, ramOptions } from './move-options.js';
import { actsAt, aimsAt, triesOf } from './options.js';
import type { Act, CrewOrder, GunOrder, Move, Order } from './order.js';
import { orderOrNone } from './order-or-none.js';
import { isSameCrew } from './same-crew.js';
import type { Choosing } from './spread.js';

/**
 * Some orders of a player: every unit does something or nothing, and goes somewhere or nowhere, at random; now and then
 * units that are alike and stand together form a battalion.
 *
 * @rule S-ORDERS
 */
export function anyOrders(state: Choosing, player: PlayerId, chance: Chance, rules: Rules): readonly Order[] {
  if (state.stage.step !== 'orders') return [];
  const { ask } = state.stage;
  const units = askedUnits(state, player).filter(isOnMap);
  const battalion = chance.index(4) === 0 ? anyBattalion(state, units, chance) : [];
  const members = battalion.length > 1 ? battalion.map(({ id }) => id) : [];
  return units.flatMap((unit) => {
    if (members.includes(unit.id) && members[0] !== unit.id) return [];
    const together = members[0] === unit.id ? members : [unit.id];
    const act = anyAct(state, unit, ask, chance, rules);
    const some = anyMove(state, unit, ask, chance, rules);
    // A battalion does not follow one of its own.
    const move = some?.type === 'follow' && together.includes(some.target) ? null : some;
    return orderOrNone(together, act, move, anyCrew(state, unit, ask, chance, rules));
  });
}

/** Units on foot of some that are alike, of one side, and stand together. @rule S-BATTALION */
function anyBattalion({ map }: Choosing, units: readonly Unit[], chance: Chance): readonly Unit[] {
  const first = units[chance.index(Math.max(1, units.length))];
  if (first === undefined || first.craft !== null) return [];
  const members = [first];
  for (const unit of units) {
    const joined = [...members, unit];
    if (unit.id !== first.id && unit.side === first.side && areAlike(map, joined) && areTogether(map, joined))
      members.push(unit);
  }
  return members;
}

/** Something that a unit can do, to the first of its enemies to whom it can do anything, going round; or nothing. */
function anyAct(state: Choosing, unit: Unit, ask: Ask, chance: Chance, rules: Rules): Act | null {
  const phases = ACT_PHASES.filter((phase) => ask === 'round' || ask === phase);
  const phase = phases[chance.index(Math.max(1, phases.length))];
  if (phase === undefined || unit.acted || chance.index(8) === 0) return null;
  const enemies = enemiesOf(state, unit);
  const first = chance.index(Math.max(1, enemies.length));
  const round = [...enemies.slice(first), ...enemies.slice(0, first)];
  if (unit.craft !== null)
    return ask === 'round' || ask === 'shoot' ? anyFire(state, unit, round, chance, rules) : null;
  for (const enemy of round) {
    const acts = actsAt(state, unit, enemy, phase, rules);
    if (acts.length > 0) return acts[chance.index(acts.length)] ?? null;
  }
  return null;
}

/** Some way to fire the guns of a craft, each at the first of some enemies that it can shoot at. @rule S-GUNS */
function anyFire(state: Choosing, unit: Unit, enemies: readonly Unit[], chance: Chance, rules: Rules): Act | null {
  if (unit.hacked) return null;
  const tries = triesOf(state, unit);
  const guns = gunsOf(unit.profile).flatMap((gun, index): readonly GunOrder[] => {
    if (!isWhole(unit, gun.part)) return [];
    for (const enemy of enemies.slice(0, tries)) {
      const aims = aimsAt(state, unit, gun, enemy, rules, thinned(wholeParts(enemy), tries));
      const aim = aims[chance.index(Math.max(1, aims.length))];
      if (aim !== undefined) return [{ gun: index, aim }];
    }
    return [];
  });
  return guns.length === 0 ? null : { type: 'fire', guns };
}

/** What some crews of a craft do: each as likely as not. @rule S-CREW */
function anyCrew(state: Choosing, unit: Unit, ask: Ask, chance: Chance, rules: Rules): readonly CrewOrder[] {
  if (unit.craft === null || (ask !== 'round' && ask !== 'special')) return [];
  const chosen: CrewOrder[] = [];
  const busy = new Set<Unit['id']>();
  for (const option of crewOptions(state, unit, rules)) {
    if (chance.index(2) === 0 || chosen.some((other) => isSameCrew(other, option))) continue;
    const moved = option.type === 'transport' ? [...option.board, ...option.leave.map((exit) => exit.unit)] : [];
    if (moved.some((id) => busy.has(id))) continue;
    for (const id of moved) busy.add(id);
    chosen.push(option);
  }
  return chosen;
}

/** Some way to go, or none: along a path more often than after another unit. @rule S-MOVE @rule S-FOLLOW @rule S-DELAY */
function anyMove(state: Choosing, unit: Unit, ask: Ask, chance: Chance, rules: Rules): Move | null {
  const kind = chance.index(8);
  if (kind < 2) return null;
  const isPath = ask === 'move' || (ask === 'round' && kind > 2);
  if (isPath && (unit.craft === null || kind > 3)) return anyPath(state, unit, chance, rules) ?? null;
  const others =
    ask === 'round' || ask === 'move' ? elsewhere(state, unit, ask, rules) : movesFor(state, unit, ask, rules);
  return others[chance.index(others.length + 1)] ?? null;
}

/** What a unit can do with its move besides going along a path. */
function elsewhere(state: Choosing, unit: Unit, ask: 'round' | 'move', rules: Rules): readonly Move[] {
  const rams = ramOptions(state, unit, rules);
  return ask === 'move' ? rams : [...followOptions(state, unit), ...keepOptions(state, unit), ...rams];
}
