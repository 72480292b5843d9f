import type { Weapon } from './weapon.js';

/** A gun for a craft, with what it costs. @rule S-GUNS */
export interface Gun {
  /** In points, beyond the attachment that holds it. */
  readonly cost: number;
  readonly weapon: Weapon;
}
