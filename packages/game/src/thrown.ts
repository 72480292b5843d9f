import { type Chance, type Face, type Roll, recording } from '@tabletop/dice';

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
  const dice: number[] = [];

  // A whole `recording` would know more of each draw than an event shows, and whole games wait for this.
  function die<Sides extends number>(sides: Sides, rule?: string): Face<Sides> {
    const face = chance.die(sides, rule);
    dice.push(face);
    return face;
  }

  function several<Count extends number, Sides extends number>(
    count: Count,
    sides: Sides,
    rule?: string,
  ): Roll<Count, Sides> {
    const roll = chance.dice(count, sides, rule);
    for (const face of roll) dice.push(face);
    return roll;
  }

  function index(length: number, rule?: string): number {
    const value = chance.index(length, rule);
    dice.push(value);
    return value;
  }

  function shuffle<Item>(items: readonly Item[], rule?: string): Item[] {
    const source = recording(chance);
    const order = source.shuffle(items, rule);
    for (const { value } of source.draws()) dice.push(value);
    return order;
  }

  const result = resolver({ die, dice: several, index, shuffle });
  return { result, dice };
}
