import { fillAt, markAt, sketchFrame, sketchLines, sketchOf } from '@tabletop/game/text';
import { type ConvexPolygon, containsPoint, type Vector } from '@tabletop/geometry';
import type { Terrain } from '../state.js';
import { zoneOf } from '../table/ground.js';
import { toUnits } from '../units.js';
import type { SkirmishView } from '../view.js';

/** The most columns and rows of the picture, and the least width of a column: a base is then two columns wide. */
const LIMITS = { columns: 76, rows: 40, finest: toUnits(1) } as const;

const FLOOR = '.';
const ZONE = '_';
const KINDS: Readonly<Record<Terrain['kind'], string>> = { wall: '#', cover: '=', difficult: ':' };
/** What covers what: a wall everything, open ground nothing. */
const UPPERMOST: readonly Terrain['kind'][] = ['wall', 'cover', 'difficult'];
const ITEM = '*';

interface Piece {
  readonly character: string;
  readonly shape: ConvexPolygon;
  readonly corners: readonly Vector[];
}

/**
 * The table from above as lines of plain characters, places counted from its upper left corner: the ground in dots,
 * walls as `#`, cover as `=`, difficult ground as `:`, a goal's zone as `_`, active figures by their number, those out of
 * the fight as `x` and their number, what lies on the ground as `*`.
 */
export function tablePicture(view: Pick<SkirmishView, 'board' | 'figures' | 'items' | 'goal'>): readonly string[] {
  const board = zoneOf(view.board.corners);
  const pieces = piecesOf(view);
  const sketch = sketchOf(sketchFrame(view.board.corners, LIMITS), (at) => {
    if (!containsPoint(board, at)) return ' ';
    return pieces.find(({ shape }) => containsPoint(shape, at))?.character ?? FLOOR;
  });
  // What is smaller than a cell is shown all the same.
  for (const { corners, character } of pieces) fillAt(sketch, middleOf(corners), character, FLOOR);
  for (const { id, at, status } of view.figures) if (status === 'active') markAt(sketch, at, String(id));
  for (const { id, at, status } of view.figures) if (status === 'out') markAt(sketch, at, `x${id}`);
  for (const { at } of view.items) if (at !== null) markAt(sketch, at, ITEM);
  return sketchLines(sketch);
}

/** What the signs in the picture of a table stand for, of those that are in it. */
export function legendOf({ board, goal, figures, items }: Parameters<typeof tablePicture>[0]): string {
  const signs = [
    ...UPPERMOST.filter((kind) => board.terrain.some((piece) => piece.kind === kind)).map(
      (kind) => `${KINDS[kind]} ${KIND_NAMES[kind]}`,
    ),
    ...(goal.kind === 'lastStanding' ? [] : [`${ZONE} the zone`]),
    ...(figures.some(({ status }) => status === 'out') ? ['x out of the fight'] : []),
    ...(items.some(({ at }) => at !== null) ? [`${ITEM} on the ground`] : []),
  ];
  return signs.join(', ');
}

const KIND_NAMES: Readonly<Record<Terrain['kind'], string>> = {
  wall: 'wall',
  cover: 'cover',
  difficult: 'difficult ground',
};

/** The pieces of a table, the uppermost first. */
function piecesOf({ board, goal }: Pick<SkirmishView, 'board' | 'goal'>): readonly Piece[] {
  const piece = (corners: readonly Vector[], character: string): Piece => {
    return { character, shape: zoneOf(corners), corners };
  };
  const terrain = UPPERMOST.flatMap((kind) =>
    board.terrain.filter((each) => each.kind === kind).map(({ corners }) => piece(corners, KINDS[kind])),
  );
  return goal.kind === 'lastStanding' ? terrain : [...terrain, piece(goal.zone, ZONE)];
}

/** The middle of a convex shape. */
function middleOf(corners: readonly Vector[]): Vector {
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}
