import {
  agreed,
  count,
  id,
  list,
  nameSchema,
  oneOf,
  record,
  type Schema,
  stateEntries,
  whole,
} from '@tabletop/game/schema';
import { MAX_COORDINATE } from '@tabletop/geometry';
import * as v from 'valibot';
import { STATE_VERSION } from '../edition.js';
import { MAX_CREW, MAX_PLAYERS, MAX_PLUCK, MAX_TENTACLES } from '../limits.js';
import type { Ending, KrakenState, Pending, Player, Sailor, Stage, Tentacle } from '../state.js';
import { pointSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';
import { vesselShape } from './vessel-schema.js';

const playerShape = agreed<Player>()(record({ id: nameSchema, destroyed: count(), pluckLost: count() }));

const sailorShape = agreed<Sailor>()(
  record({
    id: id(),
    name: nameSchema,
    owner: nameSchema,
    pluck: whole(-MAX_PLUCK, MAX_PLUCK),
    at: pointSchema,
    fate: oneOf('in-play', 'spent', 'killed'),
  }),
);

const tentacleShape = agreed<Tentacle>()(record({ id: id(), at: pointSchema }));

const pendingShape = agreed<Pending>()(
  record({ reaction: oneOf('flail', 'grab'), tentacle: id(), sailors: list(id(), MAX_CREW, 1) }),
);

/** How a game ended. */
export const endingSchema: Schema<Ending> = agreed<Ending>()(
  oneOf('tentacles-destroyed', 'kraken-fled', 'vessel-lost', 'crew-lost', 'turn-limit'),
);

const stageShape = agreed<Stage>()(
  v.variant('phase', [
    v.strictObject({ phase: v.literal('start') }),
    v.strictObject({
      phase: v.literal('movement'),
      order: list(id(), MAX_CREW),
      allowance: v.nullable(count(MAX_COORDINATE)),
    }),
    v.strictObject({
      phase: v.literal('combat'),
      ready: list(id(), MAX_CREW),
      floor: count(MAX_PLAYERS),
      passed: list(nameSchema, MAX_PLAYERS),
    }),
    v.strictObject({
      phase: v.literal('reaction'),
      order: list(id(), MAX_TENTACLES),
      pending: v.nullable(pendingShape),
    }),
    v.strictObject({ phase: v.literal('morale') }),
    v.strictObject({ phase: v.literal('over'), ending: endingSchema }),
  ]),
);

/** The shape of a state of the game with an id. Whether its parts belong together is for `readState` to judge. */
export function stateShapeOf(game: string): Schema<KrakenState> {
  return agreed<KrakenState>()(
    record({
      ...stateEntries(game, STATE_VERSION, rulesShape),
      vessel: vesselShape,
      players: list(playerShape, MAX_PLAYERS, 1),
      sailors: list(sailorShape, MAX_CREW, 1),
      tentacles: list(tentacleShape, MAX_TENTACLES),
      turn: count(),
      lostThisTurn: count(MAX_TENTACLES),
      hullDamage: count(),
      stage: stageShape,
    }),
  );
}
