import type { Power } from './modification.js';
import type { Weapon } from './weapon.js';

/** What a unit is, for the whole match. */
export interface Profile {
  /** On what scale it fights. Vehicles and spaceships are others. @rule S-CLASS-DMG */
  readonly class: 'on-foot';
  /** The names of its modifications, as they were bought. */
  readonly modifications: readonly string[];
  /** In points. @rule S-BUDGET */
  readonly cost: number;
  /** @rule S-BASE */
  readonly speed: number;
  /** The Body of each of its parts, in points. @rule S-BASE */
  readonly body: number;
  /** In spaces. @rule S-BASE */
  readonly move: number;
  readonly gun: Weapon;
  readonly blade: Weapon;
  readonly powers: readonly Power[];
}
