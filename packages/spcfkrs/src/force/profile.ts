import type { CraftClass } from '../unit-class.js';
import type { HullName } from './hull.js';
import type { Power } from './modification.js';
import type { Weapon } from './weapon.js';

/** What a unit on foot is, for the whole match. */
export interface FootProfile {
  readonly class: 'on-foot';
  /** The names of its modifications, as they were bought. */
  readonly modifications: readonly string[];
  /** In points. @rule S-BUDGET */
  readonly cost: number;
  /** @rule S-BASE */
  readonly speed: number;
  /** Its Body, in points. @rule S-BASE */
  readonly body: number;
  /** In spaces of an on-foot map. @rule S-BASE @rule S-SCALE */
  readonly move: number;
  readonly gun: Weapon;
  readonly blade: Weapon;
  readonly powers: readonly Power[];
}

/** A gun that is mounted on a part of a craft. @rule S-GUNS */
export interface MountedGun {
  /** The part, from 0. */
  readonly part: number;
  readonly weapon: Weapon;
}

/** What a vehicle or a spaceship is, for the whole match. */
export interface CraftProfile {
  readonly class: CraftClass;
  /** What kind of parts all of its hull is built of. @rule S-HULL */
  readonly hull: HullName;
  /** The names of its modifications, as they were bought; the bays not among them. */
  readonly modifications: readonly string[];
  /** In points: parts, guns, bays and modifications. @rule S-BUDGET */
  readonly cost: number;
  /** @rule S-HULL */
  readonly speed: number;
  /** The Body of each of its parts, in points. @rule S-HULL */
  readonly body: number;
  /** In spaces of a map of its own class. @rule S-HULL @rule S-SCALE */
  readonly move: number;
  /** In the order of their parts: orders name them by their place in this list. @rule S-GUNS */
  readonly guns: readonly MountedGun[];
  /** The parts that are a transport bay, in order. @rule S-VMODS */
  readonly bays: readonly number[];
  readonly powers: readonly Power[];
}

/** What a unit is, for the whole match. */
export type Profile = FootProfile | CraftProfile;
