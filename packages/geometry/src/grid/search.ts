import { pop, push } from '../heap.js';
import { COMPASS } from './compass.js';
import type { Steps } from './steps.js';

/** What a search found out. */
export interface Search {
  /** The spots that were reached, the cheapest first; of equal costs in the order of their places. */
  readonly reached: readonly number[];
  /** What it costs to get to a spot that was reached. */
  readonly costOf: (spot: number) => number;
  /** The spot before it on the way there; −1 before the first. */
  readonly previousOf: (spot: number) => number;
}

const NOWHERE = -1;

/**
 * The spots that a unit gets to for at most `allowance`, in order, up to the first that is a goal. Of equally cheap ways to a spot
 * the one is taken that goes in the lower direction where they part.
 */
export function search(
  steps: Steps,
  start: number,
  allowance: number,
  isGoal: (spot: number) => boolean = () => false,
): Search {
  const costs = new Float64Array(steps.spots).fill(Number.POSITIVE_INFINITY);
  const reached = spread(steps, start, allowance, isGoal, costs);
  const previous = firstWays(steps, start, costs);
  return {
    reached,
    costOf: (spot) => costs[spot] ?? Number.POSITIVE_INFINITY,
    previousOf: (spot) => previous[spot] ?? NOWHERE,
  };
}

/** Notes the least cost of every spot within the allowance, from the cheapest up to the first goal. */
function spread(
  steps: Steps,
  start: number,
  allowance: number,
  isGoal: (spot: number) => boolean,
  costs: Float64Array,
): readonly number[] {
  // A cost and a spot in one number, so that the less of two comes first by cost, then by spot.
  const { spots } = steps;
  const reached: number[] = [];
  const open = [start];
  costs[start] = 0;
  for (let least = pop(open, isLess); least !== undefined; least = pop(open, isLess)) {
    const spot = least % spots;
    const cost = (least - spot) / spots;
    if (cost !== costs[spot]) continue;
    reached.push(spot);
    if (isGoal(spot)) break;
    for (let way = 0; way < COMPASS.length; way++) {
      const next = steps.next(spot, way);
      if (next === NOWHERE) continue;
      const step = steps.costTo(next, way);
      const total = cost + step;
      if (step === 0 || total > allowance || total >= (costs[next] ?? 0)) continue;
      costs[next] = total;
      push(open, total * spots + next, isLess);
    }
  }
  return reached;
}

/**
 * The spot before each on the first of its cheapest ways. Whoever follows the steps of cheapest ways into the depth, lower
 * directions first, comes to every spot by the first of its ways.
 */
function firstWays(steps: Steps, start: number, costs: Float64Array): Int32Array {
  const previous = new Int32Array(steps.spots).fill(NOWHERE);
  const tried = new Uint8Array(steps.spots);
  const trail = [start];
  for (let spot = trail.at(-1); spot !== undefined; spot = trail.at(-1)) {
    const way = tried[spot] ?? COMPASS.length;
    tried[spot] = way + 1;
    if (way >= COMPASS.length) {
      trail.pop();
      continue;
    }
    const next = steps.next(spot, way);
    if (next === NOWHERE || next === start || previous[next] !== NOWHERE) continue;
    const step = steps.costTo(next, way);
    if (step === 0 || (costs[spot] ?? 0) + step !== costs[next]) continue;
    previous[next] = spot;
    trail.push(next);
  }
  return previous;
}

function isLess(a: number, b: number): boolean {
  return a < b;
}
