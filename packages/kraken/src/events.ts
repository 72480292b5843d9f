import type { GameEvent, PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { PluckOutcome } from './pluck.js';
import type { Reaction, ReactionColumn } from './reaction-table.js';
import type { Ending, Phase, SailorId, TentacleId } from './state.js';

interface Of<Type extends string> extends GameEvent {
  readonly type: Type;
}

/** A new turn begins; `order` is the order in which sailors are asked to move. */
export interface TurnBegan extends Of<'turn-began'> {
  readonly turn: number;
  readonly order: readonly SailorId[];
}

/** The next phase of the turn begins; a turn that begins is in its first, movement. */
export interface PhaseBegan extends Of<'phase-began'> {
  readonly phase: Exclude<Phase, 'start' | 'movement' | 'over'>;
}

/** A sailor gave up this turn's move. */
export interface Stayed extends Of<'stayed'> {
  readonly sailor: SailorId;
}

/** A sailor rolled to move. `dice` holds the Pluck roll and, after a success, the two dice of the distance. */
export interface MoveRolled extends Of<'move-rolled'> {
  readonly sailor: SailorId;
  readonly total: number;
  readonly outcome: PluckOutcome;
  /** How far the sailor may go, in units; null when it may not move. */
  readonly allowance: number | null;
}

/** A sailor used its allowance; an empty path means that it stayed where it was. */
export interface Moved extends Of<'moved'> {
  readonly sailor: SailorId;
  readonly from: Vector;
  readonly path: readonly Vector[];
  /** The length of the path in units, each leg rounded up. */
  readonly length: number;
}

/** A sailor attacked a tentacle. `dice` holds the Pluck roll and, after a plain success, the die that decides. */
export interface Attacked extends Of<'attacked'> {
  readonly sailor: SailorId;
  readonly tentacle: TentacleId;
  readonly total: number;
  readonly outcome: PluckOutcome;
  readonly destroyed: boolean;
}

/** A player let the floor go on, or held a sailor back. */
export interface Passed extends Of<'passed'> {
  readonly player: PlayerId;
  /** The sailor held back, where sailors attack in order of Pluck; null where the floor goes round. */
  readonly sailor: SailorId | null;
}

/** A sailor's Pluck rose or fell. `change` is what was gained, or what was lost in full. */
export interface PluckChanged extends Of<'pluck-changed'> {
  readonly sailor: SailorId;
  readonly change: number;
  readonly pluck: number;
}

/** A sailor went out of play. */
export interface SailorLost extends Of<'sailor-lost'> {
  readonly sailor: SailorId;
  readonly fate: 'spent' | 'killed';
}

/** A tentacle threw its reaction die. */
export interface Reacted extends Of<'reacted'> {
  readonly tentacle: TentacleId;
  readonly column: ReactionColumn;
  readonly reaction: Reaction;
}

/** A tentacle came nearer: `path` holds where it met the hull, or stopped, and where it slid to along it from there. */
export interface Advanced extends Of<'advanced'> {
  readonly tentacle: TentacleId;
  readonly from: Vector;
  readonly path: readonly Vector[];
  /** How far it could have gone, in units. */
  readonly allowance: number;
}

/** A tentacle moved away from the vessel. */
export interface Withdrew extends Of<'withdrew'> {
  readonly tentacle: TentacleId;
  readonly from: Vector;
  readonly to: Vector;
  /** How far it could have gone, in units. */
  readonly allowance: number;
}

/** A tentacle crushed the hull. */
export interface Crushed extends Of<'crushed'> {
  readonly tentacle: TentacleId;
  readonly damage: number;
  readonly hullDamage: number;
}

/** A tentacle flailed at a sailor. */
export interface Flailed extends Of<'flailed'> {
  readonly tentacle: TentacleId;
  readonly sailor: SailorId;
  readonly pluckLost: number;
}

/** A tentacle reached for one of the sailors near it. `dice` holds the index of the one taken. */
export interface GrabTargeted extends Of<'grab-targeted'> {
  readonly tentacle: TentacleId;
  readonly sailors: readonly SailorId[];
  readonly sailor: SailorId;
}

/** A grabbed sailor rolled against its Pluck. */
export interface Grabbed extends Of<'grabbed'> {
  readonly tentacle: TentacleId;
  readonly sailor: SailorId;
  readonly total: number;
  readonly outcome: PluckOutcome;
  readonly killed: boolean;
}

/** The kraken tested its morale. */
export interface MoraleRolled extends Of<'morale-rolled'> {
  readonly tentacles: number;
  readonly fightsOn: boolean;
}

/** The game is over. */
export interface Ended extends Of<'ended'> {
  readonly ending: Ending;
  readonly won: boolean;
  readonly moralWinners: readonly PlayerId[];
}

/** Everything that can happen in a game. */
export type KrakenEvent =
  | TurnBegan
  | PhaseBegan
  | Stayed
  | MoveRolled
  | Moved
  | Attacked
  | Passed
  | PluckChanged
  | SailorLost
  | Reacted
  | Advanced
  | Withdrew
  | Crushed
  | Flailed
  | GrabTargeted
  | Grabbed
  | MoraleRolled
  | Ended;
