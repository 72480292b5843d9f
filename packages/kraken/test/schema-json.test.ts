import { nameSchema } from '@tabletop/game/schema';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { actionSchema } from '../src/schema/action-schema.js';
import { eventSchema } from '../src/schema/event-schema.js';
import { pointSchema } from '../src/schema/place-schema.js';
import { rulesShape } from '../src/schema/rules-schema.js';
import { setupShape } from '../src/schema/setup-schema.js';
import { stateShapeOf } from '../src/schema/state-schema.js';
import { vesselShape } from '../src/schema/vessel-schema.js';

const SHAPES = {
  state: stateShapeOf('kraken'),
  action: actionSchema,
  setup: setupShape,
  rules: rulesShape,
  event: eventSchema,
};
const SHARED = { Name: nameSchema, Point: pointSchema, Vessel: vesselShape, Rules: rulesShape };

/** The source of the file with the JSON Schemas; `npx vitest run schema-json --update` writes it anew. */
function source(): string {
  const schemas = Object.entries(SHAPES).map(([name, shape]) => {
    const definitions = Object.fromEntries(Object.entries(SHARED).filter(([, shared]) => shared !== shape));
    const found = toJsonSchema(shape, {
      target: 'draft-2020-12',
      typeMode: 'output',
      errorMode: 'ignore',
      definitions,
    });
    const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `KRAKEN: ${name}` };
    return `  ${name}: ${JSON.stringify({ ...head, ...withoutUnused(found) })},\n`;
  });
  return `// biome-ignore-all format: made from the schemas by schema-json.test.ts

/** A JSON Schema as plain JSON. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The shapes of everything that the parse functions take, as JSON Schemas (draft 2020-12), for editors and for other
 * languages. They say what each part looks like; whether the parts belong together only the parse functions judge.
 */
export const jsonSchemas: Readonly<Record<'state' | 'action' | 'setup' | 'rules' | 'event', JsonSchema>> = {
${schemas.join('')}};
`;
}

/** A schema without the definitions to which nothing refers, not even another one in use. */
function withoutUnused({ $defs = {}, ...schema }: JsonSchema): JsonSchema {
  const used = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect($defs[name]);
    }
  };
  collect(schema);
  const kept = Object.entries($defs).filter(([name]) => used.has(name));
  return kept.length === 0 ? schema : { ...schema, $defs: Object.fromEntries(kept) };
}

test('the JSON Schemas are those of the schemas', async () => {
  await expect(source()).toMatchFileSnapshot('../src/schema/json-schemas.ts');
});
