import { thrownText } from '@tabletop/game/text';
import { same, subtract, type Vector } from '@tabletop/geometry';
import type { Blasted, Fell, LiftRolled, Thrown } from '../events.js';
import { toUnits } from '../units.js';
import { compass } from './compass.js';
import { lossText } from './harm-text.js';
import type { Teller } from './teller.js';
import { distanceBetween, feet, inches, place } from './words.js';

/** A push by an explosive, and whether something was in the way of it. */
export function blastedText({ crab, from, to }: Blasted, teller: Teller): string {
  const name = teller.crab(crab);
  if (same(from, to)) return `The blast cannot move ${name}: something is in the way.`;
  const way = wayText(from, to, toUnits(teller.rules.blastDistance));
  return `The blast pushes ${name} ${way} ${compass(subtract(to, from))} to ${place(to)}.`;
}

/** A roll to lift a crab. */
export function liftText(event: LiftRolled, { crab }: Teller): string {
  const { strength, total, lifted, reach, dice = [] } = event;
  const roll = `${crab(event.crab)} rolls ${thrownText(dice, total)} against Strength ${strength}`;
  const target = crab(event.target);
  if (!lifted) return `${roll} and cannot lift ${target}.`;
  return `${roll} and lifts ${target}: it can be thrown ${reach === 0 ? 'nowhere' : `up to ${inches(reach)}`}.`;
}

/** A throw: where to and, where it did not come down as far away as it was meant to, how far. */
export function thrownAwayText({ crab, target, from, to, distance }: Thrown, teller: Teller): string {
  const thrower = teller.crab(crab);
  const thrown = teller.crab(target);
  if (same(from, to)) return `${thrower} puts ${thrown} down again where it was.`;
  const direction = compass(subtract(to, from));
  const way = wayText(from, to, distance);
  const meant = way === inches(distance) ? '' : `, not ${inches(distance)},`;
  return `${thrower} throws ${thrown} ${way}${meant} ${direction} to ${place(to)}.`;
}

/** How far it is from one place to another: as far as was meant, but for the rounding of the place. */
function wayText(from: Vector, to: Vector, meant: number): string {
  const distance = distanceBetween(from, to);
  return inches(Math.abs(distance - meant) <= 1 ? meant : distance);
}

/** A fall, and what it took. */
export function fellText({ crab, drop, damage, hitPoints }: Fell, teller: Teller): string {
  const harm = damage === 0 ? 'and is not hurt' : `and loses ${lossText(damage, hitPoints)}`;
  return `${teller.crab(crab)} falls ${feet(drop)} ${harm}.`;
}
