import type { Chance, Face } from '@tabletop/dice';
import type { judgePluck, PluckRoll } from './pluck.js';
import type { Reaction, ReactionColumn } from './reaction-table.js';
import type { Rules } from './rules.js';

/** What a movement roll came to. */
export interface MovementRoll extends PluckRoll {
  readonly pluckChange: 1 | 0 | -1;
  /** How far the sailor may go, in centimetres; null when it may not move. */
  readonly distance: number | null;
}

/** What an attack came to. */
export interface TentacleAttack extends PluckRoll {
  readonly pluckChange: 1 | 0 | -1 | -2;
  /** The die that decides after a plain success; null otherwise. */
  readonly destroyDie: Face<6> | null;
  readonly destroyed: boolean;
}

/** What a tentacle's reaction die came to. */
export interface ReactionRoll {
  readonly die: Face<6>;
  readonly reaction: Reaction;
}

/** What a grabbed sailor's roll came to. */
export interface GrabRoll extends PluckRoll {
  readonly pluckChange: 1 | 0;
  readonly killed: boolean;
}

/** What a morale roll came to. */
export interface MoraleRoll {
  readonly die: Face<6>;
  readonly fightsOn: boolean;
}

/** How far figures are from one another, in centimetres. */
export interface Distances {
  /** From the tentacle to the nearest sailor; null when there is none. */
  readonly sailor: number | null;
  /** From the tentacle to the hull. */
  readonly vessel: number;
}

/**
 * The rules that throw dice or judge them, each replaceable by itself. The last parameter of one that reads a rule or
 * calls another defaults to the printed game; the game passes its own, so that a replacement is felt everywhere.
 */
export interface Resolvers {
  readonly judgePluck: typeof judgePluck;
  readonly rollPluck: (
    chance: Chance,
    pluck: number,
    modifier?: number,
    rule?: string,
    using?: Pick<Resolvers, 'judgePluck'>,
  ) => PluckRoll;
  readonly resolveMovementRoll: (
    chance: Chance,
    pluck: number,
    using?: Using<'rollPluck' | 'judgePluck'>,
  ) => MovementRoll;
  readonly resolveTentacleAttack: (
    chance: Chance,
    pluck: number,
    using?: Using<'rollPluck' | 'judgePluck'>,
  ) => TentacleAttack;
  readonly reactionColumn: (distances: Distances, using?: Using) => ReactionColumn;
  readonly resolveReaction: (chance: Chance, column: ReactionColumn, using?: Using) => ReactionRoll;
  /** The distance in centimetres. */
  readonly resolveAdvance: (chance: Chance, using?: Using) => number;
  /** The distance in centimetres. */
  readonly resolveWithdraw: (chance: Chance, using?: Using) => number;
  /** The points of hull damage. */
  readonly resolveCrush: (chance: Chance, using?: Using) => number;
  /** What a flail of two dice costs. */
  readonly judgeFlail: (dice: readonly [number, number], using?: Using) => number;
  /** The points of Pluck lost. */
  readonly resolveFlail: (chance: Chance, using?: Using<'judgeFlail'>) => number;
  readonly resolveGrab: (chance: Chance, pluck: number, using?: Using<'rollPluck' | 'judgePluck'>) => GrabRoll;
  readonly resolveMorale: (chance: Chance, tentaclesLeft: number, using?: Using) => MoraleRoll;
}

/** What a rule needs of the game around it: the rules in force and the named resolvers. */
export type Using<Names extends keyof Resolvers = never> = { readonly rules: Rules } & Pick<Resolvers, Names>;
