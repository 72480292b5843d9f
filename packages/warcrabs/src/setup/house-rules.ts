import { type HouseRules, type Knob, type Knobs, knob, problem, readHouseRules as readKnobs } from '@tabletop/game';
import { MAX_LENGTH, MAX_MONEY, MAX_TRAIT, MAX_TURNS, MAX_VALUE } from '../limits.js';
import { DEFAULT_RULES, type RangeLimits, type RangeModifiers, type Rules, rulesFor } from '../rules.js';
import { UNITS_PER_INCH } from '../units.js';

const { checked, flag, option, record, whole } = knob;
/** The least length that is not nothing, in inches. */
const LEAST = 1 / UNITS_PER_INCH;
const length = (least = 0): Knob<number> => knob.length(least, MAX_LENGTH, UNITS_PER_INCH, 'inches');
const modifier = whole(-MAX_VALUE, MAX_VALUE);
const cents = whole(0, MAX_MONEY);

/** Every house rule with its limits. */
export const KNOBS: Knobs<Rules> = {
  traitPoints: whole(3, 3 * MAX_TRAIT),
  traitMinimum: whole(1, MAX_TRAIT),
  traitMaximum: whole(1, MAX_TRAIT),
  mustSpendAll: flag(),
  shedWeight: flag(),
  crabRadius: length(LEAST),
  crabHeight: length(LEAST),
  tieRolls: option('once', 'eachTurn'),
  splitMove: flag(),
  turning: option('free', 'moveOnly'),
  fireArc: option('any', 'front'),
  stunLasts: option('wholeTurn', 'nextActivation'),
  rangeLimits: checked(
    record<RangeLimits>({ pointBlank: length(), short: length(), medium: length(), long: length() }),
    'four lengths, none less than the one before',
    ({ pointBlank, short, medium, long }) => pointBlank <= short && short <= medium && medium <= long,
  ),
  rangeModifiers: record<RangeModifiers>({
    pointBlank: modifier,
    short: modifier,
    medium: modifier,
    long: modifier,
    extraLong: modifier,
  }),
  rangeBoundaries: option('farther', 'nearer'),
  clawReach: length(),
  bareDamage: whole(0, MAX_VALUE),
  arcBoundaries: option('frontward', 'rearward'),
  sideHitsCrab: whole(1, 7),
  shellOverflow: flag(),
  friendlyFire: flag(),
  nearMiss: whole(1, MAX_VALUE),
  kamikazeNeedsHit: flag(),
  blastDistance: length(),
  fallStep: length(LEAST),
  shortFallStuns: flag(),
  stepDown: length(LEAST),
  elevationMin: length(LEAST),
  fromAbove: modifier,
  fromBelow: modifier,
  surfacesBlock: flag(),
  paperGone: option('atOnce', 'endOfTurn'),
  drawAfter: whole(1, MAX_TURNS),
  purse: option('owner', 'crab'),
  startMoney: cents,
  prize: cents,
  sellShare: whole(0, 100),
  repairs: option('free', 'priced'),
  repairPrice: cents,
  salvage: option('owner', 'lost'),
};

/**
 * Reads house rules that may be anything. Keeps only the ones that differ from the defaults; names every unknown name
 * and every value out of bounds, and trait points that no crab could have.
 */
export function readHouseRules(input: unknown): HouseRules<Rules> {
  const found = readKnobs(KNOBS, DEFAULT_RULES, input, { ascending: [['traitMinimum', 'traitMaximum']] });
  if (found.problems.length > 0) return found;
  const { traitMinimum, traitMaximum, traitPoints, mustSpendAll } = rulesFor(found.rules);
  const refused = (message: string) => ({
    rules: found.rules,
    problems: [problem(['traitPoints'], message, 'W-TRAITS')],
  });
  if (3 * traitMinimum > traitPoints)
    return refused(`Three traits of at least ${traitMinimum} take more than the ${traitPoints} points that there are.`);
  if (mustSpendAll && 3 * traitMaximum < traitPoints)
    return refused(`Three traits of at most ${traitMaximum} cannot take all of the ${traitPoints} points.`);
  return found;
}
