import { show } from '@tabletop/dice';
import { isNameOf, isObject, namesOf, problem, reading } from '@tabletop/game';
import { type ConvexPolygon, containsPoint, type Vector } from '@tabletop/geometry';
import { MAX_LENGTH, MAX_OBSTACLES, MAX_SURFACES } from '../limits.js';
import type { Board, Obstacle, Surface } from '../state.js';
import { toUnits } from '../units.js';
import { BOARDS } from './boards.js';
import { cornersIn } from './read-corners.js';

/**
 * Reads a board that may be anything: the name of a House one, or one of convex pieces. The default is the desk. Names
 * every bad field.
 *
 * @rule W-TABLE
 */
export function readBoard(input: unknown): reading.Found<Board> {
  if (input === undefined) return { value: BOARDS.desk, problems: [] };
  if (isNameOf(BOARDS, input)) return { value: BOARDS[input], problems: [] };
  if (isObject(input)) return reading.readInput(input, 'W-TABLE', boardIn);
  const names = namesOf(BOARDS).map(show).join(', ');
  return { problems: [problem([], `A board is ${names} or { name, floor, surfaces, obstacles }.`, 'W-TABLE')] };
}

function boardIn(source: reading.Source): Board {
  const floor = cornersIn(source, 'floor');
  if (floor !== undefined && longest(floor) > toUnits(MAX_LENGTH))
    reading.refuse(source, 'floor', `A floor is at most ${MAX_LENGTH} inches long and wide.`);
  return {
    name: reading.nameIn(source, 'name'),
    floor: floor?.vertices ?? [],
    surfaces: reading.listIn(source, 'surfaces', MAX_SURFACES, (piece) => surfaceIn(piece, floor)),
    obstacles: reading.listIn(source, 'obstacles', MAX_OBSTACLES, (piece) => obstacleIn(piece, floor)),
  };
}

function surfaceIn(source: reading.Source, floor: ConvexPolygon | undefined): Surface {
  return { name: reading.nameIn(source, 'name'), height: heightIn(source), corners: outlineIn(source, floor) };
}

function obstacleIn(source: reading.Source, floor: ConvexPolygon | undefined): Obstacle {
  return {
    name: reading.nameIn(source, 'name'),
    kind: reading.wordIn(source, 'kind', ['solid', 'paper']),
    height: heightIn(source),
    corners: outlineIn(source, floor),
  };
}

function heightIn(source: reading.Source): number {
  return reading.whole(source, 'height', 1, toUnits(MAX_LENGTH));
}

/** The corners of a piece, none of which may lie off the floor. */
function outlineIn(source: reading.Source, floor: ConvexPolygon | undefined): readonly Vector[] {
  const corners = cornersIn(source, 'corners')?.vertices ?? [];
  if (floor !== undefined && !corners.every((corner) => containsPoint(floor, corner)))
    reading.refuse(source, 'corners', 'What stands on the floor lies within it.');
  return corners;
}

/** The greater of a polygon's length along x and along y. */
function longest({ vertices }: ConvexPolygon): number {
  const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
