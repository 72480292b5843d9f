import { namesOf } from '@tabletop/game';
import { agreed, count, flag, list, nameSchema, oneOf, record, type Schema, text, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import type { Modification, Power, Slot } from '../force/modification.js';
import { MODIFICATIONS } from '../force/modifications.js';
import type { Profile } from '../force/profile.js';
import type { UnitInput } from '../force/read-unit.js';
import type { Shots, Weapon } from '../force/weapon.js';
import { MAX_BUDGET, MAX_MODIFICATIONS, MAX_SHOTS, MAX_UNIT_NAME, MAX_UNITS, MAX_VALUE } from '../limits.js';
import { bodySchema, sumSchema } from './number-schemas.js';

const value = count(MAX_VALUE);
const bonus = whole(-MAX_VALUE, MAX_VALUE);
const shots = count(MAX_SHOTS);
const hitsOn = v.union([whole(1, 6), oneOf('hitsOn', 'pistolHitsOn')]);

/** The shape of a weapon of a unit in a match. Whether its parts go together is for `readWeapon` to judge. */
export const weaponShape: Schema<Weapon> = agreed<Weapon>()(
  record({
    name: nameSchema,
    kind: oneOf('gun', 'blade'),
    hitsOn,
    damage: value,
    range: whole(1, MAX_VALUE),
    shots: record({ fixed: shots, dice: shots }),
    through: v.nullable(value),
    plasma: flag(),
    chains: flag(),
    blast: flag(),
  }),
);

const shotsInputShape = agreed<Shots>()(record({ fixed: v.optional(shots, 0), dice: v.optional(shots, 0) }));

const inputEntries = {
  name: nameSchema,
  hitsOn: v.optional(hitsOn, 'hitsOn'),
  damage: value,
  shots: v.optional(shotsInputShape, { fixed: 1, dice: 0 }),
  through: v.optional(v.nullable(value), null),
  plasma: v.optional(flag(), false),
  chains: v.optional(flag(), false),
  blast: v.optional(flag(), false),
};

/** The shape of a weapon as it is given: what it has not may be left out, but for the range of a gun. */
export const weaponInputShape: Schema<Weapon> = agreed<Weapon>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('gun'), ...inputEntries, range: whole(1, MAX_VALUE) }),
    v.strictObject({ kind: v.literal('blade'), ...inputEntries, range: v.optional(whole(1, 1), 1) }),
  ]),
);

/** What a modification lets a unit do, or does to it. */
const powerSchema: Schema<Power> = agreed<Power>()(oneOf('jet', 'plasma-shield', 'hacking', 'overdose'));

const slotSchema = agreed<Slot>()(oneOf('gun', 'blade', 'armour', 'amph'));

/** The shape of a modification as it is given: what it has not may be left out. */
export const modificationShape: Schema<Modification> = agreed<Modification>()(
  record({
    name: nameSchema,
    cost: v.union([value, oneOf('plasmaSwordCost')]),
    slot: v.optional(v.nullable(slotSchema), null),
    speed: v.optional(bonus, 0),
    body: v.optional(bonus, 0),
    move: v.optional(bonus, 0),
    weapon: v.optional(v.nullable(weaponInputShape), null),
    power: v.optional(v.nullable(powerSchema), null),
  }),
);

/** The fields of a unit that is bought. */
export const unitInputEntries: {
  readonly name: Schema<string>;
  readonly modifications: v.ExactOptionalSchema<Schema<Exclude<UnitInput['modifications'], undefined>>, undefined>;
} = {
  name: text(MAX_UNIT_NAME),
  modifications: v.exactOptional(
    list(v.union([oneOf(...namesOf(MODIFICATIONS)), modificationShape]), MAX_MODIFICATIONS),
  ),
};

const unitInputShape = agreed<UnitInput>()(record(unitInputEntries));

/** Units to be bought together, as they are written in a file. */
export interface ForceInput {
  readonly units: readonly UnitInput[];
  /** The points that they may cost together; by default what the rules say. */
  readonly budget?: number;
}

/** The shape of a force. Whether it can be had for its budget is for `buildForce` to judge. */
export const forceShape: Schema<ForceInput> = agreed<ForceInput>()(
  record({ units: list(unitInputShape, MAX_UNITS, 1), budget: v.exactOptional(count(MAX_BUDGET)) }),
);

/** The shape of what a unit is for a match. */
export const profileShape: Schema<Profile> = agreed<Profile>()(
  record({
    class: oneOf('on-foot'),
    modifications: list(nameSchema, MAX_MODIFICATIONS),
    cost: sumSchema,
    speed: sumSchema,
    body: bodySchema,
    move: sumSchema,
    gun: weaponShape,
    blade: weaponShape,
    powers: list(powerSchema, MAX_MODIFICATIONS),
  }),
);
