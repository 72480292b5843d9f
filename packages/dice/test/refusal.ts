import { isTabletopError, type TabletopError } from '../src/index.js';

/** The typed error that `attempt` throws. Fails the test where it throws nothing, or something else. */
export function refusal(attempt: () => unknown): TabletopError {
  try {
    attempt();
  } catch (error) {
    if (isTabletopError(error)) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** A value as it comes from a caller without types, who passes whatever there is. */
export function outside(value: unknown): never {
  return value as never;
}
