import { type Problem, show } from '@tabletop/dice';
import {
  attempt,
  isNameOf,
  isObject,
  isText,
  MAX_NAME,
  namesOf,
  problem,
  type reading,
  under,
  unknownFields,
} from '@tabletop/game';
import { ceilDistance, containsDisc, convexPolygon, type Disc, parseDisc, type Vector } from '@tabletop/geometry';
import { MAX_HULL_LENGTH, MAX_OBSTACLES } from '../limits.js';
import type { Vessel } from '../state.js';
import { toCentimetres, toUnits } from '../units.js';
import { VESSELS } from './vessels.js';

/**
 * Reads a vessel that may be anything: the name of a preset, or a strictly convex hull with obstacles inside it.
 *
 * @rule K-VESSEL
 */
export function readVessel(input: unknown): reading.Found<Vessel> {
  if (input === undefined) return { value: copyOf(VESSELS.merchantman), problems: [] };
  if (isNameOf(VESSELS, input)) return { value: copyOf(VESSELS[input]), problems: [] };
  if (!isObject(input)) {
    const message = `A vessel is ${namesOf(VESSELS).map(show).join(', ')} or a plan of one, not ${show(input)}.`;
    return { problems: [problem([], message, 'K-VESSEL')] };
  }
  const { name, hull, obstacles = [] } = input;
  const problems: Problem[] = [...unknownFields(input, FIELDS, 'A vessel', 'K-VESSEL')];
  const refuse = (path: Problem['path'], message: string) => problems.push(problem(path, message, 'K-VESSEL'));
  if (!isText(name)) refuse(['name'], `A name is a text of 1 to ${MAX_NAME} characters.`);

  const polygon = attempt(() => convexPolygon(Array.isArray(hull) ? hull : []));
  if (polygon.problems !== undefined) problems.push(...under(['hull'], polygon.problems, 'K-VESSEL'));
  else if (extent(polygon.value.vertices) > toUnits(MAX_HULL_LENGTH)) {
    const across = toCentimetres(extent(polygon.value.vertices));
    refuse(['hull'], `A hull is at most ${MAX_HULL_LENGTH} cm across, not ${across}.`);
  }

  if (!Array.isArray(obstacles) || obstacles.length > MAX_OBSTACLES) {
    refuse(['obstacles'], `Obstacles are a list of at most ${MAX_OBSTACLES} discs.`);
    return { problems };
  }
  const discs: Disc[] = [];
  for (const [at, value] of obstacles.entries()) {
    const found = attempt(() => parseDisc(value));
    if (found.problems !== undefined) problems.push(...under(['obstacles', at], found.problems, 'K-VESSEL'));
    else if (polygon.problems === undefined && !containsDisc(polygon.value, found.value))
      refuse(['obstacles', at], 'An obstacle lies wholly inside the hull.');
    else discs.push(found.value);
  }
  if (problems.length > 0 || polygon.problems !== undefined || !isText(name)) return { problems };
  return { value: { name, hull: polygon.value.vertices, obstacles: discs }, problems };
}

const FIELDS: readonly string[] = ['name', 'hull', 'obstacles'];

/** A vessel of the game's own: no two games share one. */
function copyOf({ name, hull, obstacles }: Vessel): Vessel {
  return { name, hull: hull.map((corner) => ({ ...corner })), obstacles: obstacles.map((disc) => ({ ...disc })) };
}

/** The greatest distance between two corners, in units rounded up. */
function extent(corners: readonly Vector[]): number {
  return Math.max(...corners.flatMap((one) => corners.map((other) => ceilDistance(one, other))));
}
