import { nameSchema } from '@tabletop/game/schema';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { actionSchema, deedSchema } from '../src/schema/action-schema.js';
import { boardShape } from '../src/schema/board-schema.js';
import { cardSchema } from '../src/schema/card-schema.js';
import { characterShape } from '../src/schema/character-schema.js';
import { eventSchema } from '../src/schema/event-schema.js';
import { pointSchema } from '../src/schema/place-schema.js';
import { rulesShape } from '../src/schema/rules-schema.js';
import { setupShape } from '../src/schema/setup-schema.js';
import {
  carriedGrenadesShape,
  chargeShape,
  damageShape,
  grenadeShape,
  meleeWeaponShape,
  sheetShape,
  spellShape,
} from '../src/schema/sheet-schema.js';
import { answerSchema, bidShape } from '../src/schema/stage-schema.js';
import { stateShapeOf } from '../src/schema/state-schema.js';

const SHAPES = {
  state: stateShapeOf('sr-fastcombat'),
  action: actionSchema,
  setup: setupShape,
  rules: rulesShape,
  event: eventSchema,
  sheet: sheetShape,
  character: characterShape,
};
const SHARED = {
  Name: nameSchema,
  Point: pointSchema,
  Card: cardSchema,
  Damage: damageShape,
  MeleeWeapon: meleeWeaponShape,
  Grenade: grenadeShape,
  Grenades: carriedGrenadesShape,
  Charge: chargeShape,
  Spell: spellShape,
  Board: boardShape,
  Rules: rulesShape,
  Sheet: sheetShape,
  Character: characterShape,
  Bid: bidShape,
  Deed: deedSchema,
  Answer: answerSchema,
};

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
    const title = `Faster combat system: ${name}`;
    const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title };
    return `  ${name}: ${JSON.stringify({ ...head, ...withoutUnused(found) })},\n`;
  });
  return `// biome-ignore-all format: made from the schemas by schema-json.test.ts

/** A JSON Schema as plain JSON. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What is described by a JSON Schema. */
export type Described = ${Object.keys(SHAPES)
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
