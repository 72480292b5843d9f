export { STATE_VERSION } from './edition.js';
export { MAX_ITEMS, MAX_PLAYERS, MAX_SCENARIO_ACTIONS, MAX_TABLE_FIGURES, MAX_TERRAIN } from './limits.js';
export { actionSchema } from './schema/action-schema.js';
export { eventSchema } from './schema/event-schema.js';
export { type Described, type JsonSchema, jsonSchemas } from './schema/json-schemas.js';
export {
  MAX_STATE_LENGTH,
  MAX_STATE_VALUES,
  parseAction,
  parseCharacter,
  parseEvent,
  parseRules,
  parseSetup,
  parseSheet,
  parseState,
} from './schema/parse.js';
export { characterSchema, rulesSchema, setupSchema, sheetSchema, stateSchema } from './schema/schemas.js';
