import { nameSchema } from '@tabletop/game/schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { jsonSchemasSource } from '../../../scripts/testing/json-schemas-source.js';
import { actionSchema } from '../src/schema/action-schema.js';
import { boardShape } from '../src/schema/board-schema.js';
import { crabShape, traitsShape } from '../src/schema/crab-schema.js';
import { aimShape, eventSchema } from '../src/schema/event-schema.js';
import {
  equipmentShape,
  shellEntryShape,
  shellShape,
  weaponEntryShape,
  weaponShape,
} from '../src/schema/item-schema.js';
import { directionSchema, pointSchema } from '../src/schema/place-schema.js';
import { accountShape, ownedShellShape, ownedWeaponShape, rosterShape } from '../src/schema/roster-schema.js';
import { rulesShape } from '../src/schema/rules-schema.js';
import { setupShape } from '../src/schema/setup-schema.js';
import { happeningShape } from '../src/schema/stage-schema.js';
import { fighterShape, stateShapeOf } from '../src/schema/state-schema.js';

const SHAPES = {
  state: stateShapeOf('warcrabs'),
  action: actionSchema,
  setup: setupShape,
  rules: rulesShape,
  event: eventSchema,
  crab: crabShape,
  equipment: equipmentShape,
  roster: rosterShape,
};
const SHARED = {
  Name: nameSchema,
  Point: pointSchema,
  Direction: directionSchema,
  Board: boardShape,
  Rules: rulesShape,
  Traits: traitsShape,
  Weapon: weaponShape,
  Shell: shellShape,
  WeaponEntry: weaponEntryShape,
  ShellEntry: shellEntryShape,
  OwnedWeapon: ownedWeaponShape,
  OwnedShell: ownedShellShape,
  Equipment: equipmentShape,
  Account: accountShape,
  Crab: crabShape,
  Fighter: fighterShape,
  Happening: happeningShape,
  Aim: aimShape,
};

// `npx vitest run schema-json --update` writes the file anew.
test('the JSON Schemas are those of the schemas', async () => {
  const source = jsonSchemasSource({ game: 'Warcrabs', shapes: SHAPES, shared: SHARED, toJsonSchema });
  await expect(source).toMatchFileSnapshot('../src/schema/json-schemas.ts');
});
