import type { Vessel } from '../state.js';
import { toUnits } from '../units.js';

/** A point of the deck plan, in centimetres. */
type Point = readonly [x: number, y: number];

/** The hull of both presets, in centimetres from the corner at stern and port. */
const HULL: readonly Point[] = [
  [0, 7],
  [15, 0],
  [73, 0],
  [88, 7],
  [88, 14],
  [73, 21],
  [15, 21],
  [0, 14],
];

function vessel(name: string, radius: number, obstacles: readonly Point[]): Vessel {
  const at = ([x, y]: Point) => ({ x: toUnits(x), y: toUnits(y) });
  return {
    name,
    hull: HULL.map(at),
    obstacles: obstacles.map((point) => ({ ...at(point), radius: toUnits(radius) })),
  };
}

/**
 * The vessels that the game brings: one hull, with three masts or with a conning tower. The source gives length,
 * width and taper; where exactly they lie are house values.
 *
 * @rule K-VESSEL
 */
export const VESSELS: Readonly<Record<'merchantman' | 'nautilus', Vessel>> = {
  merchantman: vessel('merchantman', 1.5, [
    [22, 10.5],
    [44, 10.5],
    [66, 10.5],
  ]),
  nautilus: vessel('nautilus', 4, [[44, 10.5]]),
};
