import { isTabletopError, type TabletopError } from '@tabletop/dice';

/** The typed error that a call throws. Fails when it throws none, or another. */
export function refusal(call: () => unknown): TabletopError {
  try {
    call();
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
