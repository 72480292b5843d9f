import { reading } from '@tabletop/game';
import { MAX_WEAPONS } from '../limits.js';
import { DEFAULT_RULES } from '../rules.js';
import { BASIC_SHELL } from './basic-shell.js';
import { type TraitRules, traitsIn } from './check-traits.js';
import type { Crab } from './crab.js';
import { shellFrom, shellOf, weaponFrom } from './read-items.js';
import { overweight } from './weight.js';

/**
 * Reads a crab that may be anything. Names every field that is wrong, missing or unknown, by the rule that it belongs
 * to. Without a shell it has a Basic one, without weapons none.
 *
 * @rule W-SHEET
 */
export function readCrab(input: unknown, using: TraitRules = { rules: DEFAULT_RULES }): reading.Found<Crab> {
  return reading.readInput(input, 'W-SHEET', (source) => crabIn(source, using));
}

/** Reads the fields of a crab from an object that may have others besides. @rule W-SHEET @rule W-WEIGHT */
function crabIn(source: reading.Source, using: TraitRules): Crab {
  const before = source.problems.length;
  const isBare = reading.valueIn(source, 'shell') === undefined;
  const shell = isBare ? undefined : reading.objectIn(reading.byRule(source, 'W-SHELL'), 'shell', shellFrom);
  const crab: Crab = {
    name: reading.nameIn(source, 'name'),
    traits: traitsIn(source, using),
    shell: shell ?? shellOf(BASIC_SHELL),
    weapons: reading.listIn(reading.byRule(source, 'W-KIT-HOUSE'), 'weapons', MAX_WEAPONS, weaponFrom),
  };
  if (source.problems.length === before) refuseOverweight(source, crab);
  return crab;
}

/** Refuses what a crab carries where that is too much for it: its shell, or what it carries besides. @rule W-WEIGHT */
export function refuseOverweight(source: reading.Source, crab: Pick<Crab, 'traits' | 'shell' | 'weapons'>): void {
  const fault = overweight(crab);
  if (fault === undefined) return;
  const isShellAlone = overweight({ ...crab, weapons: [] }) !== undefined;
  reading.refuse(reading.byRule(source, 'W-WEIGHT'), isShellAlone ? 'shell' : 'weapons', fault);
}
