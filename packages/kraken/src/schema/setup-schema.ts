import { namesOf } from '@tabletop/game';
import { agreed, list, nameSchema, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_CREW, MAX_PLAYERS, MAX_PLUCK, MAX_TENTACLES } from '../limits.js';
import { CREWS } from '../setup/crews.js';
import type { KrakenSetup } from '../setup/setup.js';
import { VESSELS } from '../setup/vessels.js';
import { pointSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';
import { vesselShape } from './vessel-schema.js';

const member = record({
  pluck: whole(1, MAX_PLUCK),
  name: v.exactOptional(nameSchema),
  owner: v.exactOptional(nameSchema),
  at: v.exactOptional(pointSchema),
});

/** The shape of a set-up. Whether a game can begin with it is for the game's `setup` to judge. */
export const setupShape: Schema<KrakenSetup> = agreed<KrakenSetup>()(
  record({
    players: v.exactOptional(list(nameSchema, MAX_PLAYERS, 1)),
    vessel: v.exactOptional(v.union([oneOf(...namesOf(VESSELS)), vesselShape])),
    crew: v.exactOptional(v.union([oneOf(...namesOf(CREWS)), list(member, MAX_CREW, 1)])),
    tentacles: v.exactOptional(list(pointSchema, MAX_TENTACLES, 1)),
    houseRules: v.exactOptional(rulesShape),
  }),
);
