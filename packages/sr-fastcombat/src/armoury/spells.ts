import type { Spell } from '../figures/sheet.js';
import { areaRadius } from '../magic/area.js';

/** A spell before anybody has learnt it: its range and area depend on its caster. */
export interface SpellTemplate extends Omit<Spell, 'maxForce' | 'range' | 'radius'> {
  /** Line of sight, touch, or so many centimetres as Force and Magic Attribute multiply to. */
  readonly range: 'los' | 'touch' | 'limited';
  readonly area: boolean;
}

/** What a spell owes to who knows it. */
export interface Caster {
  /** The greatest Force at which it can be cast. */
  readonly maxForce: number;
  /** The Magic Attribute. */
  readonly magic: number;
}

/** A spell of the armoury. */
export interface ArmourySpell extends SpellTemplate {
  readonly name: SpellName;
}

/** The name of a spell of the armoury. */
export type SpellName = 'Detect Enemies' | 'Heal';

/** The armoury's spells, for {@link spellFor}. @rule F-SPELLS */
export const SPELLS: readonly ArmourySpell[] = [
  {
    name: 'Detect Enemies',
    damage: null,
    range: 'limited',
    targetNumber: 8,
    resisted: false,
    drain: 4,
    area: true,
    effect: 'detect',
    ignoresSight: true,
  },
  {
    name: 'Heal',
    damage: null,
    range: 'touch',
    targetNumber: 'magic-resistance',
    resisted: false,
    drain: 10,
    area: false,
    effect: 'heal',
  },
];

/** The spell of that name; undefined where the armoury has none. */
export function spellNamed(name: SpellName): ArmourySpell;
export function spellNamed(name: string): ArmourySpell | undefined;
export function spellNamed(name: string): ArmourySpell | undefined {
  return SPELLS.find((spell) => spell.name === name);
}

/**
 * A spell as a caster knows it: a limited range is the greatest Force times the Magic Attribute, in centimetres.
 *
 * @rule F-SPELL-CONVERT
 */
export function spellFor(template: SpellTemplate, { maxForce, magic }: Caster): Spell {
  const { name, damage, range, targetNumber, resisted, drain, area, effect, ignoresSight } = template;
  return {
    name,
    maxForce,
    damage,
    range: range === 'limited' ? maxForce * magic : range,
    targetNumber,
    resisted,
    drain,
    radius: area ? areaRadius(magic) : null,
    effect,
    ...(ignoresSight === undefined ? {} : { ignoresSight }),
  };
}
