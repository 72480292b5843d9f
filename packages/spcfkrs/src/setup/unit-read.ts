import type { Cell } from '@tabletop/geometry/grid';
import type { Rules } from '../rules.js';
import type { Part, Unit } from '../state.js';
import type { Site } from './read-at.js';

/** What the units of a side are read for: the rules, the names that are taken, and where they are put. */
export interface Muster extends Site {
  readonly rules: Rules;
  readonly names: Set<string>;
}

/** A unit on foot that starts in a transport bay. @rule S-TRANSPORT */
export interface PassengerSetup {
  /** Its name: a unit on foot of the same side. */
  readonly unit: string;
  /** The part that is the bay, from 0. */
  readonly part: number;
}

/** A unit that was read. */
export interface UnitRead extends Pick<Unit, 'name' | 'profile'> {
  /** Its parts, where they lie at the corner of the map. */
  readonly parts: readonly Part[];
  readonly at: Cell | undefined;
  /** Where it was read: the field of its side, and its place there, or null for one of a House force. */
  readonly field: 'force' | 'craft';
  readonly index: number | null;
  /** Who is to be in its bays. */
  readonly aboard: readonly PassengerSetup[];
  /** The bay that it starts in; null for a space of the map. */
  readonly berth: Berth | null;
}

/** A transport bay: the place of its craft among the units of the side, and the part. @rule S-TRANSPORT */
export interface Berth {
  readonly craft: number;
  readonly part: number;
}
