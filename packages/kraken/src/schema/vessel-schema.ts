import { agreed, list, nameSchema, record, type Schema } from '@tabletop/game/schema';
import { MAX_VERTICES } from '@tabletop/geometry';
import { MAX_OBSTACLES } from '../limits.js';
import type { Vessel } from '../state.js';
import { discSchema, pointSchema } from './place-schema.js';

/** The shape of a vessel. Whether its hull is convex and holds its obstacles is for `readVessel` to judge. */
export const vesselShape: Schema<Vessel> = agreed<Vessel>()(
  record({
    name: nameSchema,
    hull: list(pointSchema, MAX_VERTICES, 3),
    obstacles: list(discSchema, MAX_OBSTACLES),
  }),
);
