import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Chance, Face, Roll } from './chance.js';
import { checkCount, checkSize } from './draw-limits.js';
import { TabletopError } from './errors.js';
import type { ChanceState } from './seed.js';
import { shuffled } from './shuffle.js';

/** A source of chance that follows from its state alone. */
export interface SeededChance extends Chance {
  /** The state now: `seeded` goes on from it with the same draws. */
  state(): ChanceState;
}

/**
 * The source of chance for play: an xoroshiro128+ generator whose numbers are brought into range without bias. The
 * state given is left as it is.
 *
 * Who sees enough draws can work out the rest: where something is at stake, use {@link chanceFrom} with a source that
 * cannot be foreseen.
 *
 * Throws `TabletopError` 'invalid-chance-state' unless `state` is four 32-bit integers that are not all zero.
 */
export function seeded(state: ChanceState): SeededChance {
  const generator = xoroshiro128plusFromState(checkedState(state));

  // The bodies do not go through one common function as those of other sources do: whole games wait for these.
  function die<Sides extends number>(sides: Sides): Face<Sides>;
  function die(sides: number): number {
    checkSize('die', sides);
    return below(generator, sides) + 1;
  }

  function dice<Count extends number, Sides extends number>(count: Count, sides: Sides): Roll<Count, Sides>;
  function dice(count: number, sides: number): readonly number[] {
    checkCount(count);
    checkSize('die', sides);
    const faces: number[] = [];
    for (let thrown = 0; thrown < count; thrown++) faces.push(below(generator, sides) + 1);
    return faces;
  }

  function index(length: number): number {
    checkSize('index', length);
    return below(generator, length);
  }

  function currentState(): ChanceState {
    const [a = 0, b = 0, c = 0, d = 0] = generator.getState();
    return [a, b, c, d];
  }

  return { die, dice, index, shuffle: (items) => shuffled(items, index), state: currentState };
}

/** A whole number from 0 to `size` − 1. The mask, a literal, lets engines divide as integers: three times the speed. */
function below(generator: RandomGenerator, size: number): number {
  return size <= 0x7fff_ffff ? uniformInt(generator, 0, (size - 1) & 0x7fff_ffff) : uniformInt(generator, 0, size - 1);
}

function checkedState(state: unknown): [number, number, number, number] {
  if (Array.isArray(state) && state.length === 4) {
    const [a, b, c, d]: readonly unknown[] = state;
    if (isInt32(a) && isInt32(b) && isInt32(c) && isInt32(d) && (a | b | c | d) !== 0)
      return [a | 0, b | 0, c | 0, d | 0];
  }
  throw new TabletopError('invalid-chance-state', [
    { path: [], message: 'A random state is an array of four 32-bit integers that are not all zero.' },
  ]);
}

function isInt32(value: unknown): value is number {
  return typeof value === 'number' && value === (value | 0);
}
