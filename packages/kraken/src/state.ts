import type { GameState, PlayerId } from '@tabletop/game';
import type { Disc, Vector } from '@tabletop/geometry';
import type { STATE_VERSION } from './edition.js';
import type { Rules } from './rules.js';

export type SailorId = number;
export type TentacleId = number;

/** A deck to fight on. Lengths are units; the bow points along rising x, starboard is where y rises. */
export interface Vessel {
  readonly name: string;
  /** The corners of a convex polygon, in order. */
  readonly hull: readonly Vector[];
  /** What cannot be walked through: masts, a conning tower. */
  readonly obstacles: readonly Disc[];
}

/** A member of the crew. */
export interface Sailor {
  readonly id: SailorId;
  readonly name: string;
  readonly owner: PlayerId;
  readonly pluck: number;
  /** The centre of the base; of a sailor out of play, where it last stood. */
  readonly at: Vector;
  /** `spent` when Pluck fell too low, `killed` when grabbed. */
  readonly fate: 'in-play' | 'spent' | 'killed';
}

/** A tentacle that has not been destroyed. */
export interface Tentacle {
  readonly id: TentacleId;
  /** The centre of the base. */
  readonly at: Vector;
}

/** A seat at the table. */
export interface Player {
  readonly id: PlayerId;
  /** Tentacles destroyed by this player's sailors. */
  readonly destroyed: number;
  /** Every point of Pluck that this player's sailors lost, gains not set against them. */
  readonly pluckLost: number;
}

/** Where the turn stands, with what is still to be done in that phase. */
export type Stage =
  | { readonly phase: 'start' }
  | {
      readonly phase: 'movement';
      /** The sailors still to be asked, the one whose turn it is first. */
      readonly order: readonly SailorId[];
      /** How far that sailor may go, in units; null before its roll. */
      readonly allowance: number | null;
    }
  | {
      readonly phase: 'combat';
      /** The sailors that may still attack this turn. */
      readonly ready: readonly SailorId[];
      /** The seat from which the floor goes round to the next player who can attack. */
      readonly floor: number;
      /** The players who have passed since the last attack. */
      readonly passed: readonly PlayerId[];
    }
  | {
      readonly phase: 'reaction';
      /** The tentacles still to react. */
      readonly order: readonly TentacleId[];
      /** A flail or grab under way, with the sailors whom it may still reach. */
      readonly pending: Pending | null;
    }
  | { readonly phase: 'morale' }
  | { readonly phase: 'over'; readonly ending: Ending };

export type Phase = Stage['phase'];

/** A reaction that takes more than one step. */
export interface Pending {
  readonly reaction: 'flail' | 'grab';
  readonly tentacle: TentacleId;
  readonly sailors: readonly SailorId[];
}

/** How a game can end. */
export type Ending = 'tentacles-destroyed' | 'kraken-fled' | 'vessel-lost' | 'crew-lost' | 'turn-limit';

/** The whole state of a game: plain JSON. */
export interface KrakenState extends GameState {
  readonly version: typeof STATE_VERSION;
  readonly rules: Partial<Rules>;
  readonly vessel: Vessel;
  readonly players: readonly Player[];
  /** The whole crew, by ascending id, those out of play included. */
  readonly sailors: readonly Sailor[];
  /** The tentacles that are left, by ascending id. */
  readonly tentacles: readonly Tentacle[];
  /** The current turn, from 1; 0 before the first. */
  readonly turn: number;
  /** Tentacles destroyed in the current turn. */
  readonly lostThisTurn: number;
  readonly hullDamage: number;
  readonly stage: Stage;
}
