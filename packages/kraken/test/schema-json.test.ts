import { nameSchema } from '@tabletop/game/schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { jsonSchemasSource } from '../../../scripts/testing/json-schemas-source.js';
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

// `npx vitest run schema-json --update` writes the file anew.
test('the JSON Schemas are those of the schemas', async () => {
  const source = jsonSchemasSource({ game: 'KRAKEN', shapes: SHAPES, shared: SHARED, toJsonSchema });
  await expect(source).toMatchFileSnapshot('../src/schema/json-schemas.ts');
});
