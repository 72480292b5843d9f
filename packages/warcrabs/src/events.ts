import type {
  Attacked,
  Blasted,
  Died,
  EnduranceRolled,
  Fell,
  FlameStopped,
  LiftRolled,
  Scorched,
  SetOff,
  Struck,
  Thrown,
} from './events/fights.js';
import type {
  ActivationBegan,
  ActivationEnded,
  ActivationMissed,
  Ended,
  Moved,
  OrderRolled,
  OrderSet,
  PaperGone,
  Recovered,
  Stunned,
  TurnBegan,
} from './events/turn.js';

export type * from './events/fights.js';
export type * from './events/turn.js';

/** Everything that can happen. */
export type WarcrabsEvent =
  | OrderRolled
  | OrderSet
  | TurnBegan
  | ActivationBegan
  | ActivationMissed
  | ActivationEnded
  | Stunned
  | Recovered
  | Moved
  | Attacked
  | SetOff
  | FlameStopped
  | PaperGone
  | Struck
  | Scorched
  | Died
  | EnduranceRolled
  | Blasted
  | LiftRolled
  | Thrown
  | Fell
  | Ended;
