import type { CraftModificationName } from '../../force/craft-modifications.js';
import type { CraftGunName } from '../../force/guns.js';
import type { ModificationName } from '../../force/modifications.js';
import type { CraftClass } from '../../unit-class.js';

/** A unit of a written force: what `buildForce` takes. */
export interface WrittenUnit<Modification extends string = ModificationName> {
  readonly name: string;
  /** The names of its modifications. */
  readonly modifications: readonly Modification[];
}

/** A vehicle or a spaceship of a written force: what `buildCraft` takes. @rule S-HULL */
export interface WrittenCraft<Gun extends string = CraftGunName, Modification extends string = CraftModificationName> {
  readonly name: string;
  readonly class: CraftClass;
  /** Its hull, a text for each row: see `CraftDesign`. */
  readonly shape: readonly string[];
  /** Its guns, and the parts that hold them, from 0; none where that is written, and left out where nothing is. */
  readonly guns?: readonly { readonly part: number; readonly gun: Gun }[];
  /** The parts that are a transport bay, from 0. */
  readonly bays: readonly number[];
  /** The names of its modifications. */
  readonly modifications: readonly Modification[];
}

/** A force as it is written. */
export interface WrittenForce<
  Modification extends string = ModificationName,
  Gun extends string = CraftGunName,
  CraftModification extends string = CraftModificationName,
> {
  /** What the force is called, where that is written. */
  readonly name?: string;
  /** Its points for units on foot, where they are written. @rule S-BUDGET */
  readonly budget?: number;
  /** Its points for vehicles, where they are written. @rule S-BUDGET */
  readonly vehicleBudget?: number;
  /** Its points for spaceships, where they are written. @rule S-BUDGET */
  readonly spaceshipBudget?: number;
  readonly units: readonly WrittenUnit<Modification>[];
  /** Its vehicles and spaceships, where there are any. */
  readonly craft?: readonly WrittenCraft<Gun, CraftModification>[];
}

/** The names of what there is for craft. */
export interface CraftNames<Gun extends string = string, Modification extends string = string> {
  readonly guns: readonly Gun[];
  readonly modifications: readonly Modification[];
}
