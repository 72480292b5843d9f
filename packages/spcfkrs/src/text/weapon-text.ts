import { count } from '@tabletop/game/text';
import { hitsOnOf } from '../attacks/judge.js';
import type { Weapon } from '../force/weapon.js';
import type { Rules } from '../rules.js';
import { shown } from './teller.js';
import { signed } from './words.js';

/** 'Plasma rifle: 2 damage, range 12, fires twice, through cover for 1, 3 points'; `others` are told at the end. */
export function weaponText(weapon: Weapon, others: readonly string[], rules: Rules): string {
  const { name, kind, hitsOn, damage, range, shots, through, plasma, chains, blast } = weapon;
  const facts = [
    ...(hitsOn === 'hitsOn' ? [] : [`hits on ${hitsOnOf({ hitsOn }, { rules })}+`]),
    `${damage} damage`,
    `range ${range}`,
    ...shotsText(shots, kind),
    ...(chains ? ['chains'] : []),
    ...(blast ? ['hits all spaces around as well'] : []),
    ...(through === null ? [] : [`through cover for ${through}`]),
    ...(plasma ? ['plasma'] : []),
    ...others,
  ];
  return `${shown(name)}: ${facts.join(', ')}`;
}

/** How often a weapon fires, where that is not once: 'fires twice', 'fires 4 + d6 times'. */
function shotsText({ fixed, dice }: Weapon['shots'], kind: Weapon['kind']): readonly string[] {
  const verb = kind === 'gun' ? 'fires' : 'stabs';
  if (dice > 0) return [`${verb} ${fixed === 0 ? '' : `${fixed} + `}${dice === 1 ? '' : dice}d6 times`];
  if (fixed === 1) return [];
  return [fixed === 2 ? `${verb} twice` : `${verb} ${fixed} times`];
}

/** 'Medium armour: +2 Body, -2 Speed, 2 points'. */
export function bonusText(
  name: string,
  { body = 0, speed = 0, move = 0 }: { readonly body?: number; readonly speed?: number; readonly move?: number },
  cost: number | undefined,
): string {
  const bonus = (value: number, what: string) => (value === 0 ? [] : [`${signed(value)} ${what}`]);
  const facts = [
    ...bonus(body, 'Body'),
    ...bonus(speed, 'Speed'),
    ...bonus(move, 'Move'),
    ...(cost === undefined ? [] : [count(cost, 'point')]),
  ];
  return facts.length === 0 ? shown(name) : `${shown(name)}: ${facts.join(', ')}`;
}
