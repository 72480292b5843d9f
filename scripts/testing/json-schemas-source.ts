import type { JsonSchema } from './json-schema.js';

/** How the JSON Schemas of all games are made. */
interface Conversion<Shape> {
  readonly target: 'draft-2020-12';
  readonly typeMode: 'output';
  readonly errorMode: 'ignore';
  readonly definitions: Record<string, Shape>;
}

/** What a game publishes as JSON Schemas. */
export interface PublishedShapes<Shape> {
  /** The name of the game. */
  readonly game: string;
  /** What is described, by name. */
  readonly shapes: { readonly [name: string]: Shape };
  /** Parts that many of them have, by the name of their definition. */
  readonly shared: { readonly [name: string]: Shape };
  readonly toJsonSchema: (shape: Shape, conversion: Conversion<Shape>) => object;
}

/** The source of the file with the JSON Schemas of a game. */
export function jsonSchemasSource<Shape>({ game, shapes, shared, toJsonSchema }: PublishedShapes<Shape>): string {
  const schemas = Object.entries(shapes).map(([name, shape]) => {
    const definitions = Object.fromEntries(Object.entries(shared).filter(([, part]) => part !== shape));
    const found = toJsonSchema(shape, {
      target: 'draft-2020-12',
      typeMode: 'output',
      errorMode: 'ignore',
      definitions,
    });
    const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `${game}: ${name}` };
    return `  ${name}: ${JSON.stringify({ ...head, ...withoutUnused(found) })},\n`;
  });
  return `// biome-ignore-all format: made from the schemas by schema-json.test.ts

/** A JSON Schema as plain JSON. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What is described by a JSON Schema. */
export type Described = ${Object.keys(shapes)
    .map((name) => `'${name}'`)
    .join(' | ')};

/**
 * The shapes of everything that the parse functions take, as JSON Schemas (draft 2020-12), for editors and for other
 * languages. They say what each part looks like; whether the parts belong together only the parse functions judge.
 */
export const jsonSchemas: Readonly<Record<Described, JsonSchema>> = {
${schemas.join('')}};
`;
}

/** A schema without the definitions to which nothing refers, not even another one in use. */
function withoutUnused({ $defs = {}, ...schema }: { readonly $defs?: JsonSchema }): JsonSchema {
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
