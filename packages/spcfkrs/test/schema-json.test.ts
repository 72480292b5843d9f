import { nameSchema } from '@tabletop/game/schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { jsonSchemasSource } from '../../../scripts/testing/json-schemas-source.js';
import { actionSchema } from '../src/schema/action-schema.js';
import {
  craftDesignShape,
  craftInputShape,
  craftModificationShape,
  gunInputShape,
} from '../src/schema/craft-schema.js';
import { eventSchema } from '../src/schema/event-schema.js';
import { forceShape, modificationShape } from '../src/schema/force-schema.js';
import { mapShape } from '../src/schema/map-schema.js';
import {
  actSchema,
  aimSchema,
  crewSchema,
  givenOrderSchema,
  moveSchema,
  orderSchema,
} from '../src/schema/order-schema.js';
import { cellSchema } from '../src/schema/place-schema.js';
import { profileShape } from '../src/schema/profile-schema.js';
import { rulesShape } from '../src/schema/rules-schema.js';
import { setupShape } from '../src/schema/setup-schema.js';
import { effectSchema } from '../src/schema/stage-schema.js';
import { ramShape, slagShape, stateShapeOf, unitShape } from '../src/schema/state-schema.js';
import { weaponInputShape, weaponShape } from '../src/schema/weapon-schema.js';

const SHAPES = {
  state: stateShapeOf('spcfkrs'),
  action: actionSchema,
  setup: setupShape,
  rules: rulesShape,
  event: eventSchema,
  force: forceShape,
  weapon: weaponInputShape,
  modification: modificationShape,
  craft: craftInputShape,
  gun: gunInputShape,
  craftModification: craftModificationShape,
};
const SHARED = {
  Name: nameSchema,
  Cell: cellSchema,
  Map: mapShape,
  Rules: rulesShape,
  Weapon: weaponShape,
  WeaponInput: weaponInputShape,
  Modification: modificationShape,
  Gun: gunInputShape,
  CraftModification: craftModificationShape,
  CraftDesign: craftDesignShape,
  Profile: profileShape,
  Unit: unitShape,
  Slag: slagShape,
  Ram: ramShape,
  Act: actSchema,
  Crew: crewSchema,
  Move: moveSchema,
  Order: orderSchema,
  GivenOrder: givenOrderSchema,
  Aim: aimSchema,
  Effect: effectSchema,
};

// `npx vitest run schema-json --update` writes the file anew.
test('the JSON Schemas are those of the schemas', async () => {
  const source = jsonSchemasSource({ game: 'SPCFKRS', shapes: SHAPES, shared: SHARED, toJsonSchema });
  await expect(source).toMatchFileSnapshot('../src/schema/json-schemas.ts');
});
