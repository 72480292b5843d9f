import {
  type Box,
  boxesMeet,
  boxMeetsDisc,
  type Circle,
  isInside,
  type Line,
  lineMeetsBox,
  lineMeetsDisc,
  linesCross,
  nearestIn,
  type Point,
} from './boxes.js';

/** A label that looks for a place beside its figure. */
export interface LabelWish {
  readonly figure: Circle;
  readonly width: number;
  readonly height: number;
}

/** Where a label stands, and from where to where a line leads to its figure when it is not right beside it. */
export interface LabelPlace {
  readonly box: Box;
  readonly leader: Line | null;
}

/** What labels may not cover. */
export interface Taken {
  readonly area: Box;
  readonly figures: readonly Circle[];
  readonly boxes: readonly Box[];
}

/** Directions in which a label is looked for, the best first: to the sides, then below and above, then between. */
const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 0.71, y: 0.71 },
  { x: 0.71, y: -0.71 },
  { x: -0.71, y: 0.71 },
  { x: -0.71, y: -0.71 },
  { x: 0.92, y: 0.38 },
  { x: 0.92, y: -0.38 },
  { x: -0.92, y: 0.38 },
  { x: -0.92, y: -0.38 },
  { x: 0.38, y: 0.92 },
  { x: 0.38, y: -0.92 },
  { x: -0.38, y: 0.92 },
  { x: -0.38, y: -0.92 },
];

/** How far from its figure, in pixels; beyond the first a line leads to it. */
const DISTANCES: readonly number[] = [3, 14, 26, 40, 56, 74, 96, 124, 160, 210, 280];

/**
 * A place for each label, in order, so that it covers neither figures nor lines nor other labels and stays inside the
 * area; undefined where there is none. Lines keep clear of figures, labels and one another, unless there is no place
 * where they can.
 */
export function placeLabels(wishes: readonly LabelWish[], taken: Taken): readonly (LabelPlace | undefined)[] {
  const boxes = [...taken.boxes];
  const leaders: Line[] = [];
  const isFree = ({ box }: LabelPlace) =>
    isInside(box, taken.area) &&
    !boxes.some((other) => boxesMeet(box, other)) &&
    !taken.figures.some((figure) => boxMeetsDisc(box, figure)) &&
    !leaders.some((leader) => lineMeetsBox(leader, box));
  const isClear = ({ leader }: LabelPlace, own: Circle) =>
    leader === null ||
    (!boxes.some((box) => lineMeetsBox(leader, box)) &&
      !leaders.some((other) => linesCross(leader, other)) &&
      !taken.figures.some((figure) => (figure.x !== own.x || figure.y !== own.y) && lineMeetsDisc(leader, figure)));

  return wishes.map((wish) => {
    let found: LabelPlace | undefined;
    for (const place of candidates(wish)) {
      if (!isFree(place)) continue;
      const clear = isClear(place, wish.figure);
      if (clear || found === undefined) found = place;
      if (clear) break;
    }
    if (found !== undefined) boxes.push(found.box);
    if (found !== undefined && found.leader !== null) leaders.push(found.leader);
    return found;
  });
}

function* candidates({ figure, width, height }: LabelWish): Generator<LabelPlace> {
  for (const distance of DISTANCES) {
    for (const { x, y } of DIRECTIONS) {
      const edge = { x: figure.x + x * figure.radius, y: figure.y + y * figure.radius };
      const near = { x: edge.x + x * distance, y: edge.y + y * distance };
      const box = { x: near.x - share(x) * width, y: near.y - share(y) * height, width, height };
      yield { box, leader: distance === DISTANCES[0] ? null : [edge, nearestIn(box, edge)] };
    }
  }
}

/** How much of a label lies before its point: none where it leads away, all where it leads back, half between. */
function share(direction: number): number {
  return (1 - Math.max(-1, Math.min(1, direction * 1.4))) / 2;
}
