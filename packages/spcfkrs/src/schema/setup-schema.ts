import { namesOf } from '@tabletop/game';
import { agreed, count, list, nameSchema, oneOf, record, type Schema, text } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_BUDGET, MAX_PLAYERS, MAX_SIDES, MAX_UNIT_NAME, MAX_UNITS } from '../limits.js';
import { CRAFT } from '../setup/craft.js';
import { FORCES } from '../setup/forces.js';
import { MAPS } from '../setup/maps.js';
import type { CraftSetup } from '../setup/read-craft-setup.js';
import type { UnitSetup } from '../setup/read-force.js';
import type { MapInput } from '../setup/read-map.js';
import type { SpcfkrsSetup } from '../setup/read-setup.js';
import type { SideSetup } from '../setup/read-side.js';
import type { PassengerSetup } from '../setup/unit-read.js';
import { craftInputEntries } from './craft-schema.js';
import { unitInputEntries } from './force-schema.js';
import { mapEntries } from './map-schema.js';
import { partSchema } from './number-schemas.js';
import { cellSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';

/** The longest name of a space: no grid has more than two letters and two digits. */
const LONGEST_CELL_NAME = 4;

const mapInputShape = agreed<MapInput>()(
  record({
    ...mapEntries,
    scale: v.exactOptional(mapEntries.scale),
    cover: v.exactOptional(mapEntries.cover),
  }),
);

const placeName = v.union([cellSchema, text(LONGEST_CELL_NAME)]);

const unitSetupShape = agreed<UnitSetup>()(record({ ...unitInputEntries, at: v.exactOptional(placeName) }));

const craftPlaceEntries = {
  at: v.exactOptional(placeName),
  turn: v.exactOptional(v.picklist([0, 1, 2, 3], '0, 1, 2 or 3')),
  aboard: v.exactOptional(
    list(agreed<PassengerSetup>()(record({ unit: text(MAX_UNIT_NAME), part: partSchema })), MAX_UNITS),
  ),
};

const craftSetupShape = agreed<CraftSetup>()(
  v.union([
    record({ name: text(MAX_UNIT_NAME), design: oneOf(...namesOf(CRAFT)), ...craftPlaceEntries }),
    record({ ...craftInputEntries, ...craftPlaceEntries }),
  ]),
);

const budget = v.exactOptional(count(MAX_BUDGET));

const sideSetupShape = agreed<SideSetup>()(
  record({
    id: nameSchema,
    owner: v.exactOptional(nameSchema),
    budget,
    vehicleBudget: budget,
    spaceshipBudget: budget,
    force: v.exactOptional(v.union([oneOf(...namesOf(FORCES)), list(unitSetupShape, MAX_UNITS)])),
    craft: v.exactOptional(list(craftSetupShape, MAX_UNITS)),
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
