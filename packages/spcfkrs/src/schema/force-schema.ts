import { namesOf } from '@tabletop/game';
import { agreed, count, list, nameSchema, oneOf, record, type Schema, text, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import type { Modification, Slot } from '../force/modification.js';
import { MODIFICATIONS } from '../force/modifications.js';
import type { UnitInput } from '../force/read-unit.js';
import { MAX_BUDGET, MAX_MODIFICATIONS, MAX_UNIT_NAME, MAX_UNITS, MAX_VALUE } from '../limits.js';
import { footPowerSchema, weaponInputShape } from './weapon-schema.js';

const bonus = whole(-MAX_VALUE, MAX_VALUE);

const slotSchema = agreed<Slot>()(oneOf('gun', 'blade', 'armour', 'amph'));

/** The shape of a modification as it is given: what it has not may be left out. */
export const modificationShape: Schema<Modification> = agreed<Modification>()(
  record({
    name: nameSchema,
    cost: v.union([count(MAX_VALUE), oneOf('plasmaSwordCost')]),
    slot: v.optional(v.nullable(slotSchema), null),
    speed: v.optional(bonus, 0),
    body: v.optional(bonus, 0),
    move: v.optional(bonus, 0),
    weapon: v.optional(v.nullable(weaponInputShape), null),
    power: v.optional(v.nullable(footPowerSchema), null),
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
