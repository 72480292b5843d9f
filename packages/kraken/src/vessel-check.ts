import { isTabletopError, type Problem, show } from '@tabletop/dice';
import { ceilDistance, containsDisc, convexPolygon, type Disc, parseDisc, type Vector } from '@tabletop/geometry';
import { isObject, isText } from './check-value.js';
import { MAX_HULL_LENGTH, MAX_NAME, MAX_OBSTACLES, MAX_PROBLEMS } from './limits.js';
import type { Vessel } from './state.js';
import { toCentimetres, toUnits } from './units.js';
import { VESSELS } from './vessels.js';

/** A vessel that was read, or what is wrong with it. */
export interface VesselFound {
  readonly vessel?: Vessel;
  readonly problems: readonly Problem[];
}

/**
 * Reads a vessel that may be anything: the name of a preset, or a strictly convex hull with obstacles inside it.
 *
 * @rule K-VESSEL
 */
export function readVessel(input: unknown): VesselFound {
  if (input === undefined) return { vessel: copyOf(VESSELS.merchantman), problems: [] };
  if (input === 'merchantman' || input === 'nautilus') return { vessel: copyOf(VESSELS[input]), problems: [] };
  if (!isObject(input)) {
    return { problems: [problem([], `A vessel is "merchantman", "nautilus" or a plan of one, not ${show(input)}.`)] };
  }
  const { name, hull, obstacles = [], ...unknown } = input;
  const problems = Object.keys(unknown)
    .slice(0, MAX_PROBLEMS)
    .map((field) => problem([field], `A vessel has no field ${show(field)}.`));
  if (!isText(name, MAX_NAME)) problems.push(problem(['name'], `A name is a text of 1 to ${MAX_NAME} characters.`));

  const polygon = attempt(() => convexPolygon(Array.isArray(hull) ? hull : []));
  if ('problems' in polygon) problems.push(...polygon.problems.map((found) => under(['hull'], found)));
  else if (extent(polygon.value.vertices) > toUnits(MAX_HULL_LENGTH)) {
    const across = toCentimetres(extent(polygon.value.vertices));
    problems.push(problem(['hull'], `A hull is at most ${MAX_HULL_LENGTH} cm across, not ${across}.`));
  }

  if (!Array.isArray(obstacles) || obstacles.length > MAX_OBSTACLES) {
    problems.push(problem(['obstacles'], `Obstacles are a list of at most ${MAX_OBSTACLES} discs.`));
    return { problems };
  }
  const discs: Disc[] = [];
  for (const [at, value] of obstacles.entries()) {
    const found = attempt(() => parseDisc(value));
    if ('problems' in found) problems.push(...found.problems.map((each) => under(['obstacles', at], each)));
    else if ('value' in polygon && !containsDisc(polygon.value, found.value))
      problems.push(problem(['obstacles', at], 'An obstacle lies wholly inside the hull.'));
    else discs.push(found.value);
  }
  if (problems.length > 0 || 'problems' in polygon || !isText(name, MAX_NAME)) return { problems };
  return { vessel: { name, hull: polygon.value.vertices, obstacles: discs }, problems };
}

/** A vessel of the game's own: no two games share one. */
function copyOf({ name, hull, obstacles }: Vessel): Vessel {
  return { name, hull: hull.map((corner) => ({ ...corner })), obstacles: obstacles.map((disc) => ({ ...disc })) };
}

/** The greatest distance between two corners, in units rounded up. */
function extent(corners: readonly Vector[]): number {
  return Math.max(...corners.flatMap((one) => corners.map((other) => ceilDistance(one, other))));
}

function attempt<Value>(read: () => Value): { readonly value: Value } | { readonly problems: readonly Problem[] } {
  try {
    return { value: read() };
  } catch (error) {
    if (isTabletopError(error)) return { problems: error.problems };
    throw error;
  }
}

function under(path: Problem['path'], found: Problem): Problem {
  return { ...found, rule: 'K-VESSEL', path: [...path, ...found.path] };
}

function problem(path: Problem['path'], message: string): Problem {
  return { rule: 'K-VESSEL', path, message };
}
