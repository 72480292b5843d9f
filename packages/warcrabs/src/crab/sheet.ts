import type { Crab } from './crab.js';
import { type Derived, derive } from './derive.js';
import type { Traits } from './traits.js';

/** The ten fields of a character sheet, in its order. @rule W-SHEET */
export const SHEET_FIELDS: readonly (keyof CharacterSheet)[] = [
  'strength',
  'dexterity',
  'endurance',
  'optimumCapacity',
  'maximumCapacity',
  'weight',
  'armour',
  'hitPoints',
  'movement',
  'money',
];

/** A character sheet: ten fields and no more. @rule W-SHEET */
export interface CharacterSheet extends Traits, Derived {
  /** In cents; null where it is left blank. */
  readonly money: number | null;
}

/** What changes on a sheet in a fight or a season. */
export type SheetNow = Partial<Pick<CharacterSheet, 'weight' | 'armour' | 'hitPoints' | 'movement' | 'money'>>;

/**
 * The character sheet of a crab: what it is when nothing has hurt it, but for what `now` says. Its Money is blank where
 * `now` does not say it.
 *
 * @rule W-SHEET
 */
export function sheetOf(crab: Pick<Crab, 'traits' | 'shell' | 'weapons'>, now: SheetNow = {}): CharacterSheet {
  const { strength, dexterity, endurance } = crab.traits;
  const { optimumCapacity, maximumCapacity, ...fresh } = derive(crab);
  const { weight, armour, hitPoints, movement, money = null } = { ...fresh, ...now };
  return {
    strength,
    dexterity,
    endurance,
    optimumCapacity,
    maximumCapacity,
    weight,
    armour,
    hitPoints,
    movement,
    money,
  };
}
