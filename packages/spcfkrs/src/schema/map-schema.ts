import { agreed, list, nameSchema, oneOf, record, type Schema, text, whole } from '@tabletop/game/schema';
import { MAX_SIDE } from '@tabletop/geometry/grid';
import { type BattleMap, COVERS, type Cover } from '../map/battle-map.js';
import { UNIT_CLASSES, type UnitClass } from '../unit-class.js';

const side = whole(1, MAX_SIDE);

/** How much cover there is. */
export const coverSchema: Schema<Cover> = agreed<Cover>()(oneOf(...COVERS));

/** A class of units, and the scale of a map that is drawn for it. */
const classSchema: Schema<UnitClass> = agreed<UnitClass>()(oneOf(...UNIT_CLASSES));

/** The fields of a map. */
export const mapEntries: { readonly [Field in keyof BattleMap]: Schema<BattleMap[Field]> } = {
  name: nameSchema,
  scale: classSchema,
  columns: side,
  rows: side,
  cover: list(text(MAX_SIDE), MAX_SIDE, 1),
};

/** The shape of a map. Whether its rows are as long as it says, and of known signs, is for `readMap` to judge. */
export const mapShape: Schema<BattleMap> = agreed<BattleMap>()(record(mapEntries));
