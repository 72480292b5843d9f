import { MAX_NAME } from '@tabletop/game';
import { isBudget } from '../../force/budget.js';
import { isUnitName, UNIT_NAME_WANTED, withoutCapitals } from '../../force/unit-name.js';
import { MAX_BUDGET } from '../../limits.js';
import { namedBy, type Piece, piecesOf, trimmed } from './piece.js';
import { quoted } from './quoted.js';
import { craftHead, readCraftHull, readCraftItems } from './read-craft-line.js';
import { refuseAt } from './read-lines.js';
import { suggestion } from './suggest.js';
import { narrowed } from './words.js';
import type { CraftNames, WrittenCraft, WrittenUnit } from './written-force.js';

/** The budgets that can be written, by their settings. @rule S-BUDGET */
export const BUDGETS = {
  budget: 'budget',
  'vehicle-budget': 'vehicleBudget',
  'spaceship-budget': 'spaceshipBudget',
} as const;

/** What a setting of a force is called. */
type Setting = 'name' | keyof typeof BUDGETS;

const SETTINGS: readonly Setting[] = ['name', 'budget', 'vehicle-budget', 'spaceship-budget'];
const SETTINGS_WANTED = '"@name", "@budget", "@vehicle-budget" or "@spaceship-budget"';

/** What a line of a force says. */
export type ForceEntry =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: keyof typeof BUDGETS; readonly budget: number }
  | { readonly kind: 'unit'; readonly unit: WrittenUnit<string> }
  | { readonly kind: 'craft'; readonly craft: WrittenCraft<string, string> };

/** The names that a force is read by. */
export interface ForceNames {
  readonly modifications: readonly string[];
  readonly craft: CraftNames;
}

/** Spaces of no width, which are taken for spaces. */
const NO_WIDTH = /[\u200b\u2060]/g;

/** Reads a line of a force, after those that were read before it; refuses whatever is none. */
export function readForceLine(written: string, before: readonly ForceEntry[], names: ForceNames): ForceEntry {
  const line = written.replace(NO_WIDTH, ' ');
  const whole = trimmed({ text: line, column: 1 });
  if (narrowed(whole.text).startsWith('@')) return readSetting(whole, before);
  const colon = narrowed(line).indexOf(':');
  const [first, rest] =
    colon < 0 ? [whole, undefined] : [{ text: line.slice(0, colon), column: 1 }, line.slice(colon + 1)];
  const head = trimmed(first);
  const items = rest === undefined || rest.trim() === '' ? [] : piecesOf({ text: rest, column: colon + 2 }, ',');
  const craft = craftHead(head);
  if (craft !== undefined) {
    const hull = { name: readName(craft.name, before), ...readCraftHull(craft) };
    return { kind: 'craft', craft: { ...hull, ...readCraftItems(items, hull, names.craft) } };
  }
  const name = readName(head, before);
  return { kind: 'unit', unit: { name, modifications: items.map((piece) => readModification(piece, names)) } };
}

/** `@name …`, or one of the budgets. */
function readSetting({ text, column }: Piece, before: readonly ForceEntry[]): ForceEntry {
  const [, word = '', gap = ''] = /^.(\S*)(\s*)/su.exec(text) ?? [];
  const wanted = narrowed(word).toLowerCase();
  const kind = SETTINGS.find((setting) => setting === wanted);
  const given = { text: text.slice(1 + word.length + gap.length), column: column + 1 + word.length + gap.length };
  if (kind === undefined) return refuseAt(column, `Expected ${SETTINGS_WANTED}, not ${quoted(`@${word}`)}.`);
  if (before.some((entry) => entry.kind === kind)) return refuseAt(column, `There is an "@${kind}" already.`);
  return kind === 'name' ? readForceName(given) : { kind, budget: readBudget(given) };
}

function readForceName({ text, column }: Piece): ForceEntry {
  if (text.length >= 1 && text.length <= MAX_NAME) return { kind: 'name', name: text };
  return refuseAt(column, `The name of a force has 1 to ${MAX_NAME} characters.`);
}

function readBudget({ text, column }: Piece): number {
  const digits = narrowed(text);
  const budget = Number(digits);
  if (/^\d+$/.test(digits) && isBudget(budget)) return budget;
  return refuseAt(column, `Expected a whole number of points from 0 to ${MAX_BUDGET}, not ${quoted(text)}.`);
}

function readName({ text, column }: Piece, before: readonly ForceEntry[]): string {
  if (!isUnitName(text)) {
    const message = `Expected the name of a unit, ${UNIT_NAME_WANTED}, not ${quoted(text)}.`;
    return refuseAt(column, message);
  }
  const isTaken = before.some((entry) => withoutCapitals(nameOf(entry) ?? '') === withoutCapitals(text));
  return isTaken ? refuseAt(column, `There is a unit ${quoted(text)} already.`) : text;
}

function nameOf(entry: ForceEntry): string | undefined {
  if (entry.kind === 'unit') return entry.unit.name;
  return entry.kind === 'craft' ? entry.craft.name : undefined;
}

function readModification({ text, column }: Piece, { modifications }: ForceNames): string {
  if (text === '') return refuseAt(column, 'Expected the name of a modification.');
  return (
    namedBy(text, modifications) ??
    refuseAt(column, `No modification is called ${quoted(text)}.${suggestion(text, modifications)}`)
  );
}
