import { namesOf } from '@tabletop/game';
import { agreed, list, nameSchema, oneOf, record, type Schema } from '@tabletop/game/schema';
import * as v from 'valibot';
import { HULLS, type HullName } from '../force/hull.js';
import type { MountedGun, Profile } from '../force/profile.js';
import { MAX_GUNS, MAX_MODIFICATIONS, MAX_PARTS } from '../limits.js';
import { CRAFT_CLASSES } from '../unit-class.js';
import { bodySchema, craftCostSchema, partSchema, sumSchema } from './number-schemas.js';
import { powerSchema, weaponShape } from './weapon-schema.js';

const mountedShape = agreed<MountedGun>()(record({ part: partSchema, weapon: weaponShape }));

const common = {
  modifications: list(nameSchema, MAX_MODIFICATIONS),
  speed: sumSchema,
  body: bodySchema,
  move: sumSchema,
  powers: list(powerSchema, MAX_MODIFICATIONS),
};

/** The shape of what a unit is for a match. Whether its parts go together is for `profileProblems` to judge. */
export const profileShape: Schema<Profile> = agreed<Profile>()(
  v.variant('class', [
    v.strictObject({
      class: v.literal('on-foot'),
      ...common,
      cost: sumSchema,
      gun: weaponShape,
      blade: weaponShape,
    }),
    v.strictObject({
      class: v.picklist(CRAFT_CLASSES),
      hull: agreed<HullName>()(oneOf(...namesOf(HULLS))),
      ...common,
      cost: craftCostSchema,
      guns: list(mountedShape, MAX_GUNS),
      bays: list(partSchema, MAX_PARTS),
    }),
  ]),
);
