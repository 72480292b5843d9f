import type {
  Committed,
  Dealt,
  Declined,
  NothingLeft,
  Played,
  Reshuffled,
  Traded,
  TurnedOver,
  TurnedUp,
} from './events/cards.js';
import type { Aimed, DamageJudged, KnockedOut, MeleeJudged, ShotJudged } from './events/fights.js';
import type { Exploded, Scattered, ThrowJudged } from './events/grenades.js';
import type { Dropped, PickedUp, PostureChanged, Readied, Reloaded, ScenarioAction } from './events/items.js';
import type { Detected, DrainJudged, Healed, SpellJudged } from './events/magic.js';
import type {
  ActionBegan,
  Announced,
  Answered,
  ContestJudged,
  Declared,
  Ended,
  InitiativeDrawn,
  InitiativeSettled,
  Lapsed,
  Moved,
  MovesBegan,
  MovesEnded,
  PassedOn,
  TurnBegan,
  TurnEnded,
  WindowClosed,
  WindowOpened,
} from './events/turn.js';

export type * from './events/cards.js';
export type * from './events/fights.js';
export type * from './events/grenades.js';
export type * from './events/items.js';
export type * from './events/magic.js';
export type * from './events/turn.js';

/** Everything that can happen. */
export type SkirmishEvent =
  | Dealt
  | NothingLeft
  | Reshuffled
  | Traded
  | Committed
  | TurnedOver
  | Played
  | Declined
  | TurnedUp
  | InitiativeDrawn
  | InitiativeSettled
  | TurnBegan
  | MovesBegan
  | MovesEnded
  | WindowOpened
  | Answered
  | WindowClosed
  | PassedOn
  | Announced
  | Moved
  | Declared
  | Lapsed
  | ContestJudged
  | ActionBegan
  | TurnEnded
  | Aimed
  | ShotJudged
  | MeleeJudged
  | DamageJudged
  | KnockedOut
  | ThrowJudged
  | Scattered
  | Exploded
  | SpellJudged
  | Detected
  | Healed
  | DrainJudged
  | Reloaded
  | Readied
  | PickedUp
  | Dropped
  | PostureChanged
  | ScenarioAction
  | Ended;
