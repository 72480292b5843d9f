import type { ModificationName } from '../../force/modifications.js';

/** A unit of a written force: what `buildForce` takes. */
export interface WrittenUnit<Modification extends string = ModificationName> {
  readonly name: string;
  /** The names of its modifications. */
  readonly modifications: readonly Modification[];
}

/** A force as it is written. */
export interface WrittenForce<Modification extends string = ModificationName> {
  /** What the force is called, where that is written. */
  readonly name?: string;
  /** Its points, where they are written. @rule S-BUDGET */
  readonly budget?: number;
  readonly units: readonly WrittenUnit<Modification>[];
}
