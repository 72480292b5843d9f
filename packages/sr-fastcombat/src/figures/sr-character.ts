import type { SrSpell } from '../armoury/convert-spell.js';
import type { SrMeleeWeapon, SrWeapon } from '../armoury/convert-weapon.js';
import type { GrenadeName } from '../armoury/grenades.js';
import type { MeleeWeaponName } from '../armoury/melee-weapons.js';
import type { SpellName } from '../armoury/spells.js';
import type { WeaponName } from '../armoury/weapons.js';
import type { CarriedFirearm, CarriedGrenades, Grenade } from './sheet.js';

/** An Attribute: a number, as '5(6)' where it is augmented, or as data. */
export type SrAttribute = number | string | { readonly natural: number; readonly augmented: number };

/** A weapon that shoots or is thrown: one of the armoury by its name, or by its stats; and what is carried for it. */
export type SrFirearm = (
  | SrWeapon
  | { readonly name: WeaponName; readonly laser?: boolean; readonly smartgun?: boolean }
) &
  Partial<Pick<CarriedFirearm, 'reloads' | 'count' | 'underBarrelOf'>> & {
    /** What a launcher is loaded with: a grenade of the armoury, or another in this game's values. */
    readonly grenade?: GrenadeName | Grenade;
  };

/** A character of Shadowrun, second edition. */
export interface SrCharacter {
  readonly name: string;
  readonly race: string;
  readonly attributes: {
    readonly body: SrAttribute;
    readonly quickness: SrAttribute;
    readonly strength: SrAttribute;
    readonly willpower: SrAttribute;
    readonly reaction: SrAttribute;
    /** The Magic Attribute; 0 where it is left out. */
    readonly magic?: number;
    /** Not used here, as is the rest of these. */
    readonly charisma?: SrAttribute;
    readonly intelligence?: SrAttribute;
    readonly essence?: number;
  };
  /** 1 for 1D6. */
  readonly initiativeDice: number;
  /** 3 for ×3. */
  readonly movementMultiplier: number;
  /** None where it is left out. */
  readonly armour?: { readonly ballistic: number; readonly impact: number };
  /** 0 for those that are left out. */
  readonly skills: {
    readonly firearms?: number;
    readonly armed?: number;
    readonly unarmed?: number;
    readonly throwing?: number;
    readonly sorcery?: number;
  };
  /** A critter fights hand to hand by its Reaction. */
  readonly critter?: boolean;
  /** Whether Sorcery counts for Magic Resistance; by default where the Magic Attribute is above 0. */
  readonly castsSpells?: boolean;
  readonly meleeWeapons?: readonly (SrMeleeWeapon | { readonly name: MeleeWeaponName })[];
  readonly firearms?: readonly SrFirearm[];
  readonly grenades?: readonly ({ readonly name: GrenadeName; readonly count: number } | CarriedGrenades)[];
  readonly spells?: readonly (SrSpell | { readonly name: SpellName; readonly force: number })[];
  readonly smartlink?: boolean;
  readonly goggles?: boolean;
  readonly invisible?: boolean;
}
