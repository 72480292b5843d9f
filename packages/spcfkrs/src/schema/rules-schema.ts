import { rulesSchemaOf, type Schema } from '@tabletop/game/schema';
import type { Rules } from '../rules.js';
import { KNOBS } from '../setup/house-rules.js';

/** The shape of house rules. What they mean together is for `readHouseRules` to judge. */
export const rulesShape: Schema<Partial<Rules>> = rulesSchemaOf(KNOBS);
