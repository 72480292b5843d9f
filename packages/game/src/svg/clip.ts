import type { Point } from './boxes.js';

/** What of an outline lies inside a convex one, which may run either way round; no points where nothing does. */
export function clip(outline: readonly Point[], inside: readonly Point[]): readonly Point[] {
  const way = Math.sign(
    inside.reduce((sum, from, at) => sum + turn(from, inside[(at + 1) % inside.length] ?? from), 0),
  );
  let kept = outline;
  for (const [at, from] of inside.entries()) {
    const to = inside[(at + 1) % inside.length] ?? from;
    kept = keptBeside(kept, ({ x, y }) => way * ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)));
  }
  return kept;
}

/** What of an outline lies on the side of a line where the measure, which is 0 on the line, is not negative. */
function keptBeside(outline: readonly Point[], measure: (point: Point) => number): readonly Point[] {
  return outline.flatMap((to, at) => {
    const from = outline.at(at - 1) ?? to;
    const [a, b] = [measure(from), measure(to)];
    const crosses = (a < 0 && b > 0) || (a > 0 && b < 0);
    const share = crosses ? a / (a - b) : 0;
    const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    return [...(crosses ? [crossing] : []), ...(b >= 0 ? [to] : [])];
  });
}

function turn(from: Point, to: Point): number {
  return from.x * to.y - from.y * to.x;
}
