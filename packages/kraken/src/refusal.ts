import type { Problem } from '@tabletop/dice';

/** Why an action is refused. */
export function refusal(rule: string, path: Problem['path'], message: string): Problem {
  return { rule, path, message };
}
