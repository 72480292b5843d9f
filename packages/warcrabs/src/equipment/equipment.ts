import type { Shell, Weapon } from '../crab/crab.js';
import type { ProvenanceOf } from './provenance.js';

/** A weapon that can be bought. */
export interface WeaponEntry extends Weapon {
  /** Equipment of your own may leave it out. */
  readonly provenance?: ProvenanceOf<Weapon>;
}

/** A shell that can be bought. */
export interface ShellEntry extends Shell {
  /** Equipment of your own may leave it out. */
  readonly provenance?: ProvenanceOf<Shell>;
}

/** Everything that can be bought. No two items have one name. Plain JSON. @rule W-KIT-HOUSE */
export interface Equipment {
  readonly weapons: readonly WeaponEntry[];
  readonly shells: readonly ShellEntry[];
}
