import { isRuleError, type RuleError } from '../../packages/game/src/rule-error.js';

/** What a call throws, as its code and problems. Throws on what is no `RuleError`, and where nothing is thrown. */
export function refusalOf(call: () => unknown): Pick<RuleError, 'code' | 'problems'> {
  try {
    call();
  } catch (error) {
    if (isRuleError(error)) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** The places of problems with their rules, each as one text: 'W-TRAITS traits.strength'. */
export function places(problems: RuleError['problems']): readonly string[] {
  return problems.map(({ rule, path }) => [rule, path.join('.')].filter(Boolean).join(' '));
}

/** The code of what a call throws, and the places of its problems. */
export function refusedAt(call: () => unknown): readonly string[] {
  const { code, problems } = refusalOf(call);
  return [code, ...places(problems)];
}

/** A value as if it were of any type: what callers without types, or with data from outside, may give. */
export function untyped(value: unknown): never {
  return value as never;
}
