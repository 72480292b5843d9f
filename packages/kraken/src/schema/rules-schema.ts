import { agreed, flag, list, oneOf, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { MAX_CREW, MAX_LENGTH, MAX_PLUCK, MAX_TENTACLES } from '../limits.js';
import { REACTION_COLUMNS, REACTIONS } from '../reaction-table.js';
import type { Rules } from '../rules.js';
import { toCentimetres, toUnits } from '../units.js';

/** The shape of house rules. What they mean together is for `readHouseRules` to judge. */
export const rulesShape: Schema<Partial<Rules>> = agreed<Partial<Rules>>()(
  record({
    baseShape: v.exactOptional(oneOf('disc')),
    sailorRadius: v.exactOptional(length(0.05)),
    tentacleRadius: v.exactOptional(length(0.05)),
    measure: v.exactOptional(oneOf('edges', 'centres')),
    sailorOnDeck: v.exactOptional(oneOf('base', 'centre')),
    tentacles: v.exactOptional(whole(1, MAX_TENTACLES)),
    tentaclePlacement: v.exactOptional(oneOf('even')),
    startDistance: v.exactOptional(length()),
    startLimit: v.exactOptional(length()),
    pluckTotal: v.exactOptional(whole(1, MAX_PLUCK)),
    mustSpendAll: v.exactOptional(flag()),
    crewMinimum: v.exactOptional(whole(1, MAX_CREW)),
    crewMaximum: v.exactOptional(whole(1, MAX_CREW)),
    startPluckMinimum: v.exactOptional(whole(1, MAX_PLUCK)),
    startPluckMaximum: v.exactOptional(whole(1, MAX_PLUCK)),
    pluckMinimum: v.exactOptional(whole(1, MAX_PLUCK)),
    pluckMaximum: v.exactOptional(whole(1, MAX_PLUCK)),
    moveTies: v.exactOptional(oneOf('id', 'owner')),
    criticalMove: v.exactOptional(length()),
    moveBonus: v.exactOptional(length()),
    combatReach: v.exactOptional(length()),
    combatOrder: v.exactOptional(oneOf('floor', 'pluck')),
    destroyOn: v.exactOptional(whole(1, 7)),
    reactionOrder: v.exactOptional(oneOf('id')),
    reactionTable: v.exactOptional(
      list(list(oneOf(...REACTIONS), REACTION_COLUMNS.length, REACTION_COLUMNS.length), 6, 6),
    ),
    sailorColumn: v.exactOptional(length()),
    nearColumn: v.exactOptional(length()),
    farColumn: v.exactOptional(length()),
    advanceBonus: v.exactOptional(length()),
    advanceLeftover: v.exactOptional(oneOf('slide', 'stop')),
    crushReduction: v.exactOptional(whole(0, 6)),
    flailReach: v.exactOptional(length()),
    flailHit: v.exactOptional(whole(2, 13)),
    flailCritical: v.exactOptional(oneOf('double')),
    grabReach: v.exactOptional(length()),
    grabCriticals: v.exactOptional(flag()),
    hullPoints: v.exactOptional(whole(1, 1000)),
    maxTurns: v.exactOptional(v.nullable(whole(1, 1_000_000))),
    moralWinner: v.exactOptional(oneOf('always', 'onWin')),
  }),
);

/** A length in centimetres. */
function length(least = 0): Schema<number> {
  const message = `a length from ${least} to ${MAX_LENGTH} cm in steps of 0.05`;
  return v.pipe(
    v.number(message),
    v.minValue(least, message),
    v.maxValue(MAX_LENGTH, message),
    v.check(isMultiple, message),
    v.transform((value) => value + 0),
  );
}

function isMultiple(value: number): boolean {
  return toCentimetres(toUnits(value)) === value;
}
