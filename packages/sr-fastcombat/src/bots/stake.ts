import { type Chances, expected } from './chances.js';
import type { HandOptions, Option } from './hand.js';

/** What a play is for. */
export interface Stake {
  /** What may stand against it. */
  readonly theirs: Chances;
  /** What is won by a play against another, in figures; below 0 what is lost. */
  readonly gain: (mine: number, theirs: number) => number;
}

/** A choice, with what is to be expected of it less its price. */
export interface Judged {
  readonly option: Option;
  readonly net: number;
}

/** The best of some options; undefined where there is none. */
export function bestOption(options: readonly Option[], { theirs, gain }: Stake): Judged | undefined {
  let best: Judged | undefined;
  for (const option of options) {
    const net = expected(theirs, (value) => gain(option.value, value)) - option.price;
    if (best === undefined || net > best.net) best = { option, net };
  }
  return best;
}

/**
 * The best card to commit face down. A Joker is completed when the other side's play is open, and so with whatever is
 * best against that.
 */
export function bestCommitment({ singles, completions, joker }: HandOptions, stake: Stake): Judged | undefined {
  const single = bestOption(singles, stake);
  if (joker === null || singles.length === 0) return single;
  const choices = completions();
  const against = (value: number): number =>
    Math.max(...choices.map((option) => stake.gain(option.value, value) - option.price));
  const net = expected(stake.theirs, against) - joker.price;
  return single !== undefined && single.net >= net ? single : { option: joker, net };
}

/** What is to be expected of the best card that could be committed; nothing without any. */
export function commitmentNet(options: HandOptions, stake: Stake): number {
  return bestCommitment(options, stake)?.net ?? 0;
}
