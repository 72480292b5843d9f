import type { Weapon } from './weapon.js';

/** What a unit has at most one of. @rule S-SLOTS */
export type Slot = 'gun' | 'blade' | 'armour' | 'amph';

/** What makes a unit on foot better, for points. @rule S-SLOTS */
export interface Modification {
  readonly name: string;
  /** In points, or the house rule that says how many. @rule S-PSWORD */
  readonly cost: number | 'plasmaSwordCost';
  /** What the unit has no other of; null where it goes with everything. @rule S-SLOTS */
  readonly slot: Slot | null;
  /** What it adds to Speed; less than 0 where it takes away. */
  readonly speed: number;
  /** What it adds to Body. */
  readonly body: number;
  /** What it adds to Move, in spaces. */
  readonly move: number;
  /** The gun that comes in the pistol's place, or the blade in the knife's. @rule S-SLOTS */
  readonly weapon: Weapon | null;
  /** What it lets the unit do, or does to it; null where it does no more than the above. */
  readonly power: FootPower | null;
}

/**
 * Powers of modifications on foot: to enter partial cover as if there were none, to absorb plasma fire, to hack guns, and to
 * die of an overdose.
 *
 * @rule S-JET
 * @rule S-PSHIELD
 * @rule S-HACK
 * @rule S-OVERDOSE
 */
export const FOOT_POWERS = ['jet', 'plasma-shield', 'hacking', 'overdose'] as const;

/** A power of a modification on foot. @rule S-SLOTS */
export type FootPower = (typeof FOOT_POWERS)[number];

/** Powers of modifications: of craft also to recharge a shield, and to lay plasma slag. @rule S-VMODS */
export const POWERS: readonly [...typeof FOOT_POWERS, 'technician', 'slag'] = [...FOOT_POWERS, 'technician', 'slag'];

/** A power of a modification. @rule S-SLOTS @rule S-VMODS */
export type Power = (typeof POWERS)[number];
