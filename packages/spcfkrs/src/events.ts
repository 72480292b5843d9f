import type {
  Absorbed,
  ActLost,
  BurstRolled,
  Chained,
  CoverHit,
  Damaged,
  Died,
  GunSilent,
  GunsBarred,
  HackJudged,
  OverdoseJudged,
  ShieldSpent,
  ShotJudged,
  StabJudged,
} from './events/attacks.js';
import type {
  Alighted,
  Boarded,
  Malfunctioned,
  MalfunctionJudged,
  PartWrecked,
  PilotJudged,
  PilotLost,
  RamJudged,
  RamLost,
  RamSet,
  Recharged,
  RechargeJudged,
  SlagEntered,
  SlagGone,
  SlagJudged,
  ThrownOut,
  TransportLost,
} from './events/craft.js';
import type { CutApart, Followed, Kept, Moved, Stayed } from './events/moves.js';
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
export type * from './events/craft.js';
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
  | GunSilent
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
  | Kept
  | Stayed
  | CutApart
  | PartWrecked
  | MalfunctionJudged
  | Malfunctioned
  | PilotJudged
  | PilotLost
  | RechargeJudged
  | Recharged
  | SlagJudged
  | SlagEntered
  | SlagGone
  | Boarded
  | Alighted
  | TransportLost
  | ThrownOut
  | RamSet
  | RamJudged
  | RamLost
  | Ended;
