import { agreed, count, record, type Schema, whole } from '@tabletop/game/schema';
import { type Disc, MAX_COORDINATE, type Vector } from '@tabletop/geometry';

const coordinate = whole(-MAX_COORDINATE, MAX_COORDINATE);

/** A point of the table, in units. */
export const pointSchema: Schema<Vector> = agreed<Vector>()(record({ x: coordinate, y: coordinate }));

/** A disc, in units. */
export const discSchema: Schema<Disc> = agreed<Disc>()(
  record({ x: coordinate, y: coordinate, radius: count(MAX_COORDINATE) }),
);
