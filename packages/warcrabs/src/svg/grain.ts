import { element, ends, type Point } from '@tabletop/game/svg';

/** How far apart the lines of the grain are, in pixels, one after the other, and how they are broken. */
const APART: readonly number[] = [9, 14, 11, 17, 8];
const DASHES: readonly string[] = ['90 7 150 11', '170 13 60 6', '120 9 200 8'];

/** The grain of wood, from side to side of a convex outline. */
export function grain(outline: readonly Point[], colour: string): string {
  const [north, south] = ends(outline.map(({ y }) => y));
  const lines: string[] = [];
  for (let [y, at] = [north + 7, 0]; y < south - 3; y += APART[at++ % APART.length] ?? 10) {
    const met = outline.flatMap((from, corner) => crossing(from, outline[(corner + 1) % outline.length] ?? from, y));
    const [west, east] = ends(met);
    if (east - west < 6) continue;
    lines.push(
      element('line', {
        x1: west + 1,
        y1: y,
        x2: east - 1,
        y2: y,
        stroke: colour,
        'stroke-opacity': 0.13,
        'stroke-dasharray': DASHES[at % DASHES.length],
      }),
    );
  }
  return lines.join('');
}

/** Where a side crosses a horizontal line. */
function crossing(from: Point, to: Point, y: number): readonly number[] {
  const [a, b] = [from.y - y, to.y - y];
  return a === b || a * b > 0 ? [] : [from.x + ((to.x - from.x) * a) / (a - b)];
}
