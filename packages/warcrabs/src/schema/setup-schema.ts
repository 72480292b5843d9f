import { namesOf } from '@tabletop/game';
import { agreed, list, nameSchema, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_CRABS, MAX_PLAYERS, MAX_TRAIT, MAX_WEAPONS } from '../limits.js';
import { BOARDS } from '../setup/boards.js';
import { CRABS, TEAMS } from '../setup/crabs.js';
import type { CrabSetup } from '../setup/read-crabs.js';
import type { WarcrabsSetup } from '../setup/read-setup.js';
import { boardShape } from './board-schema.js';
import { crabShape } from './crab-schema.js';
import { valueSchema } from './number-schemas.js';
import { directionSchema, pointSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';

const crabSetupShape = agreed<CrabSetup>()(
  record({
    crab: v.union([oneOf(...namesOf(CRABS)), crabShape]),
    owner: v.exactOptional(nameSchema),
    at: v.exactOptional(pointSchema),
    facing: v.exactOptional(directionSchema),
    armour: v.exactOptional(valueSchema),
    hitPoints: v.exactOptional(whole(1, MAX_TRAIT)),
    left: v.exactOptional(list(v.nullable(valueSchema), MAX_WEAPONS)),
  }),
);

/** The shape of a set-up. Whether a fight can begin with it is for the game's `setup` to judge. */
export const setupShape: Schema<WarcrabsSetup> = agreed<WarcrabsSetup>()(
  record({
    players: v.exactOptional(list(nameSchema, MAX_PLAYERS, 2)),
    board: v.exactOptional(v.union([oneOf(...namesOf(BOARDS)), boardShape])),
    crabs: v.exactOptional(v.union([oneOf(...namesOf(TEAMS)), list(crabSetupShape, MAX_CRABS, 2)])),
    houseRules: v.exactOptional(rulesShape),
  }),
);
