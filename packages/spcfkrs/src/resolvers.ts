import type { Chance, Face } from '@tabletop/dice';
import type { HitRoll, judgeHack, judgeOverdose, judgeShot, ShotAim, shotDice } from './attacks/judge.js';
import type { judgeHit } from './attacks/judge-hit.js';
import type { Weapon } from './force/weapon.js';
import type { Rules } from './rules.js';

/** A shot or a stab that was rolled. */
export interface Strike extends HitRoll {
  /** All faces, in the order in which they were rolled. */
  readonly dice: readonly Face<6>[];
}

/** A roll that succeeds or not. */
export interface Trial {
  readonly die: Face<6>;
  readonly succeeds: boolean;
}

/**
 * The rules that throw dice or judge them, each replaceable by itself. The last parameter of one that reads a rule or
 * calls another defaults to the printed game; the game passes its own, so that a replacement is felt everywhere.
 */
export interface Resolvers {
  readonly judgeShot: typeof judgeShot;
  readonly shotDice: typeof shotDice;
  readonly judgeHit: typeof judgeHit;
  readonly judgeHack: typeof judgeHack;
  readonly judgeOverdose: typeof judgeOverdose;
  /** The face of a roll for who goes first. */
  readonly resolveTie: (chance: Chance) => Face<6>;
  /** How many shots a weapon fires this round. */
  readonly resolveBurst: (chance: Chance, weapon: Pick<Weapon, 'shots'>) => number;
  readonly resolveShot: (
    chance: Chance,
    weapon: Pick<Weapon, 'hitsOn'>,
    aim: ShotAim,
    using?: Using<'judgeShot' | 'shotDice'>,
  ) => Strike;
  readonly resolveStab: (
    chance: Chance,
    weapon: Pick<Weapon, 'hitsOn'>,
    through: boolean,
    using?: Using<'judgeShot' | 'shotDice'>,
  ) => Strike;
  /** Whether guns are hacked. */
  readonly resolveHack: (chance: Chance, using?: Using<'judgeHack'>) => Trial;
  /** Whether an overdose kills. */
  readonly resolveOverdose: (chance: Chance, using?: Using<'judgeOverdose'>) => Trial;
}

/** What a rule needs of the game around it: the rules in force and the named resolvers. */
export type Using<Names extends keyof Resolvers = never> = { readonly rules: Rules } & Pick<Resolvers, Names>;
