export { MAX_DRAWS_PER_BRANCH } from './branches.js';
export { MAX_OUTCOME_DEPTH } from './canonical-json.js';
export type { Chance, Draw, Face, Roll } from './chance.js';
export { MAX_DICE, MAX_SIDES } from './chance.js';
export { chanceFrom, type Uniform } from './chance-from.js';
export type { Distribution, DistributionJSON } from './distribution.js';
export { MAX_OUTCOMES, MAX_TOTAL_BITS, MAX_WORK } from './distribution-limits.js';
export type { Problem } from './errors.js';
export { isTabletopError, TabletopError } from './errors.js';
export {
  DEFAULT_SAMPLES,
  type EstimateOptions,
  estimate,
  estimateOutcomes,
  MAX_SAMPLES,
  type MeanEstimate,
  type OutcomeEstimate,
  type OutcomesEstimate,
} from './estimate.js';
export { DEFAULT_MAX_BRANCHES, type ExactlyOptions, exactly } from './exactly.js';
export { type Fraction, type FractionLike, toNumber } from './fractions.js';
export { freshSeed } from './fresh-seed.js';
export { fromJSON, MAX_WEIGHT_DIGITS } from './from-json.js';
export { certain, fromWeights, uniform } from './from-weights.js';
export { type Bounds, bounds } from './notation/bounds.js';
export { DESCRIPTION_LENGTH, describeRoll } from './notation/describe.js';
export {
  type Comparison,
  type ComparisonOperator,
  type Constant,
  EXPLOSION_DEPTH,
  type Explosion,
  type Expression,
  type Keep,
  type Negation,
  type Pool,
  type Product,
  REROLL_THROWS,
  type Reroll,
  type Sides,
  type Sum,
} from './notation/expression.js';
export { format } from './notation/format.js';
export { NOTATION_LIMITS, type NotationLimits, type NotationOptions } from './notation/limits.js';
export { distribution } from './notation/odds.js';
export { parse } from './notation/parse.js';
export {
  type RolledDie,
  type RolledExpression,
  type RolledPool,
  type RollOptions,
  roll,
  rollTotal,
} from './notation/roll.js';
export type { OutcomeKey } from './outcome-set.js';
export { type RecordingChance, recording } from './recording.js';
export { type ScriptedChance, scripted } from './scripted.js';
export { type ChanceState, MAX_SEED_LENGTH, seed } from './seed.js';
export { type SeededChance, seeded } from './seeded.js';
export { show } from './show.js';
export { sumOf } from './sum-of.js';
