export { STATE_VERSION } from './edition.js';
export {
  MAX_BUDGET,
  MAX_GUNS,
  MAX_MODIFICATIONS,
  MAX_PARTS,
  MAX_PATH,
  MAX_PLAYERS,
  MAX_SIDES,
  MAX_UNIT_NAME,
  MAX_UNITS,
} from './limits.js';
export { actionSchema } from './schema/action-schema.js';
export { eventSchema } from './schema/event-schema.js';
export type { ForceInput } from './schema/force-schema.js';
export { type Described, type JsonSchema, jsonSchemas } from './schema/json-schemas.js';
export {
  MAX_STATE_LENGTH,
  MAX_STATE_VALUES,
  parseAction,
  parseCraft,
  parseCraftModification,
  parseEvent,
  parseForce,
  parseGun,
  parseModification,
  parseRules,
  parseSetup,
  parseState,
  parseWeapon,
} from './schema/parse.js';
export type { ForceRules } from './schema/read-force.js';
export {
  craftModificationSchema,
  craftSchema,
  forceSchema,
  gunSchema,
  modificationSchema,
  rulesSchema,
  setupSchema,
  stateSchema,
  weaponSchema,
} from './schema/schemas.js';
