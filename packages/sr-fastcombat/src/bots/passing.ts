import type { Pass } from '../actions.js';
import { rangeRow } from '../armoury/ranges.js';
import { canDraw } from '../cards/stock.js';
import { strengthOf } from '../figures/derived.js';
import { itemsOf } from '../items/held.js';
import type { Figure } from '../state.js';
import { centimetresBetween } from '../table/sight.js';
import { walkLeft } from '../turn/walking.js';
import { toCentimetres } from '../units.js';
import type { Mind } from './mind.js';

/** For how long a player passes who declares nothing now: for as long as it is sure to have nothing to declare. */
export function passFor(mind: Mind): Pass {
  const { view, me, own, enemies } = mind;
  const able = own.filter(({ actions }) => actions > 0);
  const ready = able.map((figure) => ({ figure, reach: reachOf(mind, figure) }));
  const outOfReach = (approach: (figure: Figure) => number): boolean =>
    ready.every(({ figure, reach }) =>
      enemies.every((enemy) => centimetresBetween(figure.at, enemy.at) - approach(figure) - approach(enemy) > reach),
    );
  const walk = (figure: Figure): number => toCentimetres(walkLeft(figure, mind.rules));
  const type = 'pass';
  if (hasNoCards(mind) || outOfReach((figure) => (figure.moved ? 0 : walk(figure))))
    return { type, player: me, until: 'turn' };
  const undisturbed = view.order[view.mover] === me && !enemies.some(({ actions }) => actions > 0);
  const inThisMove = undisturbed || outOfReach((figure) => (figure.id === view.moving ? walk(figure) : 0));
  return { type, player: me, until: view.moving !== null && inThisMove ? 'move' : 'now' };
}

/** Whether there is no card to play, and none to be had. */
function hasNoCards({ view, hand, rules }: Mind): boolean {
  const { deck, discards } = view;
  return hand.length === 0 && deck === 0 && !canDraw({ deck: [], discards }, rules);
}

/** How far a figure could do anything to others or to its own gear, in centimetres. */
function reachOf({ view, rules }: Mind, { id, profile }: Figure): number {
  const reaches = [rules.meleeReach];
  for (const { equipment, ready, rounds, spare } of itemsOf(view, id)) {
    // What is still to be got ready is no matter of distance.
    if (!ready || (equipment.kind === 'firearm' && rounds === 0 && spare > 0)) return Number.POSITIVE_INFINITY;
    if (equipment.kind === 'grenade') reaches.push(rangeRow('Hand Grenade', strengthOf(profile, { rules })).extreme);
    if (equipment.kind === 'firearm')
      reaches.push(rangeRow(equipment.weapon.type, strengthOf(profile, { rules })).extreme);
  }
  for (const { range, radius } of profile.spells)
    reaches.push(
      typeof range === 'number' ? range + (radius ?? 0) : range === 'los' ? Number.POSITIVE_INFINITY : rules.touchReach,
    );
  return Math.max(...reaches);
}
