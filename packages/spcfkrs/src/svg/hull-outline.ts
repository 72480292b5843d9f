import type { Box, Line, Point } from '@tabletop/game/svg';
import { cornersOf } from './frame.js';

/** The corners of an outline in order: clockwise round a hull, the other way round a hole in it. */
export type Outline = readonly Point[];

/** The outlines of boxes that share edges or parts of none, without the edges between them. @rule S-HULL */
export function outlinesOf(boxes: readonly Box[]): readonly Outline[] {
  const edges = new Map<string, Line>();
  for (const box of boxes) {
    const corners = cornersOf(box);
    for (const [at, from] of corners.entries()) {
      const to = corners[(at + 1) % corners.length] ?? from;
      // An edge that the box on its other side has as well is inside the hull.
      if (!edges.delete(keyOf(to, from))) edges.set(keyOf(from, to), [from, to]);
    }
  }
  const outlines: Outline[] = [];
  for (let [edge] = edges.values(); edge !== undefined; [edge] = edges.values()) {
    outlines.push(straight(loopFrom(edge, edges)));
  }
  return outlines;
}

function keyOf(from: Point, to: Point): string {
  return `${from.x},${from.y},${to.x},${to.y}`;
}

/** The edges from one on until they come back to its start; they are taken out of those that are left. */
function loopFrom([start, first]: Line, edges: Map<string, Line>): Outline {
  edges.delete(keyOf(start, first));
  const loop = [start];
  let [before, here] = [start, first];
  while (here.x !== start.x || here.y !== start.y) {
    loop.push(here);
    const ahead = nextEdge(before, here, edges);
    if (ahead === undefined) break;
    edges.delete(keyOf(...ahead));
    [before, here] = ahead;
  }
  return loop;
}

/** The edge that goes on from a point; where two parts touch at a corner alone, the one round the same part. */
function nextEdge(before: Point, here: Point, edges: ReadonlyMap<string, Line>): Line | undefined {
  const onward = [...edges.values()].filter(([from]) => from.x === here.x && from.y === here.y);
  const turn = ([, to]: Line) => (here.x - before.x) * (to.y - here.y) - (here.y - before.y) * (to.x - here.x);
  return onward.find((edge) => turn(edge) > 0) ?? onward[0];
}

function straight(loop: Outline): Outline {
  return loop.filter((point, at) => {
    const before = loop.at(at - 1) ?? point;
    const after = loop[(at + 1) % loop.length] ?? point;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}

/** An outline of upright and level edges, so many pixels further out; further in where that is negative. */
export function grown(outline: Outline, by: number): Outline {
  return outline.map((point, at) => {
    const before = outline.at(at - 1) ?? point;
    const after = outline[(at + 1) % outline.length] ?? point;
    // Clockwise on a page whose rows go down, the outside is to the left of each edge.
    const [toHere, onward] = [way(before, point), way(point, after)];
    return { x: point.x + by * (toHere.y + onward.y), y: point.y - by * (toHere.x + onward.x) };
  });
}

function way(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}
