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
import { COMPASS, MAX_CELLS } from '@tabletop/geometry/grid';
import * as v from 'valibot';
import { STATE_VERSION } from '../edition.js';
import {
  MAX_BUDGET,
  MAX_GUNS,
  MAX_PARTS,
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_SIDES,
  MAX_UNIT_NAME,
  MAX_UNITS,
} from '../limits.js';
import type { Aboard, CraftCondition, Idle, Part, Player, Ram, Side, Slag, SpcfkrsState, Unit } from '../state.js';
import { mapShape } from './map-schema.js';
import { groupSchema, partSchema, sixthsSchema, unitSchema } from './number-schemas.js';
import { ordersSchema } from './order-schema.js';
import { cellSchema } from './place-schema.js';
import { profileShape } from './profile-schema.js';
import { rulesShape } from './rules-schema.js';
import { effectSchema, stageShape, turnSchema } from './stage-schema.js';

/** The most turns of a phase: every craft may roll as a wreck and for its pilot, and do what it was ordered. */
const MAX_TURNS = 3 * MAX_UNITS;

/** The most effects that wait for the end of a group: ten shots of every gun, each through cover. */
const MAX_EFFECTS = MAX_UNITS * MAX_GUNS * 20;

const playerShape = agreed<Player>()(record({ id: nameSchema }));

const budget = count(MAX_BUDGET);
const sideShape = agreed<Side>()(
  record({ id: nameSchema, owner: nameSchema, budget, vehicleBudget: budget, spaceshipBudget: budget }),
);

const partShape = agreed<Part>()(record({ at: cellSchema, sixths: sixthsSchema }));

const craftShape = agreed<CraftCondition>()(
  record({ malfunctioning: flag(), pilot: flag(), heading: v.nullable(oneOf(...COMPASS)) }),
);

const idleShape = agreed<Idle>()(record({ unit: unitSchema, from: cellSchema }));

const aboardShape = agreed<Aboard>()(record({ craft: unitSchema, part: partSchema }));

/** The shape of a space with slag in it. */
export const slagShape: Schema<Slag> = agreed<Slag>()(record({ at: cellSchema, by: unitSchema }));

/** The shape of a ram. */
export const ramShape: Schema<Ram> = agreed<Ram>()(
  record({ unit: unitSchema, target: unitSchema, part: partSchema, own: partSchema }),
);

/** The shape of a unit. */
export const unitShape: Schema<Unit> = agreed<Unit>()(
  record({
    id: unitSchema,
    name: text(MAX_UNIT_NAME),
    side: nameSchema,
    profile: profileShape,
    parts: list(partShape, MAX_PARTS, 1),
    alive: flag(),
    shield: oneOf('none', 'ready', 'absorbing', 'spent'),
    hacked: flag(),
    acted: flag(),
    craft: v.nullable(craftShape),
    aboard: v.nullable(aboardShape),
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
      idle: list(idleShape, MAX_UNITS),
      slag: list(slagShape, MAX_CELLS),
      rams: list(ramShape, MAX_UNITS),
      stage: stageShape,
    }),
  );
}
