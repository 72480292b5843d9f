import { MAX_JOKERS_PER_DECK } from '@tabletop/cards';
import { type HouseRules, type Knob, type Knobs, knob, readHouseRules as readKnobs } from '@tabletop/game';
import { MAX_DEAL, MAX_LENGTH, MAX_POINTS, MAX_TURNS, MAX_VALUE } from '../limits.js';
import { DEFAULT_RULES, type Rules } from '../rules.js';
import { UNITS_PER_CM } from '../units.js';

const { checked, flag, option, orNull, record, whole } = knob;
const length = (least = 0): Knob<number> => knob.length(least, MAX_LENGTH, UNITS_PER_CM, 'cm');
const cards = (least = 0): Knob<number> => whole(least, MAX_DEAL);
const points = whole(0, MAX_POINTS);
const modifier = whole(-MAX_VALUE, MAX_VALUE);

/** Every house rule with its limits. */
export const KNOBS: Knobs<Rules> = {
  courtValues: record({ J: points, Q: points, K: points, A: points }),
  jokerChain: flag(),
  drawnJoker: option('redraw', 'zero'),
  jokerReveal: option('defenderFirst', 'attackerFirst'),
  jokersPerDeck: whole(0, MAX_JOKERS_PER_DECK),
  startHand: cards(),
  startHandPerFigure: cards(1),
  dealtPerDeck: whole(1, 39),
  drawPerFigure: cards(),
  refill: cards(1),
  reshuffle: flag(),
  meleeBonus: points,
  augmented: flag(),
  figureRadius: length(1 / UNITS_PER_CM),
  hands: whole(0, 8),
  startReady: option('first', 'none'),
  legLength: length(1 / UNITS_PER_CM),
  difficultCost: whole(1, 10),
  crawlCost: whole(1, 10),
  pickUpReach: length(),
  targetNumbers: record({
    short: modifier,
    medium: modifier,
    long: modifier,
    extreme: modifier,
    laser: modifier,
    smartlink: modifier,
    goggles: modifier,
    cover: modifier,
    invisible: modifier,
    attackerMoving: modifier,
    targetMoving: modifier,
  }),
  sights: option('best', 'sum'),
  coverReach: length(),
  totalMustExceed: flag(),
  partialReloads: flag(),
  meleeReach: length(),
  scatterStep: length(),
  scatterDegrees: checked(whole(1, 360), 'a whole number that divides 360', (degrees) => 360 % degrees === 0),
  blastShielded: flag(),
  touchReach: length(),
  areaCaster: flag(),
  detect: option('seen', 'nothing'),
  damageLevels: record({ L: points, M: points, S: points, D: points }),
  burstBonus: points,
  autoBonus: points,
  maxTurns: orNull(whole(1, MAX_TURNS)),
};

/**
 * Reads house rules that may be anything. Keeps only the ones that differ from the defaults; names every unknown name
 * and every value out of bounds.
 */
export function readHouseRules(input: unknown): HouseRules<Rules> {
  return readKnobs(KNOBS, DEFAULT_RULES, input);
}
