import { type Ask, checkOrders, isOnMap, type Order, type Unit } from '@tabletop/spcfkrs';
import { writeOrder } from '@tabletop/spcfkrs/text';
import type { Command } from './command.js';
import { craftForms } from './craft-forms.js';
import { nearestCover, nearestEnemy, partToName, wayFor } from './nearby.js';

/** An order, and what it may be given for. */
interface Form extends Order {
  readonly asks: readonly Ask[];
}

/** Every kind of order that may be given now, written with names that are at hand; the first is an example of them. */
export function formsFor(command: Command): readonly string[] {
  const isAsked = ({ asks }: Form): boolean => asks.includes(command.ask);
  const forms = [
    ...footForms(command).filter(isAsked),
    ...craftForms(command),
    ...commonForms(command).filter(isAsked),
  ];
  return forms.map((form) => writeOrder(form, command.view));
}

/** What units on foot can be ordered. */
function footForms(command: Command): readonly Form[] {
  const units = command.units.filter((unit) => unit.craft === null && isOnMap(unit));
  const [first] = units;
  const enemy = first === undefined ? undefined : nearestEnemy(command, first);
  if (first === undefined || enemy === undefined) return [];
  const { id: target } = enemy;
  const part = partToName(enemy);
  const attack = { target, ...(part === 0 ? {} : { part }) };
  const way = wayFor(command, first);
  const cover = nearestCover(command, first);
  const order = (unit: Unit, act: Order['act'], move: Order['move'], ...asks: readonly Ask[]): Form => {
    return { units: [unit.id], act, move, asks };
  };
  const byOne = (can: (unit: Unit) => boolean, form: (unit: Unit) => Form) => units.filter(can).slice(0, 1).map(form);
  return [
    order(first, { type: 'shoot', ...attack, through: false }, way, 'round'),
    ...(way === null ? [] : [order(first, null, way, 'move')]),
    order(first, null, { type: 'follow', target }, 'round', 'declare'),
    ...byOne(hacks, (unit) => order(unit, { type: 'hack', target }, null, 'round', 'special')),
    order(first, { type: 'stab', ...attack, through: false }, null, 'round', 'stab'),
    ...byOne(stabsThrough, (unit) => order(unit, { type: 'stab', ...attack, through: true }, null, 'round', 'stab')),
    order(first, { type: 'shoot', ...attack, through: false }, null, 'shoot'),
    ...byOne(shootsThrough, (unit) => order(unit, { type: 'shoot', ...attack, through: true }, null, 'round', 'shoot')),
    ...(cover === undefined ? [] : [order(first, { type: 'shoot-cover', at: cover }, null, 'round', 'shoot')]),
    order(first, null, { type: 'delay' }, 'declare'),
  ];
}

/** What any units can be ordered. */
function commonForms(command: Command): readonly Form[] {
  const idle = (units: Order['units'], ...asks: readonly Ask[]): Form => ({ units, act: null, move: null, asks });
  const [first] = command.units.filter(isOnMap);
  return [
    ...pairOf(command).map((pair) => idle(pair, 'round', 'move')),
    ...(first === undefined ? [] : [idle([first.id], 'round', 'declare', 'special', 'stab', 'shoot', 'move')]),
  ];
}

function hacks({ profile }: Unit): boolean {
  return profile.powers.includes('hacking');
}

function stabsThrough({ profile }: Unit): boolean {
  return profile.class === 'on-foot' && profile.blade.through !== null;
}

function shootsThrough({ profile }: Unit): boolean {
  return profile.class === 'on-foot' && profile.gun.through !== null;
}

/** Two units, listed one after the other, that can form a battalion, if there are such. */
function pairOf({ view, player, units }: Command): readonly Order['units'][] {
  const pairs = units.slice(1).map(({ id }, at) => [units[at]?.id ?? id, id]);
  return pairs
    .filter((pair) => checkOrders(view, player, [{ units: pair, act: null, move: null }]).refused.length === 0)
    .slice(0, 1);
}
