import { type HouseRules, type Knob, type Knobs, knob, readHouseRules as readKnobs } from '@tabletop/game';
import { MAX_CREW, MAX_HULL_POINTS, MAX_LENGTH, MAX_PLUCK, MAX_TENTACLES, MAX_TURNS } from '../limits.js';
import { REACTION_COLUMNS, REACTIONS } from '../reaction-table.js';
import type { Rules } from '../rules.js';
import { DEFAULT_RULES } from '../rules.js';
import { UNITS_PER_CM } from '../units.js';

const { flag, list, option, orNull, whole } = knob;
const ROW = list(option(...REACTIONS), REACTION_COLUMNS.length, REACTION_COLUMNS.length, 'cells');
const length = (least = 0): Knob<number> => knob.length(least, MAX_LENGTH, UNITS_PER_CM, 'cm');

/**
 * Every house rule with its limits.
 *
 * @rule K-KNOBS
 */
export const KNOBS: Knobs<Rules> = {
  baseShape: option('disc'),
  sailorRadius: length(0.05),
  tentacleRadius: length(0.05),
  measure: option('edges', 'centres'),
  sailorOnDeck: option('base', 'centre'),
  tentacles: whole(1, MAX_TENTACLES),
  tentaclePlacement: option('even'),
  startDistance: length(),
  startLimit: length(),
  pluckTotal: whole(1, MAX_PLUCK),
  mustSpendAll: flag(),
  crewMinimum: whole(1, MAX_CREW),
  crewMaximum: whole(1, MAX_CREW),
  startPluckMinimum: whole(1, MAX_PLUCK),
  startPluckMaximum: whole(1, MAX_PLUCK),
  pluckMinimum: whole(1, MAX_PLUCK),
  pluckMaximum: whole(1, MAX_PLUCK),
  moveTies: option('id', 'owner'),
  criticalMove: length(),
  moveBonus: length(),
  combatReach: length(),
  combatOrder: option('floor', 'pluck'),
  destroyOn: whole(1, 7),
  reactionOrder: option('id'),
  reactionTable: list(ROW, 6, 6, 'rows'),
  sailorColumn: length(),
  nearColumn: length(),
  farColumn: length(),
  advanceBonus: length(),
  advanceLeftover: option('slide', 'stop'),
  crushReduction: whole(0, 6),
  flailReach: length(),
  flailHit: whole(2, 13),
  flailCritical: option('double'),
  grabReach: length(),
  grabCriticals: flag(),
  hullPoints: whole(1, MAX_HULL_POINTS),
  maxTurns: orNull(whole(1, MAX_TURNS)),
  moralWinner: option('always', 'onWin'),
};

/** Pairs of house rules of which the first may not exceed the second. */
const ASCENDING: readonly (readonly [keyof Rules, keyof Rules])[] = [
  ['crewMinimum', 'crewMaximum'],
  ['startPluckMinimum', 'startPluckMaximum'],
  ['pluckMinimum', 'startPluckMinimum'],
  ['startPluckMaximum', 'pluckMaximum'],
  ['startDistance', 'startLimit'],
  ['nearColumn', 'farColumn'],
];

/**
 * Reads house rules that may be anything. Keeps only the ones that differ from the defaults; names every unknown name
 * and every value out of bounds.
 *
 * @rule K-KNOBS
 */
export function readHouseRules(input: unknown): HouseRules<Rules> {
  return readKnobs(KNOBS, DEFAULT_RULES, input, { rule: 'K-KNOBS', ascending: ASCENDING });
}
