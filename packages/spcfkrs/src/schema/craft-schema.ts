import { namesOf } from '@tabletop/game';
import { agreed, count, list, nameSchema, oneOf, record, type Schema, text, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import type { CraftDesign, CraftInput, GunChoice } from '../force/craft.js';
import type { CraftModification } from '../force/craft-modification.js';
import { CRAFT_MODIFICATIONS } from '../force/craft-modifications.js';
import type { Gun } from '../force/gun.js';
import { GUNS } from '../force/guns.js';
import { MAX_GUNS, MAX_MODIFICATIONS, MAX_PARTS, MAX_UNIT_NAME, MAX_VALUE } from '../limits.js';
import { CRAFT_CLASSES, type CraftClass } from '../unit-class.js';
import { partSchema } from './number-schemas.js';
import { powerSchema, weaponInputShape } from './weapon-schema.js';

/** The schemas of fields, of which some may be left out. */
type CraftEntries<Fields> = {
  readonly [Field in keyof Fields]-?: object extends Pick<Fields, Field>
    ? v.ExactOptionalSchema<Schema<Exclude<Fields[Field], undefined>>, undefined>
    : Schema<Fields[Field]>;
};

const bonus = whole(-MAX_VALUE, MAX_VALUE);

const craftClassSchema = agreed<CraftClass>()(oneOf(...CRAFT_CLASSES));

/** The shape of a gun of a craft as it is given. */
export const gunInputShape: Schema<Gun> = agreed<Gun>()(record({ cost: count(MAX_VALUE), weapon: weaponInputShape }));

/** The shape of a modification of craft as it is given: what it has not may be left out. */
export const craftModificationShape: Schema<CraftModification> = agreed<CraftModification>()(
  record({
    name: nameSchema,
    cost: v.union([count(MAX_VALUE), oneOf('technicianCost')]),
    class: v.optional(v.nullable(craftClassSchema), null),
    slot: v.optional(v.nullable(oneOf('amph')), null),
    speed: v.optional(bonus, 0),
    move: v.optional(bonus, 0),
    power: v.optional(v.nullable(powerSchema), null),
  }),
);

const gunChoiceShape = agreed<GunChoice>()(
  record({ part: partSchema, gun: v.exactOptional(v.union([oneOf(...namesOf(GUNS)), gunInputShape])) }),
);

/** The fields of the design of a craft. */
const craftDesignEntries: CraftEntries<CraftDesign> = {
  class: craftClassSchema,
  shape: list(text(MAX_PARTS), MAX_PARTS, 1),
  guns: v.exactOptional(list(gunChoiceShape, MAX_GUNS)),
  bays: v.exactOptional(list(partSchema, MAX_PARTS)),
  modifications: v.exactOptional(
    list(v.union([oneOf(...namesOf(CRAFT_MODIFICATIONS)), craftModificationShape]), MAX_MODIFICATIONS),
  ),
};

/** The shape of the design of a craft. Whether it can be built is for `buildCraft` to judge. */
export const craftDesignShape: Schema<CraftDesign> = agreed<CraftDesign>()(record(craftDesignEntries));

/** The fields of a craft that is bought. */
export const craftInputEntries: CraftEntries<CraftInput> = { name: text(MAX_UNIT_NAME), ...craftDesignEntries };

/** The shape of a craft that is bought. Whether it can be built is for `buildCraft` to judge. */
export const craftInputShape: Schema<CraftInput> = agreed<CraftInput>()(record(craftInputEntries));
