import type { Force, Rules, UnitInput } from '@tabletop/spcfkrs';

/** A force that was read and bought. */
export interface BoughtForce extends Force {
  /** What it is called, where the file says so. */
  readonly name: string | undefined;
  /** The points that it may cost. */
  readonly budget: number;
  /** The units as they are put into a set-up. */
  readonly inputs: readonly UnitInput[];
}

/** What a force is bought by. */
export interface Market {
  readonly rules: Rules;
  /** What it may cost, whatever the file says. */
  readonly budget: number | undefined;
}
