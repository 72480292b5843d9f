/** A place of what is drawn, in whatever unit. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The part of a plane that a picture of characters shows. A row is twice as high as a column is wide. */
export interface SketchFrame {
  readonly left: number;
  readonly top: number;
  /** The width of a column. */
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
}

/** How large a picture may become. */
export interface SketchLimits {
  readonly columns: number;
  readonly rows: number;
  /** The least width of a column. */
  readonly finest: number;
}

/** The frame around some places, at least one, they in its middle. */
export function sketchFrame(places: readonly Spot[], limits: SketchLimits): SketchFrame {
  const [west, east] = ends(places.map(({ x }) => x));
  const [north, south] = ends(places.map(({ y }) => y));
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

/** A picture being drawn in plain characters: one for each cell and, over them, marks of one character or more. */
export interface Sketch {
  readonly frame: SketchFrame;
  readonly cells: string[][];
  readonly marks: string[][];
}

/** A picture whose every cell is the character of what stands at its centre, a place in whole units. */
export function sketchOf(frame: SketchFrame, characterAt: (at: Spot) => string): Sketch {
  const { left, top, column: width } = frame;
  const grid = (cell: (column: number, row: number) => string): string[][] =>
    Array.from({ length: frame.rows }, (_, row) =>
      Array.from({ length: frame.columns }, (_, column) => cell(column, row)),
    );
  const cells = grid((column, row) =>
    characterAt({ x: Math.round(left + (column + 0.5) * width), y: Math.round(top + (2 * row + 1) * width) }),
  );
  return { frame, cells, marks: grid(() => '') };
}

/** Fills the cell in which a place lies; where `over` is given, only where that stands there. */
export function fillAt({ frame, cells }: Sketch, at: Spot, character: string, over?: string): void {
  const { column, row } = cellOf(frame, at);
  const line = cells[row];
  if (line !== undefined && (over === undefined || line[column] === over)) line[column] = character;
}

/**
 * Writes a mark where there is room for it, as near to its place as there is, two numbers never side by side; `+` where
 * there is none. A place outside the frame is marked at its rim.
 */
export function markAt({ frame, marks }: Sketch, at: Spot, text: string): void {
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

/** The picture as lines, without spaces at their ends. */
export function sketchLines({ cells, marks }: Sketch): readonly string[] {
  return cells.map((line, row) =>
    line
      .map((cell, column) => marks[row]?.[column] || cell)
      .join('')
      .trimEnd(),
  );
}

/** The cell in which a place lies or, for one outside the frame, the nearest. */
function cellOf(frame: SketchFrame, { x, y }: Spot): { readonly column: number; readonly row: number } {
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
