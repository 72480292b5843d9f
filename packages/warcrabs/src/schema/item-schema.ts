import { agreed, count, flag, list, nameSchema, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import type { Shell, Weapon } from '../crab/crab.js';
import type { Equipment, ShellEntry, WeaponEntry } from '../equipment/equipment.js';
import { MAX_EQUIPMENT, MAX_LENGTH, MAX_MONEY, MAX_VALUE } from '../limits.js';
import { valueSchema } from './number-schemas.js';

const cents = count(MAX_MONEY);
const modifier = whole(-MAX_VALUE, MAX_VALUE);
const range = v.nullable(whole(1, MAX_LENGTH));
const uses = v.nullable(whole(1, MAX_VALUE));

const firstEntries = {
  name: nameSchema,
  kind: oneOf('claw', 'ranged', 'tossed'),
  damage: valueSchema,
  weight: valueSchema,
  price: cents,
};

/** The fields of a weapon. */
export const weaponEntries: { readonly [Field in keyof Weapon]: Schema<Weapon[Field]> } = {
  ...firstEntries,
  toHit: modifier,
  maxRange: range,
  uses,
  explosive: flag(),
  ignoresCover: flag(),
  flame: flag(),
};

/** The fields of a shell. */
export const shellEntries: { readonly [Field in keyof Shell]: Schema<Shell[Field]> } = {
  name: nameSchema,
  weight: valueSchema,
  armour: valueSchema,
  price: cents,
};

/** The shape of a weapon on a crab in a fight. */
export const weaponShape: Schema<Weapon> = agreed<Weapon>()(record(weaponEntries));

/** The shape of a shell on a crab in a fight. */
export const shellShape: Schema<Shell> = agreed<Shell>()(record(shellEntries));

const origin = oneOf('source', 'house');

/** Where each value of a weapon comes from. */
const weaponProvenance = record({
  name: origin,
  kind: origin,
  damage: origin,
  weight: origin,
  price: origin,
  toHit: origin,
  maxRange: origin,
  uses: origin,
  explosive: origin,
  ignoresCover: origin,
  flame: origin,
});

/** The shape of a weapon as it is given: what it has not may be left out, and it may be an entry of a list. */
export const weaponEntryShape: Schema<WeaponEntry> = agreed<WeaponEntry>()(
  record({
    ...firstEntries,
    toHit: v.optional(modifier, 0),
    maxRange: v.optional(range, null),
    uses: v.optional(uses, null),
    explosive: v.optional(flag(), false),
    ignoresCover: v.optional(flag(), false),
    flame: v.optional(flag(), false),
    provenance: v.exactOptional(weaponProvenance),
  }),
);

/** The shape of a shell as it is given: it may be an entry of a list. */
export const shellEntryShape: Schema<ShellEntry> = agreed<ShellEntry>()(
  record({
    ...shellEntries,
    provenance: v.exactOptional(record({ name: origin, weight: origin, armour: origin, price: origin })),
  }),
);

/** The shape of a list of what can be bought. That no two items have one name is for `defineEquipment` to judge. */
export const equipmentShape: Schema<Equipment> = agreed<Equipment>()(
  record({
    weapons: v.optional(list(weaponEntryShape, MAX_EQUIPMENT), []),
    shells: v.optional(list(shellEntryShape, MAX_EQUIPMENT), []),
  }),
);
