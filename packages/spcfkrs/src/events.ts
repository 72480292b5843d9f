import type {
  Absorbed,
  ActLost,
  BurstRolled,
  Chained,
  CoverHit,
  Damaged,
  Died,
  GunsBarred,
  HackJudged,
  OverdoseJudged,
  ShieldSpent,
  ShotJudged,
  StabJudged,
} from './events/attacks.js';
import type { CutApart, Followed, Moved, Stayed } from './events/moves.js';
import type {
  Ended,
  OrderSet,
  OrdersGiven,
  OrdersRevealed,
  PhaseBegan,
  RoundBegan,
  TieRolled,
} from './events/round.js';

export type * from './events/attacks.js';
export type * from './events/moves.js';
export type * from './events/round.js';

/** Everything that can happen. */
export type SpcfkrsEvent =
  | RoundBegan
  | OrdersGiven
  | OrdersRevealed
  | PhaseBegan
  | TieRolled
  | OrderSet
  | ActLost
  | HackJudged
  | OverdoseJudged
  | StabJudged
  | BurstRolled
  | ShotJudged
  | Chained
  | Damaged
  | Absorbed
  | ShieldSpent
  | GunsBarred
  | CoverHit
  | Died
  | Moved
  | Followed
  | Stayed
  | CutApart
  | Ended;
