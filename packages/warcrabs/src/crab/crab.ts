import type { Traits } from './traits.js';

/** What a crab fights with. Plain data. @rule W-KIT-SOURCE @rule W-KIT-HOUSE */
export interface Weapon {
  readonly name: string;
  /** Used claw-to-claw, fired from afar, or tossed. */
  readonly kind: 'claw' | 'ranged' | 'tossed';
  /** Points of damage. */
  readonly damage: number;
  readonly weight: number;
  /** In cents. */
  readonly price: number;
  /** What it adds to the target of a roll to hit. */
  readonly toHit: number;
  /** How far it reaches, in whole inches; null for any distance, and for a claw weapon, which reaches as far as claws. */
  readonly maxRange: number | null;
  /** How often it can be used; null for any number of times. */
  readonly uses: number | null;
  readonly explosive: boolean;
  /** Whether it reaches targets that are out of sight. @rule W-COVER */
  readonly ignoresCover: boolean;
  /** Whether paper stops it once. @rule W-PAPER */
  readonly flame: boolean;
}

/** What a crab lives in. A crab wears one. @rule W-SHELL */
export interface Shell {
  readonly name: string;
  readonly weight: number;
  /** The points of damage that it absorbs. */
  readonly armour: number;
  /** In cents. */
  readonly price: number;
}

/** A crab as it stands on its character sheet, between fights. Plain JSON. @rule W-SHEET */
export interface Crab {
  readonly name: string;
  readonly traits: Traits;
  readonly shell: Shell;
  readonly weapons: readonly Weapon[];
}
