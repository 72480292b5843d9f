import {
  agreed,
  count,
  flag,
  list,
  nameSchema,
  oneOf,
  record,
  type Schema,
  stateEntries,
  text,
} from '@tabletop/game/schema';
import { STATE_VERSION } from '../edition.js';
import { MAX_BUDGET, MAX_PLAYERS, MAX_ROUNDS, MAX_SIDES, MAX_UNIT_NAME, MAX_UNITS } from '../limits.js';
import type { Part, Player, Side, SpcfkrsState, Unit } from '../state.js';
import { profileShape } from './force-schema.js';
import { mapShape } from './map-schema.js';
import { groupSchema, sixthsSchema, unitSchema } from './number-schemas.js';
import { ordersSchema } from './order-schema.js';
import { cellSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';
import { effectSchema, stageShape, turnSchema } from './stage-schema.js';

/** The most turns of a phase: every unit may roll for its overdose and do what it was ordered. */
const MAX_TURNS = 2 * MAX_UNITS;

/** The most effects that wait for the end of a group. */
const MAX_EFFECTS = 20_000;

const playerShape = agreed<Player>()(record({ id: nameSchema }));

const sideShape = agreed<Side>()(record({ id: nameSchema, owner: nameSchema, budget: count(MAX_BUDGET) }));

const partShape = agreed<Part>()(record({ at: cellSchema, sixths: sixthsSchema }));

/** The shape of a unit on the map. */
export const unitShape: Schema<Unit> = agreed<Unit>()(
  record({
    id: unitSchema,
    name: text(MAX_UNIT_NAME),
    side: nameSchema,
    profile: profileShape,
    parts: list(partShape, 1, 1),
    alive: flag(),
    shield: oneOf('none', 'ready', 'absorbing', 'spent'),
    hacked: flag(),
    acted: flag(),
  }),
);

/** The shape of a state of the game with an id. Whether its parts belong together is for `readState` to judge. */
export function stateShapeOf(game: string): Schema<SpcfkrsState> {
  return agreed<SpcfkrsState>()(
    record({
      ...stateEntries(game, STATE_VERSION, rulesShape),
      map: mapShape,
      players: list(playerShape, MAX_PLAYERS, 1),
      sides: list(sideShape, MAX_SIDES, 2),
      units: list(unitShape, MAX_UNITS, 2),
      round: count(MAX_ROUNDS),
      orders: ordersSchema,
      battalions: list(groupSchema, MAX_UNITS / 2),
      queue: list(list(turnSchema, MAX_TURNS, 1), MAX_TURNS),
      pending: list(effectSchema, MAX_EFFECTS),
      stage: stageShape,
    }),
  );
}
