export { STATE_VERSION } from './edition.js';
export { MAX_CREW, MAX_PLUCK, MAX_TENTACLES } from './limits.js';
export { actionSchema } from './schema/action-schema.js';
export { eventSchema } from './schema/event-schema.js';
export { type JsonSchema, jsonSchemas } from './schema/json-schemas.js';
export { parseAction, parseEvent, parseRules, parseSetup, parseState } from './schema/parse.js';
export { rulesSchema, setupSchema, stateSchema } from './schema/schemas.js';
