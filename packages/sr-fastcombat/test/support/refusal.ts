import type { Problem } from '@tabletop/dice';
import { isRuleError } from '@tabletop/game';

/** What a call throws, as its code and problems. Throws on what is no `RuleError`, and where nothing is thrown. */
export function refusalOf(call: () => unknown): { readonly code: string; readonly problems: readonly Problem[] } {
  try {
    call();
  } catch (error) {
    if (isRuleError(error)) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** The places of problems with their rules, each as one text: 'F-KO attributes.body'. */
export function places(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ rule, path }) => [rule, path.join('.')].filter(Boolean).join(' '));
}
