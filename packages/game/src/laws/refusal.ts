import { isTabletopError, show } from '@tabletop/dice';
import { fail } from './law.js';

/** The code of the typed error that is thrown, or undefined; fails for an error of any other kind. */
export function refusalOf(what: string, run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (isTabletopError(error)) return error.code;
    fail(`${what} throws what is no typed error: ${show(error instanceof Error ? error.message : error)}.`);
  }
  return undefined;
}

/** Fails unless a typed error of some code is thrown. */
export function mustRefuse(what: string, code: string, run: () => unknown): void {
  const found = refusalOf(what, run);
  if (found !== code)
    fail(`${what} should throw ${show(code)}, but ${found === undefined ? 'is allowed' : `throws ${show(found)}`}.`);
}
