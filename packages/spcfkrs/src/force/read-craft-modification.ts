import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { MAX_VALUE } from '../limits.js';
import { CRAFT_CLASSES } from '../unit-class.js';
import type { CraftModification } from './craft-modification.js';
import { POWERS } from './modification.js';

/** A modification of craft of your own. Everything but its name and its cost may be left out. */
export type CraftModificationInput = Pick<CraftModification, 'name' | 'cost'> &
  Partial<Omit<CraftModification, 'name' | 'cost'>>;

const SLOTS = ['amph'] as const;

/** Reads a modification of craft, which may be anything. Names every bad field. @rule S-VMODS */
export function readCraftModification(input: unknown): reading.Found<CraftModification> {
  return reading.readInput(input, 'S-VMODS', craftModificationFrom);
}

/** Reads a modification of craft. @rule S-VMODS @rule S-BUDGET */
export function craftModificationFrom(given: reading.Source): CraftModification {
  const source = reading.byRule(given, 'S-VMODS');
  const bonus = (name: string) => reading.whole(source, name, -MAX_VALUE, MAX_VALUE, 0);
  return {
    name: reading.nameIn(source, 'name'),
    cost: costIn(reading.byRule(source, 'S-BUDGET')),
    class: wordOrNull(source, 'class', CRAFT_CLASSES),
    slot: wordOrNull(source, 'slot', SLOTS),
    speed: bonus('speed'),
    move: bonus('move'),
    power: wordOrNull(source, 'power', POWERS),
  };
}

function costIn(source: reading.Source): CraftModification['cost'] {
  if (reading.valueIn(source, 'cost') === 'technicianCost') return 'technicianCost';
  return reading.whole(source, 'cost', 0, MAX_VALUE);
}

/** One of some words; null for none. */
function wordOrNull<const Word extends string>(
  source: reading.Source,
  name: string,
  words: readonly Word[],
): Word | null {
  const given = reading.valueIn(source, name);
  if (given === undefined || given === null) return null;
  const word = words.find((each) => each === given);
  if (word === undefined) reading.wanted(source, name, `${words.map(show).join(', ')} or null`);
  return word ?? null;
}
