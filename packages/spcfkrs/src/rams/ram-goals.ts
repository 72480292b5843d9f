import type { Cell } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { BattleMap } from '../map/battle-map.js';
import { displaced } from '../map/displaced.js';
import { spacesOf, spacesOfPart } from '../map/spaces.js';
import type { Unit } from '../state.js';

/** The places in which a craft would have entered a part of a unit, from wherever it came. @rule S-RAM */
export function ramGoals(map: Pick<BattleMap, 'scale'>, rammer: Unit, target: Unit, part: number): readonly Cell[] {
  const from = placeOf(rammer);
  const own = spacesOf(map, rammer);
  return spacesOfPart(map, target, part).flatMap((space) => own.map((cell) => displaced(from, cell, space)));
}
