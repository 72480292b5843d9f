import { MAX_NAME, namesOf } from '@tabletop/game';
import { shorten } from '@tabletop/game/text';
import { CRAFT_MODIFICATIONS, type CraftModificationName } from '../../force/craft-modifications.js';
import { type CraftGunName, GUNS } from '../../force/guns.js';
import { MODIFICATIONS, type ModificationName } from '../../force/modifications.js';
import { BAY, NO_GUN, ROW_SIGN } from './read-craft-line.js';
import { BUDGETS, type ForceEntry, readForceLine } from './read-force-line.js';
import { type LineProblem, readLines } from './read-lines.js';
import type { CraftNames, WrittenCraft, WrittenForce, WrittenUnit } from './written-force.js';

/** A force that was read from a text. */
export interface ReadForce<
  Modification extends string = ModificationName,
  Gun extends string = CraftGunName,
  CraftModification extends string = CraftModificationName,
> extends WrittenForce<Modification, Gun, CraftModification> {
  /** On which line each of the units stood, from 1. */
  readonly lines: readonly number[];
  /** On which line each of the craft stood, from 1, where there are any. */
  readonly craftLines?: readonly number[];
  /** What is wrong with the lines that could not be read. */
  readonly problems: readonly LineProblem[];
}

const PRINTED_FOR_CRAFT: CraftNames = { guns: namesOf(GUNS), modifications: namesOf(CRAFT_MODIFICATIONS) };

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
 * A vehicle or a spaceship has its class and its hull behind its name, the rows of the hull with a `/` between them; then
 * its guns and transport bays, each with the number of the part that it is on, from 1, and its modifications. Where no gun
 * is named, it has the base gun on its first part; `No gun` says that it has none.
 *
 * ```text
 * @vehicle-budget 30
 * @spaceship-budget 20
 * V1 vehicle MM/.M: Gun on 1, Rail gun on 2, Transport bay on 3, Hover sled
 * S1 spaceship LLL
 * ```
 *
 * Capitals of modifications do not matter; `modifications` are the names that there are, by default those of
 * `MODIFICATIONS`, and `craft` those of what there is for craft, by default of `GUNS` and `CRAFT_MODIFICATIONS`. Empty lines
 * and lines that begin with `#` are skipped. A line that cannot be read is told of in `problems` and leaves the rest
 * standing; nothing is thrown. Whether the units can be had for the budget is not looked at: see `buildForce` and
 * `buildCraft`.
 *
 * @rule S-BUDGET
 * @rule S-HULL
 */
export function readForce(text: string): ReadForce;
export function readForce<Name extends string>(text: string, modifications: readonly Name[]): ReadForce<Name>;
export function readForce<Name extends string, Gun extends string, CraftModification extends string>(
  text: string,
  modifications: readonly Name[],
  craft: CraftNames<Gun, CraftModification>,
): ReadForce<Name, Gun, CraftModification>;
export function readForce(
  text: string,
  modifications: readonly string[] = namesOf(MODIFICATIONS),
  craftNames: CraftNames = PRINTED_FOR_CRAFT,
): ReadForce<string, string, string> {
  const entries: ForceEntry[] = [];
  const { read, problems } = readLines(text, 'S-BUDGET', (line) => {
    const entry = readForceLine(line, entries, { modifications, craft: craftNames });
    entries.push(entry);
    return entry;
  });
  const name = entries.find((entry) => entry.kind === 'name')?.name;
  const units = read.flatMap(({ line, value }) => (value.kind === 'unit' ? [{ line, unit: value.unit }] : []));
  const craft = read.flatMap(({ line, value }) => (value.kind === 'craft' ? [{ line, craft: value.craft }] : []));
  return {
    ...(name === undefined ? {} : { name }),
    ...budgetsIn(entries),
    units: units.map(({ unit }) => unit),
    lines: units.map(({ line }) => line),
    ...(craft.length === 0
      ? {}
      : { craft: craft.map((each) => each.craft), craftLines: craft.map(({ line }) => line) }),
    problems,
  };
}

type Budgets = Pick<WrittenForce, 'budget' | 'vehicleBudget' | 'spaceshipBudget'>;

function budgetsIn(entries: readonly ForceEntry[]): Budgets {
  return Object.fromEntries(
    entries.flatMap((entry) => ('budget' in entry ? [[BUDGETS[entry.kind], entry.budget]] : [])),
  );
}

/** A force as {@link readForce} reads it, a line each. @rule S-BUDGET */
export function writeForce(force: WrittenForce<string, string, string>): string {
  const { name, units, craft = [] } = force;
  const budgets = namesOf(BUDGETS).flatMap((setting) => {
    const budget = force[BUDGETS[setting]];
    return budget === undefined ? [] : [`@${setting} ${budget}`];
  });
  return [
    ...(name === undefined ? [] : [`@name ${shorten(onOneLine(name), MAX_NAME)}`]),
    ...budgets,
    ...units.map((unit) => onOneLine([unit.name, ...listText(unit.modifications)].join(': '))),
    ...craft.map((each) => onOneLine(craftText(each))),
  ].join('\n');
}

/** What buying craft lets one leave out may be left out here too. */
function craftText({
  name,
  class: craftClass,
  shape,
  guns,
  bays = [],
  modifications = [],
}: WrittenCraft<string, string>): string {
  const items = [
    ...(guns?.length === 0 ? [NO_GUN] : []),
    ...(guns ?? []).map(({ part, gun }) => `${gun} on ${part + 1}`),
    ...bays.map((part) => `${BAY} on ${part + 1}`),
    ...modifications,
  ];
  return [`${name} ${craftClass} ${shape.join(ROW_SIGN)}`, ...listText(items)].join(': ');
}

function listText(items: WrittenUnit<string>['modifications']): readonly string[] {
  return items.length === 0 ? [] : [items.join(', ')];
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
