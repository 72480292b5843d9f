import { agreed, count, flag, nameSchema, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { FOOT_POWERS, type FootPower, POWERS, type Power } from '../force/modification.js';
import type { Shots, Weapon } from '../force/weapon.js';
import { MAX_SHOTS, MAX_VALUE } from '../limits.js';

const value = count(MAX_VALUE);
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

/** What a modification lets a unit on foot do, or does to it. */
export const footPowerSchema: Schema<FootPower> = agreed<FootPower>()(oneOf(...FOOT_POWERS));

/** What a modification lets a unit do, or does to it. */
export const powerSchema: Schema<Power> = agreed<Power>()(oneOf(...POWERS));
