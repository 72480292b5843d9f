import { type Distribution, show } from '@tabletop/dice';
import { RuleError } from './rule-error.js';

/** A table of exact odds, as games publish them: a row for each situation, a column for each result. */
export interface OddsTable {
  readonly title: string;
  /** The id of the rule whose resolver the odds come from. */
  readonly rule: string;
  /** What the rows differ in, such as 'Pluck'. */
  readonly situation: string;
  /** The results, in the order of the chances in each row. */
  readonly results: readonly string[];
  readonly rows: readonly OddsRow[];
}

/** The exact chances in one situation. */
export interface OddsRow {
  readonly situation: string;
  readonly chances: readonly ReturnType<Distribution<unknown>['probability']>[];
}

/**
 * A row of a table of odds: the chance of each result in one situation. Throws `RuleError` 'results-missing' where the
 * results named are not all that there are, so that every row adds up to 1.
 */
export function oddsRow<Result>(situation: string, odds: Distribution<Result>, results: readonly Result[]): OddsRow {
  const missing = odds.outcomes.find(([outcome]) => !results.includes(outcome));
  if (missing !== undefined) {
    const message = `The result ${show(missing[0])} has no column in the row ${show(situation)}.`;
    throw new RuleError('results-missing', [{ path: [], message }]);
  }
  return { situation, chances: results.map((result) => odds.probability((found) => found === result)) };
}
