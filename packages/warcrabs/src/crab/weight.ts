import { maximumCapacity } from './capacity.js';
import type { Crab } from './crab.js';

/** Anything that weighs something. */
export interface Weighty {
  readonly weight: number;
}

/** What a crab carries: its shell and the weapons on it. @rule W-WEIGHT */
export function weightOf(shell: Weighty, weapons: readonly Weighty[]): number {
  return weapons.reduce((sum, { weight }) => sum + weight, shell.weight);
}

/** A sentence that says that a crab carries more than it can; undefined where it does not. @rule W-WEIGHT */
export function overweight({
  traits,
  shell,
  weapons,
}: {
  readonly traits: Crab['traits'];
  readonly shell: Weighty;
  readonly weapons: readonly Weighty[];
}): string | undefined {
  const [weight, most] = [weightOf(shell, weapons), maximumCapacity(traits)];
  return weight > most ? `The Maximum Shell Capacity is ${most}; this is a Weight of ${weight}.` : undefined;
}
