import { type Problem, show } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { type Cell, cellIndex, cellName } from '@tabletop/geometry/grid';
import { isOnMap } from '../condition.js';
import { coverAt } from '../map/battle-map.js';
import { layerOf } from '../map/layer.js';
import { SPACE, scaleOf } from '../map/scale.js';
import { spacesOfPart } from '../map/spaces.js';
import type { SpcfkrsState, Unit } from '../state.js';

/** Who is in a space of a layer already, and how much of it is taken, in eighths. */
interface Taken {
  readonly unit: Unit;
  readonly eighths: number;
}

/**
 * What is wrong with who is where: nobody on the ground is in full cover, and in each layer a space holds as much as it can
 * and no more, of one side. The dead lie in nobody's way, and passengers are in their bays.
 *
 * @rule S-COVER
 * @rule S-CONFLICT
 * @rule S-SCALE
 * @rule S-LAYERS
 */
export function placeProblems({ map, units }: SpcfkrsState): readonly Problem[] {
  const layers = { ground: new Map<number, Taken>(), above: new Map<number, Taken>() };
  return units.flatMap((unit, at) => {
    if (!isOnMap(unit)) return [];
    const { profile, parts } = unit;
    const layer = layerOf(profile.class);
    const taken = layers[layer];
    const eighths = Math.min(SPACE, scaleOf(map, profile.class).eighths);
    return parts.flatMap((_, part) => {
      const refuse = (message: string, rule: string) => [problem(['units', at, 'parts', part, 'at'], message, rule)];
      for (const cell of spacesOfPart(map, unit, part)) {
        if (layer === 'ground' && coverAt(map, cell) === 'full')
          return refuse(`Nobody stands in the full cover of ${cellName(cell)}.`, 'S-COVER');
        const other = taken.get(cellIndex(cell, map));
        if (other !== undefined && other.unit.side !== unit.side)
          return refuse(`${show(other.unit.name)} stands in ${cellName(cell)} too.`, 'S-CONFLICT');
        const load = (other?.eighths ?? 0) + eighths;
        if (load > SPACE) return refuse(...crowded(other?.unit ?? unit, cell, eighths));
        taken.set(cellIndex(cell, map), { unit, eighths: load });
      }
      return [];
    });
  });
}

/** Why there is no room for a part in a space, and the rule. */
function crowded({ name }: Unit, cell: Cell, eighths: number): readonly [message: string, rule: string] {
  return eighths === SPACE
    ? [`${show(name)} stands in ${cellName(cell)} too.`, 'S-CONFLICT']
    : [`There is no room for that many in ${cellName(cell)}.`, 'S-SCALE'];
}
