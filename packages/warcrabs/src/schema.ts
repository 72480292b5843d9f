export { STATE_VERSION } from './edition.js';
export {
  MAX_CRABS,
  MAX_EQUIPMENT,
  MAX_OBSTACLES,
  MAX_PLAYERS,
  MAX_ROSTER_LENGTH,
  MAX_SURFACES,
  MAX_WEAPONS,
} from './limits.js';
export { actionSchema } from './schema/action-schema.js';
export { eventSchema } from './schema/event-schema.js';
export { type Described, type JsonSchema, jsonSchemas } from './schema/json-schemas.js';
export {
  MAX_ROSTER_VALUES,
  MAX_STATE_LENGTH,
  MAX_STATE_VALUES,
  parseAction,
  parseCrab,
  parseEquipment,
  parseEvent,
  parseRoster,
  parseRules,
  parseSetup,
  parseState,
} from './schema/parse.js';
export { crabSchema, equipmentSchema, rosterSchema, rulesSchema, setupSchema, stateSchema } from './schema/schemas.js';
