import type { Problem } from '@tabletop/dice';
import { isObject, isWhole, problem, type reading, under, unknownFields } from '@tabletop/game';
import { MAX_HOLD_TURNS } from '../limits.js';
import type { Goal } from '../state.js';
import { readCorners } from './read-corners.js';

const NO_GOAL: Goal = { kind: 'lastStanding' };

/**
 * Reads a goal that may be anything. The default is to be the last one standing.
 *
 * @rule F-WIN
 */
export function readGoal(input: unknown): reading.Found<Goal> {
  if (input === undefined) return { value: NO_GOAL, problems: [] };
  const refuse = (path: Problem['path'], message: string) => problem(path, message, 'F-WIN');
  if (!isObject(input)) return { problems: [refuse([], 'A goal is { kind }, and its zone.')] };
  if (input.kind === 'lastStanding') {
    const problems = unknownFields(input, ['kind'], 'This goal', 'F-WIN');
    return problems.length > 0 ? { problems } : { value: NO_GOAL, problems };
  }
  if (input.kind !== 'reach' && input.kind !== 'hold')
    return { problems: [refuse(['kind'], 'The kind is one of lastStanding, reach, hold.')] };
  const zone = readCorners(input.zone, 'F-WIN');
  const holds = input.kind === 'hold';
  const problems = [
    ...unknownFields(input, holds ? ['kind', 'zone', 'turns'] : ['kind', 'zone'], 'This goal', 'F-WIN'),
    ...under(['zone'], zone.problems),
  ];
  const { turns } = input;
  const isCount = isWhole(turns, 1, MAX_HOLD_TURNS);
  if (holds && !isCount) problems.push(refuse(['turns'], `A zone is held for 1 to ${MAX_HOLD_TURNS} turns.`));
  if (problems.length > 0 || zone.value === undefined) return { problems };
  const value: Goal =
    holds && isCount ? { kind: 'hold', zone: zone.value, turns } : { kind: 'reach', zone: zone.value };
  return { value, problems };
}
