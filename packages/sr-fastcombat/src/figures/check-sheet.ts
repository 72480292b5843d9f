import { reading } from '@tabletop/game';
import {
  MAX_ACTIONS,
  MAX_FIREARMS,
  MAX_GRENADES,
  MAX_MELEE_WEAPONS,
  MAX_SPEED,
  MAX_SPELLS,
  MAX_VALUE,
} from '../limits.js';
import { readSpell } from './read-spell.js';
import { checkUnderBarrels, readFirearm, readGrenades, readMeleeWeapon } from './read-weapons.js';
import type { FigureSheet } from './sheet.js';

/**
 * Reads a record sheet that may be anything. Names every field that is wrong, missing or unknown, by the rule that it
 * belongs to. Lists may be left out. The sheet is a copy that shares nothing with what was read.
 *
 * @rule F-SHEET
 */
export function readSheet(input: unknown): reading.Found<FigureSheet> {
  return reading.readInput(input, 'F-SHEET', readFields);
}

function readFields(source: reading.Source): FigureSheet {
  const by = (rule: string): reading.Source => reading.byRule(source, rule);
  const firearms = reading.listIn(by('F-WEAPONS'), 'firearms', MAX_FIREARMS, readFirearm);
  checkUnderBarrels(by('F-GRENADE'), firearms);
  return {
    name: reading.nameIn(source, 'name'),
    race: reading.nameIn(source, 'race'),
    actions: reading.whole(by('F-ACTIONS'), 'actions', 1, MAX_ACTIONS),
    speed: reading.whole(by('F-SPEED'), 'speed', 0, MAX_SPEED),
    knockOutValue: reading.whole(by('F-KO'), 'knockOutValue', 0, MAX_VALUE),
    magicResistance: reading.whole(by('F-MR'), 'magicResistance', 0, MAX_VALUE),
    meleeDamage: reading.whole(by('F-MELEE-DMG'), 'meleeDamage', 0, MAX_VALUE),
    firearmsSkill: reading.whole(by('F-SKILLS'), 'firearmsSkill', 0, MAX_VALUE),
    meleeSkill: reading.whole(by('F-SKILLS'), 'meleeSkill', 0, MAX_VALUE),
    throwingSkill: reading.whole(by('F-SKILLS'), 'throwingSkill', 0, MAX_VALUE),
    meleeWeapons: reading.listIn(by('F-WEAPONS'), 'meleeWeapons', MAX_MELEE_WEAPONS, readMeleeWeapon),
    firearms,
    grenades: reading.listIn(by('F-WEAPONS'), 'grenades', MAX_GRENADES, readGrenades),
    spells: reading.listIn(by('F-SPELLS'), 'spells', MAX_SPELLS, readSpell),
    ...reading.flagsIn(source, 'smartlink', 'goggles', 'invisible'),
  };
}
