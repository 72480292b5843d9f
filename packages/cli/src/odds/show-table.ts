import type { OddsRow, OddsTable } from '@tabletop/game';
import type { Screen } from '../screen/screen.js';
import { accent, bold, dim } from '../screen/span.js';
import { aligned, widthOf } from './columns.js';
import { fractionText } from './fraction.js';
import { percent } from './percent.js';

type Cell = (chance: OddsRow['chances'][number]) => string;

/** The forms of a chance, from the fullest to the shortest. */
const WITH_FRACTION: Cell = (chance) => `${fractionText(chance)} ${percent(chance.n, chance.d)}`;
const PERCENT: Cell = ({ n, d }) => percent(n, d);
const SHORT: Cell = ({ n, d }) => percent(n, d, 1);

const NEVER = '-';

/** A game's table of odds, as exact as the width of the screen allows; where it is too wide, in parts. */
export function showTable(table: OddsTable, screen: Screen): void {
  screen.line();
  screen.line(bold(table.title), '  ', accent(table.rule));
  for (const [heading = '', ...body] of fitting(table, screen.width)) {
    screen.line(dim(heading));
    for (const line of body) screen.line(line);
  }
}

/** The table in the fullest form that fits, or in the shortest one with its columns in as many parts as it takes. */
function fitting(table: OddsTable, width: number): readonly (readonly string[])[] {
  const all = table.results.map((_, at) => at);
  for (const cell of [WITH_FRACTION, PERCENT, SHORT]) {
    const lines = linesOf(table, all, cell);
    if (widthOf(lines) <= width) return [lines];
  }
  const parts: (readonly string[])[] = [];
  let columns: number[] = [];
  for (const column of all) {
    const wider = [...columns, column];
    if (columns.length > 0 && widthOf(linesOf(table, wider, SHORT)) > width) {
      parts.push(linesOf(table, columns, SHORT));
      columns = [column];
    } else columns = wider;
  }
  return [...parts, linesOf(table, columns, SHORT)];
}

function linesOf({ situation, results, rows }: OddsTable, columns: readonly number[], cell: Cell): readonly string[] {
  const pick = <Item>(items: readonly Item[], show: (item: Item) => string): readonly string[] =>
    columns.flatMap((column) => {
      const item = items[column];
      return item === undefined ? [] : [show(item)];
    });
  const heading = [situation, ...pick(results, (result) => result)];
  return aligned(
    [
      heading,
      ...rows.map((row) => [row.situation, ...pick(row.chances, (chance) => (chance.n === 0n ? NEVER : cell(chance)))]),
    ],
    [0],
  );
}
