import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { Crab } from '../crab/crab.js';
import { hitPointsOf } from '../crab/derive.js';
import { type CharacterSheet, SHEET_FIELDS, type SheetNow, sheetOf } from '../crab/sheet.js';
import { dollars } from '../money.js';
import { type Rules, rulesFor } from '../rules.js';
import type { RosterCrab } from '../season/roster.js';
import type { Fighter } from '../state.js';
import { fightMovement, fightWeight } from '../turn/weight.js';
import { toInches } from '../units.js';
import { shown } from './teller.js';

/** What is printed of a crab. */
export interface SheetOptions extends TextOptions {
  /** What its owner's account holds, in cents; without it that of the crab's own account, or nothing. */
  readonly money?: number;
  /** The house rules of the fight, of which its Weight there may depend. */
  readonly rules?: Partial<Rules>;
}

const LABELS: Readonly<Record<keyof CharacterSheet, string>> = {
  strength: 'Strength',
  dexterity: 'Dexterity',
  endurance: 'Endurance',
  optimumCapacity: 'Optimum Shell Capacity',
  maximumCapacity: 'Maximum Shell Capacity',
  weight: 'Weight',
  armour: 'Armour',
  hitPoints: 'Hit Points',
  movement: 'Movement',
  money: 'Money',
};

/**
 * The character sheet of a crab, under its name: the ten fields of the printed one in its order. Of a crab in a fight, or
 * of a season, Armour and Hit Points are what is left, out of how many where some are gone. Where `maxLength` is shorter
 * than the sheet, its beginning is kept.
 *
 * @rule T-SHEET
 * @rule W-SHEET
 */
export function sheet(crab: Crab | RosterCrab | Fighter, options: SheetOptions = {}): string {
  const most = lengthAllowed(options);
  const weapons = crab.weapons.map((carried) => ('weapon' in carried ? carried.weapon : carried));
  const { money } = options;
  const printed = sheetOf(
    { traits: crab.traits, shell: crab.shell, weapons },
    { ...nowOf(crab, options), ...(money === undefined ? {} : { money }) },
  );
  const fresh = { armour: crab.shell.armour, hitPoints: hitPointsOf(crab.traits) };
  const lines = SHEET_FIELDS.map((field) => `${LABELS[field]}: ${valueText(field, printed, fresh)}`);
  return shorten([shown(crab.name), ...lines].join('\n'), most);
}

/** What has changed of a crab since it was engineered and fitted out. */
function nowOf(crab: Crab | RosterCrab | Fighter, { rules = {} }: SheetOptions): SheetNow {
  if ('at' in crab) {
    const { armour, hitPoints } = crab;
    const force = rulesFor(rules);
    return { armour, hitPoints, weight: fightWeight(crab, force), movement: toInches(fightMovement(crab, force)) };
  }
  if (!('account' in crab)) return {};
  const { shell, hitPoints, account } = crab;
  return { armour: shell.left, hitPoints, ...(account === null ? {} : { money: account.money }) };
}

function valueText(
  field: keyof CharacterSheet,
  printed: CharacterSheet,
  fresh: { readonly armour: number; readonly hitPoints: number },
): string {
  switch (field) {
    case 'money':
      return printed.money === null ? '-' : dollars(printed.money);
    case 'movement':
      return `${printed.movement} in`;
    case 'armour':
    case 'hitPoints':
      return printed[field] === fresh[field] ? String(printed[field]) : `${printed[field]} of ${fresh[field]}`;
    default:
      return String(printed[field]);
  }
}
