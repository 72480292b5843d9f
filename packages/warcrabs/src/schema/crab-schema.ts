import { agreed, list, nameSchema, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import type { Traits } from '../crab/traits.js';
import { MAX_TRAIT, MAX_WEAPONS } from '../limits.js';
import type { CrabInput } from '../setup/crab-input.js';
import { shellEntryShape, weaponEntryShape } from './item-schema.js';

const trait = whole(1, MAX_TRAIT);

/** The shape of the traits of a crab. What points they share is for `checkTraits` to judge. */
export const traitsShape: Schema<Traits> = agreed<Traits>()(
  record({ strength: trait, dexterity: trait, endurance: trait }),
);

/** The shape of a crab, its equipment in full or by name. Whether it can carry that is for `readCrab` to judge. */
export const crabShape: Schema<CrabInput> = agreed<CrabInput>()(
  record({
    name: nameSchema,
    traits: traitsShape,
    shell: v.exactOptional(v.union([nameSchema, shellEntryShape])),
    weapons: v.exactOptional(list(v.union([nameSchema, weaponEntryShape]), MAX_WEAPONS)),
  }),
);
