export {
  type ActionField,
  type ActionFields,
  type Fault,
  MAX_LIST,
  MAX_TEXT,
  type OwnField,
} from './action-field.js';
export type { ActionEntry, ActionOf, ActionRules, ActionsByType, ActionTable, AutomaticStep } from './actions.js';
export { isNameOf, isObject, isText, isWhole, MAX_NAME, namesOf } from './check-value.js';
export type { Game, GameAction, GameEvent, GameState, Outcome, PlayerId, Step } from './contract.js';
export type { DifferenceKind, Place } from './difference.js';
export { drawing } from './drawing.js';
export {
  type Edition,
  type EditionDefinition,
  type InForce,
  makeEdition,
} from './edition.js';
export * as field from './field.js';
export { hash, rulesHash } from './hash.js';
export { type HouseRuleOptions, type HouseRules, readHouseRules } from './house-rules.js';
export * as knob from './knob.js';
export type { Knob, KnobForm, Knobs } from './knobs.js';
export { type GameDefinition, makeGame, type Start } from './make-game.js';
export { type OddsRow, type OddsTable, oddsRow } from './odds-table.js';
export { MAX_RECORD_ENTRIES, MAX_RECORD_LENGTH, parseRecord } from './parse-record.js';
export {
  MAX_PERFT_ACTIONS,
  MAX_PERFT_DEPTH,
  MAX_PERFT_STATES,
  type PerftOptions,
  type PerftRow,
  perft,
} from './perft.js';
export { MAX_JSON_DEPTH, MAX_JSON_VALUES } from './plain-json.js';
export { MAX_MATCH_STEPS, type Match, type MatchOptions, type MatchStep, playMatch } from './play-match.js';
export { type Policy, type PolicyTurn, randomPolicy } from './policy.js';
export { attempt, MAX_PROBLEMS, MAX_SETUP_PROBLEMS, problem, refusal, under, unknownFields } from './problem.js';
export { type Ranks, splitTie, tiedRank } from './ranks.js';
export { type NamesFound, type NamesWanted, readNames } from './read-names.js';
export * as reading from './reading.js';
export { type GameRecord, HASH_EVERY, MAX_ACTION_LENGTH, type RecordEntry } from './record.js';
export { type Recorder, type RecordOptions, record } from './recorder.js';
export { type ReplayStep, replay } from './replay.js';
export { isRuleError, RuleError } from './rule-error.js';
export { rulesOver } from './rules-over.js';
export type { Ruling, RulingOption } from './ruling.js';
export * as ruling from './ruling-entry.js';
export { seatOf } from './seat.js';
export { MAX_AUTOMATIC_STEPS, play, type SettleOptions, settle } from './settle.js';
export { thinned } from './thinned.js';
export { type Thrown, thrown } from './thrown.js';
export { transitions } from './transitions.js';
export { type Difference, type Same, type Verdict, verifyReplay } from './verify-replay.js';
