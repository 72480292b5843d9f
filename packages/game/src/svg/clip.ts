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
  // Pictures of full tables clip a great many outlines: this makes no lists on the way.
  const kept: Point[] = [];
  let from = outline.at(-1);
  let before = from === undefined ? 0 : measure(from);
  for (const to of outline) {
    const now = measure(to);
    if (from !== undefined && ((before < 0 && now > 0) || (before > 0 && now < 0))) {
      const share = before / (before - now);
      kept.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    if (now >= 0) kept.push(to);
    [from, before] = [to, now];
  }
  return kept;
}

function turn(from: Point, to: Point): number {
  return from.x * to.y - from.y * to.x;
}
