import type { Cell } from '@tabletop/geometry/grid';
import type { UnitClass } from '../unit-class.js';

/** A craft that is shot at: as `buildCraft` builds it. */
export interface WreckedCraft {
  readonly profile: { readonly class: UnitClass; readonly body: number };
  /** Where its parts lie on a map of its own class. */
  readonly shape: readonly Cell[];
}
