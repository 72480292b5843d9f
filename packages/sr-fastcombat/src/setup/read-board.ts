import { type Problem, show } from '@tabletop/dice';
import { attempt, isNameOf, isObject, isText, MAX_NAME, namesOf, problem, under, unknownFields } from '@tabletop/game';
import { convexPolygon, type Vector } from '@tabletop/geometry';
import { MAX_HOLD_TURNS, MAX_TERRAIN } from '../limits.js';
import type { Board, Goal, Terrain } from '../state.js';
import { BOARDS } from './boards.js';

/** Something of a set-up that was read; undefined where there are problems. */
export interface Found<Value> {
  readonly value?: Value;
  readonly problems: readonly Problem[];
}

/** Reads the corners of a convex polygon that may be anything. */
function readCorners(input: unknown, rule: string): Found<readonly Vector[]> {
  const made = attempt(() => convexPolygon(input));
  if (made.problems !== undefined) return { problems: under([], made.problems, rule) };
  return { value: made.value.vertices, problems: [] };
}

/**
 * Reads a board that may be anything: the name of a House one, or one of convex pieces. The default is the alley.
 *
 * @rule F-TERRAIN
 */
export function readBoard(input: unknown): Found<Board> {
  if (input === undefined) return { value: BOARDS.alley, problems: [] };
  if (isNameOf(BOARDS, input)) return { value: BOARDS[input], problems: [] };
  if (!isObject(input)) {
    const names = namesOf(BOARDS).map(show).join(', ');
    return { problems: [problem([], `A board is ${names} or { name, corners, terrain }.`, 'F-TERRAIN')] };
  }
  const { name, corners, terrain } = input;
  const problems: Problem[] = [...unknownFields(input, ['name', 'corners', 'terrain'], 'A board', 'F-TERRAIN')];
  if (!isText(name)) problems.push(problem(['name'], `A name is a text of 1 to ${MAX_NAME} characters.`, 'F-TERRAIN'));
  const outline = readCorners(corners, 'F-TERRAIN');
  problems.push(...under(['corners'], outline.problems));
  const pieces: Terrain[] = [];
  if (!Array.isArray(terrain) || terrain.length > MAX_TERRAIN) {
    problems.push(problem(['terrain'], `Terrain is a list of at most ${MAX_TERRAIN} pieces.`, 'F-TERRAIN'));
  } else {
    for (const [at, piece] of terrain.entries()) {
      const read = readPiece(piece);
      problems.push(...under(['terrain', at], read.problems));
      if (read.value !== undefined) pieces.push(read.value);
    }
  }
  if (problems.length > 0 || outline.value === undefined || !isText(name)) return { problems };
  return { value: { name, corners: outline.value, terrain: pieces }, problems };
}

const KINDS: readonly Terrain['kind'][] = ['wall', 'cover', 'difficult'];

function readPiece(input: unknown): Found<Terrain> {
  if (!isObject(input)) return { problems: [problem([], 'A piece of terrain is { kind, corners }.', 'F-TERRAIN')] };
  const kind = KINDS.find((known) => known === input.kind);
  const corners = readCorners(input.corners, 'F-TERRAIN');
  const problems = [
    ...unknownFields(input, ['kind', 'corners'], 'A piece of terrain', 'F-TERRAIN'),
    ...(kind === undefined ? [problem(['kind'], `The kind is one of ${KINDS.join(', ')}.`, 'F-TERRAIN')] : []),
    ...under(['corners'], corners.problems),
  ];
  if (problems.length > 0 || kind === undefined || corners.value === undefined) return { problems };
  return { value: { kind, corners: corners.value }, problems };
}

const NO_GOAL: Goal = { kind: 'lastStanding' };

/**
 * Reads a goal that may be anything. The default is to be the last one standing.
 *
 * @rule F-WIN
 */
export function readGoal(input: unknown): Found<Goal> {
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
  const isCount = typeof turns === 'number' && Number.isInteger(turns) && turns >= 1 && turns <= MAX_HOLD_TURNS;
  if (holds && !isCount) problems.push(refuse(['turns'], `A zone is held for 1 to ${MAX_HOLD_TURNS} turns.`));
  if (problems.length > 0 || zone.value === undefined) return { problems };
  const value: Goal =
    holds && isCount ? { kind: 'hold', zone: zone.value, turns } : { kind: 'reach', zone: zone.value };
  return { value, problems };
}
