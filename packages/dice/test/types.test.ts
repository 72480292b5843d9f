import type Fraction from 'fraction.js';
import { describe, expectTypeOf, it } from 'vitest';
import {
  type Chance,
  type ChanceState,
  certain,
  type Distribution,
  type Draw,
  estimate,
  exactly,
  type Face,
  fromJSON,
  seed,
  seeded,
  uniform,
} from '../src/index.js';

const chance: Chance = seeded(seed('types'));
const many: number = 3;

describe('types', () => {
  it('a die shows its faces', () => {
    expectTypeOf(chance.die(6)).toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6>();
    expectTypeOf(chance.die(2)).toEqualTypeOf<1 | 2>();
    expectTypeOf(chance.die(1)).toEqualTypeOf<1>();
    expectTypeOf(chance.die(20)).toExtend<number>();
    expectTypeOf(chance.die(7)).toEqualTypeOf<number>();
    expectTypeOf(chance.die(many)).toEqualTypeOf<number>();
    expectTypeOf<Face<12>>().toExtend<number>();
    expectTypeOf<13>().not.toExtend<Face<12>>();
  });

  it('a roll is a tuple of faces where it is short, and an array otherwise', () => {
    expectTypeOf(chance.dice(1, 6)).toEqualTypeOf<readonly [Face<6>]>();
    expectTypeOf(chance.dice(2, 6)).toEqualTypeOf<readonly [Face<6>, Face<6>]>();
    expectTypeOf(chance.dice(4, 10)).toEqualTypeOf<readonly [Face<10>, Face<10>, Face<10>, Face<10>]>();
    expectTypeOf(chance.dice(5, 6)).toEqualTypeOf<readonly Face<6>[]>();
    expectTypeOf(chance.dice(many, 6)).toEqualTypeOf<readonly Face<6>[]>();
    expectTypeOf(chance.dice(2, 7)).toEqualTypeOf<readonly [number, number]>();
  });

  it('a shuffle keeps the type of its items, and may be changed', () => {
    expectTypeOf(chance.shuffle(['a', 'b'] as const)).toEqualTypeOf<('a' | 'b')[]>();
  });

  it('states and draws are plain and read-only', () => {
    expectTypeOf<ChanceState>().toEqualTypeOf<readonly [number, number, number, number]>();
    expectTypeOf<Draw>().toExtend<{ readonly value: number; readonly rule?: string }>();
  });

  it('distributions carry the type of their values', () => {
    expectTypeOf(exactly((from) => from.die(6))).toEqualTypeOf<Distribution<Face<6>>>();
    expectTypeOf(uniform([1, 2])).toEqualTypeOf<Distribution<number>>();
    expectTypeOf(certain('x').map((text) => text.length)).toEqualTypeOf<Distribution<number>>();
    expectTypeOf(certain('x').combine(certain(1), (text, size) => [text, size] as const)).toEqualTypeOf<
      Distribution<readonly [string, number]>
    >();
    expectTypeOf(certain(1).mean()).toEqualTypeOf<Fraction>();
    expectTypeOf(fromJSON(certain('x').toJSON())).toEqualTypeOf<Distribution<string>>();
  });

  it('a mean is estimated of numbers and booleans only', () => {
    expectTypeOf(estimate).parameter(0).returns.toEqualTypeOf<number | boolean>();
  });
});
