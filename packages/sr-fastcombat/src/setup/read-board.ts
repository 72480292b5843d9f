import { type Problem, show } from '@tabletop/dice';
import {
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
import { MAX_TERRAIN } from '../limits.js';
import type { Board, Terrain } from '../state.js';
import { BOARDS } from './boards.js';
import { readCorners } from './read-corners.js';

/**
 * Reads a board that may be anything: the name of a House one, or one of convex pieces. The default is the alley.
 *
 * @rule F-TERRAIN
 */
export function readBoard(input: unknown): reading.Found<Board> {
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

function readPiece(input: unknown): reading.Found<Terrain> {
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
