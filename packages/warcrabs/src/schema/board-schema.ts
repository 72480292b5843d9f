import { agreed, list, nameSchema, oneOf, record, type Schema } from '@tabletop/game/schema';
import { MAX_OBSTACLES, MAX_SURFACES } from '../limits.js';
import type { Board, Obstacle, Surface } from '../state.js';
import { heightSchema } from './number-schemas.js';
import { cornersSchema } from './place-schema.js';

const surfaceShape = agreed<Surface>()(record({ name: nameSchema, height: heightSchema, corners: cornersSchema }));

const obstacleShape = agreed<Obstacle>()(
  record({ name: nameSchema, kind: oneOf('solid', 'paper'), height: heightSchema, corners: cornersSchema }),
);

/** The shape of a table to fight on. Whether its pieces are convex is for `readBoard` to judge. */
export const boardShape: Schema<Board> = agreed<Board>()(
  record({
    name: nameSchema,
    floor: cornersSchema,
    surfaces: list(surfaceShape, MAX_SURFACES),
    obstacles: list(obstacleShape, MAX_OBSTACLES),
  }),
);
