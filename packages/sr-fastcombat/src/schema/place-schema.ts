import { agreed, list, record, type Schema, whole } from '@tabletop/game/schema';
import { MAX_COORDINATE, MAX_VERTICES, type Vector } from '@tabletop/geometry';

const coordinate = whole(-MAX_COORDINATE, MAX_COORDINATE);

/** A point of the table, in units. */
export const pointSchema: Schema<Vector> = agreed<Vector>()(record({ x: coordinate, y: coordinate }));

/** The corners of a convex polygon. Whether they are those of one is for geometry to judge. */
export const cornersSchema: Schema<Vector[]> = list(pointSchema, MAX_VERTICES, 3);

/** So many units from zero a grenade that scatters may land at most: further out than any table reaches. */
const FARTHEST = 134_217_728;

const far = whole(-FARTHEST, FARTHEST);

/** Where a grenade has landed, in units: on the table or off it. */
export const landingSchema: Schema<Vector> = agreed<Vector>()(record({ x: far, y: far }));
