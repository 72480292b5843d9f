import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { shellFrom, weaponFrom } from '../crab/read-items.js';
import { MAX_EQUIPMENT } from '../limits.js';
import type { Equipment, ShellEntry, WeaponEntry } from './equipment.js';
import { type Provenance, shellProvenance, weaponProvenance } from './provenance.js';

/**
 * A list of equipment of your own, which may be anything: up to `MAX_EQUIPMENT` weapons and as many shells, no two
 * items of one name. What is returned shares nothing with what is given. Entries of `EQUIPMENT` may be among them.
 *
 * Throws `RuleError` 'invalid-equipment' which names every bad field and then, where there is none, every name given
 * twice.
 *
 * @rule W-KIT-HOUSE
 */
export function defineEquipment(input: unknown): Equipment {
  return reading.accepted(reading.readInput(input, 'W-KIT-HOUSE', equipmentFrom), 'invalid-equipment');
}

/** Reads a list of equipment. @rule W-KIT-HOUSE */
export function equipmentFrom(source: reading.Source): Equipment {
  const before = source.problems.length;
  const equipment: Equipment = {
    weapons: reading.listIn(source, 'weapons', MAX_EQUIPMENT, weaponEntryFrom),
    shells: reading.listIn(reading.byRule(source, 'W-SHELL'), 'shells', MAX_EQUIPMENT, shellEntryFrom),
  };
  if (source.problems.length === before) refuseNamesakes(source, equipment);
  return equipment;
}

function refuseNamesakes(source: reading.Source, equipment: Equipment): void {
  const taken = new Set<string>();
  for (const list of ['weapons', 'shells'] as const) {
    for (const [at, { name }] of equipment[list].entries()) {
      const item = { ...source, path: [...source.path, list, at] };
      if (taken.has(name)) reading.refuse(item, 'name', `There are two items called ${show(name)}.`);
      taken.add(name);
    }
  }
}

function weaponEntryFrom(source: reading.Source): WeaponEntry {
  const weapon = weaponFrom(source);
  const provenance = provenanceIn(source, (from) => weaponProvenance((field) => origin(from, field)));
  return provenance === undefined ? weapon : { ...weapon, provenance };
}

function shellEntryFrom(source: reading.Source): ShellEntry {
  const shell = shellFrom(source);
  const provenance = provenanceIn(source, (from) => shellProvenance((field) => origin(from, field)));
  return provenance === undefined ? shell : { ...shell, provenance };
}

function provenanceIn<Found>(source: reading.Source, read: (from: reading.Source) => Found): Found | undefined {
  return reading.valueIn(source, 'provenance') === undefined ? undefined : reading.objectIn(source, 'provenance', read);
}

function origin(source: reading.Source, field: string): Provenance {
  return reading.wordIn(source, field, ['source', 'house']);
}
