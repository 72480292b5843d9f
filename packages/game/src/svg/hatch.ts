import type { Line, Point } from './boxes.js';
import { ends } from './frame.js';

/** The stretches of parallel lines, so many pixels apart, that lie inside a convex outline. They rise to the right. */
export function hatch(outline: readonly Point[], apart: number): readonly Line[] {
  const [least, greatest] = ends(outline.map(({ x, y }) => x + y));
  const lines: Line[] = [];
  for (let sum = (Math.floor(least / apart) + 1) * apart; sum < greatest; sum += apart) {
    const met = outline.flatMap((from, at) => crossing(from, outline[(at + 1) % outline.length] ?? from, sum));
    const [west, east] = ends(met.map(({ x }) => x));
    if (west < east)
      lines.push([
        { x: west, y: sum - west },
        { x: east, y: sum - east },
      ]);
  }
  return lines;
}

/** Where a side meets the line of all points whose coordinates have a sum. */
function crossing(from: Point, to: Point, sum: number): readonly Point[] {
  const [a, b] = [from.x + from.y - sum, to.x + to.y - sum];
  if (a === b || a * b > 0) return [];
  const share = a / (a - b);
  return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
}
