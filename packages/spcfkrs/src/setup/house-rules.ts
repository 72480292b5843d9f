import { type HouseRules, type Knobs, knob, readHouseRules as readKnobs } from '@tabletop/game';
import { METRICS } from '@tabletop/geometry/grid';
import { MAX_BUDGET, MAX_ROUNDS, MAX_VALUE } from '../limits.js';
import { DEFAULT_RULES, type Rules } from '../rules.js';

const { flag, option, orNull, whole } = knob;
const face = whole(1, 6);

/** Every house rule with its limits. */
export const KNOBS: Knobs<Rules> = {
  mode: option('secret', 'open', 'phased'),
  ties: option('roll', 'simultaneous'),
  tiesWithinSide: option('roll', 'listing'),
  maxRounds: whole(1, MAX_ROUNDS),
  budget: whole(0, MAX_BUDGET),
  vehicleBudget: whole(0, MAX_BUDGET),
  spaceshipBudget: whole(0, MAX_BUDGET),
  baseCost: whole(0, MAX_VALUE),
  baseSpeed: whole(0, MAX_VALUE),
  baseBody: whole(1, MAX_VALUE),
  baseMove: whole(0, MAX_VALUE),
  hitsOn: face,
  pistolHitsOn: face,
  plasmaSwordCost: whole(0, MAX_VALUE),
  technicianCost: whole(0, MAX_VALUE),
  metric: option(...METRICS),
  partialCoverCost: whole(1, MAX_VALUE),
  shootOver: option('adjacent', 'own'),
  friendlyFire: flag(),
  throughCoverDice: option('lowest', 'single'),
  chainTargets: option('enemies', 'all'),
  hackOn: face,
  hackRange: orNull(whole(0, MAX_VALUE)),
  overdoseKillsOn: whole(0, 6),
  fractions: option('exact', 'up', 'down'),
  crewHackOn: face,
  rechargeOn: face,
  slagOn: face,
  slagLasts: option('game', 'round'),
  pilotDeath: option('drifts', 'destroyed'),
  ramOn: face,
  quarterWreckedOn: whole(0, 6),
  halfWreckedOn: whole(0, 6),
  halfWrecked: option('steps', 'atOnce'),
  craftBattalions: flag(),
  bayLost: option('die', 'thrownOut'),
};

/**
 * Reads house rules that may be anything. Keeps only the ones that differ from the defaults; names every unknown name
 * and every value out of bounds.
 */
export function readHouseRules(input: unknown): HouseRules<Rules> {
  return readKnobs(KNOBS, DEFAULT_RULES, input);
}
