import { type Cell, cellsOf, nearestFirst } from '@tabletop/geometry/grid';
import { type Ask, checkOrders, coverAt, moveOptions, type Order, type Unit } from '@tabletop/spcfkrs';
import { writeOrder } from '@tabletop/spcfkrs/text';
import type { Command } from './command.js';

/** An order, and what it may be given for. */
interface Form extends Order {
  readonly asks: readonly Ask[];
}

/** Every kind of order that may be given now, written with names that are at hand; the first is an example of them. */
export function formsFor(command: Command): readonly string[] {
  return ordersFor(command)
    .filter(({ asks }) => asks.includes(command.ask))
    .map((form) => writeOrder(form, command.view));
}

function ordersFor(command: Command): readonly Form[] {
  const { units } = command;
  const [first] = units;
  const enemy = first === undefined ? undefined : nearestEnemy(command, first);
  if (first === undefined || enemy === undefined) return [];
  const { id: target } = enemy;
  const way = wayFor(command, first);
  const cover = nearestCover(command, first);
  const order = (unit: Unit, act: Order['act'], move: Order['move'], ...asks: readonly Ask[]): Form => {
    return { units: [unit.id], act, move, asks };
  };
  const byOne = (can: (unit: Unit) => boolean, form: (unit: Unit) => Form) => units.filter(can).slice(0, 1).map(form);
  return [
    order(first, { type: 'shoot', target, through: false }, way, 'round'),
    ...(way === null ? [] : [order(first, null, way, 'move')]),
    order(first, null, { type: 'follow', target }, 'round', 'declare'),
    ...byOne(hacks, (unit) => order(unit, { type: 'hack', target }, null, 'round', 'special')),
    order(first, { type: 'stab', target, through: false }, null, 'round', 'stab'),
    ...byOne(stabsThrough, (unit) => order(unit, { type: 'stab', target, through: true }, null, 'round', 'stab')),
    order(first, { type: 'shoot', target, through: false }, null, 'shoot'),
    ...byOne(shootsThrough, (unit) => order(unit, { type: 'shoot', target, through: true }, null, 'round', 'shoot')),
    ...(cover === undefined ? [] : [order(first, { type: 'shoot-cover', at: cover }, null, 'round', 'shoot')]),
    order(first, null, { type: 'delay' }, 'declare'),
    ...pairOf(command).map((pair): Form => ({ ...order(first, null, null, 'round', 'move'), units: pair })),
    order(first, null, null, 'round', 'declare', 'special', 'stab', 'shoot', 'move'),
  ];
}

function hacks({ profile }: Unit): boolean {
  return profile.powers.includes('hacking');
}

function stabsThrough({ profile }: Unit): boolean {
  return profile.blade.through !== null;
}

function shootsThrough({ profile }: Unit): boolean {
  return profile.gun.through !== null;
}

function placeOf({ parts }: Pick<Unit, 'parts'>): Cell {
  return parts[0]?.at ?? { column: 0, row: 0 };
}

function nearestEnemy({ view }: Command, unit: Unit): Unit | undefined {
  const nearer = nearestFirst(placeOf(unit), 'chebyshev');
  const enemies = view.units.filter(({ alive, side }) => alive && side !== unit.side);
  return enemies.sort((a, b) => nearer(placeOf(a), placeOf(b)))[0];
}

function nearestCover({ view: { map } }: Command, unit: Unit): Cell | undefined {
  const covers = cellsOf(map).filter((cell) => coverAt(map, cell) !== 'none');
  return covers.sort(nearestFirst(placeOf(unit), 'chebyshev'))[0];
}

/** A way of two spaces, or any. */
function wayFor({ view, rules }: Command, unit: Unit): Order['move'] {
  const ways = moveOptions(view, unit, rules).flatMap((move) => (move.type === 'path' ? [move] : []));
  return ways.find(({ path }) => path.length === 2) ?? ways[0] ?? null;
}

/** Two units, listed one after the other, that can form a battalion, if there are such. */
function pairOf({ view, player, units }: Command): readonly Order['units'][] {
  const pairs = units.slice(1).map(({ id }, at) => [units[at]?.id ?? id, id]);
  return pairs
    .filter((pair) => checkOrders(view, player, [{ units: pair, act: null, move: null }]).refused.length === 0)
    .slice(0, 1);
}
