import type { Crab, Shell, Weapon } from '../crab/crab.js';
import type { Equipment } from '../equipment/equipment.js';
import type { CrabId } from '../ids.js';
import type { Rules } from '../rules.js';

/** The version of the format of a roster. */
export const ROSTER_VERSION = 1;

/** A weapon that somebody owns. */
export interface OwnedWeapon extends Weapon {
  /** How often it can still be used; null for any number of times. */
  readonly left: number | null;
}

/** A shell that somebody owns. */
export interface OwnedShell extends Shell {
  /** The points of armour that are left of it. */
  readonly left: number;
}

/** What is on no crab. */
export interface Store {
  readonly weapons: readonly OwnedWeapon[];
  readonly shells: readonly OwnedShell[];
}

/** Money, and what was bought with it. @rule W-MONEY */
export interface Account {
  /** In cents. */
  readonly money: number;
  readonly store: Store;
}

/** What somebody has done in the season. */
export interface Tally {
  readonly fights: number;
  readonly wins: number;
  readonly kills: number;
}

/** A crabfighter. */
export interface Owner extends Tally {
  readonly name: string;
  /** Null where house rules give each crab its own account. @rule W-MONEY */
  readonly account: Account | null;
}

/** A living crab of a season. */
export interface RosterCrab extends Crab, Tally {
  /** Never given to another crab of the season. */
  readonly id: CrabId;
  /** The name of its owner. */
  readonly owner: string;
  readonly shell: OwnedShell;
  readonly weapons: readonly OwnedWeapon[];
  /** What is left of its Hit Points. */
  readonly hitPoints: number;
  /** Null where accounts are the owners'. @rule W-MONEY */
  readonly account: Account | null;
}

/** A season between two fights: plain JSON. @rule W-SEASON @rule W-ROSTER */
export interface Roster {
  readonly game: 'warcrabs';
  readonly version: typeof ROSTER_VERSION;
  /** The house rules: only what differs from the printed game. */
  readonly rules: Partial<Rules>;
  /** What can be bought; null for `EQUIPMENT`. */
  readonly equipment: Equipment | null;
  /** In the order in which they joined. */
  readonly owners: readonly Owner[];
  /** The living ones, by id. */
  readonly crabs: readonly RosterCrab[];
  /** The id of the next crab. */
  readonly nextCrab: CrabId;
  /** How many fights were settled. */
  readonly fights: number;
}
