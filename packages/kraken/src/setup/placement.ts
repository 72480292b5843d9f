import { type Problem, show } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { compareDistanceToPolygon, type Vector } from '@tabletop/geometry';
import { tentacleBase } from '../bases.js';
import { isPoint } from '../check-point.js';
import { hullOf } from '../deck.js';
import { baseToHull, distanceToHull } from '../reach.js';
import type { Rules } from '../rules.js';
import { isAfloat, overlapped } from '../standing.js';
import type { Vessel } from '../state.js';
import { toCentimetres, toUnits } from '../units.js';

/** Places for bases, and what is wrong with them. */
export interface Places {
  readonly places: readonly Vector[];
  readonly problems: readonly Problem[];
}

/**
 * Where the kraken's tentacles start unless the set-up says otherwise: the first half to starboard, the others to port,
 * from stern to bow, the k-th of m opposite (2k − 1)/(2m) of the hull's length, straight out from the side with the
 * base 8 cm from the nearest point of the hull.
 *
 * @rule K-TENTACLES
 */
export function evenPlaces(vessel: Vessel, rules: Rules): Places {
  const starboard = Math.ceil(rules.tentacles / 2);
  const places = [
    ...alongSide(vessel, starboard, 1, rules),
    ...alongSide(vessel, rules.tentacles - starboard, -1, rules),
  ];
  // Places are whole units: one may lie up to a unit further off than was asked.
  return { places, problems: checkPlaces(places, vessel, rules, toCentimetres(1)) };
}

function alongSide(vessel: Vessel, count: number, outward: 1 | -1, rules: Rules): readonly Vector[] {
  const stern = Math.min(...vessel.hull.map(({ x }) => x));
  const length = Math.max(...vessel.hull.map(({ x }) => x)) - stern;
  const places: Vector[] = [];
  for (let k = 1; k <= count; k++) {
    const x = stern + Math.round((length * (2 * k - 1)) / (2 * count));
    places.push({
      x,
      y: straightOut(vessel, x, outward, toUnits(rules.startDistance) + baseToHull(rules)),
    });
  }
  return places;
}

/** The place beside the hull at that x that is nearest to it, in whole units, of those at least `distance` from it. */
function straightOut(vessel: Vessel, x: number, outward: 1 | -1, distance: number): number {
  const hull = hullOf(vessel);
  const rim = outward * Math.max(...vessel.hull.map(({ y }) => outward * y));
  let y = rim + outward * distance;
  while (compareDistanceToPolygon({ x, y: y - outward }, hull, distance) >= 0) y -= outward;
  return y;
}

/**
 * Reads the places of tentacles that a set-up chose, which may be anything.
 *
 * @rule K-TENTACLES
 */
export function readPlaces(input: unknown, vessel: Vessel, rules: Rules): Places {
  if (!Array.isArray(input) || input.length !== rules.tentacles)
    return {
      places: [],
      problems: [problem([], `There are ${rules.tentacles} places for tentacles, not ${show(input)}.`, 'K-TENTACLES')],
    };
  const list: readonly unknown[] = input;
  const places = list.flatMap((place) => (isPoint(place) ? [{ x: place.x + 0, y: place.y + 0 }] : []));
  const malformed = list.flatMap((place, at) =>
    isPoint(place) ? [] : [problem([at], 'A place is { x, y } in whole units on the table.', 'K-TENTACLES')],
  );
  return { places, problems: malformed.length > 0 ? malformed : checkPlaces(places, vessel, rules) };
}

/**
 * What is wrong with the places of tentacles: bases lie outside the hull, at most 12 cm from it, and do not overlap.
 *
 * @rule K-TENTACLES
 */
function checkPlaces(places: readonly Vector[], vessel: Vessel, rules: Rules, slack = 0): readonly Problem[] {
  const hull = hullOf(vessel);
  const bases = places.map((place) => tentacleBase(place, rules));
  return bases.flatMap((base, at) => {
    const problems: Problem[] = [];
    const refuse = (message: string) => problems.push(problem([at], message, 'K-TENTACLES'));
    if (!isAfloat(base, vessel)) refuse('A tentacle’s base lies in the water, off the hull.');
    if (distanceToHull({ id: at + 1, at: base }, hull, rules) > rules.startLimit + slack)
      refuse(`A tentacle starts at most ${rules.startLimit} cm from the hull.`);
    const other = overlapped(bases, at);
    if (other >= 0) refuse(`Its base overlaps that of tentacle ${other + 1}.`);
    return problems;
  });
}
