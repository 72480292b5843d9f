import { MAX_NAME, namesOf } from '@tabletop/game';
import { shorten } from '@tabletop/game/text';
import { MODIFICATIONS, type ModificationName } from '../../force/modifications.js';
import { type ForceEntry, readForceLine } from './read-force-line.js';
import { type LineProblem, readLines } from './read-lines.js';
import type { WrittenForce, WrittenUnit } from './written-force.js';

/** A force that was read from a text. */
export interface ReadForce<Modification extends string = ModificationName> extends WrittenForce<Modification> {
  /** On which line each of the units stood, from 1. */
  readonly lines: readonly number[];
  /** What is wrong with the lines that could not be read. */
  readonly problems: readonly LineProblem[];
}

/**
 * Reads a force as it stands in a file, a line for each unit: its name and, after a colon, its modifications with commas
 * between them. Lines that begin with `@` say what the force is called and what it may cost.
 *
 * ```text
 * @name Pink Punks
 * @budget 20
 * P1: Metal legs, Medium armour, Plasma sword
 * P4
 * ```
 *
 * Capitals of modifications do not matter; `modifications` are the names that there are, by default those of
 * `MODIFICATIONS`. Empty lines and lines that begin with `#` are skipped. A line that cannot be read is told of in
 * `problems` and leaves the rest standing; nothing is thrown. Whether the units can be had for the budget is not looked
 * at: see `buildForce`.
 *
 * @rule S-BUDGET
 */
export function readForce(text: string): ReadForce;
export function readForce<Name extends string>(text: string, modifications: readonly Name[]): ReadForce<Name>;
export function readForce(text: string, modifications: readonly string[] = namesOf(MODIFICATIONS)): ReadForce<string> {
  const entries: ForceEntry[] = [];
  const { read, problems } = readLines(text, 'S-BUDGET', (line) => {
    const entry = readForceLine(line, entries, modifications);
    entries.push(entry);
    return entry;
  });
  const name = entries.find((entry) => entry.kind === 'name')?.name;
  const budget = entries.find((entry) => entry.kind === 'budget')?.budget;
  const units = read.flatMap(({ line, value }) => (value.kind === 'unit' ? [{ line, unit: value.unit }] : []));
  return {
    ...(name === undefined ? {} : { name }),
    ...(budget === undefined ? {} : { budget }),
    units: units.map(({ unit }) => unit),
    lines: units.map(({ line }) => line),
    problems,
  };
}

/** A force as {@link readForce} reads it, a line each. @rule S-BUDGET */
export function writeForce({ name, budget, units }: WrittenForce<string>): string {
  return [
    ...(name === undefined ? [] : [`@name ${shorten(onOneLine(name), MAX_NAME)}`]),
    ...(budget === undefined ? [] : [`@budget ${budget}`]),
    ...units.map((unit) => onOneLine([unit.name, ...modificationsText(unit)].join(': '))),
  ].join('\n');
}

function modificationsText({ modifications }: WrittenUnit<string>): readonly string[] {
  return modifications.length === 0 ? [] : [modifications.join(', ')];
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
