import { fillAt, markAt, type SketchFrame, sketchFrame, sketchLines, sketchOf } from '@tabletop/game/text';
import { containsPoint, type Vector, within } from '@tabletop/geometry';
import { hullOf } from '../deck.js';
import { toUnits } from '../units.js';
import type { KrakenView } from '../view.js';

/** The most columns and rows of the picture, and the least width of a column: a base is then about two columns wide. */
const LIMITS = { columns: 76, rows: 40, finest: toUnits(1.5) } as const;
/** How much sea is shown around the hull, in units. Tentacles further out stand at the rim with an arrow. */
const SEA = toUnits(15);

/**
 * The deck from above, bow to the right and starboard below, as lines of plain characters: the deck in dots, obstacles
 * as `O`, sailors by their number, tentacles by theirs in brackets.
 */
export function deckPicture(view: Pick<KrakenView, 'vessel' | 'sailors' | 'tentacles'>): readonly string[] {
  const { vessel, sailors, tentacles } = view;
  const hull = hullOf(vessel);
  const frame = sketchFrame(withSea(vessel.hull), LIMITS);
  const sketch = sketchOf(frame, (at) => {
    if (!containsPoint(hull, at)) return ' ';
    return vessel.obstacles.some((obstacle) => within(at, obstacle, obstacle.radius)) ? 'O' : '.';
  });
  for (const obstacle of vessel.obstacles) fillAt(sketch, obstacle, 'O');
  for (const { id, at } of tentacles) markAt(sketch, at, tentacleMark(frame, at, id));
  for (const { id, at, fate } of sailors) if (fate === 'in-play') markAt(sketch, at, String(id));
  return withoutOuterBlanks(sketchLines(sketch));
}

/** The corners of a hull, moved outwards by the sea around it. */
function withSea(hull: readonly Vector[]): readonly Vector[] {
  return hull.flatMap(({ x, y }) => [
    { x: x - SEA, y: y - SEA },
    { x: x + SEA, y: y + SEA },
  ]);
}

function tentacleMark(frame: SketchFrame, { x, y }: Vector, id: number): string {
  if (x < frame.left) return `<${id}`;
  if (x > frame.left + frame.columns * frame.column) return `${id}>`;
  if (y < frame.top) return `^${id}`;
  if (y > frame.top + 2 * frame.rows * frame.column) return `v${id}`;
  return `(${id})`;
}

function withoutOuterBlanks(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}
