import type { CraftClass } from '../unit-class.js';
import type { Power } from './modification.js';

/** What makes a craft better, for points. Each is had once at most. @rule S-VMODS */
export interface CraftModification {
  readonly name: string;
  /** In points, or the house rule that says how many. */
  readonly cost: number | 'technicianCost';
  /** The class of craft that it is for; null for both. */
  readonly class: CraftClass | null;
  /** What the craft has no other of; null where it goes with everything. */
  readonly slot: 'amph' | null;
  /** What it adds to Speed; less than 0 where it takes away. */
  readonly speed: number;
  /** What it adds to Move, in spaces of a map of the craft's own class. */
  readonly move: number;
  /** What it lets the craft do, or does to it; null where it does no more than the above. */
  readonly power: Power | null;
}
