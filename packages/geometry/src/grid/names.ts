import { TabletopError } from '@tabletop/dice';
import { show } from '../whole.js';
import type { Cell } from './cell.js';
import { checkCell, type Grid } from './grid.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What may be wrong with the name of a cell. */
type Reason = 'not-text' | 'no-column' | 'no-row' | 'leading-zero' | 'left-over' | 'no-such-column' | 'no-such-row';

/**
 * The letters over a column: A to Z, then AA, AB and on.
 *
 * Throws `TabletopError` 'invalid-cell' for a column that no grid has.
 */
export function columnName(column: number): string {
  checkCell({ column, row: 0 });
  let [name, left] = ['', column + 1];
  while (left > 0) {
    const last = (left - 1) % ALPHABET.length;
    name = `${ALPHABET[last]}${name}`;
    left = (left - 1 - last) / ALPHABET.length;
  }
  return name;
}

/**
 * The name of a cell: the letters of its column, and the number of its row from 1 at the top. `parseCellName` reads it.
 *
 * Throws `TabletopError` 'invalid-cell' for a cell that no grid has.
 */
export function cellName(cell: Cell): string {
  checkCell(cell);
  return `${columnName(cell.column)}${cell.row + 1}`;
}

/**
 * The cell of a grid that is named like "A1" or "AB12". Letters may be large or small; nothing else may be otherwise: no
 * spaces, no zeros before the number.
 *
 * Throws `TabletopError` 'invalid-cell-name', with `details.reason`, and `details.position`, which counts the characters
 * from 1.
 */
export function parseCellName(text: unknown, grid: Grid): Cell {
  if (typeof text !== 'string') refuse(text, 'not-text', 1, 'it is no text');
  const [, letters = '', digits = '', rest = ''] = /^([A-Za-z]*)([0-9]*)(.*)$/s.exec(text) ?? [];
  const afterLetters = letters.length + 1;
  if (letters === '') refuse(text, 'no-column', 1, 'it begins with the letter of a column');
  if (digits === '') refuse(text, 'no-row', afterLetters, 'the number of a row follows the letters');
  if (digits.startsWith('0')) refuse(text, 'leading-zero', afterLetters, 'the number of a row does not begin with 0');
  if (rest !== '') refuse(text, 'left-over', afterLetters + digits.length, 'nothing follows the number of the row');
  const cell = { column: columnOf(letters), row: Number(digits) - 1 };
  if (cell.column >= grid.columns) {
    refuse(text, 'no-such-column', 1, `the columns are A to ${columnName(grid.columns - 1)}`);
  }
  if (cell.row >= grid.rows) refuse(text, 'no-such-row', afterLetters, `the rows are 1 to ${grid.rows}`);
  return cell;
}

/** The column with these letters over it. */
function columnOf(letters: string): number {
  let count = 0;
  for (const letter of letters.toUpperCase()) count = count * ALPHABET.length + ALPHABET.indexOf(letter) + 1;
  return count - 1;
}

function refuse(text: unknown, reason: Reason, position: number, why: string): never {
  const message = `${show(text)} names no cell: ${why} (character ${position}).`;
  throw new TabletopError('invalid-cell-name', [{ path: [], message, details: { reason, position } }]);
}
