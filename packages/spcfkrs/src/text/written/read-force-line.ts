import { MAX_NAME } from '@tabletop/game';
import { isBudget } from '../../force/budget.js';
import { isUnitName, UNIT_NAME_WANTED, withoutCapitals } from '../../force/unit-name.js';
import { MAX_BUDGET } from '../../limits.js';
import { quoted } from './quoted.js';
import { refuseAt } from './read-lines.js';
import { suggestion } from './suggest.js';
import { narrowed } from './words.js';
import type { WrittenUnit } from './written-force.js';

/** What a line of a force says. */
export type ForceEntry =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'budget'; readonly budget: number }
  | { readonly kind: 'unit'; readonly unit: WrittenUnit<string> };

/** A part of a line, and where it begins, from 1. */
interface Piece {
  readonly text: string;
  readonly column: number;
}

/** Spaces of no width, which are taken for spaces. */
const NO_WIDTH = /[\u200b\u2060]/g;

/** Reads a line of a force, after those that were read before it; refuses whatever is none. */
export function readForceLine(
  written: string,
  before: readonly ForceEntry[],
  modifications: readonly string[],
): ForceEntry {
  const line = written.replace(NO_WIDTH, ' ');
  const whole = trimmed({ text: line, column: 1 });
  if (narrowed(whole.text).startsWith('@')) return readSetting(whole, before);
  const colon = narrowed(line).indexOf(':');
  if (colon < 0) return { kind: 'unit', unit: { name: readName(whole, before), modifications: [] } };
  const name = readName(trimmed({ text: line.slice(0, colon), column: 1 }), before);
  const rest = { text: line.slice(colon + 1), column: colon + 2 };
  const bought = trimmed(rest).text === '' ? [] : piecesOf(rest).map((piece) => readModification(piece, modifications));
  return { kind: 'unit', unit: { name, modifications: bought } };
}

/** `@name …` or `@budget …`. */
function readSetting({ text, column }: Piece, before: readonly ForceEntry[]): ForceEntry {
  const [, word = '', gap = ''] = /^.(\S*)(\s*)/su.exec(text) ?? [];
  const kind = narrowed(word).toLowerCase();
  const given = { text: text.slice(1 + word.length + gap.length), column: column + 1 + word.length + gap.length };
  if (kind !== 'name' && kind !== 'budget')
    return refuseAt(column, `Expected "@name" or "@budget", not ${quoted(`@${word}`)}.`);
  if (before.some((entry) => entry.kind === kind)) return refuseAt(column, `There is an "@${kind}" already.`);
  return kind === 'name' ? readForceName(given) : readBudget(given);
}

function readForceName({ text, column }: Piece): ForceEntry {
  if (text.length >= 1 && text.length <= MAX_NAME) return { kind: 'name', name: text };
  return refuseAt(column, `The name of a force has 1 to ${MAX_NAME} characters.`);
}

function readBudget({ text, column }: Piece): ForceEntry {
  const digits = narrowed(text);
  const budget = Number(digits);
  if (/^\d+$/.test(digits) && isBudget(budget)) return { kind: 'budget', budget };
  return refuseAt(column, `Expected a whole number of points from 0 to ${MAX_BUDGET}, not ${quoted(text)}.`);
}

function readName({ text, column }: Piece, before: readonly ForceEntry[]): string {
  if (!isUnitName(text)) {
    const message = `Expected the name of a unit, ${UNIT_NAME_WANTED}, not ${quoted(text)}.`;
    return refuseAt(column, message);
  }
  const isTaken = before.some(
    (entry) => entry.kind === 'unit' && withoutCapitals(entry.unit.name) === withoutCapitals(text),
  );
  return isTaken ? refuseAt(column, `There is a unit ${quoted(text)} already.`) : text;
}

function readModification({ text, column }: Piece, modifications: readonly string[]): string {
  if (text === '') return refuseAt(column, 'Expected the name of a modification.');
  const wanted = key(text);
  return (
    modifications.find((name) => key(name) === wanted) ??
    refuseAt(column, `No modification is called ${quoted(text)}.${suggestion(text, modifications)}`)
  );
}

function key(name: string): string {
  return withoutCapitals(narrowed(name).replace(/\s+/g, ' '));
}

/** What stands between commas. */
function piecesOf({ text, column }: Piece): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const piece of narrowed(text).split(',')) {
    const end = start + piece.length;
    pieces.push(trimmed({ text: text.slice(start, end), column: column + start }));
    start = end + 1;
  }
  return pieces;
}

function trimmed({ text, column }: Piece): Piece {
  const rest = text.trimStart();
  return { text: rest.trimEnd(), column: column + text.length - rest.length };
}
