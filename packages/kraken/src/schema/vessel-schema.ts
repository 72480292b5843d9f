import { MAX_VERTICES } from '@tabletop/geometry';
import type * as v from 'valibot';
import { MAX_OBSTACLES } from '../limits.js';
import type { Vessel } from '../state.js';
import { agreed } from './agreed.js';
import { discSchema, list, nameSchema, pointSchema, record } from './primitives.js';

/** The shape of a vessel. Whether its hull is convex and holds its obstacles is for `readVessel` to judge. */
export const vesselShape: v.GenericSchema<unknown, Vessel> = agreed<Vessel>()(
  record({
    name: nameSchema,
    hull: list(pointSchema, MAX_VERTICES, 3),
    obstacles: list(discSchema, MAX_OBSTACLES),
  }),
);
