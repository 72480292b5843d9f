import type { Chance, Roll } from '@tabletop/dice';

export const PLUCK_OUTCOMES = ['critical-success', 'success', 'failure', 'critical-failure'] as const;

/** How a Pluck roll came out. */
export type PluckOutcome = (typeof PLUCK_OUTCOMES)[number];

/** A Pluck roll. */
export interface PluckRoll {
  /** The two dice as thrown. */
  readonly dice: Roll<2, 6>;
  /** Their sum with the modifier. */
  readonly total: number;
  readonly outcome: PluckOutcome;
}

/**
 * The outcome of a Pluck roll: a success when the modified total is at most the sailor's Pluck, critical on a natural
 * double.
 *
 * @rule K-PLUCK-ROLL
 * @rule K-PLUCK-CRIT
 */
export function judgePluck(pluck: number, dice: readonly [number, number], modifier = 0): PluckOutcome {
  const [first, second] = dice;
  const succeeds = first + second + modifier <= pluck;
  if (first === second) return succeeds ? 'critical-success' : 'critical-failure';
  return succeeds ? 'success' : 'failure';
}

/**
 * Throws two dice against a sailor's Pluck. No rule of the game gives a modifier; it is there for house rules. `rule`
 * names the rule that asks for the roll.
 *
 * @rule K-PLUCK-ROLL
 */
export function rollPluck(
  chance: Chance,
  pluck: number,
  modifier = 0,
  rule = 'K-PLUCK-ROLL',
  using: { readonly judgePluck: typeof judgePluck } = { judgePluck },
): PluckRoll {
  const dice = chance.dice(2, 6, rule);
  return { dice, total: dice[0] + dice[1] + modifier, outcome: using.judgePluck(pluck, dice, modifier) };
}

/** Whether a roll came out as a success, critical or not. */
export function succeeded(outcome: PluckOutcome): boolean {
  return outcome === 'success' || outcome === 'critical-success';
}
