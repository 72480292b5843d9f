import { agreed, list, nameSchema, oneOf, record, type Schema } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_PLAYERS, MAX_SCENARIO_ACTIONS, MAX_TABLE_FIGURES } from '../limits.js';
import type { FigureSetup } from '../setup/read-figures.js';
import type { SkirmishSetup } from '../setup/read-setup.js';
import { boardShape, goalShape } from './board-schema.js';
import { characterShape } from './character-schema.js';
import { pointSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';
import { sheetShape } from './sheet-schema.js';

const placeEntries = { owner: v.exactOptional(nameSchema), at: v.exactOptional(pointSchema) };

const figureShape = agreed<FigureSetup>()(
  v.union([record({ sheet: sheetShape, ...placeEntries }), record({ character: characterShape, ...placeEntries })]),
);

/** The shape of a set-up. Whether a game can begin with it is for the game's `setup` to judge. */
export const setupShape: Schema<SkirmishSetup> = agreed<SkirmishSetup>()(
  record({
    players: v.exactOptional(list(nameSchema, MAX_PLAYERS, 2)),
    figures: v.exactOptional(v.union([oneOf('duel', 'pair', 'team'), list(figureShape, MAX_TABLE_FIGURES, 2)])),
    board: v.exactOptional(v.union([oneOf('alley', 'warehouse', 'open'), boardShape])),
    goal: v.exactOptional(goalShape),
    scenarioActions: v.exactOptional(list(nameSchema, MAX_SCENARIO_ACTIONS)),
    houseRules: v.exactOptional(rulesShape),
  }),
);
