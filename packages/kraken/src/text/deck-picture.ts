import { containsPoint, type Vector, within } from '@tabletop/geometry';
import { hullOf } from '../deck.js';
import { toUnits } from '../units.js';
import type { KrakenView } from '../view.js';

/** The most columns and rows of the picture. */
const COLUMNS = 76;
const ROWS = 40;
/** The least width of a column, in units: a base is then about two columns wide. */
const FINEST = toUnits(1.5);
/** How much sea is shown around the hull, in units. Tentacles further out stand at the rim with an arrow. */
const SEA = toUnits(15);

interface Frame {
  readonly left: number;
  readonly top: number;
  /** The width of a column in units; a row is twice as high. */
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
}

type Grid = string[][];

/**
 * The deck from above, bow to the right and starboard below, as lines of plain characters: the deck in dots, obstacles
 * as `O`, sailors by their number, tentacles by theirs in brackets.
 */
export function deckPicture(view: Pick<KrakenView, 'vessel' | 'sailors' | 'tentacles'>): readonly string[] {
  const frame = frameOf(view.vessel.hull);
  const grid = planks(view, frame);
  const marks: Grid = grid.map((row) => row.map(() => ''));
  for (const { id, at } of view.tentacles) mark(marks, frame, at, tentacleMark(frame, at, id));
  for (const { id, at, fate } of view.sailors) if (fate === 'in-play') mark(marks, frame, at, String(id));
  const lines = grid.map((row, y) =>
    row
      .map((cell, x) => marks[y]?.[x] || cell)
      .join('')
      .trimEnd(),
  );
  return withoutOuterBlanks(lines);
}

/** The frame around a hull and the sea about it, the hull in its middle. */
function frameOf(hull: readonly Vector[]): Frame {
  const [west, east] = ends(hull.map(({ x }) => x));
  const [north, south] = ends(hull.map(({ y }) => y));
  const [width, height] = [east - west + 2 * SEA, south - north + 2 * SEA];
  const column = Math.max(FINEST, width / COLUMNS, height / (2 * ROWS));
  const columns = Math.ceil(width / column);
  const rows = Math.ceil(height / (2 * column));
  return {
    left: (west + east - columns * column) / 2,
    top: (north + south) / 2 - rows * column,
    column,
    columns,
    rows,
  };
}

function ends(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The deck and its obstacles. */
function planks({ vessel }: Pick<KrakenView, 'vessel'>, frame: Frame): Grid {
  const hull = hullOf(vessel);
  const grid = Array.from({ length: frame.rows }, (_, row) =>
    Array.from({ length: frame.columns }, (_, column) => {
      const at = centreOf(frame, column, row);
      if (!containsPoint(hull, at)) return ' ';
      return vessel.obstacles.some((obstacle) => within(at, obstacle, obstacle.radius)) ? 'O' : '.';
    }),
  );
  for (const obstacle of vessel.obstacles) {
    const { column, row } = cellOf(frame, obstacle);
    const cells = grid[row];
    if (cells !== undefined) cells[column] = 'O';
  }
  return grid;
}

function centreOf({ left, top, column: width }: Frame, column: number, row: number): Vector {
  return { x: Math.round(left + (column + 0.5) * width), y: Math.round(top + (2 * row + 1) * width) };
}

/** The cell in which a point lies or, for one outside the frame, the nearest. */
function cellOf(frame: Frame, { x, y }: Vector): { readonly column: number; readonly row: number } {
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(value)));
  return {
    column: clamp((x - frame.left) / frame.column, frame.columns),
    row: clamp((y - frame.top) / (2 * frame.column), frame.rows),
  };
}

function tentacleMark(frame: Frame, { x, y }: Vector, id: number): string {
  if (x < frame.left) return `<${id}`;
  if (x > frame.left + frame.columns * frame.column) return `${id}>`;
  if (y < frame.top) return `^${id}`;
  if (y > frame.top + 2 * frame.rows * frame.column) return `v${id}`;
  return `(${id})`;
}

/** Writes a mark where there is room for it, as near to its place as there is; `+` where there is none. */
function mark(marks: Grid, frame: Frame, at: Vector, text: string): void {
  const { column, row } = cellOf(frame, at);
  const cells = marks[row];
  if (cells === undefined) return;
  const start = Math.max(0, Math.min(frame.columns - text.length, column - Math.floor((text.length - 1) / 2)));
  for (const aside of [0, 1, -1, 2, -2]) {
    const from = start + aside;
    const isFree = [...text].every((_, k) => cells[from + k] === '') && !touches(cells, from, text);
    if (!isFree) continue;
    for (const [k, character] of [...text].entries()) cells[from + k] = character;
    return;
  }
  cells[column] = '+';
}

/** Whether two numbers would run into one. */
function touches(cells: readonly string[], from: number, text: string): boolean {
  const isDigit = (character: string | undefined) => character !== undefined && /^\d$/.test(character);
  return (isDigit(text[0]) && isDigit(cells[from - 1])) || (isDigit(text.at(-1)) && isDigit(cells[from + text.length]));
}

function withoutOuterBlanks(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}
