export type { ActionEntry, ActionOf, ActionRules, ActionsByType, ActionTable, AutomaticStep } from './actions.js';
export type { Game, GameAction, GameEvent, GameState, Outcome, PlayerId, Step } from './contract.js';
export { drawing } from './drawing.js';
export {
  type Fault,
  type Field,
  type Fields,
  flag,
  integer,
  list,
  MAX_LIST,
  MAX_TEXT,
  type OwnField,
  oneOf,
  optional,
  orNull,
  shape,
  text,
} from './fields.js';
export { type GameDefinition, makeGame, type Start } from './make-game.js';
export { isRuleError, RuleError } from './rule-error.js';
export { rulesOver } from './rules-over.js';
export type { Ruling, RulingOption } from './ruling.js';
export { MAX_AUTOMATIC_STEPS, play, type SettleOptions, settle } from './settle.js';
