import type { RangeClass } from '../armoury/ranges.js';

/**
 * The damage of a weapon: an unsigned number stands for itself, a signed one is added to the Melee Combat Damage of
 * the figure that uses it.
 *
 * @rule F-MELEE-WEAPON
 */
export interface Damage {
  readonly kind: 'fixed' | 'added';
  readonly points: number;
}

/** A melee weapon as a figure carries it. @rule F-WEAPONS */
export interface MeleeWeapon {
  readonly name: string;
  readonly damage: Damage;
}

/** A kind of grenade. @rule F-BLAST */
export interface Grenade {
  readonly name: string;
  readonly damage: number;
  /** How many centimetres it takes to reduce the damage by 1. */
  readonly reduction: number;
}

/** A weapon that shoots or is thrown. @rule F-WEAPONS */
export interface Firearm {
  readonly name: string;
  readonly type: RangeClass;
  /** Null where the grenade that is loaded says it. */
  readonly damage: Damage | null;
  /** The rounds that it holds; null for a weapon that is itself thrown. */
  readonly ammo: number | null;
  readonly laser?: boolean;
  readonly smartgun?: boolean;
}

/** A firearm on a sheet: with what it is loaded, and how often it can be loaded again. */
export interface CarriedFirearm extends Firearm {
  /** The Reloads left: full magazines. */
  readonly reloads: number;
  /** How many of them there are, of a weapon that is itself thrown; by default 1. */
  readonly count?: number;
  /** What a launcher is loaded with. */
  readonly grenade?: Grenade;
  /** The place in the list of the weapon under whose barrel it is fitted. It is readied with that weapon. */
  readonly underBarrelOf?: number;
}

/** Grenades of one kind on a sheet. */
export interface CarriedGrenades extends Grenade {
  readonly count: number;
}

/** A spell as a figure knows it. @rule F-CAST */
export interface Spell {
  readonly name: string;
  /** The greatest Force at which it can be cast. */
  readonly maxForce: number;
  /** What is added to the Force to give its Damage; null for a spell that does none. */
  readonly damage: number | null;
  /** Line of sight, touch, or so many whole centimetres. */
  readonly range: 'los' | 'touch' | number;
  /** A fixed number, or the target's Magic Resistance. */
  readonly targetNumber: number | 'magic-resistance';
  /** Whether its target can resist it: the (R) after the Target Number. */
  readonly resisted: boolean;
  /** What is added to the Force to give its Drain Code. */
  readonly drain: number;
  /** The radius of its area in whole centimetres; null for a single target. */
  readonly radius: number | null;
  /** What it does to those whom it affects, besides its damage. */
  readonly effect: 'none' | 'detect' | 'heal';
  /** Whether it reaches what its caster cannot see. */
  readonly ignoresSight?: boolean;
}

/** A combatant's record sheet. @rule F-SHEET */
export interface FigureSheet {
  readonly name: string;
  readonly race: string;
  /** Actions per turn. @rule F-ACTIONS */
  readonly actions: number;
  /** Centimetres per turn. @rule F-SPEED */
  readonly speed: number;
  readonly knockOutValue: number;
  readonly magicResistance: number;
  readonly meleeDamage: number;
  /** @rule F-SKILLS */
  readonly firearmsSkill: number;
  /** @rule F-SKILLS */
  readonly meleeSkill: number;
  /** @rule F-SKILLS */
  readonly throwingSkill: number;
  readonly meleeWeapons: readonly MeleeWeapon[];
  readonly firearms: readonly CarriedFirearm[];
  readonly grenades: readonly CarriedGrenades[];
  readonly spells: readonly Spell[];
  /** Sees through the sights of a smartgun. */
  readonly smartlink?: boolean;
  /** Wears smartgoggles. */
  readonly goggles?: boolean;
  readonly invisible?: boolean;
}
