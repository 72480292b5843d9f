/** What stands between two columns. */
export const GAP = '  ';

/** Lines of cells, each column as wide as its widest cell: those named in `left` are aligned left, the others right. */
export function aligned(rows: readonly (readonly string[])[], left: readonly number[] = []): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  const sized = (cell: string, at: number): string =>
    left.includes(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(sized).join(GAP).trimEnd());
}

/** The width of the widest line. */
export function widthOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length));
}
