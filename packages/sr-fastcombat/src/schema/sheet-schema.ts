import { agreed, count, flag, list, nameSchema, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { RANGE_CLASSES } from '../armoury/ranges.js';
import type {
  CarriedFirearm,
  CarriedGrenades,
  Damage,
  FigureSheet,
  Firearm,
  Grenade,
  MeleeWeapon,
  Spell,
} from '../figures/sheet.js';
import type { Charge } from '../grenades/charge.js';
import {
  MAX_ACTIONS,
  MAX_AMMO,
  MAX_CARRIED,
  MAX_FIREARMS,
  MAX_GRENADES,
  MAX_MELEE_WEAPONS,
  MAX_REDUCTION,
  MAX_RELOADS,
  MAX_SPEED,
  MAX_SPELL_RANGE,
  MAX_SPELLS,
  MAX_VALUE,
} from '../limits.js';
import type { Profile } from '../state.js';
import { toUnits, UNITS_PER_CM } from '../units.js';
import { lengthSchema } from './number-schemas.js';

const value = count(MAX_VALUE);
const spellLength = count(MAX_SPELL_RANGE);

/** The shape of the damage of a weapon. */
export const damageShape: Schema<Damage> = agreed<Damage>()(
  record({ kind: oneOf('fixed', 'added'), points: whole(-MAX_VALUE, MAX_VALUE) }),
);

/** The shape of a melee weapon. */
export const meleeWeaponShape: Schema<MeleeWeapon> = agreed<MeleeWeapon>()(
  record({ name: nameSchema, damage: damageShape }),
);

const grenadeEntries = {
  name: nameSchema,
  damage: value,
  reduction: lengthSchema(1 / UNITS_PER_CM, MAX_REDUCTION),
};

/** The shape of a kind of grenade. */
export const grenadeShape: Schema<Grenade> = agreed<Grenade>()(record(grenadeEntries));

/** The shape of a grenade on the table. */
export const chargeShape: Schema<Charge> = agreed<Charge>()(
  record({ name: nameSchema, damage: value, step: whole(1, toUnits(MAX_REDUCTION)) }),
);

const firearmEntries = {
  name: nameSchema,
  type: oneOf(...RANGE_CLASSES),
  damage: v.nullable(damageShape),
  ammo: v.nullable(whole(1, MAX_AMMO)),
  laser: v.exactOptional(flag()),
  smartgun: v.exactOptional(flag()),
};

/** The shape of a weapon that shoots or is thrown. */
export const firearmShape: Schema<Firearm> = agreed<Firearm>()(record(firearmEntries));

const carriedFirearmShape = agreed<CarriedFirearm>()(
  record({
    ...firearmEntries,
    // What is itself thrown has none, and may leave them out.
    reloads: v.optional(count(MAX_RELOADS), 0),
    count: v.exactOptional(whole(1, MAX_CARRIED)),
    grenade: v.exactOptional(grenadeShape),
    underBarrelOf: v.exactOptional(count(MAX_FIREARMS - 1)),
    // An entry of the armoury says where it comes from; a sheet that was made of one may.
    provenance: v.exactOptional(oneOf('source', 'house')),
  }),
);

/** The shape of the grenades of one kind on a sheet. */
export const carriedGrenadesShape: Schema<CarriedGrenades> = agreed<CarriedGrenades>()(
  record({ ...grenadeEntries, count: whole(1, MAX_CARRIED) }),
);

/** The shape of a spell. */
export const spellShape: Schema<Spell> = agreed<Spell>()(
  record({
    name: nameSchema,
    maxForce: whole(1, MAX_VALUE),
    damage: v.nullable(value),
    range: v.union([oneOf('los', 'touch'), spellLength]),
    targetNumber: v.union([oneOf('magic-resistance'), value]),
    resisted: flag(),
    drain: whole(-MAX_VALUE, MAX_VALUE),
    radius: v.nullable(spellLength),
    effect: oneOf('none', 'detect', 'heal'),
    ignoresSight: v.exactOptional(flag()),
  }),
);

const bodyEntries = {
  name: nameSchema,
  race: nameSchema,
  actions: whole(1, MAX_ACTIONS),
  speed: count(MAX_SPEED),
  knockOutValue: value,
  magicResistance: value,
  meleeDamage: value,
  firearmsSkill: value,
  meleeSkill: value,
  throwingSkill: value,
  smartlink: v.exactOptional(flag()),
  goggles: v.exactOptional(flag()),
  invisible: v.exactOptional(flag()),
};
const spells = list(spellShape, MAX_SPELLS);

/** The shape of what stands on a figure's sheet for the whole game. */
export const profileShape: Schema<Profile> = agreed<Profile>()(record({ ...bodyEntries, spells }));

/** The shape of a sheet; lists may be left out. What its entries mean together is for `readSheet` to judge. */
export const sheetShape: Schema<FigureSheet> = agreed<FigureSheet>()(
  record({
    ...bodyEntries,
    meleeWeapons: v.optional(list(meleeWeaponShape, MAX_MELEE_WEAPONS), []),
    firearms: v.optional(list(carriedFirearmShape, MAX_FIREARMS), []),
    grenades: v.optional(list(carriedGrenadesShape, MAX_GRENADES), []),
    spells: v.optional(spells, []),
  }),
);
