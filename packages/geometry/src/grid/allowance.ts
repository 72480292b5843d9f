import { TabletopError } from '@tabletop/dice';
import { isWhole, show } from '../whole.js';

/** How dear a way may be. */
export interface PathLimits {
  /** The most that its steps may cost together; without it, any. */
  readonly allowance?: number;
}

/** An allowance, infinite where there is none. Throws 'invalid-allowance'. */
export function readAllowance({ allowance }: PathLimits): number {
  if (allowance === undefined) return Number.POSITIVE_INFINITY;
  if (isWhole(allowance, Number.MAX_SAFE_INTEGER) && allowance >= 0) return allowance;
  const message = `An allowance is a whole number from 0, not ${show(allowance)}.`;
  throw new TabletopError('invalid-allowance', [{ path: ['allowance'], message }]);
}
