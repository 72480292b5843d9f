import type { Problem } from '@tabletop/dice';
import { isRuleError } from '../src/index.js';

/** What a call throws, as its code, the places of its problems and their messages. Throws where nothing is refused. */
export function refusalOf(call: () => unknown): {
  readonly code: string;
  readonly places: readonly string[];
  readonly problems: readonly Problem[];
} {
  try {
    call();
  } catch (error) {
    if (!isRuleError(error)) throw error;
    const { code, problems } = error;
    return { code, problems, places: problems.map(({ path }) => path.join('.')) };
  }
  throw new Error('nothing was refused');
}
