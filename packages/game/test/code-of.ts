import { isRuleError } from '../src/index.js';

/** The code of the `RuleError` that is thrown; anything else as a text that no test expects. */
export function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return isRuleError(error) ? error.code : `not typed: ${String(error)}`;
  }
  return 'nothing thrown';
}
