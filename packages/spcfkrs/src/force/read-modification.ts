import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { MAX_VALUE } from '../limits.js';
import { FOOT_POWERS, type Modification, type Slot } from './modification.js';
import { type WeaponInput, weaponFrom } from './read-weapon.js';

/** A modification of your own. A weapon that comes with it fills its slot; everything else may be left out. */
export type ModificationInput = Pick<Modification, 'name' | 'cost'> &
  Partial<Omit<Modification, 'name' | 'cost' | 'weapon'>> & { readonly weapon?: WeaponInput | null };

const SLOTS = ['gun', 'blade', 'armour', 'amph'] as const satisfies readonly Slot[];

/** Reads a modification, which may be anything. Names every bad field. @rule S-SLOTS */
export function readModification(input: unknown): reading.Found<Modification> {
  return reading.readInput(input, 'S-SLOTS', modificationFrom);
}

/** Reads a modification. @rule S-SLOTS @rule S-BUDGET */
export function modificationFrom(given: reading.Source): Modification {
  const source = reading.byRule(given, 'S-SLOTS');
  const weapon = isLeftOut(source, 'weapon') ? null : (reading.objectIn(source, 'weapon', weaponFrom) ?? null);
  const bonus = (name: string) => reading.whole(source, name, -MAX_VALUE, MAX_VALUE, 0);
  return {
    name: reading.nameIn(source, 'name'),
    cost: costIn(reading.byRule(source, 'S-BUDGET')),
    slot: slotIn(source, weapon?.kind),
    speed: bonus('speed'),
    body: bonus('body'),
    move: bonus('move'),
    weapon,
    power: isLeftOut(source, 'power') ? null : reading.wordIn(source, 'power', FOOT_POWERS),
  };
}

function costIn(source: reading.Source): Modification['cost'] {
  if (reading.valueIn(source, 'cost') === 'plasmaSwordCost') return 'plasmaSwordCost';
  return reading.whole(source, 'cost', 0, MAX_VALUE);
}

/** The slot that is filled: that of the weapon, where there is one; those of weapons by nothing else. @rule S-SLOTS */
function slotIn(source: reading.Source, kind: 'gun' | 'blade' | undefined): Slot | null {
  if (isLeftOut(source, 'slot')) return kind ?? null;
  const given = reading.valueIn(source, 'slot');
  const slot = SLOTS.find((each) => each === given);
  if (slot === undefined) reading.wanted(source, 'slot', `${SLOTS.map(show).join(', ')} or null`);
  else if (kind !== undefined && slot !== kind)
    reading.refuse(source, 'slot', `The slot of a ${kind} is ${show(kind)}, not ${show(slot)}.`);
  else if (isLeftOut(source, 'weapon') && (slot === 'gun' || slot === 'blade'))
    reading.refuse(source, 'slot', `Only a ${slot} fills the slot ${show(slot)}.`);
  return slot ?? null;
}

function isLeftOut(source: reading.Source, name: string): boolean {
  const given = reading.valueIn(source, name);
  return given === undefined || given === null;
}
