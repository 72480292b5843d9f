import { nameSchema } from '@tabletop/game/schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { jsonSchemasSource } from '../../../scripts/testing/json-schemas-source.js';
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

// `npx vitest run schema-json --update` writes the file anew.
test('the JSON Schemas are those of the schemas', async () => {
  const source = jsonSchemasSource({ game: 'Faster combat system', shapes: SHAPES, shared: SHARED, toJsonSchema });
  await expect(source).toMatchFileSnapshot('../src/schema/json-schemas.ts');
});
