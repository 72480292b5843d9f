import {
  type Box,
  baseline,
  boxesMeet,
  boxMeetsDisc,
  type Circle,
  clip,
  ends,
  fitting,
  isInside,
  letters,
  type Point,
  SMALLEST,
  TAG_HEIGHT,
  textWidth,
} from '@tabletop/game/svg';
import { inches } from '../text/words.js';
import { cornersOf } from './frame.js';
import type { Thing } from './things.js';

/** The widest name of a thing, in pixels. */
const NAME_WIDTH = 110;

/** The height of a thing in words: over the floor or, with a plus sign, over what it stands on. @rule W-TABLE */
export function heightText({ kind, height }: Pick<Thing, 'kind' | 'height'>): string {
  return kind === 'surface' ? inches(height) : kind === 'ash' ? 'ash' : `+${inches(height)}`;
}

/** What is written on a thing or beside it. */
export function thingText(thing: Thing): string {
  return `${fitting(thing.name, SMALLEST, NAME_WIDTH)} ${heightText(thing)}`;
}

/** A text that stands on the thing that it is about. */
export interface Inscription {
  readonly thing: Thing;
  readonly box: Box;
  readonly lines: readonly string[];
  /** Whether it gives the name in full. */
  readonly isWhole: boolean;
}

/** What inscriptions keep clear of. */
export interface Clear {
  readonly area: Box;
  readonly discs: readonly Circle[];
}

/**
 * The names and heights of the things on which there is room for them, or the heights alone: inside their outlines,
 * clear of whatever lies over them, of crabs and of one another.
 */
export function inscriptions(things: readonly Thing[], { area, discs }: Clear): readonly Inscription[] {
  const placed: Inscription[] = [];
  for (const [at, thing] of things.entries()) {
    const { shown } = thing;
    if (shown.length === 0) continue;
    const above = things
      .slice(at + 1)
      .filter((other) => other.shown.length > 0)
      .map((other) => ({ outline: other.shown, bounds: boundsOf(other.shown) }));
    const isFree = (box: Box) =>
      isInside(box, area) &&
      !placed.some((other) => boxesMeet(box, other.box)) &&
      !discs.some((disc) => boxMeetsDisc(box, disc)) &&
      isWithin(box, shown) &&
      !above.some(({ outline, bounds }) => boxesMeet(box, bounds) && clip(cornersOf(box), outline).length > 0);
    for (const lines of wordings(thing)) {
      const box = spots(shown, sizeOf(lines, thing)).find(isFree);
      if (box === undefined) continue;
      placed.push({ thing, box, lines, isWhole: lines.length > 1 || lines[0] !== heightText(thing) });
      break;
    }
  }
  return placed;
}

/** What may be written on a thing, the best first: all in a line, in two lines, or its height alone. */
function wordings(thing: Thing): readonly (readonly string[])[] {
  const height = heightText(thing);
  return [[thingText(thing)], [fitting(thing.name, SMALLEST, NAME_WIDTH), height], [height]];
}

/** The width and height of an inscription, in pixels. */
type Size = Pick<Box, 'width' | 'height'>;

const LINE = 15;

function sizeOf(lines: readonly string[], { kind }: Thing): Size {
  const width = Math.max(...lines.map((line) => textWidth(line, SMALLEST, kind === 'surface')));
  return { width, height: TAG_HEIGHT + LINE * (lines.length - 1) };
}

/** An inscription; those of surfaces are bold. */
export function drawInscription({ thing, box, lines }: Inscription): string {
  const middle = box.x + box.width / 2;
  const bold = thing.kind === 'surface';
  return lines
    .map((line, at) => {
      const y = box.y + TAG_HEIGHT / 2 + LINE * at + baseline(SMALLEST);
      return letters(line, middle, y, { bold, anchor: 'middle' });
    })
    .join('');
}

/** How far from the bounds of an outline a text stands at least, in pixels, and how many places are tried each way. */
const INSET = 3;
const ACROSS = 8;
const DOWN = 10;

/** Where a text may stand within the bounds of an outline: in the middle of a small one, else from its upper left on. */
function spots(outline: readonly Point[], { width, height }: Size): readonly Box[] {
  const bounds = boundsOf(outline);
  const [across, down] = [bounds.width - 2 * INSET - width, bounds.height - 2 * INSET - height];
  if (across < 0 || down < 0) return [];
  const box = (east: number, south: number): Box => ({
    x: bounds.x + INSET + across * east,
    y: bounds.y + INSET + down * south,
    width,
    height,
  });
  const isSmall = bounds.width < 2.5 * width && bounds.height < 6 * height;
  const grid = Array.from({ length: ACROSS * DOWN }, (_, at) =>
    box((at % ACROSS) / (ACROSS - 1), Math.floor(at / ACROSS) / (DOWN - 1)),
  );
  return isSmall ? [box(0.5, 0.5), ...grid] : grid;
}

/** Whether the whole of a box lies inside a convex outline: no side of it has corners on both sides of it. */
function isWithin(box: Box, outline: readonly Point[]): boolean {
  const corners = cornersOf(box);
  let inner = 0;
  for (const [at, from] of outline.entries()) {
    const to = outline[(at + 1) % outline.length] ?? from;
    for (const { x, y } of corners) {
      const side = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
      if (side * inner < 0) return false;
      if (side !== 0) inner = Math.sign(side);
    }
  }
  return true;
}

/** The box round an outline. */
function boundsOf(outline: readonly Point[]): Box {
  const [west, east] = ends(outline.map(({ x }) => x));
  const [north, south] = ends(outline.map(({ y }) => y));
  return { x: west, y: north, width: east - west, height: south - north };
}
