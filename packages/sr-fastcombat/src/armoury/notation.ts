import { MAX_NOTATION } from '../limits.js';
import type { DamageLevels } from '../rules.js';

/** The Damage Levels of Shadowrun: Light, Moderate, Serious, Deadly. */
export const DAMAGE_LEVELS = ['L', 'M', 'S', 'D'] as const;

export type DamageLevel = keyof DamageLevels;

/** A Damage Code of Shadowrun, second edition. */
export interface SrDamage {
  /** The Power, or what is added to the Strength of who uses the weapon. */
  readonly power: number;
  readonly level: DamageLevel;
  /** Whether the Power is added to Strength. */
  readonly strength?: boolean;
}

/** The Drain Code of a spell of Shadowrun, second edition, less the half of its Force. */
export interface SrDrain {
  readonly modifier: number;
  readonly level: DamageLevel;
}

/** The modes of fire of Shadowrun: single-shot, semi-automatic, burst, full automatic. */
export const FIRE_MODES = ['SS', 'SA', 'BF', 'FA'] as const;

export type FireMode = (typeof FIRE_MODES)[number];

/** A text with its spaces gone, capitals throughout and plain signs; undefined where it is too long to be read. */
function tidy(text: string): string | undefined {
  if (text.length > MAX_NOTATION) return undefined;
  return text.normalize('NFKC').replace(/\s+/gu, '').replace(/[−–]/gu, '-').toUpperCase();
}

const FIXED = /^(\d{1,3})([LMSD])(?:STUN)?$/;
const STRENGTH = /^\(STR([+-]\d{1,3})?\)([LMSD])(?:STUN)?$/;

/** A Damage Code in the usual notation: '9M', '(Str+2)M', '6S Stun'. Undefined where it is none. @rule F-CONVERT */
export function parseSrDamage(text: string): SrDamage | undefined {
  const tidied = tidy(text) ?? '';
  const fixed = FIXED.exec(tidied);
  if (fixed !== null) return { power: Number(fixed[1]), level: levelOf(fixed[2]) };
  const based = STRENGTH.exec(tidied);
  return based === null ? undefined : { power: Number(based[1] ?? 0), level: levelOf(based[2]), strength: true };
}

const DRAIN = /^(?:[[(]\(F[/÷]2\)([+-]\d{1,3})?[\])]|[[(]F[/÷]2([+-]\d{1,3})?[\])])([LMSD])$/;

/** A Drain Code in the usual notation: '[(F/2)+2]M', '(F/2)D'. Undefined where it is none. @rule F-SPELL-CONVERT */
export function parseSrDrain(text: string): SrDrain | undefined {
  const found = DRAIN.exec(tidy(text) ?? '');
  return found === null ? undefined : { modifier: Number(found[1] ?? found[2] ?? 0), level: levelOf(found[3]) };
}

/** Modes of fire in the usual notation: 'SA/BF/FA'. Undefined where one of them is none. @rule F-CONVERT */
export function parseModes(text: string): readonly FireMode[] | undefined {
  const modes = (tidy(text) ?? '').split('/').map((part) => FIRE_MODES.find((mode) => mode === part));
  return modes.every((mode) => mode !== undefined) ? modes : undefined;
}

/** The rounds in a magazine in the usual notation: '15(c)', '6 (cy)', '5(m)'. Undefined where it is none. @rule F-CONVERT */
export function parseMagazine(text: string): number | undefined {
  const found = /^(\d{1,4})(?:\((?:B|C|CY|M|BELT)\))?$/.exec(tidy(text) ?? '');
  return found === null ? undefined : Number(found[1]);
}

/** An Attribute in the usual notation: '5', or '5(6)' where it is augmented. Undefined where it is none. @rule F-SHEET */
export function parseAttribute(text: string): { readonly natural: number; readonly augmented: number } | undefined {
  const found = /^(\d{1,3})(?:\((\d{1,3})\))?$/.exec(tidy(text) ?? '');
  return found === null ? undefined : { natural: Number(found[1]), augmented: Number(found[2] ?? found[1]) };
}

/** A Target Number in the usual notation: '4', 'W', 'OR', with '(R)' where the target can resist. */
export interface SrTargetNumber {
  /** A fixed number, or an Attribute of the target or its place in the Object Resistance Table. */
  readonly number: number | 'attribute' | 'object-resistance';
  readonly resisted: boolean;
}

const ATTRIBUTE =
  /^(?:B|Q|S|C|I|W|E|R|BODY|QUICKNESS|STRENGTH|CHARISMA|INTELLIGENCE|WILLPOWER|ESSENCE|REACTION|ATTRIBUTE)$/;
const OBJECT = /^(?:OR|OBJECT|OBJECT-?RESISTANCE)$/;

/** A spell's Target Number in the usual notation. Undefined where it is none. @rule F-SPELL-CONVERT */
export function parseSrTargetNumber(text: string): SrTargetNumber | undefined {
  const [, target = '', mark] = /^(.*?)(\(R\))?$/.exec(tidy(text) ?? '') ?? [];
  const resisted = mark !== undefined;
  if (/^\d{1,3}$/.test(target)) return { number: Number(target), resisted };
  if (ATTRIBUTE.test(target)) return { number: 'attribute', resisted };
  return OBJECT.test(target) ? { number: 'object-resistance', resisted } : undefined;
}

function levelOf(letter: string | undefined): DamageLevel {
  return DAMAGE_LEVELS.find((level) => level === letter) ?? 'L';
}
