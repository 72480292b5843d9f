import { namesOf } from '@tabletop/game';
import { agreed, count, list, nameSchema, oneOf, record, type Schema, text } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_BUDGET, MAX_PLAYERS, MAX_SIDES, MAX_UNITS } from '../limits.js';
import { FORCES } from '../setup/forces.js';
import { MAPS } from '../setup/maps.js';
import type { MapInput } from '../setup/read-map.js';
import type { SpcfkrsSetup } from '../setup/read-setup.js';
import type { SideSetup, UnitSetup } from '../setup/read-side.js';
import { unitInputEntries } from './force-schema.js';
import { mapEntries } from './map-schema.js';
import { cellSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';

/** The longest name of a space: no grid has more than two letters and two digits. */
const LONGEST_CELL_NAME = 4;

const mapInputShape = agreed<MapInput>()(record({ ...mapEntries, cover: v.exactOptional(mapEntries.cover) }));

const unitSetupShape = agreed<UnitSetup>()(
  record({ ...unitInputEntries, at: v.exactOptional(v.union([cellSchema, text(LONGEST_CELL_NAME)])) }),
);

const sideSetupShape = agreed<SideSetup>()(
  record({
    id: nameSchema,
    owner: v.exactOptional(nameSchema),
    budget: v.exactOptional(count(MAX_BUDGET)),
    force: v.exactOptional(v.union([oneOf(...namesOf(FORCES)), list(unitSetupShape, MAX_UNITS, 1)])),
  }),
);

/** The shape of a set-up. Whether a match can begin with it is for the game's `setup` to judge. */
export const setupShape: Schema<SpcfkrsSetup> = agreed<SpcfkrsSetup>()(
  record({
    players: v.exactOptional(list(nameSchema, MAX_PLAYERS, 1)),
    map: v.exactOptional(v.union([oneOf(...namesOf(MAPS)), mapInputShape])),
    sides: v.exactOptional(list(sideSetupShape, MAX_SIDES, 2)),
    houseRules: v.exactOptional(rulesShape),
  }),
);
