import { LEGAL_LIMIT, type Move, moveOf, moveOptions, type Order, type RamMove, type Unit } from '@tabletop/spcfkrs';
import { unitName, writeOrder } from '@tabletop/spcfkrs/text';
import type { Command } from './command.js';
import { type Deed, deedsIn, deedsOf } from './deeds.js';
import { afterTransport, chanceOf, lostOf, ramChanceOf } from './trials.js';

/**
 * What a unit can do as things stand, with the chance of each roll: 'shoot B1 (67%)', 'fire 2 at V2.1 (83%)'. Of very much
 * not all is listed, and of each gun as much as of any other.
 */
export function actTexts(command: Command, unit: Unit): readonly string[] {
  const deeds = deedsOf(command, unit);
  const listed = fairShare(deeds);
  const texts = listed.map((deed) => withChance(textOf(command, deed.order), chanceOf(command.state, unit.id, deed)));
  const hidden = deeds.length - listed.length;
  return hidden === 0 ? texts : [...texts, `and ${hidden} more`];
}

function fairShare(deeds: readonly Deed[]): readonly Deed[] {
  if (deeds.length <= LEGAL_LIMIT) return deeds;
  const ofGun = new Map<number | undefined, number>();
  for (const deed of deeds) ofGun.set(gunOf(deed), 0);
  const most = Math.ceil(LEGAL_LIMIT / ofGun.size);
  return deeds.filter((deed) => {
    const gun = gunOf(deed);
    const before = ofGun.get(gun) ?? 0;
    ofGun.set(gun, before + 1);
    return before < most;
  });
}

/** The gun of a craft that is fired. */
function gunOf({ order: { act } }: Deed): number | undefined {
  return act?.type === 'fire' ? act.guns[0]?.gun : undefined;
}

/** How a unit can move: how far, whether it can wait or go after others, and whom it reaches to ram. */
export function moveTexts(command: Command, unit: Unit): readonly string[] {
  const { ask, view } = command;
  const isCraft = unit.craft !== null;
  const most = moveOf(view.map, unit);
  if (ask === 'declare') return ['delay', 'follow', ...(isCraft ? ['keep a distance'] : [])];
  if (ask !== 'round' && ask !== 'move') return [];
  const rams = isCraft ? nearestRams(command, unit) : [];
  return [
    most === 0 ? 'cannot move' : `move up to ${most}`,
    ...rams.map((move) =>
      withChance(textOf(command, { units: [unit.id], act: null, move }), ramChanceOf(command.state, unit.id, move)),
    ),
  ];
}

/** Where a passenger is that takes no orders yet; undefined for whoever is on the map. */
export function aboardText({ view }: Command, { aboard }: Unit): string | undefined {
  if (aboard === null) return undefined;
  return `aboard ${unitName(aboard.craft, view)}.${aboard.part + 1}, and takes orders once that lets it out`;
}

/** How each enemy that is in reach can be rammed: the part to which the way is shortest. */
function nearestRams({ view, rules }: Command, unit: Unit): readonly RamMove[] {
  const nearest = new Map<number, RamMove>();
  for (const move of moveOptions(view, unit, rules)) {
    if (!isRam(move)) continue;
    const before = nearest.get(move.target);
    if (before === undefined || move.path.length < before.path.length) nearest.set(move.target, move);
  }
  return [...nearest.values()];
}

function isRam(move: Move): move is RamMove {
  return move.type === 'ram';
}

/** What there is to command as it will be when the bays of craft have been loaded and unloaded as ordered. */
export function asLoaded(command: Command, orders: readonly Order[]): Command {
  const state = afterTransport(command.state, orders.flatMap(deedsIn));
  const { units } = state;
  const ids = command.units.map(({ id }) => id);
  return { ...command, state, view: { ...command.view, units }, units: units.filter(({ id }) => ids.includes(id)) };
}

function withChance(text: string, chance: string | undefined): string {
  return chance === undefined ? text : `${text} (${chance})`;
}

/** An order without the unit that it is for. */
function textOf({ view }: Command, order: Order): string {
  const text = writeOrder(order, view);
  return text.slice(text.indexOf(':') + 1).trim();
}

/**
 * What would be lost of an order, were it carried out as things stand and as the bays are loaded by then; undefined where
 * nothing would.
 */
export function lostNow({ state }: Command, order: Order, orders: readonly Order[]): Order | undefined {
  const crews = orders.filter((each) => each !== order).flatMap(deedsIn);
  const lost: Order[] = [];
  let before: readonly Deed[] = [];
  for (const deed of deedsIn(order)) {
    const isTransport = deed.order.crew?.[0]?.type === 'transport';
    // Bays are loaded one after the other; guns are fired when all of them are.
    const now = afterTransport(state, isTransport ? before : [...crews, ...deedsIn(order)]);
    const missed = order.units.map((id) => lostOf(now, id, deed));
    const [first] = missed;
    if (first !== undefined && missed.every((each) => each !== undefined)) lost.push(first);
    if (isTransport) before = [...before, deed];
  }
  return lost.length === 0 ? undefined : joined(order.units, lost);
}

/** Several things to do as one order. */
function joined(units: Order['units'], orders: readonly Order[]): Order {
  const crew = orders.flatMap((each) => each.crew ?? []);
  const guns = orders.flatMap(({ act }) => (act?.type === 'fire' ? act.guns : []));
  const act =
    guns.length > 0 ? ({ type: 'fire', guns } as const) : (orders.find((each) => each.act !== null)?.act ?? null);
  return { units, act, move: null, ...(crew.length === 0 ? {} : { crew }) };
}
