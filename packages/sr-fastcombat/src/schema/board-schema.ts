import { agreed, list, nameSchema, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_HOLD_TURNS, MAX_TERRAIN } from '../limits.js';
import type { Board, Goal, Terrain } from '../state.js';
import { cornersSchema } from './place-schema.js';

const terrainShape = agreed<Terrain>()(record({ kind: oneOf('wall', 'cover', 'difficult'), corners: cornersSchema }));

/** The shape of a table to fight on. Whether its pieces are convex is for `readBoard` to judge. */
export const boardShape: Schema<Board> = agreed<Board>()(
  record({ name: nameSchema, corners: cornersSchema, terrain: list(terrainShape, MAX_TERRAIN) }),
);

/** The shape of a goal. Whether its zone is convex is for `readGoal` to judge. */
export const goalShape: Schema<Goal> = agreed<Goal>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('lastStanding') }),
    v.strictObject({ kind: v.literal('reach'), zone: cornersSchema }),
    v.strictObject({ kind: v.literal('hold'), zone: cornersSchema, turns: whole(1, MAX_HOLD_TURNS) }),
  ]),
);
