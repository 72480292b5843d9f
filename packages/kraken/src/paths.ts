import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { checkPath, findPath, MAX_LEGS, pathLength, type Vector, type WalkArea } from '@tabletop/geometry';
import type { Move } from './actions.js';
import { blockingSailor, deckOf } from './deck.js';
import { type Rules, rulesFor } from './rules.js';
import type { KrakenState, Sailor } from './state.js';
import { toCentimetres, toUnits } from './units.js';

/** What a sailor moves about in: the deck, less what stands on it. */
export function walkAreaOf(
  sailor: Sailor,
  state: Pick<KrakenState, 'vessel' | 'sailors' | 'tentacles'>,
  rules: Rules,
): WalkArea {
  const radius = toUnits(rules.sailorRadius);
  return { radius, area: deckOf(state.vessel, rules), obstacles: blockingSailor(sailor, state, rules) };
}

/**
 * Why a path is no legal move: it leaves the vessel, goes through a base or an obstacle, or is longer than the
 * allowance, each leg rounded up to whole units.
 *
 * @rule K-MOVE-PATH
 * @rule T-PATH
 */
export function checkMove(
  state: KrakenState,
  sailor: Sailor,
  path: readonly Vector[],
  allowance: number,
  rules: Rules,
): Problem | undefined {
  if (path.length === 0) return undefined;
  const fault = checkPath([sailor.at, ...path], walkAreaOf(sailor, state, rules), { allowance });
  if (fault === undefined) return undefined;
  const refuse = (message: string) => problem(['path', fault.leg], message, 'K-MOVE-PATH');
  switch (fault.reason) {
    case 'outside':
      return refuse('A sailor may not leave the vessel.');
    case 'blocked':
    case 'walled':
      return refuse('A sailor may not go through an obstacle, another sailor or a tentacle.');
    case 'too-long': {
      const centimetres = toCentimetres(allowance);
      return refuse(`The path is longer than the ${centimetres} cm that the sailor may go.`);
    }
    case 'too-many-legs':
      return refuse(`A path has at most ${MAX_LEGS} legs.`);
    case 'not-whole':
    case 'empty':
      return refuse('The corners of a path are { x, y } in whole units on the table.');
  }
}

/** The length of a path in units, each leg rounded up. @rule T-PATH */
export function pathLengthOf(from: Vector, path: readonly Vector[]): number {
  return pathLength([from, ...path]);
}

/**
 * The move that takes the sailor whose turn it is to a place by a short legal path; undefined where none is found
 * within its allowance, or when no sailor may move.
 *
 * @rule K-MOVE-PATH
 */
export function moveTo(state: KrakenState, to: Vector): Move | undefined {
  const { stage } = state;
  if (stage.phase !== 'movement' || stage.allowance === null) return undefined;
  const sailor = state.sailors.find(({ id }) => id === stage.order[0]);
  if (sailor === undefined) return undefined;
  const { allowance } = stage;
  const path = findPath(sailor.at, to, walkAreaOf(sailor, state, rulesFor(state.rules)), { allowance });
  if (path === undefined) return undefined;
  return { type: 'move', player: sailor.owner, sailor: sailor.id, path: path.points.slice(1) };
}
