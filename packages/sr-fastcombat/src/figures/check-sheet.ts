import type { Problem } from '@tabletop/dice';
import {
  MAX_ACTIONS,
  MAX_FIREARMS,
  MAX_GRENADES,
  MAX_MELEE_WEAPONS,
  MAX_SPEED,
  MAX_SPELLS,
  MAX_VALUE,
} from '../limits.js';
import { byRule, flagsIn, listIn, nameIn, readObject, type Source, whole } from '../reading.js';
import { readSpell } from './read-spell.js';
import { checkUnderBarrels, readFirearm, readGrenades, readMeleeWeapon } from './read-weapons.js';
import type { FigureSheet } from './sheet.js';

/** A sheet that was read, or what is wrong with it. */
export interface SheetFound {
  /** A copy that shares nothing with what was read; undefined where there are problems. */
  readonly sheet?: FigureSheet;
  readonly problems: readonly Problem[];
}

/**
 * Reads a record sheet that may be anything. Names every field that is wrong, missing or unknown, by the rule that it
 * belongs to. Lists may be left out.
 *
 * @rule F-SHEET
 */
export function readSheet(input: unknown): SheetFound {
  const problems: Problem[] = [];
  const sheet = readObject(input, { path: [], rule: 'F-SHEET', problems }, readFields);
  return sheet === undefined || problems.length > 0 ? { problems } : { sheet, problems };
}

function readFields(source: Source): FigureSheet {
  const by = (rule: string): Source => byRule(source, rule);
  const firearms = listIn(by('F-WEAPONS'), 'firearms', MAX_FIREARMS, readFirearm);
  checkUnderBarrels(by('F-GRENADE'), firearms);
  return {
    name: nameIn(source, 'name'),
    race: nameIn(source, 'race'),
    actions: whole(by('F-ACTIONS'), 'actions', 1, MAX_ACTIONS),
    speed: whole(by('F-SPEED'), 'speed', 0, MAX_SPEED),
    knockOutValue: whole(by('F-KO'), 'knockOutValue', 0, MAX_VALUE),
    magicResistance: whole(by('F-MR'), 'magicResistance', 0, MAX_VALUE),
    meleeDamage: whole(by('F-MELEE-DMG'), 'meleeDamage', 0, MAX_VALUE),
    firearmsSkill: whole(by('F-SKILLS'), 'firearmsSkill', 0, MAX_VALUE),
    meleeSkill: whole(by('F-SKILLS'), 'meleeSkill', 0, MAX_VALUE),
    throwingSkill: whole(by('F-SKILLS'), 'throwingSkill', 0, MAX_VALUE),
    meleeWeapons: listIn(by('F-WEAPONS'), 'meleeWeapons', MAX_MELEE_WEAPONS, readMeleeWeapon),
    firearms,
    grenades: listIn(by('F-WEAPONS'), 'grenades', MAX_GRENADES, readGrenades),
    spells: listIn(by('F-SPELLS'), 'spells', MAX_SPELLS, readSpell),
    ...flagsIn(source, 'smartlink', 'goggles', 'invisible'),
  };
}
