import { TabletopError } from '@tabletop/dice';
import { quarterTurn, type Vector } from './vector.js';
import { show } from './whole.js';

const TURN = 360;

/** The directions of 0° to 45°: the points on a circle of 2^15 units, in whole units. */
const FIRST_EIGHTH: readonly (readonly [x: number, y: number])[] = [
  [32768, 0],
  [32763, 572],
  [32748, 1144],
  [32723, 1715],
  [32688, 2286],
  [32643, 2856],
  [32588, 3425],
  [32524, 3993],
  [32449, 4560],
  [32365, 5126],
  [32270, 5690],
  [32166, 6252],
  [32052, 6813],
  [31928, 7371],
  [31795, 7927],
  [31651, 8481],
  [31499, 9032],
  [31336, 9580],
  [31164, 10126],
  [30983, 10668],
  [30792, 11207],
  [30592, 11743],
  [30382, 12275],
  [30163, 12803],
  [29935, 13328],
  [29698, 13848],
  [29452, 14365],
  [29197, 14876],
  [28932, 15384],
  [28660, 15886],
  [28378, 16384],
  [28088, 16877],
  [27789, 17364],
  [27482, 17847],
  [27166, 18324],
  [26842, 18795],
  [26510, 19261],
  [26170, 19720],
  [25822, 20174],
  [25466, 20622],
  [25102, 21063],
  [24730, 21498],
  [24351, 21926],
  [23965, 22348],
  [23571, 22763],
  [23170, 23170],
];

/**
 * A vector in whole units for every whole degree, from 0° along rising x by 90° along rising y up to 359°. Each is off by
 * less than 0.002°, and about 2^15 units long; `displacement` takes any length of it. The table is the same in every
 * quarter turn and mirror image.
 */
export const DIRECTIONS: readonly Vector[] = /* @__PURE__ */ makeDirections();

/**
 * The direction of any whole number of degrees: those of −10, 350 and 710 are one. See {@link DIRECTIONS}.
 *
 * Throws `TabletopError` 'invalid-angle' where it is no whole number.
 */
export function directionAt(degrees: number): Vector {
  const direction = DIRECTIONS[((degrees % TURN) + TURN) % TURN];
  if (direction !== undefined && Number.isSafeInteger(degrees)) return direction;
  const message = `An angle is a whole number of degrees, not ${show(degrees)}.`;
  throw new TabletopError('invalid-angle', [{ path: ['degrees'], message, details: { reason: 'not-whole' } }]);
}

function makeDirections(): readonly Vector[] {
  const firstEighth = FIRST_EIGHTH.map(([x, y]) => ({ x, y }));
  const secondEighth = firstEighth.slice(1, -1).map(({ x, y }) => ({ x: y, y: x }));
  const directions: Vector[] = [];
  let quarter = [...firstEighth, ...secondEighth.reverse()];
  while (directions.length < TURN) {
    directions.push(...quarter);
    quarter = quarter.map(quarterTurn);
  }
  return directions;
}
