import { agreed, list, record, type Schema, whole } from '@tabletop/game/schema';
import { type Cell, MAX_CELLS, MAX_SIDE } from '@tabletop/geometry/grid';

const index = whole(0, MAX_SIDE - 1);

/** A space of some map. Whether it is one of this map's is for the rules to judge. */
export const cellSchema: Schema<Cell> = agreed<Cell>()(record({ column: index, row: index }));

/** The spaces that a unit has moved through, the one where it stood first. */
export const walkedSchema: Schema<Cell[]> = list(cellSchema, MAX_CELLS, 1);
