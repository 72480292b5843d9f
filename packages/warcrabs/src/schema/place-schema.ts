import { agreed, list, record, type Schema, whole } from '@tabletop/game/schema';
import { MAX_COORDINATE, MAX_VERTICES, type Vector } from '@tabletop/geometry';
import { MAX_DIRECTION } from '../limits.js';

const coordinate = whole(-MAX_COORDINATE, MAX_COORDINATE);
const step = whole(-MAX_DIRECTION, MAX_DIRECTION);

/** A point of the table, in units. */
export const pointSchema: Schema<Vector> = agreed<Vector>()(record({ x: coordinate, y: coordinate }));

/** A direction, of any length. That it leads somewhere is for the rules to judge. */
export const directionSchema: Schema<Vector> = agreed<Vector>()(record({ x: step, y: step }));

/** The corners of a convex polygon. Whether they are those of one is for geometry to judge. */
export const cornersSchema: Schema<Vector[]> = list(pointSchema, MAX_VERTICES, 3);
