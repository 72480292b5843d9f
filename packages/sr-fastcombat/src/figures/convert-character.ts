import { isWhole, reading } from '@tabletop/game';
import { parseAttribute } from '../armoury/notation.js';
import { MAX_FIREARMS, MAX_GRENADES, MAX_MELEE_WEAPONS, MAX_RATING, MAX_SPELLS } from '../limits.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { readSheet } from './check-sheet.js';
import { convertFirearm, convertGrenades, convertKnownSpell, convertMelee } from './convert-equipment.js';
import { actionsFrom, knockOutValueFrom, magicResistanceFrom, meleeDamageFrom, speedFrom } from './derived.js';
import type { FigureSheet } from './sheet.js';
import type { SrCharacter } from './sr-character.js';

/** The rules that a conversion of characters reads. */
export type CharacterRules = Ruled<'augmented' | 'meleeBonus' | 'damageLevels' | 'burstBonus' | 'autoBonus'>;

/**
 * A character of Shadowrun, second edition, as a figure of this game. Augmented Reaction and Body count, natural Body and
 * Willpower for Magic Resistance; Quickness and Strength as `augmented` says.
 *
 * Throws `RuleError` 'invalid-character', which names every bad field, each by its rule.
 *
 * @rule F-SHEET
 */
export function convertCharacter(
  character: SrCharacter,
  using: CharacterRules = { rules: DEFAULT_RULES },
): FigureSheet {
  return reading.accepted(readCharacter(character, using), 'invalid-character');
}

/** Reads a character of Shadowrun that may be anything, as a figure of this game. */
export function readCharacter(input: unknown, using: CharacterRules): reading.Found<FigureSheet> {
  const { value, problems } = reading.readInput(input, 'F-SHEET', (source) => figureFrom(source, using));
  // What came out must be a sheet like any other: its values within their limits, its weapons in order.
  return value === undefined ? { problems } : readSheet(value);
}

function figureFrom(source: reading.Source, using: CharacterRules): FigureSheet {
  const by = (rule: string): reading.Source => reading.byRule(source, rule);
  const { body, quickness, strength, willpower, reaction, magic } =
    reading.objectIn(source, 'attributes', attributesOf) ?? NO_ATTRIBUTES;
  const armour =
    reading.valueIn(source, 'armour') === undefined ? undefined : reading.objectIn(by('F-KO'), 'armour', armourOf);
  const skills = reading.objectIn(by('F-SKILLS'), 'skills', skillsOf) ?? NO_SKILLS;
  const dice = reading.whole(by('F-ACTIONS'), 'initiativeDice', 1, MAX_RATING);
  const multiplier = reading.whole(by('F-SPEED'), 'movementMultiplier', 1, MAX_RATING);
  const castsSpells =
    reading.valueIn(source, 'castsSpells') === undefined ? magic > 0 : reading.flagIn(by('F-MR'), 'castsSpells');
  const worn = using.rules.augmented ? 'augmented' : 'natural';
  return {
    name: reading.nameIn(source, 'name'),
    race: reading.nameIn(source, 'race'),
    actions: actionsFrom(reaction.augmented, dice),
    speed: speedFrom(quickness[worn], multiplier, dice),
    knockOutValue: knockOutValueFrom(body.augmented, armour?.ballistic ?? 0, armour?.impact ?? 0),
    magicResistance: magicResistanceFrom(body.natural, willpower.natural, castsSpells ? skills.sorcery : 0),
    meleeDamage: meleeDamageFrom(strength[worn], using),
    firearmsSkill: skills.firearms,
    meleeSkill: reading.flagIn(by('F-SKILLS'), 'critter') ? reaction.augmented : skills.armed + skills.unarmed,
    throwingSkill: skills.throwing,
    meleeWeapons: reading.listIn(by('F-WEAPONS'), 'meleeWeapons', MAX_MELEE_WEAPONS, (each) =>
      convertMelee(each, using),
    ),
    firearms: reading.listIn(by('F-WEAPONS'), 'firearms', MAX_FIREARMS, (each) => convertFirearm(each, using)),
    grenades: reading.listIn(by('F-WEAPONS'), 'grenades', MAX_GRENADES, convertGrenades),
    spells: reading.listIn(by('F-SPELLS'), 'spells', MAX_SPELLS, (each) => convertKnownSpell(each, magic, using)),
    ...reading.flagsIn(source, 'smartlink', 'goggles', 'invisible'),
  };
}

/** An Attribute as it was born and as it is. */
interface Attribute {
  readonly natural: number;
  readonly augmented: number;
}

const NOTHING: Attribute = { natural: 1, augmented: 1 };
const NO_ATTRIBUTES = {
  body: NOTHING,
  quickness: NOTHING,
  strength: NOTHING,
  willpower: NOTHING,
  reaction: NOTHING,
  magic: 0,
};
const NO_SKILLS = { firearms: 0, armed: 0, unarmed: 0, throwing: 0, sorcery: 0 };

function attributesOf(source: reading.Source): typeof NO_ATTRIBUTES {
  for (const unused of ['charisma', 'intelligence', 'essence']) reading.valueIn(source, unused);
  return {
    body: attributeIn(reading.byRule(source, 'F-KO'), 'body'),
    quickness: attributeIn(reading.byRule(source, 'F-SPEED'), 'quickness'),
    strength: attributeIn(reading.byRule(source, 'F-MELEE-DMG'), 'strength'),
    willpower: attributeIn(reading.byRule(source, 'F-MR'), 'willpower'),
    reaction: attributeIn(reading.byRule(source, 'F-ACTIONS'), 'reaction'),
    magic: reading.whole(reading.byRule(source, 'F-SPELL-CONVERT'), 'magic', 0, MAX_RATING, 0),
  };
}

function attributeIn(source: reading.Source, name: string): Attribute {
  const value = reading.valueIn(source, name);
  if (typeof value === 'object' && value !== null) {
    const rating = (of: reading.Source, which: string): number => reading.whole(of, which, 1, MAX_RATING);
    const read = (of: reading.Source): Attribute => ({
      natural: rating(of, 'natural'),
      augmented: rating(of, 'augmented'),
    });
    return reading.objectIn(source, name, read) ?? NOTHING;
  }
  const found = parseAttribute(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  if (found !== undefined && isRating(found.natural) && isRating(found.augmented)) return found;
  reading.wanted(source, name, `a whole number from 1 to ${MAX_RATING}, or such as 5(6)`);
  return NOTHING;
}

function isRating(value: number): boolean {
  return isWhole(value, 1, MAX_RATING);
}

function armourOf(source: reading.Source): NonNullable<SrCharacter['armour']> {
  const rating = (name: string): number => reading.whole(source, name, 0, MAX_RATING);
  return { ballistic: rating('ballistic'), impact: rating('impact') };
}

/** The skills of a character; one that it lacks is 0. @rule F-SKILLS */
function skillsOf(source: reading.Source): typeof NO_SKILLS {
  const rating = (name: string): number => reading.whole(source, name, 0, MAX_RATING, 0);
  return {
    firearms: rating('firearms'),
    armed: rating('armed'),
    unarmed: rating('unarmed'),
    throwing: rating('throwing'),
    sorcery: reading.whole(reading.byRule(source, 'F-MR'), 'sorcery', 0, MAX_RATING, 0),
  };
}
