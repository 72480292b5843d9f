import { reading } from '@tabletop/game';
import { MAX_LENGTH, MAX_MONEY, MAX_VALUE } from '../limits.js';
import type { Shell, Weapon } from './crab.js';

/** Reads a weapon. Flags that are left out are not set; range and uses that are left out have no end. @rule W-KIT-HOUSE */
export function weaponFrom(item: reading.Source): Weapon {
  const source = reading.byRule(item, 'W-KIT-HOUSE');
  // An entry of a list of equipment says where its numbers come from; a weapon on a crab does not.
  reading.valueIn(source, 'provenance');
  const kind = reading.wordIn(source, 'kind', ['claw', 'ranged', 'tossed']);
  return {
    name: reading.nameIn(source, 'name'),
    kind,
    damage: reading.whole(source, 'damage', 0, MAX_VALUE),
    weight: reading.whole(source, 'weight', 0, MAX_VALUE),
    price: reading.whole(source, 'price', 0, MAX_MONEY),
    toHit: reading.whole(source, 'toHit', -MAX_VALUE, MAX_VALUE, 0),
    maxRange: kind === 'claw' ? noRange(source) : endOf(source, 'maxRange', MAX_LENGTH),
    uses: endOf(source, 'uses', MAX_VALUE),
    explosive: reading.flagIn(source, 'explosive'),
    ignoresCover: reading.flagIn(source, 'ignoresCover'),
    flame: reading.flagIn(source, 'flame'),
  };
}

/** Reads a shell. @rule W-SHELL */
export function shellFrom(item: reading.Source): Shell {
  const source = reading.byRule(item, 'W-SHELL');
  reading.valueIn(source, 'provenance');
  return {
    name: reading.nameIn(source, 'name'),
    weight: reading.whole(source, 'weight', 0, MAX_VALUE),
    armour: reading.whole(source, 'armour', 0, MAX_VALUE),
    price: reading.whole(source, 'price', 0, MAX_MONEY),
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
  const value = reading.valueIn(source, name);
  return value === undefined || value === null ? null : reading.whole(source, name, 1, most);
}

function noRange(source: reading.Source): null {
  const value = reading.valueIn(source, 'maxRange');
  if (value !== undefined && value !== null)
    reading.wanted(source, 'maxRange', 'null for a claw weapon, which reaches as far as claws');
  return null;
}
