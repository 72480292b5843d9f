export type { Actions, Attack, AttemptMove, KrakenAction, Move, Pass, Stay } from './actions.js';
export { resolveAdvance, resolveWithdraw } from './advance.js';
export { resolveTentacleAttack } from './combat.js';
export type { Context, PhaseStep, Rulebook, Steps } from './context.js';
export { resolveCrush } from './crush.js';
export { ENDINGS, type KrakenOutcome, moralWinners } from './ending.js';
export type {
  Advanced,
  Attacked,
  Crushed,
  Ended,
  Flailed,
  Grabbed,
  GrabTargeted,
  KrakenEvent,
  MoraleRolled,
  Moved,
  MoveRolled,
  Passed,
  PhaseBegan,
  PluckChanged,
  Reacted,
  SailorLost,
  Stayed,
  TurnBegan,
  Withdrew,
} from './events.js';
export { judgeFlail, resolveFlail } from './flail.js';
export { type Attacker, type Floor, floorOf, targetsOf } from './floor.js';
export { type KrakenGame, kraken, makeKraken } from './game.js';
export { resolveGrab } from './grab.js';
export { LEGAL_LIMIT, MAX_HULL_LENGTH, MAX_OBSTACLES, MAX_PLAYERS } from './limits.js';
export { resolveMorale } from './morale.js';
export { moveOrder, resolveMovementRoll } from './movement.js';
export { moveTo, pathLengthOf } from './paths.js';
export { judgePluck, PLUCK_OUTCOMES, type PluckOutcome, type PluckRoll, rollPluck } from './pluck.js';
export { distanceToHull, distanceToSailor } from './reach.js';
export { distancesOf, reactionColumn, resolveReaction } from './reaction.js';
export { REACTION_COLUMNS, REACTION_TABLE, REACTIONS, type Reaction, type ReactionColumn } from './reaction-table.js';
export type {
  Distances,
  GrabRoll,
  MoraleRoll,
  MovementRoll,
  ReactionRoll,
  Resolvers,
  TentacleAttack,
  Using,
} from './resolvers.js';
export { RULEBOOK } from './rulebook.js';
export { DEFAULT_RULES, type Rules, rulesFor } from './rules.js';
export { rulings } from './rulings.js';
export { checkCrew } from './setup/crew-check.js';
export { CREWS } from './setup/crews.js';
export type { KrakenSetup, SailorSetup } from './setup/setup.js';
export { VESSELS } from './setup/vessels.js';
export type {
  Ending,
  KrakenState,
  Pending,
  Phase,
  Player,
  Sailor,
  SailorId,
  Stage,
  Tentacle,
  TentacleId,
  Vessel,
} from './state.js';
export { toCentimetres, toUnits, UNITS_PER_CM } from './units.js';
export type { KrakenView } from './view.js';
