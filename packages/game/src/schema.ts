export { agreed } from './schema/agreed.js';
export { actionEntries, chanceSchema, eventEntries, MAX_EVENT_DICE, stateEntries } from './schema/common.js';
export { judged } from './schema/judged.js';
export { hasAll, hasEachOnce, hasNoRepeats, isSameList } from './schema/lists.js';
export { type Migration, type Migrations, migrate, type StateJson } from './schema/migrate.js';
export { parseShape } from './schema/parse-shape.js';
export {
  count,
  flag,
  id,
  list,
  MAX_COUNT,
  nameSchema,
  oneOf,
  record,
  type Schema,
  text,
  whole,
} from './schema/primitives.js';
export { problemsOf } from './schema/problems-of.js';
export { MAX_DEPTH, MAX_JSON_LENGTH, MAX_VALUES, type ReadLimits, readJson } from './schema/read-json.js';
export { rulesSchemaOf } from './schema/rules-schema.js';
