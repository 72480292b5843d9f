import { count, lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { Shell, Weapon } from '../crab/crab.js';
import { dollars } from '../money.js';
import { shown } from './teller.js';
import { signed } from './words.js';

const KINDS: Readonly<Record<Weapon['kind'], string>> = {
  claw: 'claw weapon',
  ranged: 'ranged weapon',
  tossed: 'tossed weapon',
};

/**
 * A weapon or a shell as one line, with all that counts of it and its price. Where `maxLength` is shorter than the line,
 * its beginning is kept.
 */
export function describeItem(item: Weapon | Shell, options: TextOptions = {}): string {
  const facts = 'armour' in item ? shellFacts(item) : weaponFacts(item);
  const all = [...facts, `weight ${item.weight}`, dollars(item.price)];
  return shorten(`${shown(item.name)}: ${all.join(', ')}`, lengthAllowed(options));
}

function shellFacts({ armour }: Shell): readonly string[] {
  return ['shell', `armour ${armour}`];
}

function weaponFacts({ kind, damage, toHit, maxRange, uses, ...flags }: Weapon): readonly string[] {
  return [
    KINDS[kind],
    `damage ${damage}`,
    ...(toHit === 0 ? [] : [`to hit ${signed(toHit)}`]),
    ...(maxRange === null ? [] : [`up to ${maxRange} in`]),
    ...(uses === null ? [] : [count(uses, 'use')]),
    ...(flags.explosive ? ['explosive'] : []),
    ...(flags.flame ? ['flame'] : []),
    ...(flags.ignoresCover ? ['ignores cover'] : []),
  ];
}
