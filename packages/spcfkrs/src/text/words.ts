import { count } from '@tabletop/game/text';
import { type Cell, cellName, isOnGrid, MAX_SIDE } from '@tabletop/geometry/grid';
import type { Cover } from '../map/battle-map.js';
import { SIXTHS } from '../sixths.js';

const LARGEST = { columns: MAX_SIDE, rows: MAX_SIDE } as const;
const FRACTIONS: readonly string[] = ['', '1/6', '1/3', '1/2', '2/3', '5/6'];

/**
 * Sixths of a point of Body as text in points: '5', '2 1/2', '1/3'.
 *
 * @rule S-CLASS-DMG
 */
export function points(sixths: number): string {
  const over = Math.abs(sixths) % SIXTHS;
  const whole = (Math.abs(sixths) - over) / SIXTHS;
  const parts = [...(whole > 0 || over === 0 ? [String(whole)] : []), ...(over > 0 ? [FRACTIONS[over]] : [])];
  return `${sixths < 0 ? '-' : ''}${parts.join(' ')}`;
}

/** A space by its name: 'C4'. One that no grid has, as an illegal order may name, by its numbers: '(70, 3)'. */
export function cellText(cell: Cell): string {
  return isOnGrid(cell, LARGEST) ? cellName(cell) : `(${cell.column}, ${cell.row})`;
}

/** Spaces by their names, of which no more than a dozen are written out. */
export function cellsText(cells: readonly Cell[]): string {
  return namesText(cells.map(cellText));
}

/** Cover in words: 'full cover', and for none, as where it was shot away, 'no cover'. */
export function coverText(cover: Cover): string {
  return `${cover === 'none' ? 'no' : cover} cover`;
}

/** A number of spaces. */
export function spaces(number: number): string {
  return count(number, 'space');
}

/** A number that is added, with its sign. */
export function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

/** How many names of a longer list are written out. */
const LISTED = 12;

/** Names as a list, of which no more than a dozen are written out: 'P1, P2, P3 and 9 more'. */
export function namesText(names: readonly string[]): string {
  const hidden = names.length - LISTED;
  return hidden <= 0 ? names.join(', ') : `${names.slice(0, LISTED).join(', ')} and ${hidden} more`;
}
