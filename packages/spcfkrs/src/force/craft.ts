import type { Cell } from '@tabletop/geometry/grid';
import type { CraftClass } from '../unit-class.js';
import type { CraftModification } from './craft-modification.js';
import type { CraftModificationName } from './craft-modifications.js';
import type { Gun } from './gun.js';
import type { CraftGunName } from './guns.js';
import type { CraftProfile } from './profile.js';

/** A vehicle or a spaceship as it is designed, but for its name. @rule S-HULL */
export interface CraftDesign {
  readonly class: CraftClass;
  /**
   * Its hull, seen from above: a text for each row, 'L' for a light part, 'M' for a medium, 'H' for a heavy one and '.' for
   * none. All parts are of one kind and connected by their edges. They are numbered from the top, each row from the left.
   */
  readonly shape: readonly string[];
  /** Its guns, by their names on the list or your own, and the parts that hold them, from 0; by default one base gun on part 0. */
  readonly guns?: readonly GunChoice[];
  /** The parts that are a transport bay, from 0; by default none. */
  readonly bays?: readonly number[];
  /** By their names on the list, or your own; by default none. */
  readonly modifications?: readonly (CraftModificationName | CraftModification)[];
}

/** A gun of a craft, and the part that holds it. @rule S-GUNS */
export interface GunChoice {
  readonly part: number;
  /** By default the base gun. */
  readonly gun?: CraftGunName | Gun;
}

/** A craft as it is bought. @rule S-HULL @rule S-BUDGET */
export interface CraftInput extends CraftDesign {
  /** What orders call it. */
  readonly name: string;
}

/** A craft that was bought. @rule S-HULL @rule S-BUDGET */
export interface BoughtCraft {
  readonly name: string;
  readonly profile: CraftProfile;
  /** Where its parts lie, as it was designed: the least column and row are 0. */
  readonly shape: readonly Cell[];
}
