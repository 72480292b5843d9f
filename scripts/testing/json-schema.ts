/** A JSON Schema as plain JSON. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Keywords that say nothing about a value. */
const SILENT = ['$schema', '$defs', 'title', 'default'];

/**
 * Whether a value is valid by a JSON Schema. Knows the keywords that the published schemas use, and throws for others.
 */
export function isValid(schema: JsonSchema, value: unknown, root: JsonSchema = schema): boolean {
  return Object.keys(schema).every((keyword) => SILENT.includes(keyword) || holds(schema, keyword, value, root));
}

function holds(schema: JsonSchema, keyword: string, value: unknown, root: JsonSchema): boolean {
  const wanted = schema[keyword];
  const check = (sub: unknown, part: unknown) => isValid(schemaOf(sub), part, root);
  switch (keyword) {
    case '$ref':
      return check(schemaOf(root.$defs)[String(wanted).replace('#/$defs/', '')], value);
    case 'type':
      return isOfType(String(wanted), value);
    case 'const':
      return value === wanted;
    case 'enum':
      return list(wanted).includes(value);
    case 'minimum':
      return typeof value !== 'number' || value >= Number(wanted);
    case 'maximum':
      return typeof value !== 'number' || value <= Number(wanted);
    case 'minLength':
      return typeof value !== 'string' || [...value].length >= Number(wanted);
    case 'maxLength':
      return typeof value !== 'string' || [...value].length <= Number(wanted);
    case 'pattern':
      return typeof value !== 'string' || new RegExp(String(wanted)).test(value);
    case 'minItems':
      return !Array.isArray(value) || value.length >= Number(wanted);
    case 'maxItems':
      return !Array.isArray(value) || value.length <= Number(wanted);
    case 'prefixItems':
      return !Array.isArray(value) || list(wanted).every((sub, at) => at >= value.length || check(sub, value[at]));
    case 'items': {
      const rest = Array.isArray(value) ? value.slice(list(schema.prefixItems ?? []).length) : [];
      return wanted === false ? rest.length === 0 : rest.every((item) => check(wanted, item));
    }
    case 'required':
      return !isObject(value) || list(wanted).every((name) => Object.hasOwn(value, String(name)));
    case 'properties':
      return (
        !isObject(value) ||
        Object.entries(schemaOf(wanted)).every(([name, sub]) => !Object.hasOwn(value, name) || check(sub, value[name]))
      );
    case 'additionalProperties': {
      if (wanted !== false) throw new Error('additionalProperties is false or not there');
      const known = schemaOf(schema.properties);
      return !isObject(value) || Object.keys(value).every((name) => Object.hasOwn(known, name));
    }
    case 'anyOf':
      return list(wanted).some((sub) => check(sub, value));
    case 'oneOf':
      return list(wanted).filter((sub) => check(sub, value)).length === 1;
    default:
      throw new Error(`unknown keyword ${keyword}`);
  }
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      throw new Error(`unknown type ${type}`);
  }
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function schemaOf(value: unknown): JsonSchema {
  if (!isObject(value)) throw new Error('a schema is an object');
  return value;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('a list is wanted');
  return value;
}
