/** A place of what is drawn, in whatever unit. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a plane that a picture of characters shows. A row is twice as high as a column is wide. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  /** The width of a column. */
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
}

/** How large a picture may become. */
export interface FrameLimits {
  readonly columns: number;
  readonly rows: number;
  /** The least width of a column. */
  readonly finest: number;
}

/** The frame around some points, they in its middle. */
export function frameAround(points: readonly Point[], limits: FrameLimits): Frame {
  const [west, east] = ends(points.map(({ x }) => x));
  const [north, south] = ends(points.map(({ y }) => y));
  const column = Math.max(limits.finest, (east - west) / limits.columns, (south - north) / (2 * limits.rows));
  const columns = Math.max(1, Math.ceil((east - west) / column));
  const rows = Math.max(1, Math.ceil((south - north) / (2 * column)));
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

/** A picture being drawn: a character for each cell, and over them marks of one character or more. */
export interface Picture {
  readonly frame: Frame;
  readonly cells: string[][];
  readonly marks: string[][];
}

/** A picture whose every cell is what stands at its centre, a place in whole units. */
export function pictureOf(frame: Frame, cellAt: (at: Point) => string): Picture {
  const { left, top, column: width } = frame;
  const grid = (cell: (column: number, row: number) => string): string[][] =>
    Array.from({ length: frame.rows }, (_, row) =>
      Array.from({ length: frame.columns }, (_, column) => cell(column, row)),
    );
  const cells = grid((column, row) =>
    cellAt({ x: Math.round(left + (column + 0.5) * width), y: Math.round(top + (2 * row + 1) * width) }),
  );
  return { frame, cells, marks: grid(() => '') };
}

/** Fills the cell in which a place lies, where there is nothing in it but `empty`. */
export function fillAt({ frame, cells }: Picture, at: Point, character: string, empty: string): void {
  const { column, row } = cellOf(frame, at);
  const line = cells[row];
  if (line?.[column] === empty) line[column] = character;
}

/** Writes a mark where there is room for it, as near to its place as there is; `+` where there is none. */
export function markAt({ frame, marks }: Picture, at: Point, text: string): void {
  const { column, row } = cellOf(frame, at);
  const line = marks[row];
  if (line === undefined) return;
  const start = Math.max(0, Math.min(frame.columns - text.length, column - Math.floor((text.length - 1) / 2)));
  for (const aside of [0, 1, -1, 2, -2]) {
    const from = start + aside;
    const isFree = [...text].every((_, k) => line[from + k] === '') && !touches(line, from, text);
    if (!isFree) continue;
    for (const [k, character] of [...text].entries()) line[from + k] = character;
    return;
  }
  line[column] = '+';
}

/** The picture as lines. */
export function linesOf({ cells, marks }: Picture): readonly string[] {
  return cells.map((line, row) =>
    line
      .map((cell, column) => marks[row]?.[column] || cell)
      .join('')
      .trimEnd(),
  );
}

/** The cell in which a point lies or, for one outside the frame, the nearest. */
function cellOf(frame: Frame, { x, y }: Point): { readonly column: number; readonly row: number } {
  const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(value)));
  return {
    column: clamp((x - frame.left) / frame.column, frame.columns),
    row: clamp((y - frame.top) / (2 * frame.column), frame.rows),
  };
}

/** Whether two numbers would run into one. */
function touches(line: readonly string[], from: number, text: string): boolean {
  const isDigit = (character: string | undefined) => character !== undefined && /^\d$/.test(character);
  return (isDigit(text[0]) && isDigit(line[from - 1])) || (isDigit(text.at(-1)) && isDigit(line[from + text.length]));
}
