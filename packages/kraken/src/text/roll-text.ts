import type { PluckOutcome } from '../pluck.js';

/** How a Pluck roll came out, in words. */
export const OUTCOMES: Readonly<Record<PluckOutcome, string>> = {
  'critical-success': 'a critical success',
  success: 'a success',
  failure: 'a failure',
  'critical-failure': 'a critical failure',
};
