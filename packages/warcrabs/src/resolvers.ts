import type { Chance, Face } from '@tabletop/dice';
import type { arcOf } from './attack/arc.js';
import type { applyDamage } from './attack/armour.js';
import type { hitLocation } from './attack/location.js';
import type { RangeBand } from './attack/range-band.js';
import type { toHitTarget } from './attack/to-hit.js';
import type { movementOf } from './crab/movement.js';
import type { fallDamage } from './heights/fall-damage.js';
import type { throwDistance } from './heights/throw-distance.js';
import type { Rules } from './rules.js';
import type { Arc } from './state.js';
import type { judgeTraitRoll, TraitRoll } from './traits/judge.js';

/** What a roll to hit came to. */
export interface AttackRoll extends TraitRoll {
  readonly outcome: 'hit' | 'near-miss' | 'miss';
}

/** An attack that hit, and whom. */
export interface Blow {
  readonly arc: Arc;
  readonly damage: number;
  /** What the target has left. */
  readonly armour: number;
  readonly hitPoints: number;
}

/** What a hit came to. */
export interface BlowResult {
  readonly location: 'crab' | 'shell';
  /** The die from the side; null from elsewhere. */
  readonly die: Face<6> | null;
  readonly toArmour: number;
  readonly toHitPoints: number;
  readonly armour: number;
  readonly hitPoints: number;
}

/** A crab that falls. */
export interface Tumble {
  /** How far, in inches. */
  readonly inches: number;
  readonly endurance: number;
  /** What it has left. */
  readonly hitPoints: number;
}

/** What a fall came to. */
export interface TumbleResult {
  readonly damage: number;
  readonly hitPoints: number;
  /** The roll against Endurance; null where it died, or where none is needed. */
  readonly roll: TraitRoll | null;
  readonly stunned: boolean;
}

/**
 * The rules that throw dice or judge them, each replaceable by itself. The last parameter of one that reads a rule or
 * calls another defaults to the printed game; the game passes its own, so that a replacement is felt everywhere.
 */
export interface Resolvers {
  readonly judgeTraitRoll: typeof judgeTraitRoll;
  readonly rollTrait: (chance: Chance, target: number, rule?: string, using?: Using<'judgeTraitRoll'>) => TraitRoll;
  /** The band of a distance that is told by how it compares with any number of units. */
  readonly rangeBand: (compare: (units: number) => number, using?: Using) => RangeBand;
  readonly toHitTarget: typeof toHitTarget;
  readonly arcOf: typeof arcOf;
  readonly hitLocation: typeof hitLocation;
  readonly applyDamage: typeof applyDamage;
  readonly fallDamage: typeof fallDamage;
  readonly throwDistance: typeof throwDistance;
  readonly movementOf: typeof movementOf;
  /** The total of a roll for who acts first. */
  readonly resolveTie: (chance: Chance) => number;
  readonly resolveAttack: (
    chance: Chance,
    target: number,
    explosive: boolean,
    using?: Using<'rollTrait' | 'judgeTraitRoll'>,
  ) => AttackRoll;
  readonly resolveBlow: (chance: Chance, blow: Blow, using?: Using<'hitLocation' | 'applyDamage'>) => BlowResult;
  readonly resolveEndurance: (
    chance: Chance,
    endurance: number,
    rule?: string,
    using?: Using<'rollTrait' | 'judgeTraitRoll'>,
  ) => TraitRoll;
  readonly resolveFall: (
    chance: Chance,
    tumble: Tumble,
    using?: Using<'fallDamage' | 'resolveEndurance' | 'rollTrait' | 'judgeTraitRoll'>,
  ) => TumbleResult;
  readonly resolveLift: (chance: Chance, strength: number, using?: Using<'rollTrait' | 'judgeTraitRoll'>) => TraitRoll;
}

/** What a rule needs of the game around it: the rules in force and the named resolvers. */
export type Using<Names extends keyof Resolvers = never> = { readonly rules: Rules } & Pick<Resolvers, Names>;
