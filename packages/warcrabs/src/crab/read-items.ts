import { reading } from '@tabletop/game';
import { MAX_LENGTH, MAX_MONEY, MAX_VALUE } from '../limits.js';
import type { Shell, Weapon } from './crab.js';

const { byRule, flagIn, nameIn, valueIn, wanted, whole, wordIn } = reading;

/** Reads a weapon. Flags that are left out are not set; range and uses that are left out have no end. @rule W-KIT-HOUSE */
export function weaponFrom(item: reading.Source): Weapon {
  const source = byRule(item, 'W-KIT-HOUSE');
  // An entry of a list of equipment says where its numbers come from; a weapon on a crab does not.
  valueIn(source, 'provenance');
  const kind = wordIn(source, 'kind', ['claw', 'ranged', 'tossed']);
  return {
    name: nameIn(source, 'name'),
    kind,
    damage: whole(source, 'damage', 0, MAX_VALUE),
    weight: whole(source, 'weight', 0, MAX_VALUE),
    price: whole(source, 'price', 0, MAX_MONEY),
    toHit: whole(source, 'toHit', -MAX_VALUE, MAX_VALUE, 0),
    maxRange: kind === 'claw' ? noRange(source) : endOf(source, 'maxRange', MAX_LENGTH),
    uses: endOf(source, 'uses', MAX_VALUE),
    explosive: flagIn(source, 'explosive'),
    ignoresCover: flagIn(source, 'ignoresCover'),
    flame: flagIn(source, 'flame'),
  };
}

/** Reads a shell. @rule W-SHELL */
export function shellFrom(item: reading.Source): Shell {
  const source = byRule(item, 'W-SHELL');
  valueIn(source, 'provenance');
  return {
    name: nameIn(source, 'name'),
    weight: whole(source, 'weight', 0, MAX_VALUE),
    armour: whole(source, 'armour', 0, MAX_VALUE),
    price: whole(source, 'price', 0, MAX_MONEY),
  };
}

/** A copy of a weapon that has its own fields and no others. */
export function weaponOf({
  name,
  kind,
  damage,
  weight,
  price,
  toHit,
  maxRange,
  uses,
  explosive,
  ignoresCover,
  flame,
}: Weapon): Weapon {
  return { name, kind, damage, weight, price, toHit, maxRange, uses, explosive, ignoresCover, flame };
}

/** A copy of a shell that has its own fields and no others. */
export function shellOf({ name, weight, armour, price }: Shell): Shell {
  return { name, weight, armour, price };
}

/** Whether an item is a shell, not a weapon. */
export function isShell(item: Weapon | Shell): item is Shell {
  return 'armour' in item;
}

function endOf(source: reading.Source, name: string, most: number): number | null {
  const value = valueIn(source, name);
  return value === undefined || value === null ? null : whole(source, name, 1, most);
}

function noRange(source: reading.Source): null {
  const value = valueIn(source, 'maxRange');
  if (value !== undefined && value !== null)
    wanted(source, 'maxRange', 'null for a claw weapon, which reaches as far as claws');
  return null;
}
