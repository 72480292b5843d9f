import { agreed, count, flag, id, list, nameSchema, record, type Schema, stateEntries } from '@tabletop/game/schema';
import * as v from 'valibot';
import { STATE_VERSION } from '../edition.js';
import { MAX_CRABS, MAX_OBSTACLES, MAX_PLAYERS, MAX_TURNS, MAX_WEAPONS } from '../limits.js';
import type { CarriedWeapon, Fighter, Player, Stun, WarcrabsState } from '../state.js';
import { boardShape } from './board-schema.js';
import { traitsShape } from './crab-schema.js';
import { shellShape, weaponShape } from './item-schema.js';
import { hitPointsSchema, valueSchema } from './number-schemas.js';
import { directionSchema, pointSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';
import { crabsSchema, happeningShape, stageShape } from './stage-schema.js';

const playerShape = agreed<Player>()(record({ id: nameSchema }));

const carriedShape = agreed<CarriedWeapon>()(record({ weapon: weaponShape, left: v.nullable(valueSchema) }));

const stunShape = agreed<Stun>()(record({ missed: flag(), waiting: crabsSchema }));

/** The shape of a crab in a fight. */
export const fighterShape: Schema<Fighter> = agreed<Fighter>()(
  record({
    id: id(),
    name: nameSchema,
    owner: nameSchema,
    traits: traitsShape,
    shell: shellShape,
    weapons: list(carriedShape, MAX_WEAPONS),
    at: pointSchema,
    facing: directionSchema,
    hitPoints: hitPointsSchema,
    armour: valueSchema,
    stun: v.nullable(stunShape),
    kills: count(MAX_CRABS - 1),
  }),
);

/** Some of the board's obstacles. */
const obstacles = list(count(MAX_OBSTACLES - 1), MAX_OBSTACLES);

/** The shape of a state of the game with an id. Whether its parts belong together is for `readState` to judge. */
export function stateShapeOf(game: string): Schema<WarcrabsState> {
  return agreed<WarcrabsState>()(
    record({
      ...stateEntries(game, STATE_VERSION, rulesShape),
      board: boardShape,
      players: list(playerShape, MAX_PLAYERS, 2),
      crabs: list(fighterShape, MAX_CRABS, 2),
      burnt: obstacles,
      burning: obstacles,
      turn: count(MAX_TURNS),
      order: crabsSchema,
      slot: count(MAX_CRABS),
      due: list(happeningShape, MAX_CRABS),
      stage: stageShape,
    }),
  );
}
