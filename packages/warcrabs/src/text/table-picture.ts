import { fillAt, markAt, type SketchFrame, sketchFrame, sketchLines, sketchOf } from '@tabletop/game/text';
import { type ConvexPolygon, containsPoint, convexPolygon, type Vector } from '@tabletop/geometry';
import { isAlive } from '../find.js';
import type { Surface } from '../state.js';
import { toUnits } from '../units.js';
import type { WarcrabsView } from '../view.js';
import { arrow } from './compass.js';
import { shown } from './teller.js';
import { feet } from './words.js';

/** The most columns and rows of the picture, and the least width of a column: a base is then two columns wide. */
const LIMITS = { columns: 76, rows: 40, finest: toUnits(0.75) } as const;
/** How much is shown around what stands on the floor, and around crabs. */
const MARGIN = toUnits(3);

const FLOOR = '.';
const SOLID = '#';
const PAPER = '%';
/** One for each kind of surface: there are no more than sixteen. */
const SURFACES = [...'-=~:+;_"abcdefgh'];

type Seen = Pick<WarcrabsView, 'board' | 'crabs' | 'burnt'>;

interface Piece {
  readonly character: string;
  readonly polygon: ConvexPolygon;
  readonly corners: readonly Vector[];
  /** What lies higher is seen; obstacles are seen over every surface. */
  readonly height: number;
  readonly left: number;
  readonly right: number;
}

/**
 * The table from above as lines of plain characters, north up: the floor in dots, each kind of surface by a sign of its
 * own, solid obstacles as `#`, paper that is not gone as `%`, living crabs by their number and an arrow in the direction
 * of their front, dead ones as `x` and their number. Of the floor there is no more than what lies around all this.
 */
export function tablePicture(view: Seen): readonly string[] {
  const floor = convexPolygon(view.board.floor);
  const pieces = piecesOf(view);
  const sketch = sketchOf(frameOf(view), (at) => {
    if (!containsPoint(floor, at)) return ' ';
    // Most are ruled out by their width alone.
    const isIn = ({ left, right, polygon }: Piece) => left <= at.x && at.x <= right && containsPoint(polygon, at);
    return pieces.find(isIn)?.character ?? FLOOR;
  });
  // What is smaller than a cell is shown all the same.
  for (const { corners, character } of [...pieces].reverse())
    if (character === SOLID || character === PAPER) fillAt(sketch, middleOf(corners), character);
  for (const crab of view.crabs) if (isAlive(crab)) markAt(sketch, crab.at, `${crab.id}${arrow(crab.facing)}`);
  for (const crab of view.crabs) if (!isAlive(crab)) markAt(sketch, crab.at, `x${crab.id}`);
  return sketchLines(sketch);
}

/** What the signs in the picture of a table stand for, of those that are in it. */
export function legendOf({ board, crabs, burnt }: Seen): string {
  const standing = board.obstacles.filter((_, at) => !burnt.includes(at));
  const signs = [
    ...kindsOf(board.surfaces).map(({ name, height }, at) => `${SURFACES[at]} ${shown(name)} (${feet(height)})`),
    ...(standing.some(({ kind }) => kind === 'solid') ? [`${SOLID} solid`] : []),
    ...(standing.some(({ kind }) => kind === 'paper') ? [`${PAPER} paper`] : []),
    ...(crabs.every(isAlive) ? [] : ['x dead']),
  ];
  return signs.join(', ');
}

/** The middle of a convex shape. */
export function middleOf(corners: readonly Vector[]): Vector {
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}

/** The part of the table that is shown: around all that stands on the floor and all living crabs, within the wall. */
function frameOf({ board, crabs }: Seen): SketchFrame {
  const shapes = [...board.surfaces, ...board.obstacles].flatMap(({ corners }) => corners);
  const places = [...shapes, ...crabs.filter(isAlive).map(({ at }) => at)];
  const around = places.flatMap(({ x, y }) => [
    { x: x - MARGIN, y: y - MARGIN },
    { x: x + MARGIN, y: y + MARGIN },
  ]);
  return sketchFrame(around.length === 0 ? board.floor : around.map((at) => within(at, board.floor)), LIMITS);
}

/** A place, or the nearest in the rectangle around a shape. */
function within({ x, y }: Vector, corners: readonly Vector[]): Vector {
  const clamp = (value: number, ends: readonly number[]) =>
    Math.min(Math.max(value, Math.min(...ends)), Math.max(...ends));
  return {
    x: clamp(
      x,
      corners.map((corner) => corner.x),
    ),
    y: clamp(
      y,
      corners.map((corner) => corner.y),
    ),
  };
}

/** What is on the floor, the uppermost first. */
function piecesOf({ board, burnt }: Seen): readonly Piece[] {
  const piece = (corners: readonly Vector[], character: string, height: number): Piece => {
    const across = corners.map(({ x }) => x);
    const [left, right] = [Math.min(...across), Math.max(...across)];
    return { character, polygon: convexPolygon(corners), corners, height, left, right };
  };
  const kinds = kindsOf(board.surfaces);
  const surfaces = board.surfaces.map((surface) => {
    const kind = kinds.findIndex((each) => isOfKind(each, surface));
    return piece(surface.corners, SURFACES[kind] ?? FLOOR, surface.height);
  });
  const obstacles = board.obstacles.flatMap(({ kind, corners, height }, at) =>
    burnt.includes(at) ? [] : [piece(corners, kind === 'solid' ? SOLID : PAPER, height)],
  );
  const byHeight = (a: Piece, b: Piece) => b.height - a.height;
  return [...obstacles.sort(byHeight), ...surfaces.sort(byHeight)];
}

/** The surfaces without those that are like an earlier one. */
function kindsOf(surfaces: readonly Surface[]): readonly Surface[] {
  return surfaces.filter((surface, at) => surfaces.findIndex((each) => isOfKind(each, surface)) === at);
}

function isOfKind(one: Surface, other: Surface): boolean {
  return one.name === other.name && one.height === other.height;
}
