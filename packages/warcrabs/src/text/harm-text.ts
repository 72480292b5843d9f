import { count, thrownText } from '@tabletop/game/text';
import type { Died, EnduranceRolled, Scorched, Struck } from '../events.js';
import type { Arc } from '../state.js';
import type { Teller } from './teller.js';

/** From where an attack comes, in words. @rule W-ARC */
export const ARCS: Readonly<Record<Arc, string>> = {
  front: 'from the front',
  side: 'from the side',
  behind: 'from behind',
};

/** An attack that struck home: whence, where and what it did. From the side, the die says where. */
export function struckText(event: Struck, { crab }: Teller): string {
  const { arc, location, damage, toArmour, toHitPoints, armour, hitPoints, flavour, dice = [] } = event;
  const die = dice.length === 0 ? '' : ` on a ${dice.join(', ')}`;
  const where = `The blow ${ARCS[arc]} lands on the ${location}${die}`;
  const harm = [
    ...(toArmour === 0 ? [] : [`the armour takes ${toArmour} (${armour} left)`]),
    ...(toHitPoints === 0 ? [] : [`${crab(event.crab)} loses ${lossText(toHitPoints, hitPoints)}`]),
  ];
  const what = harm.length === 0 ? `${damage} damage to no effect on ${crab(event.crab)}` : harm.join(' and ');
  return `${where}: ${what}.${flavour === null ? '' : FLAVOURS[flavour]}`;
}

const FLAVOURS: Readonly<Record<NonNullable<Struck['flavour']>, string>> = {
  'limb-snapped': ' A limb snaps off; it will be back by the next fight.',
};

/** An explosive set off claw-to-claw. */
export function scorchedText({ crab, damage, hitPoints }: Scorched, teller: Teller): string {
  return `The explosion goes past the armour: ${teller.crab(crab)} loses ${lossText(damage, hitPoints)}.`;
}

/** '3 Hit Points (2 left)'. */
export function lossText(lost: number, left: number): string {
  return `${count(lost, 'Hit Point')} (${left} left)`;
}

/** A death, and whose it is. */
export function diedText({ crab, by }: Died, teller: Teller): string {
  const name = teller.crab(crab);
  if (by === null) return `${name} is dead!`;
  return by === crab ? `${name} is dead by its own doing!` : `${name} is dead, and ${teller.crab(by)} has the credit!`;
}

const CAUSES: Readonly<Record<EnduranceRolled['why'], string>> = {
  'near-miss': 'after the near miss',
  fall: 'after the fall',
};

/** A roll so as not to be stunned. */
export function enduranceText(event: EnduranceRolled, { crab }: Teller): string {
  const { why, endurance, total, withstood, dice = [] } = event;
  const roll = `${crab(event.crab)} rolls ${thrownText(dice, total)} against Endurance ${endurance} ${CAUSES[why]}`;
  return `${roll}: ${withstood ? 'it withstands' : 'too much for it'}.`;
}
