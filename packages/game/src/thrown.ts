import { type Chance, recording } from '@tabletop/dice';

/** A result, with the values drawn for it in order. */
export interface Thrown<Result> {
  readonly result: Result;
  readonly dice: readonly number[];
}

/**
 * Runs a resolver and keeps what it drew, for the `dice` of an event. A resolver that a fork puts in another's place
 * then shows its own dice, however many it throws.
 */
export function thrown<Result>(chance: Chance, resolver: (chance: Chance) => Result): Thrown<Result> {
  const source = recording(chance);
  const result = resolver(source);
  return { result, dice: source.draws().map((draw) => draw.value) };
}
