import type { PluckOutcome } from '../pluck.js';

/** How a Pluck roll came out, in words. */
export const OUTCOMES: Readonly<Record<PluckOutcome, string>> = {
  'critical-success': 'a critical success',
  success: 'a success',
  failure: 'a failure',
  'critical-failure': 'a critical failure',
};

/** Dice as thrown and what they come to: '4 + 3 = 7', or with a modifier '4 + 3, modified to 9'. */
export function thrownText(dice: readonly number[], total: number): string {
  if (dice.length === 0) return String(total);
  const sum = dice.reduce((all, die) => all + die, 0);
  const thrown = dice.join(' + ');
  if (sum !== total) return `${thrown}, modified to ${total},`;
  return dice.length === 1 ? thrown : `${thrown} = ${total}`;
}
