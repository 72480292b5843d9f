import { show } from '@tabletop/dice';
import { isNameOf, isObject, reading } from '@tabletop/game';
import { MAX_MODIFICATIONS } from '../limits.js';
import type { CraftClass } from '../unit-class.js';
import type { CraftModification } from './craft-modification.js';
import { CRAFT_MODIFICATIONS } from './craft-modifications.js';
import { craftModificationFrom } from './read-craft-modification.js';

/** Reads the modifications of a craft of a class: each for that class and had once, and no two that fill one slot. @rule S-VMODS */
export function craftModificationsIn(source: reading.Source, craftClass: CraftClass): readonly CraftModification[] {
  const given = reading.valueIn(source, 'modifications');
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > MAX_MODIFICATIONS) {
    reading.wanted(source, 'modifications', `a list of at most ${MAX_MODIFICATIONS}`);
    return [];
  }
  const taken: CraftModification[] = [];
  for (const [at, entry] of Array.from<unknown>(given).entries()) {
    const modification = modificationAt(source, at, entry);
    if (modification === undefined) continue;
    const refusal = clash(modification, craftClass, taken);
    if (refusal === undefined) taken.push(modification);
    else reading.noteAt(source, ['modifications', at], refusal);
  }
  return taken;
}

/** A modification by its name on the list, or in full; undefined where it is wrong, which is noted. */
function modificationAt(source: reading.Source, at: number, entry: unknown): CraftModification | undefined {
  if (isNameOf(CRAFT_MODIFICATIONS, entry)) return CRAFT_MODIFICATIONS[entry];
  const path = ['modifications', at];
  if (isObject(entry))
    return reading.readObject(entry, { ...source, path: [...source.path, ...path] }, craftModificationFrom);
  reading.noteAt(source, path, `There is no modification of craft called ${show(entry)}.`);
  return undefined;
}

/** Why a craft of a class that has some modifications cannot have another one. */
function clash(
  { name, slot, class: only }: CraftModification,
  craftClass: CraftClass,
  taken: readonly CraftModification[],
): string | undefined {
  if (only !== null && only !== craftClass) return `${show(name)} is for ${only}s alone, not for a ${craftClass}.`;
  if (taken.some((other) => other.name === name)) return `A craft has ${show(name)} once at most.`;
  const rival = slot === null ? undefined : taken.find((other) => other.slot === slot);
  return rival === undefined ? undefined : `A craft has one ${slot} at most: ${show(rival.name)} or ${show(name)}.`;
}
