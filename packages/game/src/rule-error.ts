import { isTabletopError, type Problem, TabletopError } from '@tabletop/dice';

/**
 * The error of everything in this package and of every game. Among its codes: 'illegal-action', 'not-automatic',
 * 'invalid-setup', 'wrong-game', 'later-version'; each function says which it throws.
 */
export class RuleError extends TabletopError {
  constructor(code: string, problems: readonly Problem[]) {
    super(code, problems);
    this.name = 'RuleError';
  }
}

/** Whether a caught value is a {@link RuleError}, of this copy of the package or another. */
export function isRuleError(value: unknown): value is RuleError {
  return isTabletopError(value) && value.name === 'RuleError';
}
