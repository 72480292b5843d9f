import type { Chance, Face } from '@tabletop/dice';
import type { classDamage } from './attacks/class-damage.js';
import type { HitRoll, judgeHack, judgeOverdose, judgeShot, ShotAim, shotDice } from './attacks/judge.js';
import type { judgeHit } from './attacks/judge-hit.js';
import type { judgeCrewHack, judgeRecharge } from './crews/judge.js';
import type { Weapon } from './force/weapon.js';
import type { judgeRam } from './rams/judge-ram.js';
import type { ramDamage } from './rams/ram-damage.js';
import type { Rules } from './rules.js';
import type { judgeSlag } from './slag/judge-slag.js';
import type { judgeMalfunction, RollingStage } from './wrecks/judge-malfunction.js';

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

/** A try to lay slag, and how long the line is: 0 where it fails. */
export interface SlagRoll extends Trial {
  readonly length: number;
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
  readonly judgeCrewHack: typeof judgeCrewHack;
  readonly judgeRecharge: typeof judgeRecharge;
  readonly judgeSlag: typeof judgeSlag;
  readonly judgeMalfunction: typeof judgeMalfunction;
  readonly judgeRam: typeof judgeRam;
  readonly classDamage: typeof classDamage;
  readonly ramDamage: typeof ramDamage;
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
  /** Whether a crew hacks the guns of a craft. */
  readonly resolveCrewHack: (chance: Chance, using?: Using<'judgeCrewHack'>) => Trial;
  /** Whether a technician crew recharges a shield. */
  readonly resolveRecharge: (chance: Chance, using?: Using<'judgeRecharge'>) => Trial;
  /** Whether slag is laid, and how much. */
  readonly resolveSlag: (chance: Chance, using?: Using<'judgeSlag'>) => SlagRoll;
  /** Whether a wrecked craft malfunctions, or blows up. */
  readonly resolveMalfunction: (chance: Chance, stage: RollingStage, using?: Using<'judgeMalfunction'>) => Trial;
  /** Whether a ram damages its target. */
  readonly resolveRam: (chance: Chance, using?: Using<'judgeRam'>) => Trial;
}

/** What a rule needs of the game around it: the rules in force and the named resolvers. */
export type Using<Names extends keyof Resolvers = never> = { readonly rules: Rules } & Pick<Resolvers, Names>;
