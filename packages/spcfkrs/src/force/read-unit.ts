import { show } from '@tabletop/dice';
import { isNameOf, isObject, reading } from '@tabletop/game';
import { MAX_MODIFICATIONS } from '../limits.js';
import { DEFAULT_RULES } from '../rules.js';
import type { Modification } from './modification.js';
import { MODIFICATIONS, type ModificationName } from './modifications.js';
import type { FootProfile } from './profile.js';
import { type ProfileRules, profileOf } from './profile-of.js';
import { modificationFrom } from './read-modification.js';
import { unitNameIn } from './read-unit-name.js';

/** A unit on foot as it is bought. @rule S-BASE */
export interface UnitInput {
  /** What orders call it. */
  readonly name: string;
  /** By their names on the list, or your own; by default none. */
  readonly modifications?: readonly (ModificationName | Modification)[];
}

/** A unit on foot that was bought. */
export interface BoughtUnit {
  readonly name: string;
  readonly profile: FootProfile;
}

/** Reads a unit, which may be anything. Names every bad field. @rule S-BASE @rule S-SLOTS */
export function readUnit(input: unknown, using: ProfileRules = { rules: DEFAULT_RULES }): reading.Found<BoughtUnit> {
  return reading.readInput(input, 'S-BASE', (source) => unitFrom(source, new Set(), using));
}

/**
 * Reads a unit. Its name, which is added to the names that are taken, is none of them.
 *
 * @rule S-BASE
 * @rule S-SLOTS
 */
export function unitFrom(source: reading.Source, taken: Set<string>, using: ProfileRules): BoughtUnit {
  return {
    name: unitNameIn(reading.byRule(source, 'S-ORDERS'), taken),
    profile: profileOf(modificationsIn(reading.byRule(source, 'S-SLOTS')), using),
  };
}

/** The modifications of a unit: none of them twice, and no two that fill one slot. @rule S-SLOTS */
function modificationsIn(source: reading.Source): readonly Modification[] {
  const given = reading.valueIn(source, 'modifications');
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > MAX_MODIFICATIONS) {
    reading.wanted(source, 'modifications', `a list of at most ${MAX_MODIFICATIONS}`);
    return [];
  }
  const taken: Modification[] = [];
  for (const [at, entry] of Array.from<unknown>(given).entries()) {
    const modification = modificationAt(source, at, entry);
    if (modification === undefined) continue;
    const refusal = clash(modification, taken);
    if (refusal === undefined) taken.push(modification);
    else reading.noteAt(source, ['modifications', at], refusal);
  }
  return taken;
}

/** A modification by its name on the list, or in full; undefined where it is wrong, which is noted. */
function modificationAt(source: reading.Source, at: number, entry: unknown): Modification | undefined {
  if (isNameOf(MODIFICATIONS, entry)) return MODIFICATIONS[entry];
  const path = ['modifications', at];
  if (isObject(entry))
    return reading.readObject(entry, { ...source, path: [...source.path, ...path] }, modificationFrom);
  reading.noteAt(source, path, `There is no modification called ${show(entry)}.`);
  return undefined;
}

/** Why a unit that has some modifications cannot have another one. */
function clash({ name, slot }: Modification, taken: readonly Modification[]): string | undefined {
  if (taken.some((other) => other.name === name)) return `A unit has ${show(name)} once at most.`;
  const rival = slot === null ? undefined : taken.find((other) => other.slot === slot);
  return rival === undefined ? undefined : `A unit has one ${slot} at most: ${show(rival.name)} or ${show(name)}.`;
}
