import type { ModificationName } from '../force/modifications.js';
import type { UnitInput } from '../force/read-unit.js';

/** The names of the forces that a set-up can ask for. */
export type ForceName = 'squad' | 'stabbers' | 'heavies' | 'specialists' | 'battalion' | 'pinkPunks' | 'blueBruisers';

/** A force as the list of what each of its units has; they are called by a letter and a number. */
function force(letter: string, ...units: readonly (readonly ModificationName[])[]): readonly UnitInput[] {
  return units.map((modifications, at) => ({ name: `${letter}${at + 1}`, modifications }));
}

/** So many units that are alike. */
function alike(count: number, ...modifications: readonly ModificationName[]): readonly (readonly ModificationName[])[] {
  return Array.from({ length: count }, () => modifications);
}

/**
 * Forces for a match at once. The two of the solo match are the source's: with its price of 3 for a plasma sword they
 * cost 20 and 22 points. The others are House ones of 20 points.
 *
 * @rule S-BUDGET
 * @rule S-MATCH-COST
 */
export const FORCES: Readonly<Record<ForceName, readonly UnitInput[]>> = {
  squad: force(
    'S',
    ['Bullet sniper'],
    ['Plasma rifle'],
    ['Assault rifle', 'Amph dose'],
    ['Assault rifle'],
    ['Metal legs'],
    [],
  ),
  stabbers: force(
    'C',
    ['Plasma sword', 'Jet pack'],
    ['Plasma sword', 'Metal legs', 'Medium armour'],
    ['Plasma sword', 'Metal legs'],
    ['Plasma shield', 'Metal legs'],
  ),
  heavies: force('H', ['Heavy armour', 'Machine gun'], ['Rocket launcher'], ['Plasma pistol'], []),
  specialists: force(
    'X',
    ['Plasma machine gun'],
    ['Amph overdose', 'Assault rifle'],
    ['Hacking implant'],
    ['Metal legs'],
  ),
  battalion: force('M', ...alike(10, 'Metal legs')),
  pinkPunks: force('P', ['Metal legs', 'Medium armour', 'Plasma sword'], ['Plasma rifle'], ['Plasma sniper'], [], []),
  blueBruisers: force('B', ...alike(2, 'Heavy armour', 'Assault rifle'), ['Heavy armour', 'Plasma rifle']),
};
